import { errorText } from './error-text.ts'
import { COUNTED_SHAPES, type OverflowCounts, UNCOUNTED_SHAPES } from './overflow-shapes.ts'

/** What a provider's error says about the size of the request that it refused. */
export type OverflowError =
  | {
      readonly state: 'counted'
      /** Input tokens of the refused request, by the provider's own count. */
      readonly needed: number
      /** Output tokens that the request asked for besides; null where the error does not say. */
      readonly output: number | null
      /** The window in tokens; null where the error does not say. */
      readonly limit: number | null
      /**
       * Whether `needed` is a true count, fit to learn from. False where the provider says "about" or "at
       * least", and where it gives one sum of input and output.
       */
      readonly exact: boolean
    }
  | {
      readonly state: 'uncounted'
      readonly limit: number | null
      /** Tokens above the limit, where the error gives only that. */
      readonly excess: number | null
    }
  | { readonly state: 'not-overflow' }

/**
 * Reads a provider's error as a context overflow. Never throws. Takes the body as text or parsed, or the error
 * that a client library threw; a request echoed inside the error is not read. Rate limits and too large an
 * output maximum are `not-overflow`: pruning does not cure them.
 */
export function readOverflowError(error: unknown): OverflowError {
  const text = errorText(error)
  for (const shape of COUNTED_SHAPES) {
    const counts = shape(text)
    if (counts !== null) return fromCounts(counts)
  }
  if (UNCOUNTED_SHAPES.some((shape) => shape.test(text)))
    return { state: 'uncounted', limit: null, excess: null }
  return { state: 'not-overflow' }
}

function fromCounts(counts: OverflowCounts): OverflowError {
  const needed = orNull(counts.needed)
  const limit = orNull(counts.limit)
  if (needed === null) return { state: 'uncounted', limit, excess: orNull(counts.excess) }
  return { state: 'counted', needed, output: orNull(counts.output), limit, exact: counts.exact ?? true }
}

/** A garbled message may give a negative difference, or digits beyond any integer. */
const orNull = (count: number | undefined): number | null =>
  Number.isSafeInteger(count) && (count as number) >= 0 ? (count as number) : null
