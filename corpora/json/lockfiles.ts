import type { Split } from '../document.ts'
import type { Source, Wanted } from '../manifest.ts'

/**
 * Lock files that npm 10, pnpm 9 and yarn 1 wrote for four invented projects with different dependencies.
 * Packages publish no lock files, and this project's own changes too often to be a fixed text.
 */
export const lockfiles: readonly Source[] = [
  project('order-service', 'train', { short: 7, medium: 6 }),
  project('code-style', 'train', { short: 9, medium: 5, long: 3 }),
  project('photo-gallery', 'holdout', { short: 6, medium: 4, long: 1 }),
  project('shop-window', 'holdout', { short: 8, medium: 5, long: 2 }),
]

function project(name: string, split: Split, cut: Wanted): Source {
  return {
    id: `lock-${name}`,
    kind: 'json/lockfile',
    split,
    licence: 'CC0-1.0',
    origin: { folder: `text/lockfile/${name}` },
    cut,
  }
}
