import type { Split } from './document.ts'
import type { Generator, Source } from './manifest.ts'

/** A source that one of our generators makes. Raise the corpus's version with any change of its output. */
export function generated(kind: string, split: Split, generator: Generator): Source {
  return {
    id: generator.id,
    kind,
    split,
    licence: 'MIT',
    synthetic: true,
    origin: { generator, seed: 1 },
    cut: 'whole',
  }
}

/**
 * Texts written for this project, in `text/<part>/hand-written` of their corpus. All of them are one source,
 * the author, so they are holdout in every kind.
 */
export function handWritten(kind: string): Source {
  const part = kind.slice(kind.indexOf('/') + 1)
  return {
    id: 'hand-written',
    kind,
    split: 'holdout',
    licence: 'MIT',
    origin: { folder: `text/${part}/hand-written` },
    cut: 'sections',
  }
}
