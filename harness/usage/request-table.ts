import type { ContentGroups } from '../../estimators/calibration/content-groups.ts'
import type { TextShape } from '../../estimators/upper-bound/text-shape.ts'
import { type Column, float32, float64, uint32 } from './column.ts'
import type { RawEstimate } from './raw-estimate.ts'
import type { UsageRecord } from './usage-record.ts'

export interface RequestKey {
  readonly provider: string
  readonly model: string
}

/** One contender's raw estimates, in the order of the requests. */
export interface EstimateTable {
  /** Exact to 16 million. NaN where it has none. */
  readonly tokens: Column
  /** Shares of the estimate; NaN, or past the end, where it cannot be split. */
  readonly other: Column
  readonly dense: Column
}

/** What a replay keeps of each request: numbers alone, about 60 bytes, and none of its text. */
export interface RequestTable {
  readonly keys: readonly RequestKey[]
  /** Index into `keys`. */
  readonly key: Column
  readonly actual: Column
  readonly time: Column
  readonly units: Column
  readonly nonAscii: Column
  readonly bytes: Column
  readonly estimates: readonly EstimateTable[]
  add(record: UsageRecord, estimates: readonly (RawEstimate | null)[]): void
}

export function requestTable(contenders: number): RequestTable {
  const keys: RequestKey[] = []
  const indexOf = new Map<string, number>()
  const [key, actual, units, nonAscii, bytes] = [uint32(), uint32(), uint32(), uint32(), uint32()]
  const time = float64()
  const estimates = Array.from({ length: contenders }, () => ({
    tokens: float32(),
    other: float32(),
    dense: float32(),
  }))
  const keyIndex = ({ provider, model }: RequestKey): number => {
    const name = JSON.stringify([provider, model])
    const known = indexOf.get(name)
    if (known !== undefined) return known
    indexOf.set(name, keys.length)
    return keys.push({ provider, model }) - 1
  }
  return {
    keys,
    key,
    actual,
    time,
    units,
    nonAscii,
    bytes,
    estimates,
    add(record, raw) {
      key.push(keyIndex(record))
      actual.push(record.actualTokens)
      // One without a time was sent when the one before it was.
      time.push(record.time_ms ?? (time.length > 0 ? time.at(time.length - 1) : Number.NEGATIVE_INFINITY))
      const shape = raw.find((estimate) => estimate !== null)?.shape
      units.push(shape?.utf16Units ?? 0)
      nonAscii.push(shape?.nonAsciiUnits ?? 0)
      bytes.push(shape?.utf8Bytes ?? 0)
      for (const [index, table] of estimates.entries()) {
        const estimate = raw[index]
        const { ascii, other, dense } = estimate?.groups ?? NOT_SPLIT
        const sum = ascii + other + dense
        table.tokens.push(estimate?.tokens ?? Number.NaN)
        // A column stays empty while nothing is split.
        if (!(sum > 0)) continue
        for (const [column, share] of [
          [table.other, other / sum],
          [table.dense, dense / sum],
        ] as const) {
          while (column.length < table.tokens.length - 1) column.push(Number.NaN)
          column.push(share)
        }
      }
    },
  }
}

const NOT_SPLIT: ContentGroups = { ascii: Number.NaN, other: Number.NaN, dense: Number.NaN }

export function groupsAt({ other, dense }: EstimateTable, index: number): ContentGroups | undefined {
  if (index >= other.length) return undefined
  const shares = { other: other.at(index), dense: dense.at(index) }
  if (Number.isNaN(shares.other)) return undefined
  return { ascii: Math.max(0, 1 - shares.other - shares.dense), ...shares }
}

export function shapeAt({ units, nonAscii, bytes }: RequestTable, index: number): TextShape {
  return { utf16Units: units.at(index), nonAsciiUnits: nonAscii.at(index), utf8Bytes: bytes.at(index) }
}

/** The requests in the order in which they were sent; as they came where times are equal, or there are none. */
export function timeOrder({ time }: RequestTable): Uint32Array {
  const order = new Uint32Array(time.length)
  for (let index = 0; index < order.length; index++) order[index] = index
  // Most records come in order, and to sort a million of them takes memory.
  if (isAscending(time)) return order
  // -Infinity less itself is NaN, which is no order.
  return order.sort((a, b) => {
    const [before, after] = [time.at(a), time.at(b)]
    return before < after ? -1 : before > after ? 1 : a - b
  })
}

function isAscending(time: Column): boolean {
  for (let index = 1; index < time.length; index++) if (time.at(index) < time.at(index - 1)) return false
  return true
}
