import { quantile } from '../statistics/quantile.ts'
import type { Half, RecordedRequest } from './recorded-request.ts'
import type { RequestContender } from './request-contender.ts'
import { REQUEST_GROUPS, type RequestGroup } from './request-group.ts'

/** How near a contender comes for one group of requests. A null is not available: it says nothing of any. */
export interface RequestSummary {
  readonly group: RequestGroup
  readonly half: Half
  readonly contender: string
  readonly requests: number
  readonly folders: number
  /** Requests it says nothing of; the other figures are of the rest. */
  readonly missing: number
  readonly exact_share: number | null
  readonly within_2_share: number | null
  readonly median_error: number | null
  readonly p95_error: number | null
}

/** One line for each group, half and contender, in the order of `REQUEST_GROUPS`. */
export async function summariseRequests(
  requests: readonly RecordedRequest[],
  contenders: readonly RequestContender[],
): Promise<RequestSummary[]> {
  const lines: RequestSummary[] = []
  for (const group of REQUEST_GROUPS) {
    for (const half of ['fit', 'check'] as const) {
      const own = requests.filter((request) => request.group === group && request.half === half)
      if (own.length === 0) continue
      for (const contender of contenders) {
        const deviations: Deviation[] = []
        for (const request of own) {
          const estimate = await contender.estimate(request)
          if (estimate !== null) {
            deviations.push({ tokens: estimate - request.actualTokens, actual: request.actualTokens })
          }
        }
        lines.push({ group, half, contender: contender.id, ...figures(own, deviations) })
      }
    }
  }
  return lines
}

interface Deviation {
  readonly tokens: number
  readonly actual: number
}

function figures(requests: readonly RecordedRequest[], deviations: readonly Deviation[]) {
  const known = deviations.length
  const share = (isNear: (tokens: number) => boolean): number | null =>
    known === 0 ? null : deviations.filter(({ tokens }) => isNear(Math.abs(tokens))).length / known
  const errors = deviations.map(({ tokens, actual }) => Math.abs(tokens) / actual)
  const at = (which: number): number | null =>
    known === 0 ? null : quantile(Float64Array.from(errors), which)
  return {
    requests: requests.length,
    folders: new Set(requests.map(({ folder }) => folder)).size,
    missing: requests.length - known,
    exact_share: share((tokens) => tokens === 0),
    within_2_share: share((tokens) => tokens <= 2),
    median_error: at(0.5),
    p95_error: at(0.95),
  }
}
