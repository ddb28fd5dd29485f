import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test.skipIf(process.platform === 'win32')(
  'a suspended run, as on a laptop that sleeps, misses no deadline',
  async () => {
    const script = fileURLToPath(new URL('./suspended-run.ts', import.meta.url))
    const child = spawn(process.execPath, ['--import', 'tsx', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    const closed = new Promise((resolve) => child.on('close', resolve))
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
    while (!output.includes('started')) await sleep(20)
    await sleep(2_000)
    child.kill('SIGSTOP')
    await sleep(5_000)
    child.kill('SIGCONT')
    await closed
    expect(output).toBe('started\n[]\n')
  },
)
