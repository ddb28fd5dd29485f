import { describe, expect, test } from 'vitest'
import { corpora, documentsOf } from '../../../../corpora/index.ts'
import { createScanner } from '../../../../estimators/fitted/max/create-scanner.ts'
import { longestPiece } from '../../../../estimators/fitted/max/scanner.ts'
import { scannerRules } from '../../../../estimators/fitted/training/max/scanner-rules.ts'
import { referenceOf } from './reference.ts'

// Enough to meet every script and kind of code; only where no piece was cut short may the sums be compared.
const texts = [...documentsOf(corpora)]
  .filter(({ split, text }) => split === 'train' && text.length < 3_000)
  .filter((_, index) => index % 3 === 0)
  .map(({ text }) => text)

function piecesOf(id: string, text: string): string[] {
  const scanner = createScanner(scannerRules[id] as (typeof scannerRules)[string])
  const out: string[] = []
  for (let start = 0; start < text.length; ) {
    const end = scanner.next(text, start, text.length)
    out.push(text.slice(start, end))
    start = end
  }
  return out
}

// A piece cut wrongly has, as a rule, another count: the sums of a few hundred texts agree only if the rules do.
describe.each([
  'o200k_base',
  'cl100k_base',
  'llama-3',
  'qwen-3.6',
  'mistral-tekken',
  'deepseek-v4',
  'kimi-k3',
])('%s', (id) => {
  test('pieces cost together what the text costs', async () => {
    const { count } = await referenceOf(id).load()
    let compared = 0
    for (const text of texts) {
      const pieces = piecesOf(id, text)
      if (pieces.some((piece) => piece.length >= longestPiece)) continue
      compared++
      expect(
        pieces.reduce((sum, piece) => sum + count(piece), 0),
        text.slice(0, 80),
      ).toBe(count(text))
    }
    expect(compared).toBeGreaterThan(100)
  })
})

test.each([
  ['o200k_base', "HTTPServer isn't HERE", ['HTTPServer', " isn't", ' HERE']],
  ['o200k_base', '中文A', ['中文', 'A']],
  ['cl100k_base', "it's 1234\n\n  x", ['it', "'s", ' ', '123', '4', '\n\n', ' ', ' x']],
  ['kimi-k3', '他说hello', ['他说', 'hello']],
  ['deepseek-v4', 'a   5', ['a', '   ', '5']],
  ['claude-old', 'a1  b', ['a', '1', ' ', ' b']],
  ['gemma-3', 'a,12  b', ['a', ',', '1', '2', '  ', 'b']],
])('%s splits %j', (id, text, pieces) => {
  expect(piecesOf(id, text)).toEqual(pieces)
})
