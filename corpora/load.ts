import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { cutPieces } from './cut.ts'
import type { Corpus, Document } from './document.ts'
import { CorpusError } from './errors.ts'
import {
  alteredFile,
  installedPlaces,
  type Places,
  type Root,
  readDigests,
  readFileBytes,
  rootOf,
} from './files.ts'
import {
  type CorpusManifest,
  type GeneratedText,
  type Generator,
  generatedPath,
  type Source,
  sourceKey,
} from './manifest.ts'

/**
 * A corpus that reads what its manifest names whenever its documents are asked for.
 * `documents()` throws {CorpusError} on a missing, altered or undecodable file.
 */
export function openCorpus(manifest: CorpusManifest, places: Places = installedPlaces()): Corpus {
  return {
    id: manifest.id,
    version: manifest.version,
    description: manifest.description,
    *documents() {
      const digests = readDigests(manifest.id, places)
      for (const source of manifest.sources) {
        yield* readSource(manifest, source, digests[sourceKey(source)] ?? {}, places)
      }
    },
  }
}

function* readSource(
  manifest: CorpusManifest,
  source: Source,
  expected: Readonly<Record<string, string>>,
  places: Places,
): Iterable<Document> {
  const root = rootOf(source, manifest.id, places)
  const files =
    'generator' in source.origin
      ? generatedFiles(source.origin.generator, source.origin.seed, expected, root)
      : Object.keys(expected).map((path) => verifiedFile(root, path, expected))
  if (files.length === 0) {
    throw new CorpusError(
      'bad-manifest',
      `${sourceKey(source)} has no recorded files. Run: npm run corpora -- --update`,
      { file: null },
    )
  }
  const { cleaning } = source
  const prepared = cleaning ? files.map((file) => fromText(file.path, cleaning.apply(file.text()))) : files
  for (const { name, text } of divide(source, prepared)) {
    yield {
      id: `${sourceKey(source)}/${name}`,
      corpus: manifest.id,
      kind: source.kind,
      source: source.id,
      split: source.split,
      synthetic: source.synthetic === true,
      text,
      sha256: sha256(text),
    }
  }
}

/** A file seen either way; most are cut as bytes and never decoded as a whole. */
interface TextFile {
  readonly path: string
  text(): string
  bytes(): Uint8Array
}

function fromText(path: string, text: string): TextFile {
  return { path, text: () => text, bytes: () => Buffer.from(text) }
}

function verifiedFile(root: Root, path: string, digests: Readonly<Record<string, string>>): TextFile {
  const bytes = readFileBytes(root, path)
  verifyDigest(root, path, digests[path], sha256(bytes))
  if (!isUtf8(bytes)) {
    const file = `${root.name}/${path}`
    throw new CorpusError('not-utf8', `${file} is not valid UTF-8. Leave it out of the manifest.`, { file })
  }
  return { path, text: () => decoder.decode(bytes), bytes: () => bytes }
}

function generatedFiles(
  generator: Generator,
  seed: number,
  digests: Readonly<Record<string, string>>,
  root: Root,
): TextFile[] {
  const texts = [...generator.generate(seed)]
  verifyDigest(root, generator.id, digests[generatedPath], generatedDigest(texts))
  return texts.map(({ path, text }) => fromText(path, text))
}

/** sha256 over `path NUL text NUL` of every text in order. */
export function generatedDigest(texts: Iterable<GeneratedText>): string {
  const hash = createHash('sha256')
  for (const { path, text } of texts) hash.update(`${path}\0${text}\0`)
  return hash.digest('hex')
}

function verifyDigest(root: Root, path: string, expected: string | undefined, found: string): void {
  if (expected !== found) throw alteredFile(root, path, expected, found)
}

function* divide({ cut }: Source, files: readonly TextFile[]): Iterable<{ name: string; text: string }> {
  if (cut === 'whole') {
    for (const { path, text } of files) yield { name: `${path}#whole`, text: text() }
  } else if (cut === 'sections') {
    for (const { path, text } of files) {
      for (const [index, section] of sections(text()).entries()) {
        yield { name: `${path}#${index + 1}`, text: section }
      }
    }
  } else {
    const encoded = files.map(({ path, bytes }) => ({ path, bytes: bytes() }))
    const byPath = new Map(encoded.map(({ path, bytes }) => [path, bytes]))
    const numbers = new Map<string, number>()
    for (const { path, size, start, end } of cutPieces(encoded, cut)) {
      const number = (numbers.get(`${path}#${size}`) ?? 0) + 1
      numbers.set(`${path}#${size}`, number)
      yield {
        name: `${path}#${size}-${number}`,
        text: decoder.decode(byPath.get(path)?.subarray(start, end)),
      }
    }
  }
}

/** The documents of a file in fortune format: separated by lines that are a lone `%`. */
export function sections(text: string): string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n%\r?\n/)
}

// A byte order mark is part of the text: tokenizers count it.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
