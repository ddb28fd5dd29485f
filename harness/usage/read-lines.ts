import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { UsageError } from '../usage-error.ts'

export type Line =
  | { readonly state: 'text'; readonly number: number; readonly text: string }
  | { readonly state: 'bad'; readonly number: number; readonly reason: string }

/** Enough for a window of a million tokens; a file without line ends must not fill the memory. */
export const MAXIMUM_LINE_BYTES: number = 16 * 1024 * 1024

const NEWLINE = 0x0a

export interface ReadLinesOptions {
  /** Bytes of the file read so far. */
  readonly onBytes?: (bytes: number) => void
  readonly maximumLineBytes?: number
}

/**
 * The lines of a text file, gzipped or not (its first bytes tell), in constant memory. Empty lines are left out
 * and counted. A line too long or not in UTF-8 is `bad`, and so is the place where compressed data breaks off or
 * is damaged: what came before stands.
 * @throws {UsageError} when the file cannot be opened
 */
export async function* readLines(file: string, options: ReadLinesOptions = {}): AsyncGenerator<Line> {
  const { onBytes, maximumLineBytes = MAXIMUM_LINE_BYTES } = options
  const compressed = await isGzipped(file)
  const stream = createReadStream(file, { highWaterMark: 256 * 1024 })
  let bytes = 0
  stream.on('data', (chunk) => {
    bytes += chunk.length
    onBytes?.(bytes)
  })
  // The reader of the last stream is told of an error in any of them.
  const source = compressed ? pipeline(stream, createGunzip(), () => {}) : stream
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let number = 1
  let parts: Buffer[] = []
  let length = 0

  const lineOf = (): Line | null => {
    const line =
      length > maximumLineBytes ? tooLong(number, maximumLineBytes) : decoded(parts, number, decoder)
    parts = []
    length = 0
    number++
    return line
  }
  const take = (part: Buffer): void => {
    length += part.length
    // What is known to be too long is let go.
    if (length > maximumLineBytes) parts = []
    else parts.push(part)
  }
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      let start = 0
      for (;;) {
        const end = chunk.indexOf(NEWLINE, start)
        if (end < 0) break
        take(chunk.subarray(start, end))
        start = end + 1
        const line = lineOf()
        if (line) yield line
      }
      if (start < chunk.length) take(chunk.subarray(start))
    }
  } catch (error) {
    yield { state: 'bad', number, reason: brokenOff(error, file) }
    return
  } finally {
    stream.destroy()
  }
  const last = length > 0 ? lineOf() : null
  if (last) yield last
}

function decoded(parts: readonly Buffer[], number: number, decoder: TextDecoder): Line | null {
  try {
    const text = decoder.decode(parts.length === 1 ? parts[0] : Buffer.concat(parts))
    return text.trim() === '' ? null : { state: 'text', number, text }
  } catch {
    return { state: 'bad', number, reason: 'is not in UTF-8' }
  }
}

function tooLong(number: number, maximum: number): Line {
  return { state: 'bad', number, reason: `is longer than ${maximum} bytes` }
}

/** Z_BUF_ERROR is what zlib says of data that ends too soon. */
function brokenOff(error: unknown, file: string): string {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'Z_BUF_ERROR') return 'the compressed data ends here, too soon: the file was cut off'
  if (code?.startsWith('Z_')) return 'the compressed data is damaged from here on'
  throw new UsageError(`${file} cannot be read: ${code ?? 'unknown error'}`)
}

async function isGzipped(file: string): Promise<boolean> {
  try {
    const handle = await open(file)
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
      return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
    } finally {
      await handle.close()
    }
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}`)
  }
}
