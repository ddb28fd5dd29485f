import { groupBy } from '../group-by.ts'
import { type Replayed, VARIANTS, type Variant } from './replay.ts'
import {
  type Decisions,
  decisionsOf,
  figuresOf,
  type Pairs,
  type ReplayFigures,
  usualWindow,
} from './replay-figures.ts'
import type { RequestTable } from './request-table.ts'

/** `all` in provider and model takes every request. */
interface Cell {
  readonly provider: string
  readonly model: string
  readonly estimator: string
  readonly variant: Variant
}

/** One line of replay.csv. */
export interface ReplayLine extends Cell, ReplayFigures, Decisions {
  /** Requests that the estimator has no estimate for. */
  readonly missing: number
}

/** One line of convergence.csv: the requests of a model from one place to another in its order, counted from 1. */
export interface ConvergenceLine
  extends Cell,
    Pick<ReplayFigures, 'requests' | 'wape' | 'bias' | 'under_0pct'> {
  readonly from_request: number
  readonly to_request: number | null
}

export const ALL = 'all'

/** First places of the convergence curve's steps. */
const STEPS = [1, 2, 3, 4, 6, 11, 21, 51, 101]

/** Positions in the replay of one model's requests, in order. */
export interface Group {
  readonly provider: string
  readonly model: string
  readonly positions: readonly number[]
}

export interface ReportInput {
  readonly table: RequestTable
  readonly order: Uint32Array
  readonly groups: readonly Group[]
  /** Undefined: each model is held against `usualWindow`. */
  readonly windowTokens: number | undefined
}

export function replayLines(estimator: string, replayed: Replayed, input: ReportInput): ReplayLine[] {
  return VARIANTS.flatMap((variant) => {
    const lines = input.groups.map(({ provider, model, positions }) => {
      const known = withEstimate(positions, replayed)
      const pairs = pairsAt(known, replayed[variant], input)
      const window = input.windowTokens ?? usualWindow(actualAt(positions, input))
      return {
        provider,
        model,
        estimator,
        variant,
        ...figuresOf(pairs),
        missing: positions.length - known.length,
        ...decisionsOf(pairs, window),
      }
    })
    const every = Array.from(input.order, (_, position) => position)
    const known = withEstimate(every, replayed)
    const sum = (name: Exclude<keyof Decisions, 'window_tokens'>): number =>
      lines.reduce((total, line) => total + line[name], 0)
    const all: ReplayLine = {
      provider: ALL,
      model: ALL,
      estimator,
      variant,
      ...figuresOf(pairsAt(known, replayed[variant], input)),
      missing: every.length - known.length,
      window_tokens: input.windowTokens ?? null,
      warned_rightly: sum('warned_rightly'),
      warned_wrongly: sum('warned_wrongly'),
      warning_missed: sum('warning_missed'),
      rejected_rightly: sum('rejected_rightly'),
      rejected_wrongly: sum('rejected_wrongly'),
      rejection_missed: sum('rejection_missed'),
    }
    return [all, ...lines]
  })
}

export function convergenceLines(
  estimator: string,
  replayed: Replayed,
  input: ReportInput,
): ConvergenceLine[] {
  return VARIANTS.flatMap((variant) =>
    STEPS.flatMap((from, step) => {
      const below = STEPS[step + 1] ?? Number.POSITIVE_INFINITY
      const within = input.groups
        .map((group) => ({ ...group, positions: group.positions.slice(from - 1, below - 1) }))
        .filter(({ positions }) => positions.length > 0)
      const all = { provider: ALL, model: ALL, positions: within.flatMap(({ positions }) => positions) }
      return [all, ...within]
        .filter(({ positions }) => positions.length > 0)
        .map(({ provider, model, positions }) => {
          const pairs = pairsAt(withEstimate(positions, replayed), replayed[variant], input)
          const { requests, wape, bias, under_0pct } = figuresOf(pairs)
          return {
            provider,
            model,
            estimator,
            variant,
            from_request: from,
            to_request: Number.isFinite(below) ? below - 1 : null,
            requests,
            wape,
            bias,
            under_0pct,
          }
        })
    }),
  )
}

/** By provider and model, the ones with the most requests first. */
export function groupsOf(table: RequestTable, order: Uint32Array): Group[] {
  const positions = Array.from(order, (_, position) => position)
  return [...groupBy(positions, (position) => table.key.at(order[position] as number))]
    .map(([key, list]) => ({ ...(table.keys[key] as RequestTable['keys'][number]), positions: list }))
    .sort((one, two) => two.positions.length - one.positions.length)
}

function withEstimate(positions: readonly number[], { raw }: Replayed): readonly number[] {
  return positions.filter((position) => !Number.isNaN(raw[position] as number))
}

function pairsAt(positions: readonly number[], estimates: Float64Array, input: ReportInput): Pairs {
  return {
    estimated: Float64Array.from(positions, (position) => estimates[position] as number),
    actual: actualAt(positions, input),
  }
}

function actualAt(positions: readonly number[], { table, order }: ReportInput): Float64Array {
  return Float64Array.from(positions, (position) => table.actual.at(order[position] as number))
}
