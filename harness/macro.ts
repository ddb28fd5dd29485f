import type { Row } from './row.ts'

/** The two means over kinds: of real text (the headline), and of generated text. */
export const MACROS: readonly {
  readonly corpus: 'macro' | 'macro-synthetic'
  readonly synthetic: boolean
}[] = [
  { corpus: 'macro', synthetic: false },
  { corpus: 'macro-synthetic', synthetic: true },
]

/** Adversarial texts are reported and never averaged in. */
export function isAveraged(row: Row): boolean {
  return row.split !== 'adversarial' && row.corpus !== 'adversarial'
}
