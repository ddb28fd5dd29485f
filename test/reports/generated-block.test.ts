import { expect, test } from 'vitest'
import { replaceBlock } from '../../reports/generated-block.ts'

const document = 'before\n\n<!-- results: made by x -->\nold\nlines\n<!-- /results -->\n\nafter $1'

test('replaces what stands between the markers, and nothing else', () => {
  expect(replaceBlock(document, 'results', 'new $& text')).toBe(
    'before\n\n<!-- results: made by x -->\n\nnew $& text\n\n<!-- /results -->\n\nafter $1',
  )
})

test('doing it twice is doing it once', () => {
  const once = replaceBlock(document, 'results', 'new')
  expect(replaceBlock(once, 'results', 'new')).toBe(once)
})

test('an absent block is an error', () => {
  expect(() => replaceBlock(document, 'speed', 'new')).toThrow("no block 'speed'")
})
