import type { RequestGroup } from './request-group.ts'
import type { RequestSummary } from './summarise-requests.ts'

type Figure = 'exact_share' | 'within_2_share' | 'median_error'

/** What a contender is to reach on the half that no rule was looked for on. */
export interface RequestTarget {
  readonly group: RequestGroup
  readonly contender: 'exact' | 'fitted'
  readonly figure: Figure
  /** At least this share, or at most this error. */
  readonly limit: number
  /** The figure it is known to have instead; it may not get worse. See docs/requests.md. */
  readonly known?: number
}

const exact = (group: RequestGroup, figure: Figure, limit: number, known?: number): RequestTarget => ({
  group,
  contender: 'exact',
  figure,
  limit,
  ...(known === undefined ? {} : { known }),
})

const fitted = (group: RequestGroup, known?: number): RequestTarget => ({
  ...exact(group, 'median_error', 0.04, known),
  contender: 'fitted',
})

export const REQUEST_TARGETS: readonly RequestTarget[] = [
  exact('openai-chat/plain', 'exact_share', 0.93),
  exact('openai-chat/tools', 'exact_share', 0.88, 0.773),
  exact('openai-chat/tools', 'within_2_share', 0.95, 0.833),
  exact('openai-chat/one-call-history', 'exact_share', 0.9),
  exact('openai-chat/parallel-calls', 'within_2_share', 0.9),
  exact('openai-chat/json-schema', 'within_2_share', 0.9, 0.465),
  exact('openai-responses/plain', 'exact_share', 0.85),
  exact('openai-responses/tools', 'exact_share', 0.85),
  exact('openai-responses/history', 'exact_share', 0.6, 0),
  exact('anthropic/tools', 'median_error', 0.02, 0.023),
  exact('anthropic/plain', 'median_error', 0.04, 0.196),
  exact('gemini/plain', 'within_2_share', 0.9),
  exact('gemini/tools', 'median_error', 0.06),
  exact('mistral/all', 'exact_share', 0.8),
  exact('deepseek/no-history', 'exact_share', 0.9, 0.333),
  fitted('openai-chat/plain', 0.068),
  fitted('openai-chat/tools', 0.063),
  fitted('openai-chat/one-call-history', 0.057),
  fitted('openai-chat/parallel-calls', 0.071),
  fitted('openai-chat/json-schema'),
  fitted('openai-responses/plain', 0.083),
  fitted('openai-responses/tools', 0.041),
  fitted('openai-responses/history', 0.084),
  fitted('anthropic/tools'),
  fitted('anthropic/plain', 0.14),
  fitted('gemini/plain'),
  fitted('gemini/tools', 0.072),
  fitted('mistral/all'),
  fitted('deepseek/no-history'),
]

export type TargetVerdict = RequestTarget & {
  readonly state: 'passed' | 'known-failure' | 'failed' | 'missing'
  readonly observed: number | null
}

/** `missing` fails as `failed` does; a known failure passes until it gets worse by more than rounding. */
export function judgeRequests(
  lines: readonly RequestSummary[],
  targets: readonly RequestTarget[] = REQUEST_TARGETS,
): TargetVerdict[] {
  return targets.map((target) => {
    const line = lines.find(
      ({ group, half, contender }) =>
        group === target.group && half === 'check' && contender === target.contender,
    )
    const observed = line?.[target.figure] ?? null
    if (observed === null) return { ...target, state: 'missing', observed }
    const reaches = (limit: number): boolean =>
      target.figure === 'median_error' ? observed <= limit : observed >= limit
    if (reaches(target.limit)) return { ...target, state: 'passed', observed }
    const stays = target.known !== undefined && reaches(withMargin(target.figure, target.known))
    return { ...target, state: stays ? 'known-failure' : 'failed', observed }
  })
}

/** A known figure is declared to three digits. */
const ROUNDING = 0.0005

function withMargin(figure: Figure, known: number): number {
  return figure === 'median_error' ? known + ROUNDING : known - ROUNDING
}
