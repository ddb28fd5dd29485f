import type { Judgement } from '../harness/gate/check.ts'
import type { Provenance } from '../harness/provenance.ts'
import type { Summary, ThroughputSummary } from '../harness/summary.ts'

/** All that a run found out, of which each renderer shows its part. */
export interface Report extends Judgement {
  readonly provenance: Provenance
  readonly summaries: readonly Summary[]
  /** Empty when speed was not measured. */
  readonly throughput: readonly ThroughputSummary[]
}
