type TypedArray = Float64Array | Float32Array | Uint32Array | Uint16Array

/**
 * A column of numbers that grows by blocks: some bytes a number, where an array of objects takes a hundred, and
 * no copy of the whole when it grows.
 */
export class Column {
  readonly #make: (length: number) => TypedArray
  readonly #blocks: TypedArray[] = []
  #length = 0

  constructor(make: (length: number) => TypedArray) {
    this.#make = make
  }

  get length(): number {
    return this.#length
  }

  push(value: number): void {
    const offset = this.#length % BLOCK
    if (offset === 0) this.#blocks.push(this.#make(BLOCK))
    const block = this.#blocks[this.#blocks.length - 1] as TypedArray
    block[offset] = value
    this.#length++
  }

  at(index: number): number {
    const value = this.#blocks[Math.floor(index / BLOCK)]?.[index % BLOCK]
    if (value === undefined || index >= this.#length) throw new RangeError(`column: no number at ${index}`)
    return value
  }
}

const BLOCK = 16_384

export const float64 = (): Column => new Column((length) => new Float64Array(length))
export const float32 = (): Column => new Column((length) => new Float32Array(length))
export const uint32 = (): Column => new Column((length) => new Uint32Array(length))
