import { expect, test } from 'vitest'
import { calibrated, estimators } from '../../estimators/registry.ts'
import { assertUniqueIds } from '../../estimators/unique-ids.ts'

const ids = [...estimators, ...calibrated].map(({ id }) => id)

test('holds the contenders the benchmark promises', () => {
  const promised =
    'chars-4 utf8-bytes-4 word-heuristic tiktoken huggingface ema-calibrated tokenx gpt-tokenizer ai-tokenizer hypertok'
  expect(ids).toEqual(expect.arrayContaining(promised.split(' ')))
})

test('ids are kebab-case', () => {
  expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([])
})

test('a duplicate id throws and is named', () => {
  expect(() => assertUniqueIds([{ id: 'a' }, { id: 'b' }, { id: 'a' }])).toThrow("'a'")
  expect(() => assertUniqueIds([{ id: 'a' }, { id: 'b' }])).not.toThrow()
})

test('a calibrated contender rests on one that is measured', () => {
  const measured = estimators.map(({ id }) => id)
  expect(calibrated.filter(({ base }) => !measured.includes(base))).toEqual([])
})
