import type { Estimator } from '../../estimators/estimator.ts'

/** Counts a text that comes in parts, in constant memory. */
export interface TokenStream {
  append(part: string): void
  /** Tokens of all parts. The stream is used up. */
  end(): number
}

/** A place where a text may be cut, as the length of its head; 0 where there is none. */
export type Cut = (text: string) => number

interface StreamUnits {
  /** Enough of a text that counting it is worth the call. */
  readonly piece: number
  readonly mostHeld: number
}

/** Of a text without any place to cut, 64 million units are held at most: 128 MB. */
const USUAL_UNITS: StreamUnits = { piece: 256 * 1024, mostHeld: 64 * 1024 * 1024 }

export class NoCutError extends Error {
  override readonly name = 'NoCutError'
}

/**
 * A whole-text estimator over a stream: pieces cut at `cut` are counted apart and added up.
 * @throws {NoCutError} from `append`, where a text goes on and on without a place to cut
 */
export function cutStream({ estimate }: Estimator, cut: Cut, units: StreamUnits = USUAL_UNITS): TokenStream {
  const { piece, mostHeld } = units
  let held = ''
  let looked = piece
  let tokens = 0
  return {
    append(part) {
      held += part
      if (held.length < looked) return
      const length = cut(held)
      if (length > 0) {
        tokens += estimate(held.slice(0, length))
        held = held.slice(length)
        looked = piece
      } else if (held.length > mostHeld) {
        throw new NoCutError(`has no line that begins with a letter within ${mostHeld} characters`)
      } else {
        // Looking again at every part would be quadratic.
        looked = held.length * 2
      }
    },
    end: () => tokens + (held === '' ? 0 : estimate(held)),
  }
}

const LINE_END = 0x0a

/**
 * Before the last line that begins with an ASCII letter. No reference but old Claude's has a token across such a
 * place: they split line ends from letters before they merge, and Gemma has no token with both.
 */
export function cutBeforeLetter(text: string): number {
  for (let at = text.lastIndexOf('\n'); at >= 0; at = at === 0 ? -1 : text.lastIndexOf('\n', at - 1)) {
    const unit = text.charCodeAt(at + 1) | 0x20
    if (text.charCodeAt(at) === LINE_END && unit >= 0x61 && unit <= 0x7a) return at + 1
  }
  return 0
}

/** Behind the last line end, else white space, else anywhere but inside a character: near enough for an estimate. */
export function cutAnywhere(text: string): number {
  const line = text.lastIndexOf('\n') + 1
  if (line > 0) return line
  const space = text.lastIndexOf(' ')
  if (space > 0) return space
  const unit = text.charCodeAt(text.length - 1)
  return unit >= 0xd800 && unit <= 0xdbff ? text.length - 1 : text.length
}
