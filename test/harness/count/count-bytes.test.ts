import { expect, test } from 'vitest'
import { countBytes } from '../../../harness/count/count-bytes.ts'
import type { TokenStream } from '../../../harness/count/token-stream.ts'

function lengths(): TokenStream {
  let units = 0
  return {
    append(part) {
      units += part.length
    },
    end: () => units,
  }
}

async function* chunksOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const counted = (bytes: Uint8Array, size = 3) => countBytes(chunksOf(bytes, size), lengths(), { shape: true })

test('chunks that cut characters and words count as the whole', async () => {
  const text = 'zwei Wörter\tund\n\n日本 😀 '
  const bytes = Buffer.from(text)
  for (const size of [1, 2, 5, 1000]) {
    expect(await counted(bytes, size)).toEqual({
      state: 'counted',
      tokens: text.length,
      words: 5,
      bytes: bytes.length,
      shape: { utf16Units: text.length, nonAsciiUnits: 5, utf8Bytes: bytes.length },
    })
  }
  expect(await counted(Buffer.alloc(0))).toMatchObject({ tokens: 0, words: 0, bytes: 0 })
})

test('what is no text in UTF-8 is skipped, with the place', async () => {
  expect(await counted(Buffer.from('ab\0cd'))).toEqual({
    state: 'skipped',
    reason: 'is binary (a zero at byte 2)',
  })
  expect(await counted(Buffer.from('\ufeffab', 'utf16le'))).toMatchObject({
    reason: expect.stringContaining('UTF-16'),
  })
  expect(await counted(Buffer.from([0x61, 0x62, 0x63, 0x64, 0xff]))).toMatchObject({
    reason: 'is not in UTF-8 (behind byte 3)',
  })
  // Cut off inside a character.
  expect(await counted(Buffer.from('aé').subarray(0, 2))).toMatchObject({ state: 'skipped' })
})
