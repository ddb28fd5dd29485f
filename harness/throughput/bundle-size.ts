import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Bundle, EstimatorSpec } from '../../estimators/estimator.ts'
import { noCache, openCountCache } from '../counting/cache.ts'
import { counted } from '../counting/count.ts'
import { packageFolder, packageVersions } from '../package-version.ts'

/** The bundle's size, remembered for foreign packages by version: the largest take seconds to compress. */
export async function bundleGzBytes(
  spec: EstimatorSpec,
  cacheDirectory: string | null,
): Promise<number | null> {
  const { id, bundle, foreign } = spec
  if (bundle === undefined) return null
  const cache =
    cacheDirectory === null || foreign === undefined
      ? noCache
      : openCountCache(cacheDirectory, `bundle-${id}`, { bundle, packages: packageVersions(foreign) })
  const known = cache.get('bundle_gz_bytes')
  if (known && known.tokens !== null) return known.tokens
  const bytes = await compress(bundle)
  cache.set('bundle_gz_bytes', counted(bytes))
  cache.flush()
  return bytes
}

/** Gzipped bytes (level 9) of the minified browser bundle and of the data files it fetches. */
async function compress({ module, files = [] }: Bundle): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: module,
      resolveDir: fileURLToPath(new URL('../../estimators', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    // Node branches of isomorphic packages: never reached in a browser.
    external: ['node:*', 'fs', 'path', 'url', 'worker_threads'],
    loader: { '.wasm': 'binary', '.htk': 'binary' },
    logLevel: 'silent',
  })
  const parts = [...outputFiles.map(({ contents }) => contents), ...files.map(readPackageFile)]
  return parts.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0)
}

function readPackageFile(file: string): Uint8Array {
  const segments = file.split('/')
  const scope = file.startsWith('@') ? 2 : 1
  const name = segments.slice(0, scope).join('/')
  const folder = packageFolder(name)
  if (folder === null) throw new Error(`${name} is not installed: npm i -D ${name}`)
  return readFileSync(join(folder, ...segments.slice(scope)))
}
