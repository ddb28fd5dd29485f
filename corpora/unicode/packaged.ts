import { markdownProse } from '../cleaning.ts'
import type { Source } from '../manifest.ts'
import { declarations } from './declarations.ts'

/** Texts of installed npm packages. */
export const packaged: readonly Source[] = [
  ...declarations,
  // The README of one package in many languages: prose with English names, links and commands in between.
  ...readmes([
    ['unicode/latin-european', ['README.fr.md', 'README.pl.md', 'README.es.md', 'README.pt-BR.md'], 4, 3],
    ['unicode/cyrillic', ['README.ru.md', 'README.uk.md'], 3, 3],
    ['unicode/indic', ['README.hi.md'], 2, 2],
    ['unicode/chinese', ['README.zh-CN.md', 'README.zh-TW.md'], 14, 0],
    ['unicode/japanese', ['README.ja.md'], 14, 0],
    ['unicode/korean', ['README.kr.md'], 14, 0],
  ]),
]

type Row = readonly [kind: string, files: readonly string[], short: number, medium: number]

function readmes(rows: readonly Row[]): Source[] {
  return rows.map(([kind, files, short, medium]) => ({
    id: 'biome',
    kind,
    split: 'holdout',
    licence: 'MIT OR Apache-2.0',
    origin: { package: '@biomejs/biome', files },
    cleaning: markdownProse,
    cut: { short, medium },
  }))
}
