import type { Source } from '../manifest.ts'
import { generated } from '../own-text.ts'
import { dense } from './generators/dense.ts'
import { hostile } from './generators/hostile.ts'
import { runs } from './generators/runs.ts'
import { unspaced } from './generators/unspaced.ts'

/** Texts meant to go wrong. Unbroken runs over 500 characters live only here. */
export const authored: readonly Source[] = [
  generated('adversarial/runs', 'adversarial', runs),
  generated('adversarial/unspaced', 'adversarial', unspaced),
  generated('adversarial/hostile', 'adversarial', hostile),
  generated('adversarial/dense', 'adversarial', dense),
]
