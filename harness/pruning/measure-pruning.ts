import { pruningCases } from './cases.ts'
import type { Pruner } from './pruner.ts'
import { aiSdk } from './pruners/ai-sdk.ts'
import { langchain } from './pruners/langchain.ts'
import { llamaindex } from './pruners/llamaindex.ts'
import { ours } from './pruners/ours.ts'
import { type PruningSpeedLine, pruningSpeed } from './speed.ts'
import { type CacheLine, cacheLine } from './tool-loop.ts'
import { type ViolationLine, violationsOf } from './violations.ts'

export interface PruningMeasurement {
  readonly violations: readonly ViolationLine[]
  readonly cache: readonly CacheLine[]
  /** Empty where it was not asked for: it is of this machine alone. */
  readonly speed: readonly PruningSpeedLine[]
}

export const PRUNERS: readonly Pruner[] = [...ours, ...langchain, ...aiSdk, ...llamaindex]

export interface PruningOptions {
  readonly seed: number
  readonly cases: number
  readonly speed: boolean
  readonly pruners?: readonly Pruner[]
  readonly onProgress?: (done: number, total: number) => void
}

const RESULT_TOKENS = [300, 1_000]
const SIZES = [100, 1_000, 10_000]

/** Runs the pruners over the same generated conversations. Those whose package is not installed are left out. */
export async function measurePruning(options: PruningOptions): Promise<PruningMeasurement> {
  const { pruners = PRUNERS, onProgress } = options
  const cases = pruningCases(options.cases, options.seed)
  const violations: ViolationLine[] = []
  const cache: CacheLine[] = []
  for (const [done, pruner] of pruners.entries()) {
    onProgress?.(done, pruners.length)
    violations.push(...((await violationsOf(pruner, cases)) ?? []))
    for (const tokens of RESULT_TOKENS) {
      const line = await cacheLine(pruner, tokens)
      if (line) cache.push(line)
    }
  }
  return { violations, cache, speed: options.speed ? await pruningSpeed(pruners, SIZES) : [] }
}
