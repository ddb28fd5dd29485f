import { ByteReader, type GgufBytes } from './byte-reader.ts'
import { windowOrNull } from './json.ts'

/** Thrown for a file that is not GGUF, is cut short, or declares sizes beyond reason. */
export class GgufError extends Error {
  override readonly name = 'GgufError'
}

// Value types and their sizes in bytes. Source: the GGUF specification (ggml, docs/gguf.md).
const STRING = 8
const ARRAY = 9
const SIZES: readonly (number | undefined)[] = [1, 1, 2, 2, 4, 4, 4, 1, undefined, undefined, 8, 8, 8]

/** A real header has under 100 entries and, with its vocabulary, some 10 MB. */
const MAX_ENTRIES = 100_000
const MAX_HEADER_BYTES = 64 * 1024 * 1024
const MAX_TEXT_BYTES = 65_535

/**
 * The context length that a GGUF model was trained for: `<general.architecture>.context_length` of its header;
 * null where the header has none. Reads no further than that entry, which writers put before the vocabulary.
 *
 * @throws {GgufError} for no GGUF file of version 2 or 3
 */
export async function readGgufTrainingLength(bytes: GgufBytes): Promise<number | null> {
  const reader = new ByteReader(bytes, MAX_HEADER_BYTES, (message) => new GgufError(message))
  const magic = await reader.text(4)
  if (magic !== 'GGUF') throw new GgufError(`no GGUF file: it starts with ${JSON.stringify(magic)}`)
  let version = await reader.uint32()
  // A big-endian file is told by its version alone.
  if (version > 0xffff) version = reader.bigEndian(version)
  if (version !== 2 && version !== 3)
    throw new GgufError(`GGUF version ${version} is not supported, only 2 and 3`)
  await reader.uint64() // tensors
  const entries = await reader.uint64()
  if (entries > MAX_ENTRIES) throw new GgufError(`${entries} header entries are beyond reason`)

  let architecture: string | undefined
  const lengths = new Map<string, number>()
  for (let entry = 0; entry < entries; entry++) {
    const key = await readText(reader)
    const type = await reader.uint32()
    if (key === 'general.architecture' && type === STRING) architecture = await readText(reader)
    else if (key.endsWith('.context_length')) lengths.set(key, await readInteger(reader, type, key))
    else await skip(reader, type)
    const length = architecture === undefined ? undefined : lengths.get(`${architecture}.context_length`)
    if (length !== undefined) return windowOrNull(length)
  }
  return null
}

async function readText(reader: ByteReader): Promise<string> {
  const length = await reader.uint64()
  if (length > MAX_TEXT_BYTES) throw new GgufError(`a key of ${length} bytes is beyond reason`)
  return reader.text(length)
}

async function readInteger(reader: ByteReader, type: number, key: string): Promise<number> {
  if (type === 4 || type === 5) return reader.uint32()
  if (type === 10 || type === 11) return reader.uint64()
  if (type === 2 || type === 3) return reader.uint16()
  throw new GgufError(`${key} has the value type ${type}, not an integer`)
}

async function skip(reader: ByteReader, type: number): Promise<void> {
  if (type === STRING) return reader.skip(await reader.uint64())
  if (type !== ARRAY) return reader.skip(sizeOf(type))
  const itemType = await reader.uint32()
  const items = await reader.uint64()
  if (itemType !== STRING) return reader.skip(items * sizeOf(itemType))
  // Texts have to be walked one by one; the reader's bound ends a lying count.
  for (let item = 0; item < items; item++) await reader.skip(await reader.uint64())
}

function sizeOf(type: number): number {
  const size = SIZES[type]
  if (size === undefined) throw new GgufError(`value type ${type} is not supported here`)
  return size
}
