import { type Replayed, VARIANTS, type Variant } from './replay.ts'
import {
  type Decisions,
  decisionsOf,
  figuresOf,
  type Pairs,
  type ReplayFigures,
  sumsOf,
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
  readonly positions: Uint32Array
}

export interface ReportInput {
  readonly table: RequestTable
  readonly order: Uint32Array
  readonly groups: readonly Group[]
  /** Undefined: each model is held against `usualWindow`. */
  readonly windowTokens: number | undefined
}

export function replayLines(estimator: string, replayed: Replayed, input: ReportInput): ReplayLine[] {
  const scratch = new Float64Array(input.order.length)
  const groups = input.groups.map((group) => ({
    ...group,
    known: withEstimate(group.positions, replayed),
    window: input.windowTokens ?? usualWindow(pairsAt(group.positions, replayed.raw, input), scratch),
  }))
  const known = joined(groups.map((group) => group.known))
  return VARIANTS.flatMap((variant) => {
    const lines = groups.map(({ provider, model, positions, known, window }) => {
      const pairs = pairsAt(known, replayed[variant], input)
      return {
        provider,
        model,
        estimator,
        variant,
        ...figuresOf(pairs, scratch),
        missing: positions.length - known.length,
        ...decisionsOf(pairs, window),
      }
    })
    const sum = (name: Exclude<keyof Decisions, 'window_tokens'>): number =>
      lines.reduce((total, line) => total + line[name], 0)
    const all: ReplayLine = {
      provider: ALL,
      model: ALL,
      estimator,
      variant,
      ...figuresOf(pairsAt(known, replayed[variant], input), scratch),
      missing: input.order.length - known.length,
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
        .map((group) => ({ ...group, positions: group.positions.subarray(from - 1, below - 1) }))
        .filter(({ positions }) => positions.length > 0)
      const all = { provider: ALL, model: ALL, positions: joined(within.map(({ positions }) => positions)) }
      return [all, ...within]
        .filter(({ positions }) => positions.length > 0)
        .map(({ provider, model, positions }) => {
          const pairs = pairsAt(withEstimate(positions, replayed), replayed[variant], input)
          const { requests, wape, bias, under_0pct } = sumsOf(pairs)
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
export function groupsOf({ key, keys }: RequestTable, order: Uint32Array): Group[] {
  const counts = keys.map(() => 0)
  for (const index of order) counts[key.at(index)] = (counts[key.at(index)] as number) + 1
  const groups = keys.map((named, index) => ({
    ...named,
    positions: new Uint32Array(counts[index] as number),
  }))
  const filled = keys.map(() => 0)
  for (const [position, index] of order.entries()) {
    const of = key.at(index)
    const place = filled[of] as number
    ;(groups[of] as Group).positions[place] = position
    filled[of] = place + 1
  }
  return groups.sort((one, two) => two.positions.length - one.positions.length)
}

function joined(lists: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const list of lists) {
    all.set(list, offset)
    offset += list.length
  }
  return all
}

function withEstimate(positions: Uint32Array, { raw }: Replayed): Uint32Array {
  const isMissing = (position: number): boolean => Number.isNaN(raw[position] as number)
  return positions.some(isMissing) ? positions.filter((position) => !isMissing(position)) : positions
}

function pairsAt(positions: Uint32Array, estimates: Float32Array, { table, order }: ReportInput): Pairs {
  return {
    length: positions.length,
    estimatedAt: (index) => estimates[positions[index] as number] as number,
    actualAt: (index) => table.actual.at(order[positions[index] as number] as number),
  }
}
