import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GgufError, readGgufTrainingLength } from '../../../budget/context-size/index.ts'

type Value =
  | { type: 'string'; value: string }
  | { type: 'uint32'; value: number }
  | { type: 'uint64'; value: number }
  | { type: 'float32'; value: number }
  | { type: 'strings'; value: readonly string[] }
  | { type: 'uint32s'; value: readonly number[] }

/** Writes a GGUF header after the specification, independently of the reader. */
function gguf(
  entries: readonly (readonly [string, Value])[],
  options: { version?: number; bigEndian?: boolean } = {},
) {
  const { version = 3, bigEndian = false } = options
  const parts: Buffer[] = []
  const number = (bytes: number, write: (buffer: Buffer) => void) => {
    const buffer = Buffer.alloc(bytes)
    write(buffer)
    parts.push(bigEndian ? buffer.reverse() : buffer)
  }
  const u32 = (value: number) => number(4, (buffer) => buffer.writeUInt32LE(value))
  const u64 = (value: number) => number(8, (buffer) => buffer.writeBigUInt64LE(BigInt(value)))
  const text = (value: string) => {
    u64(Buffer.byteLength(value))
    parts.push(Buffer.from(value))
  }
  parts.push(Buffer.from('GGUF'))
  u32(version)
  u64(0)
  u64(entries.length)
  for (const [key, entry] of entries) {
    text(key)
    if (entry.type === 'string') {
      u32(8)
      text(entry.value)
    } else if (entry.type === 'uint32') {
      u32(4)
      u32(entry.value)
    } else if (entry.type === 'uint64') {
      u32(10)
      u64(entry.value)
    } else if (entry.type === 'float32') {
      u32(6)
      number(4, (buffer) => buffer.writeFloatLE(entry.value))
    } else {
      u32(9)
      u32(entry.type === 'strings' ? 8 : 4)
      u64(entry.value.length)
      for (const item of entry.value) typeof item === 'string' ? text(item) : u32(item)
    }
  }
  return Buffer.concat(parts)
}

const architecture = ['general.architecture', { type: 'string', value: 'llama' }] as const
const length = ['llama.context_length', { type: 'uint32', value: 131_072 }] as const
const vocabulary = [
  'tokenizer.ggml.tokens',
  { type: 'strings', value: Array.from({ length: 30_000 }, (_, index) => `token ${index} é`) },
] as const
const scores = ['tokenizer.ggml.scores', { type: 'uint32s', value: Array(30_000).fill(7) }] as const

describe('readGgufTrainingLength', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tokengauge-gguf-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('reads a file on disk in one chunk, leaving the weights alone', async () => {
    const path = join(folder, 'model.gguf')
    await writeFile(
      path,
      Buffer.concat([gguf([architecture, length, vocabulary, scores]), Buffer.alloc(1 << 20)]),
    )
    const file = await open(path)
    const reads: number[] = []
    try {
      const read = async (offset: number, size: number) => {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, offset)
        reads.push(bytesRead)
        return buffer.subarray(0, bytesRead)
      }
      expect(await readGgufTrainingLength(read)).toBe(131_072)
    } finally {
      await file.close()
    }
    expect(reads).toEqual([65_536])
  })

  it('walks over a vocabulary that comes first, across chunks', async () => {
    const bytes = gguf([vocabulary, scores, length, architecture])
    expect(bytes.byteLength).toBeGreaterThan(65_536 * 4)
    expect(await readGgufTrainingLength(bytes)).toBe(131_072)
    expect(await readGgufTrainingLength(new Blob([bytes]))).toBe(131_072)
  })

  it('takes the length of its own architecture', async () => {
    const draft = ['clip.context_length', { type: 'uint32', value: 77 }] as const
    const wide = ['llama.context_length', { type: 'uint64', value: 1_048_576 }] as const
    expect(await readGgufTrainingLength(gguf([draft, architecture, wide]))).toBe(1_048_576)
    expect(await readGgufTrainingLength(gguf([draft, architecture]))).toBeNull()
  })

  it('reads version 2 and big-endian files', async () => {
    expect(await readGgufTrainingLength(gguf([architecture, length], { version: 2 }))).toBe(131_072)
    expect(await readGgufTrainingLength(gguf([architecture, length], { bigEndian: true }))).toBe(131_072)
  })

  it('gives null for a length of 0', async () => {
    const zero = ['llama.context_length', { type: 'uint32', value: 0 }] as const
    expect(await readGgufTrainingLength(gguf([architecture, zero]))).toBeNull()
  })

  it.each([
    ['another file', Buffer.from('PK\u0003\u0004 and more'), /no GGUF file: it starts with "PK/],
    ['an empty file', Buffer.alloc(0), /ends at byte 0/],
    ['version 1', gguf([], { version: 1 }), /version 1 is not supported/],
    ['a file cut short', gguf([architecture, length]).subarray(0, 60), /ends at byte 60, in its header/],
    [
      'a length that is no integer',
      gguf([architecture, ['llama.context_length', { type: 'float32', value: 4096 }]]),
      /llama\.context_length has the value type 6/,
    ],
  ])('refuses %s, saying why', async (_, bytes, message) => {
    await expect(readGgufTrainingLength(bytes)).rejects.toThrow(message)
    await expect(readGgufTrainingLength(bytes)).rejects.toBeInstanceOf(GgufError)
  })

  it('ends with a length, null or a GgufError on any damage', async () => {
    const whole = gguf([['general.name', { type: 'string', value: 'x' }], scores, architecture, length])
    const damage = fc.array(fc.tuple(fc.nat({ max: 200 }), fc.nat({ max: 255 })), {
      minLength: 1,
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(damage, fc.nat({ max: whole.byteLength }), async (edits, cut) => {
        const bytes = Buffer.from(whole.subarray(0, cut > 300 ? whole.byteLength : cut))
        for (const [at, value] of edits) if (at < bytes.byteLength) bytes[at] = value
        try {
          const read = await readGgufTrainingLength(bytes)
          expect(read === null || Number.isInteger(read)).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(GgufError)
        }
      }),
      { numRuns: 2000, seed: 1 },
    )
  })
})
