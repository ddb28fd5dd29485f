import { fromBytes } from 'hypertok'
import { beforeAll, describe, expect, it } from 'vitest'
import { hostileTexts } from '../../../harness/conformance/hostile-texts.ts'
import { o200kBase } from '../../../harness/references/openai.ts'
import { readVocabulary } from '../../../harness/references/packages.ts'
import { utf16Starts } from '../../../harness/references/utf16-starts.ts'

describe('utf16Starts', () => {
  it.each<[string, number[], number[]]>([
    ['', [], []],
    ['abc', [1, 2], [0, 1]],
    ['äb', [2, 1], [0, 1]],
    ['漢字', [3, 3], [0, 1]],
    ['😀a', [4, 1], [0, 2]],
    // Tokens inside a character have its offset.
    ['x😀a', [1, 1, 2, 1, 1], [0, 1, 1, 1, 3]],
    // Three bytes, as U+FFFD.
    ['\ud83da', [3, 1], [0, 1]],
    ['a\ude00b', [1, 3, 1], [0, 1, 2]],
  ])('of %j with tokens of %j bytes', (text, lengths, starts) => {
    expect(utf16Starts(text, lengths)).toEqual(starts)
  })
})

describe('against the byte offsets that hypertok tells', () => {
  let tokenizer: Awaited<ReturnType<typeof fromBytes>>
  let offsets: (text: string) => readonly number[]

  beforeAll(async () => {
    tokenizer = await fromBytes(await readVocabulary(o200kBase.source), { tier: 'single' })
    offsets = (await o200kBase.load()).offsets as typeof offsets
  })

  it.each(hostileTexts.map(({ id, text }) => [id, text]))('%s', async (_, text) => {
    const { starts } = await tokenizer.encodeDetailed(text, { reserved: { match: [] } })
    const bytes = Buffer.from(text)
    const expected = Array.from(starts, (start) => {
      let boundary = start
      while (((bytes[boundary] as number) & 0xc0) === 0x80) boundary--
      return bytes.subarray(0, boundary).toString().length
    })
    expect(offsets(text)).toEqual(expected)
  })
})
