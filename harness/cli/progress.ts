import { Presets, SingleBar } from 'cli-progress'

export interface Progress {
  /** `done` of `total`, in any unit; starts the bar at the first call. */
  report(done: number, total: number): void
  end(): void
}

const silent: Progress = { report: () => {}, end: () => {} }

/** A bar with the time left on standard error, and nothing at all where that is not a terminal. */
export function createProgress(label: string): Progress {
  if (!process.stderr.isTTY) return silent
  const bar = new SingleBar(
    {
      format: `${label} {bar} {percentage}% | {eta_formatted} left`,
      stream: process.stderr,
      hideCursor: true,
      clearOnComplete: true,
      etaBuffer: 50,
    },
    Presets.shades_classic,
  )
  let started = false
  return {
    report: (done, total) => {
      if (total === 0) return
      if (!started) bar.start(100, 0)
      started = true
      bar.update(Math.floor((100 * done) / total))
    },
    end: () => {
      if (started) bar.stop()
    },
  }
}
