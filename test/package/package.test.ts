import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, launchBrowser, SKIPPED } from '../browser/launch.ts'

const repository = resolve(import.meta.dirname, '../..')
const project = mkdtempSync(join(tmpdir(), 'tokengauge-package-'))
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

// What a user does: packs are installed into a project that has nothing of ours.
beforeAll(() => {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', project], {
    cwd: repository,
    stdio: 'ignore',
  })
  writeFileSync(join(project, 'package.json'), '{"name": "user", "private": true, "type": "module"}')
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', './tokengauge-0.1.0.tgz')
}, 120_000)
afterAll(() => rmSync(project, { recursive: true }))

describe('npm pack, in a clean project', () => {
  test('publint and attw find nothing, and each entry keeps its size', () => {
    const inRepository = { cwd: repository, encoding: 'utf8', stdio: 'pipe' } as const
    execFileSync('npx', ['publint', '--strict'], inRepository)
    const packed = join(project, 'tokengauge-0.1.0.tgz')
    execFileSync('npx', ['attw', packed, '--profile', 'esm-only'], inRepository)
    const sizes = JSON.parse(execFileSync('npx', ['size-limit', '--json'], inRepository))
    expect(sizes.filter(({ passed }: { passed: boolean }) => !passed)).toEqual([])
    expect(sizes.length).toBeGreaterThan(3)
  })

  test('brings no other package', () => {
    const lock = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'))
    expect(Object.keys(lock.packages)).toEqual(['', 'node_modules/tokengauge'])
  })

  test('every entry is imported and does its work', () => {
    writeFileSync(
      join(project, 'use.js'),
      `import { createContextBudget, estimateTokens, loadProfile, pruneForBudget } from 'tokengauge'
       import { chars4, fittedMax } from 'tokengauge/estimators'
       import { estimateChars4 } from 'tokengauge/estimators/chars-4'
       import { createContextGauge } from 'tokengauge/budget'
       import { resolveContextSize } from 'tokengauge/context-size'
       const text = 'How many tokens is this?'
       const profile = await loadProfile('gemini-2.5-pro')
       const max = await fittedMax.create({ id: 'o200k_base' })
       const messages = [{ role: 'user', content: text }]
       console.log(JSON.stringify([
         estimateTokens(text), estimateTokens(text, { profile }), estimateChars4(text),
         (await chars4.create({ id: 'o200k_base' })).estimate(text), max.estimate(text),
         pruneForBudget(messages, createContextBudget(8192)).state,
         createContextGauge({ contextTokens: 8192 }).reading().state, typeof resolveContextSize,
       ]))`,
    )
    expect(JSON.parse(run('node', 'use.js'))).toEqual([
      expect.any(Number),
      expect.any(Number),
      6,
      6,
      6,
      'fits',
      'ok',
      'function',
    ])
  })

  test('a peer that is missing is named with the command that brings it', () => {
    const code = `import { tokenx } from 'tokengauge/peers'; await tokenx.create({ id: 'o200k_base' }).catch((error) => console.log(error.message))`
    expect(run('node', '--input-type=module', '-e', code)).toContain('npm i -D tokenx')
  })

  test.each([
    ['NodeNext', 'nodenext', 'nodenext'],
    ['a bundler', 'esnext', 'bundler'],
  ])('types resolve under %s', (_, module, moduleResolution) => {
    writeFileSync(
      join(project, 'use.ts'),
      `import { estimateTokens, type EstimateOptions, pruneForBudget } from 'tokengauge'
       import { calibrated, type EstimatorSpec } from 'tokengauge/estimators'
       import { createContextBudget } from 'tokengauge/budget'
       import { resolveContextSize } from 'tokengauge/context-size'
       const options: EstimateOptions = { model: 'gpt-4o' }
       export const count: number = estimateTokens('text', options)
       export const budget = createContextBudget(8192)
       export const spec: EstimatorSpec = { id: 'x', description: '', create: () => ({ estimate: () => 1 }) }
       export const all = [calibrated, pruneForBudget, resolveContextSize]
       // @ts-expect-error a text is needed
       estimateTokens(7)`,
    )
    const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2023,dom', '--types', '']
    run(
      'node',
      join(repository, 'node_modules/typescript/bin/tsc'),
      ...options,
      '--module',
      module,
      '--moduleResolution',
      moduleResolution,
      'use.ts',
    )
  })
})

describe('without Node', () => {
  const bundle = async (code: string): Promise<string> => {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: project },
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      platform: 'browser',
      target: 'es2022',
    })
    return outputFiles[0]?.text ?? ''
  }
  const code = `import { createContextBudget, estimateTokens, pruneForBudget } from 'tokengauge'
    const text = 'How many tokens is this? '.repeat(400)
    const kept = pruneForBudget([{ role: 'user', content: text }, { role: 'user', content: 'x' }], createContextBudget(1024))
    globalThis.answer = [estimateTokens(text), kept.state]`

  test('an engine that has nothing but the language', async () => {
    const script = await bundle(code)
    const context = createContext(Object.create(null))
    runInContext(script, context)
    const answer = runInContext('JSON.stringify(answer)', context)
    expect(JSON.parse(answer)).toEqual([expect.any(Number), 'pruned'])
  })

  test.skipIf(CHROMIUM === null)(`a page and a worker in Chromium${SKIPPED}`, async () => {
    const script = await bundle(code)
    const browser = await launchBrowser()
    try {
      const page = await browser.newPage()
      const answers = await page.evaluate(async (source) => {
        new Function(source)()
        const url = URL.createObjectURL(new Blob([`${source};postMessage(answer)`]))
        const worker = new Worker(url)
        const inWorker = await new Promise((done, failed) => {
          worker.onmessage = ({ data }) => done(data)
          worker.onerror = ({ message }) => failed(new Error(message))
        })
        return [(globalThis as { answer?: unknown }).answer, inWorker]
      }, script)
      expect(answers[0]).toEqual([expect.any(Number), 'pruned'])
      expect(answers[1]).toEqual(answers[0])
    } finally {
      await browser.close()
    }
  })
})
