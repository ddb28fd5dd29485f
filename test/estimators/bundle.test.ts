import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** A minified bundle, without Node, of what `source` imports from the library's estimators. */
async function bundled(source: string): Promise<{ bytes: number; inputs: string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: source,
      resolveDir: new URL('../../estimators', import.meta.url).pathname,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    metafile: true,
    write: false,
  })
  return { bytes: outputFiles[0]?.contents.length ?? 0, inputs: Object.keys(metafile.inputs) }
}

test('one estimator costs its own bytes and nobody else’s', async () => {
  const { bytes } = await bundled("export { estimateChars4 } from './index.ts'")
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(500)
})

test('the calibrator is small', async () => {
  const { bytes } = await bundled("export { calibrated } from './index.ts'")
  expect(bytes).toBeLessThan(7_500)
})

test('a user’s bundler meets no package and no Node module, whatever is imported', async () => {
  const { inputs } = await bundled("export * from './index.ts'")
  expect(inputs.length).toBeGreaterThan(5)
  expect(
    inputs.filter((path) => !/^(?:estimators\/(?:[a-z0-9-]+\/)*[a-z0-9._-]+\.ts|<stdin>)$/.test(path)),
  ).toEqual([])
})
