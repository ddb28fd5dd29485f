import type { Pruner } from './pruner.ts'
import { type ToolLoop, toolLoop } from './tool-loop.ts'
import type { Message } from './transcripts/transcript.ts'
import { versionOf } from './violations.ts'

/** One line of pruning-speed.csv: of this machine, in this run. */
export interface PruningSpeedLine {
  readonly pruner: string
  readonly version: string
  readonly options: string
  readonly messages: number
  /** Median of the rounds, of the first request of a conversation: nothing was counted before. */
  readonly first_ms: number | null
  /** Of the next request, one step later. */
  readonly next_ms: number | null
}

const ROUNDS = 5
const RESULT = 'some text of a file, '.repeat(12)

/** Times each pruner in turn, round by round, so that what slows the machine slows all of them. */
export async function pruningSpeed(
  pruners: readonly Pruner[],
  sizes: readonly number[],
): Promise<readonly PruningSpeedLine[]> {
  const lines: PruningSpeedLine[] = []
  for (const size of sizes) {
    const timed = pruners.map((pruner) => ({ pruner, first: [] as number[], next: [] as number[] }))
    for (let round = 0; round < ROUNDS; round++) {
      for (const { pruner, first, next } of timed) {
        // LlamaIndex counts all it has taken anew for each message: 10,000 take minutes.
        if (versionOf(pruner) === null || (first[0] ?? 0) > SLOW_MS) continue
        const loop = toolLoop(pruner)
        const messages = conversation(loop, size)
        const budget = { pruneAbove: size * 100, availableForHistory: size * 110 }
        const send = pruner.session(budget)
        first.push(await milliseconds(() => send(messages)))
        const grown = [...messages, ...loop.step(size, RESULT)]
        next.push(await milliseconds(() => send(grown)))
      }
    }
    for (const { pruner, first, next } of timed) {
      const version = versionOf(pruner)
      if (version === null) continue
      lines.push({
        pruner: pruner.name,
        version,
        options: pruner.options,
        messages: size,
        first_ms: median(first),
        next_ms: median(next),
      })
    }
  }
  return lines
}

const SLOW_MS = 2_000

function conversation(loop: ToolLoop, size: number): Message[] {
  const steps = Array.from({ length: size / 2 }, (_, step) => loop.step(step, RESULT))
  return [...loop.start, ...steps.flat()]
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function median(values: readonly number[]): number | null {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? null
}
