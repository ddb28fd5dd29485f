import { addShapes, emptyShape, shapeOf, type TextShape } from '../../estimators/upper-bound/text-shape.ts'
import { NoCutError, type TokenStream } from './token-stream.ts'
import { wordTally } from './word-tally.ts'

/** What was counted of one file or stream. */
export type Counted =
  | {
      readonly state: 'counted'
      readonly tokens: number
      readonly words: number
      readonly bytes: number
      readonly shape: TextShape
    }
  /** It is no text, or cannot be counted in bounded memory. */
  | { readonly state: 'skipped'; readonly reason: string }

/** Texts hold no such byte; a binary file has one early. */
const LOOKED_AT_BYTES = 8_192

export interface CountBytesOptions {
  /** Told the bytes of each chunk. */
  readonly onBytes?: (bytes: number) => void
  /** Whether the text's shape is wanted, which upper bounds rest on. */
  readonly shape?: boolean
}

/** Counts a stream of UTF-8 in constant memory. */
export async function countBytes(
  chunks: AsyncIterable<Uint8Array>,
  stream: TokenStream,
  { onBytes, shape: wantsShape = false }: CountBytesOptions = {},
): Promise<Counted> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const tally = wordTally()
  let bytes = 0
  let shape = emptyShape
  const take = (text: string): void => {
    stream.append(text)
    if (wantsShape) shape = addShapes(shape, shapeOf(text))
  }
  try {
    for await (const chunk of chunks) {
      if (bytes < LOOKED_AT_BYTES) {
        const reason = binaryReason(chunk, bytes)
        if (reason) return { state: 'skipped', reason }
      }
      take(decoder.decode(chunk, { stream: true }))
      tally.add(chunk)
      bytes += chunk.length
      onBytes?.(chunk.length)
    }
    take(decoder.decode())
  } catch (error) {
    if (error instanceof NoCutError) return { state: 'skipped', reason: error.message }
    if (!(error instanceof TypeError)) throw error
    return { state: 'skipped', reason: `is not in UTF-8 (behind byte ${bytes})` }
  }
  return { state: 'counted', tokens: stream.end(), words: tally.words, bytes, shape }
}

function binaryReason(chunk: Uint8Array, before: number): string | undefined {
  if (before === 0 && chunk.length >= 2) {
    const mark = ((chunk[0] as number) << 8) | (chunk[1] as number)
    if (mark === 0xfffe || mark === 0xfeff) return 'is in UTF-16: convert it to UTF-8'
  }
  const zero = chunk.subarray(0, LOOKED_AT_BYTES - before).indexOf(0)
  return zero < 0 ? undefined : `is binary (a zero at byte ${before + zero})`
}
