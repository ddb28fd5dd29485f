import { expect, test } from 'vitest'
import { rareContents } from '../../../../../estimators/fitted/training/adapt/coverage.ts'

const names = (texts: readonly string[]): string[] => rareContents(texts).map(({ name }) => name)

test('tells what few texts hold', () => {
  const prose = new Array<string>(20).fill('the fog came in from the north')
  expect(names(prose)).toEqual(['digits', 'punctuation and signs', 'other scripts'])
  const code = new Array<string>(10).fill('if (a[12] === "34") { b = 5 }')
  expect(names([...prose, ...code])).toEqual(['other scripts'])
  expect(names([...prose, ...code, ...new Array<string>(10).fill('北から霧が来た')])).toEqual([])
  expect(rareContents([...prose, ...code.slice(0, 3)])[0]).toEqual({ name: 'digits', texts: 3 })
})
