import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ForeignPackage } from '../estimators/estimator.ts'

/** Version of an installed package; null when it is not installed. */
export function packageVersion(name: string): string | null {
  const folder = packageFolder(name)
  if (folder === null) return null
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version
}

/** Every package that a foreign contender's answers depend on, with its installed version. */
export function packageVersions(foreign: ForeignPackage): { package: string; version: string | null }[] {
  return [foreign.package, ...(foreign.vocabularies ?? [])].map((name) => ({
    package: name,
    version: packageVersion(name),
  }))
}

/** Folder of an installed package, or null. Not by `require.resolve`: many packages' `exports` hide package.json. */
export function packageFolder(name: string): string | null {
  const roots = createRequire(import.meta.url).resolve.paths(name) ?? []
  return (
    roots.map((root) => join(root, name)).find((folder) => existsSync(join(folder, 'package.json'))) ?? null
  )
}

/** Our own package.json. */
export function packageManifest(): { readonly version: string } {
  let folder = new URL('.', import.meta.url)
  // From source it lies one folder up, from `dist` two.
  while (!existsSync(new URL('package.json', folder))) folder = new URL('..', folder)
  return JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as { version: string }
}
