import type { ScoreRung } from './score-ladder.ts'

/** The newest scores that were observed, kept in order of size as well. */
export class SlidingScores implements ScoreRung {
  readonly #most: number
  readonly #arrived: number[] = []
  readonly #sorted: number[] = []

  constructor(most: number) {
    this.#most = most
  }

  add(score: number): void {
    this.#arrived.push(score)
    this.#sorted.splice(this.#placeOf(score), 0, score)
    if (this.#arrived.length <= this.#most) return
    this.#sorted.splice(this.#placeOf(this.#arrived.shift() as number), 1)
  }

  /** The ⌈(n + 1) · confidence⌉-th smallest of n scores; Infinity where there are too few to tell. */
  at(confidence: number): number {
    const rank = Math.max(1, Math.ceil((this.#sorted.length + 1) * confidence - 1e-9))
    return this.#sorted[rank - 1] ?? Number.POSITIVE_INFINITY
  }

  /** 0 where there are none. */
  greatest(): number {
    return this.#sorted.at(-1) ?? 0
  }

  /** Of the first score that is not less. */
  #placeOf(score: number): number {
    let [low, high] = [0, this.#sorted.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#sorted[middle] as number) < score) low = middle + 1
      else high = middle
    }
    return low
  }
}
