/** Durations by name, for `--profile`. */
export interface Profile {
  readonly lines: { readonly name: string; readonly duration_ms: number; readonly detail: string }[]
  /** Runs the step and notes how long it took. */
  time<T>(name: string, step: () => T): T
}

export function createProfile(): Profile {
  const lines: Profile['lines'] = []
  return {
    lines,
    time: (name, step) => {
      const started = performance.now()
      const note = (): void => {
        lines.push({ name, duration_ms: performance.now() - started, detail: '' })
      }
      const result = step()
      if (!(result instanceof Promise)) note()
      else result.then(note, note)
      return result
    },
  }
}

export function renderProfile({ lines }: Profile): string {
  const peak = process.resourceUsage().maxRSS / 1024
  const rows = lines.map(
    ({ name, duration_ms, detail }) =>
      `${duration_ms.toFixed(0).padStart(8)}  ${name}${detail && `  ${detail}`}`,
  )
  return ['duration_ms  step', ...rows, `peak memory of this process: ${peak.toFixed(0)} MiB`].join('\n')
}
