/**
 * A text that grows by chunks, counted as a whole: for most estimators the sum over the chunks is not the count
 * of the text. It is counted again when it is read, and once it has grown by a sixteenth, so that a stream costs
 * a bounded number of passes over its length however small its chunks are.
 */
export class StreamedText {
  readonly #count: (text: string) => number
  #text = ''
  #counted = 0
  #tokens = 0

  constructor(count: (text: string) => number) {
    this.#count = count
  }

  append(chunk: string): void {
    this.#text += chunk
    const pending = this.#text.length - this.#counted
    if (pending >= Math.max(64, this.#counted / 16)) this.settle()
  }

  /** Counts what is pending. */
  settle(): void {
    if (this.#counted === this.#text.length) return
    this.#tokens = this.#count(this.#text)
    this.#counted = this.#text.length
  }

  /** As of the last `settle`. */
  get tokens(): number {
    return this.#tokens
  }
}
