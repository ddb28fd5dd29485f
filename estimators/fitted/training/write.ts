import type { Weights } from '../weights.ts'
import type { Tier } from './recipe.ts'

export interface Provenance {
  readonly corpusSha256: string
  readonly vocabularySha256: string
  readonly seed: string
  readonly loss: number
}

/** The source of a module of weights. */
export function weightsModule(weights: Weights, tier: Tier, provenance: Provenance): string {
  const { corpusSha256, vocabularySha256, seed, loss } = provenance
  const fields = Object.entries(weights).map(
    ([name, value]) => `  ${name}: ${typeof value === 'number' ? value : `'${value}'`},`,
  )
  return `// Written by \`npm run fit\`; do not edit.
// Tier ${tier}, fitted to ${weights.tokenizer} (vocabulary sha256 ${vocabularySha256}).
// Training texts sha256 ${corpusSha256}, seed '${seed}', final loss ${loss.toFixed(6)}.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
${fields.join('\n')}
}
`
}
