import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { corpora, documentsOf } from '../../../../corpora/index.ts'
import { loadMaxEstimator } from '../../../../estimators/fitted/max/load.ts'
import { fittedMax } from '../../../../estimators/fitted/max/spec.ts'
import { weights } from '../../../../estimators/fitted/max/weights.ts'
import { corpusDigest, fewestTokens, train } from '../../../../estimators/fitted/training/max/train.ts'
import { weightsModule } from '../../../../estimators/fitted/training/max/weights-module.ts'
import { referenceOf } from './reference.ts'

const documents = [...documentsOf(corpora)].filter(({ split }) => split === 'train')
const o200k = referenceOf('o200k_base')
const folder = new URL('../../../../estimators/fitted/max/', import.meta.url)

test('has weights for every reference it says, of the train documents as they are', async () => {
  for (const [id, load] of Object.entries(weights)) {
    const { provenance } = (await load()).model
    expect(provenance.reference).toBe(id)
    expect(provenance.vocabularySha256).toBe(referenceOf(id).source.sha256)
    expect(provenance.corpusSha256, 'run: node --import tsx estimators/fitted/training/max/cli.ts').toBe(
      corpusDigest(documents),
    )
  }
})

test('the committed weights have, on train, the error that they state', async () => {
  const { count } = await o200k.load()
  const estimator = await loadMaxEstimator('o200k_base')
  const errors = documents
    .map(({ text }) => ({ text, tokens: count(text) }))
    .filter(({ tokens }) => tokens >= fewestTokens)
    .map(({ text, tokens }) => Math.abs(estimator.estimate(text) / tokens - 1))
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
  const stated = (await weights.o200k_base()).model.provenance.loss
  // Costs are rounded to 1/256 and documents to whole tokens.
  expect(Math.abs(mean - stated)).toBeLessThan(0.002)
})

test('a second fit gives the same bytes', async () => {
  const few = documents.filter((_, index) => index % 40 === 0)
  const [first, second] = [await train(o200k, few, 30_000), await train(o200k, few, 30_000)]
  expect(weightsModule(first)).toBe(weightsModule(second))
})

test('refuses to fit on what is not train', async () => {
  const [one] = documents
  if (!one) throw new Error('no train documents')
  await expect(train(o200k, [{ ...one, split: 'holdout' }])).rejects.toThrow('fit on train alone')
})

test.each(Object.keys(weights))('code and weights of %s take at most 120 kB gzipped', async (id) => {
  const contents = fittedMax.bundle?.module.replace('o200k_base.ts', `${id}.ts`) as string
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: new URL('../../', folder).pathname, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    metafile: true,
    write: false,
  })
  expect(gzipSync(outputFiles[0]?.contents as Uint8Array, { level: 9 }).length).toBeLessThanOrEqual(120_000)
  expect(
    Object.keys(metafile.inputs).filter((path) => !/^estimators\/fitted\/max\/|^<stdin>$/.test(path)),
  ).toEqual([])
})
