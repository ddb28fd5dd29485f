import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { moduleExtension } from '../module-extension.ts'
import type { LaunchRequest, LaunchResult } from './launch.ts'

export type LaunchOutcome =
  | { readonly state: 'measured'; readonly result: LaunchResult }
  | { readonly state: 'failed'; readonly reason: string }

const script = fileURLToPath(new URL(`./launch.${moduleExtension}`, import.meta.url))

/** Times one contender in a process of its own, which is killed past the deadline. */
export function runLaunch(request: LaunchRequest, deadlineMs: number): Promise<LaunchOutcome> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [...(moduleExtension === 'ts' ? ['--import', 'tsx'] : []), script],
      {
        stdio: ['pipe', 'pipe', 'pipe'],
      },
    )
    const fail = (reason: string): void => resolve({ state: 'failed', reason })
    let output = ''
    let errors = ''
    let late = false
    const timer = setTimeout(() => {
      late = true
      child.kill('SIGKILL')
    }, deadlineMs)
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      errors += chunk
    })
    child.on('error', (error) => fail(String(error)))
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      if (late) fail(`deadline: not done within ${deadlineMs} ms`)
      else if (code !== 0) fail(`ended with ${signal ?? `exit code ${code}`}: ${firstError(errors)}`)
      else resolve({ state: 'measured', result: JSON.parse(output) as LaunchResult })
    })
    // A child that dies early closes its end: `close` tells why.
    child.stdin.on('error', () => {})
    child.stdin.end(JSON.stringify(request))
  })
}

const firstError = (errors: string): string =>
  (errors.split('\n').find((line) => /error/i.test(line)) ?? errors.split('\n', 1)[0] ?? '').slice(0, 200)
