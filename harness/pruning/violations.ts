import { packageManifest, packageVersion } from '../package-version.ts'
import { type PruningCase, type RenderedCase, renderCase } from './cases.ts'
import { FIT, INVARIANTS, type Invariant } from './invariants.ts'
import type { Outcome } from './outcome.ts'
import type { Pruner } from './pruner.ts'

/** One line of pruning.csv. */
export interface ViolationLine {
  readonly pruner: string
  /** Of the package that does the work. */
  readonly version: string
  readonly options: string
  readonly invariant: string
  readonly class: Invariant['class']
  readonly cases: number
  readonly violations: number
  /** Violations / cases, a fraction. */
  readonly share: number
}

/** How often a pruner breaks each invariant; null when its package is not installed. */
export async function violationsOf(
  pruner: Pruner,
  cases: readonly PruningCase[],
): Promise<readonly ViolationLine[] | null> {
  const version = versionOf(pruner)
  if (version === null) return null
  const tallies = [...INVARIANTS, FIT].map((invariant) => ({ invariant, cases: 0, violations: 0 }))
  for (const given of cases) {
    for (const format of pruner.formats) {
      const rendered = renderCase(given, format)
      // Where even what must be kept is too large, nobody can keep it all and fit.
      if (!rendered.canFit) continue
      const broken = await brokenBy(pruner, rendered)
      for (const tally of tallies) {
        tally.cases++
        if (broken.has(tally.invariant.id)) tally.violations++
      }
    }
  }
  return tallies.map(({ invariant, cases: count, violations }) => ({
    pruner: pruner.name,
    version,
    options: pruner.options,
    invariant: invariant.id,
    class: invariant.class,
    cases: count,
    violations,
    share: count === 0 ? 0 : violations / count,
  }))
}

export function versionOf(pruner: Pruner): string | null {
  return pruner.package === null ? packageManifest().version : packageVersion(pruner.package)
}

/** Ids of the invariants that do not hold. An error thrown is no conversation to send: it breaks NONEMPTY and FIT. */
async function brokenBy(
  pruner: Pruner,
  { transcript, budget, costs }: RenderedCase,
): Promise<ReadonlySet<string>> {
  let outcome: Outcome
  try {
    outcome = await pruner.prune(transcript, budget, costs)
  } catch {
    return new Set(['NONEMPTY', FIT.id])
  }
  const broken = INVARIANTS.filter(({ holds }) => !holds(transcript.items, outcome)).map(({ id }) => id)
  const fits = FIT.holds(outcome, { available: budget.availableForHistory })
  return new Set(fits ? broken : [...broken, FIT.id])
}
