/** A fitted model of one tokenizer, as `npm run fit` writes it. Costs are in 1/48 of a token. */
export interface Weights {
  /** The id of the reference whose counts it was fitted to. */
  readonly tokenizer: string
  /** How many places in a piece have costs of their own. */
  readonly places: number
  /** Cost of ending a piece in a state. */
  readonly ends: string
  /** What a piece of a kind costs at least. */
  readonly floors: string
  /** Cost of a class behind a class. */
  readonly classPairs: string
  /** Correction for a symbol behind a symbol; empty in the smallest tier. */
  readonly symbolPairs: string
  /** Cost of a symbol at a place in its piece. */
  readonly placed: string
  /** Corrections for units that are not ASCII, see `bucketsOf`. */
  readonly unitBits: number
  readonly wideBits: number
  readonly units: string
  /** Corrections for such units behind another, hashed to so many bits; empty in the smallest tier. */
  readonly unitPairBits: number
  readonly unitPairs: string
  /** Root of what one more of the same symbol costs in a long run: a cost of (n / 127)². */
  readonly runs: string
}

export const STEP = 48

const CENTRE = 84
const REACH = 42

/**
 * One character for each number, `T` being 0; what is beyond 41 to either side takes several, which add up.
 * A backslash, which a string literal would have to escape, is written `#`.
 */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = ''
  for (const number of numbers) {
    let rest = number
    for (; Math.abs(rest) >= REACH; rest -= Math.sign(rest) * REACH) text += digit(Math.sign(rest) * REACH)
    text += digit(rest)
  }
  return text
}

function digit(value: number): string {
  const code = CENTRE + value
  return String.fromCharCode(code === 92 ? 35 : code)
}

/** The numbers of a string, and zeros behind them up to the length that is asked for. */
export function decodeNumbers(text: string, length: number): Int16Array {
  const numbers = new Int16Array(length)
  let index = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const value = (code === 35 ? 92 : code) - CENTRE
    numbers[index] = (numbers[index] as number) + value
    if (value > -REACH && value < REACH) index++
  }
  return numbers
}
