import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

const run = (...words: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'harness/conformance-cli.ts', ...words], {
    encoding: 'utf8',
  })

describe('npm run conformance', () => {
  it('lists the references when one is misspelt, and ends with 2', () => {
    const { status, stdout, stderr } = run('--reference', 'gemma-9')
    expect(stderr).toContain("no reference is named 'gemma-9'; there are: o200k_base, cl100k_base, llama-3")
    expect(stdout).toBe('')
    expect(status).toBe(2)
  })

  it('ends with 2 on an unknown option', () => {
    const { status, stderr } = run('--nope')
    expect(stderr).toContain('--nope')
    expect(status).toBe(2)
  })
})
