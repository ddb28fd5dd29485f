import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { defaultEstimator } from '../../budget/default-estimator.ts'
import { estimateTokens } from '../../estimators/estimate-tokens.ts'
import { hostileTexts } from '../../estimators/hostile-texts.ts'

test('is estimateTokens without a model', () => {
  for (const { text } of hostileTexts) expect(defaultEstimator(text)).toBe(estimateTokens(text))
})

test('brings the weights of one tokenizer and no other', async () => {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: "export * from './index.ts'",
      resolveDir: new URL('../../budget', import.meta.url).pathname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    metafile: true,
    write: false,
  })
  const weights = Object.keys(metafile.inputs).filter((path) => path.includes('/weights/'))
  expect(weights).toEqual(['estimators/fitted/weights/fitted/o200k_base.ts'])
  const code = outputFiles[0]?.contents as Uint8Array
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(45 * 1024)
})
