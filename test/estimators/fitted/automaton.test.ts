import { expect, test } from 'vitest'
import { STATES } from '../../../estimators/fitted/automaton.ts'
import { grammar } from '../../../estimators/fitted/profile.ts'
import { extractFeatures, layout } from '../../../estimators/fitted/training/features.ts'

function piecesOf(text: string): string[] {
  const shape = layout({ places: 1, pairs: false, unitBits: 0, wideBits: 0, unitPairBits: 0 })
  const { offsets } = extractFeatures([text], shape, new Float32Array(192))
  return [...offsets].map((start, piece) => text.slice(start, offsets[piece + 1]))
}

test.each([
  ['The quick brown fox.', ['The', ' quick', ' brown', ' fox', '.']],
  ['camelCase HTTPServer', ['camel', 'Case', ' HTTPServer']],
  ["don't", ["don't"]],
  ['x=foo.bar(1234567)', ['x', '=foo', '.bar', '(', '123', '456', '7', ')']],
  ['if (a) {\n    return;\n}', ['if', ' (', 'a', ')', ' {\n', '   '.concat(' '), 'return', ';\n', '}']],
  ['été пример Пример', ['été', ' пример', ' Пример']],
  ['中文，字', ['中文', '，字']],
  ['a  b', ['a', '  ', 'b']],
])('%j is cut', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces)
})

test('every unit has a symbol, and every symbol a class and a move from every state', () => {
  const { symbolOf, classOf, next } = grammar()
  expect(symbolOf).toHaveLength(0x10000)
  expect(Math.max(...symbolOf)).toBe(191)
  expect(Math.max(...classOf)).toBeLessThan(27)
  for (const move of next) {
    const state = (move & 0xffc0) / 192
    if (!Number.isInteger(state) || state >= STATES || (move & 62) !== 0) expect.fail(`move ${move}`)
  }
})

test('scripts are told apart', () => {
  const { symbolOf } = grammar()
  const scripts = [...'aéλжאعकবਕતତதతಕമකกລཀကაአᎠកᠠ中あカ한ⴰꀀ，“→─✅😀']
  const symbols = scripts.map((character) => symbolOf[character.charCodeAt(0)])
  expect(new Set(symbols).size).toBe(scripts.length)
})

test('every range has its place: no class is a hexadecimal digit', () => {
  const { symbolOf, classOf } = grammar()
  for (let symbol = 0; symbol < 192; symbol++) expect(symbolOf.includes(symbol), `${symbol}`).toBe(true)
  expect(new Set(classOf).size).toBe(27)
})
