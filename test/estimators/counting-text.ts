/**
 * Stands in for a string and counts how often it is read. It has `length`, `charCodeAt` and `slice` and nothing else: an
 * estimator that hands it to a regex, or calls any other method, fails rather than doing work that goes uncounted.
 */
export class CountingText {
  readonly #text: string
  reads = 0

  constructor(text: string) {
    this.#text = text
  }

  get length(): number {
    this.reads++
    return this.#text.length
  }

  charCodeAt(index: number): number {
    this.reads++
    return this.#text.charCodeAt(index)
  }

  /** To be normalised: every unit of it is read. */
  slice(from: number, to: number = this.#text.length): string {
    this.reads += to - from
    return this.#text.slice(from, to)
  }

  toString(): string {
    throw new Error('this text must be read by charCodeAt, to be counted')
  }
}

/** How many times `estimate` reads its text. */
export function countReads(estimate: (text: string) => number, text: string): number {
  const counting = new CountingText(text)
  estimate(counting as unknown as string)
  return counting.reads
}
