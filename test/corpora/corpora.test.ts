import { expect, test } from 'vitest'
import { installedPlaces } from '../../corpora/files.ts'
import { corpora, documentsOf, kindsOf, manifests } from '../../corpora/index.ts'
import { inventory } from '../../corpora/inventory.ts'
import { longestRun } from '../../corpora/runs.ts'
import { verifyCorpus } from '../../corpora/verify.ts'

const documents = [...documentsOf(corpora)]
const sources = manifests.flatMap((manifest) => manifest.sources)

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

test.each(manifests)('every file of $id has its recorded sha256, and none is unrecorded', (manifest) => {
  expect(verifyCorpus(manifest, installedPlaces()).map(({ message }) => message)).toEqual([])
})

test('every document id is unique, and so is every text', () => {
  expect(repeated(documents.map(({ id }) => id))).toEqual([])
  const firstOf = new Map(documents.map(({ sha256, id }) => [sha256, id] as const).reverse())
  expect(documents.filter(({ sha256, id }) => firstOf.get(sha256) !== id).map(({ id }) => id)).toEqual([])
})

test('no source, and no file, is in two splits', () => {
  const splits = new Map<string, Set<string>>()
  for (const source of sources) {
    const { origin } = source
    const places = [`source ${source.id}`]
    if ('package' in origin && Array.isArray(origin.files)) {
      places.push(...origin.files.map((file: string) => `file ${origin.package}/${file}`))
    }
    for (const place of places) splits.set(place, (splits.get(place) ?? new Set()).add(source.split))
  }
  expect([...splits].filter(([, found]) => found.size > 1).map(([place]) => place)).toEqual([])
})

test('every kind outside adversarial has holdout documents', () => {
  const held = new Set(documents.filter(({ split }) => split === 'holdout').map(({ kind }) => kind))
  const expected = kindsOf(manifests.filter(({ id }) => id !== 'adversarial'))
  expect(expected.filter((kind) => !held.has(kind))).toEqual([])
})

test('every source gives at least one document', () => {
  const found = new Set(documents.map(({ kind, source }) => `${kind}/${source}`))
  expect(sources.map(({ kind, id }) => `${kind}/${id}`).filter((key) => !found.has(key))).toEqual([])
})

test('no document outside adversarial holds an unbroken run of over 500 characters', () => {
  const long = documents.filter(({ corpus, text }) => corpus !== 'adversarial' && longestRun(text) > 500)
  expect(long.map(({ id }) => id)).toEqual([])
})

test('texts outside adversarial have no lone surrogates', () => {
  const lone = documents.filter(({ corpus, text }) => corpus !== 'adversarial' && /\p{Surrogate}/u.test(text))
  expect(lone.map(({ id }) => id)).toEqual([])
})

test('at least two programming languages are held out whole', () => {
  const trained = new Set(sources.filter(({ split }) => split === 'train').map(({ kind }) => kind))
  const heldOut = kindsOf(manifests).filter((kind) => kind.startsWith('code/') && !trained.has(kind))
  expect(heldOut).toEqual(expect.arrayContaining(['code/solidity', 'code/swift']))
})

test('the whole is within its bounds: 1,500 to 3,000 documents, 6 to 10 MB, over half of it for training', () => {
  const rows = inventory(documents)
  const bytesOf = (split: string): number =>
    rows.filter((row) => row.split === split).reduce((sum, row) => sum + row.bytes, 0)
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0)
  expect(documents.length).toBeGreaterThanOrEqual(1_500)
  expect(documents.length).toBeLessThanOrEqual(3_000)
  expect(bytes).toBeGreaterThanOrEqual(6e6)
  expect(bytes).toBeLessThanOrEqual(10e6)
  const share = bytesOf('train') / (bytesOf('train') + bytesOf('holdout'))
  expect(share).toBeGreaterThan(0.5)
  expect(share).toBeLessThan(0.65)
})

test('the holdout is large enough: 500 real documents of 200 bytes or more', () => {
  const real = documents.filter(({ split, synthetic }) => split === 'holdout' && !synthetic)
  expect(real.filter(({ text }) => Buffer.byteLength(text) >= 200).length).toBeGreaterThanOrEqual(500)
})
