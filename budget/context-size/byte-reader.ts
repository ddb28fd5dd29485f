/**
 * Where the bytes of a file come from: a `Blob` (a browser's `File`, Node's `fs.openAsBlob`), the bytes
 * themselves, or a function that reads a range (a file handle, an HTTP range) and gives fewer bytes at the end.
 */
export type GgufBytes = Blob | Uint8Array | ((offset: number, length: number) => Promise<Uint8Array>)

const CHUNK = 64 * 1024

/** Reads forwards through chunks, so that a header costs a few reads whatever the size of the file. */
export class ByteReader {
  readonly #bytes: GgufBytes
  readonly #limit: number
  readonly #fail: (message: string) => Error
  #chunk: DataView<ArrayBufferLike> = new DataView(new ArrayBuffer(0))
  #chunkStart = 0
  #position = 0
  #littleEndian = true

  /** Fails, through `fail`, at the end of the file and past `limit` bytes. */
  constructor(bytes: GgufBytes, limit: number, fail: (message: string) => Error) {
    this.#bytes = bytes
    this.#limit = limit
    this.#fail = fail
  }

  /** Reads all that follows as big-endian, and turns the number just read round. */
  bigEndian(read: number): number {
    this.#littleEndian = false
    const view = new DataView(new ArrayBuffer(4))
    view.setUint32(0, read, true)
    return view.getUint32(0, false)
  }

  async uint16(): Promise<number> {
    return (await this.#take(2)).getUint16(0, this.#littleEndian)
  }

  async uint32(): Promise<number> {
    return (await this.#take(4)).getUint32(0, this.#littleEndian)
  }

  async uint64(): Promise<number> {
    const value = (await this.#take(8)).getBigUint64(0, this.#littleEndian)
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw this.#fail(`a size of ${value} is beyond reason`)
    return Number(value)
  }

  async text(length: number): Promise<string> {
    const view = await this.#take(length)
    return new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset, length))
  }

  async skip(length: number): Promise<void> {
    this.#position += length
    if (this.#position > this.#limit) throw this.#fail(`the header passes ${this.#limit} bytes`)
  }

  async #take(length: number): Promise<DataView<ArrayBufferLike>> {
    const start = this.#position
    await this.skip(length)
    // Reads go forwards: what is asked for never lies before the chunk.
    const held = this.#position <= this.#chunkStart + this.#chunk.byteLength
    if (!held) {
      const bytes = await this.#read(start, Math.max(CHUNK, length))
      if (bytes.byteLength < length)
        throw this.#fail(`the file ends at byte ${start + bytes.byteLength}, in its header`)
      this.#chunk = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      this.#chunkStart = start
    }
    return new DataView(this.#chunk.buffer, this.#chunk.byteOffset + start - this.#chunkStart, length)
  }

  async #read(offset: number, length: number): Promise<Uint8Array> {
    if (typeof this.#bytes === 'function') return this.#bytes(offset, length)
    if (this.#bytes instanceof Uint8Array) return this.#bytes.subarray(offset, offset + length)
    return new Uint8Array(await this.#bytes.slice(offset, offset + length).arrayBuffer())
  }
}
