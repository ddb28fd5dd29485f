import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCURACY_COLUMNS, ROW_COLUMNS } from '../../../reports/columns.ts'
import { readCsv } from '../../../reports/read-csv.ts'

const directory = mkdtempSync(join(tmpdir(), 'tokengauge-cli-'))
afterAll(() => rmSync(directory, { recursive: true }))

function tokengauge(...words: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['--import', 'tsx', 'harness/cli/main.ts', ...words], {
    encoding: 'utf8',
    env: { ...process.env, GITHUB_STEP_SUMMARY: '', NO_COLOR: '1' },
  })
}

const narrow = [
  '--estimator',
  'chars-4',
  '--reference',
  'o200k_base',
  '--kind',
  'english/chat',
  '--kind',
  'english/mail',
]

describe('usage', () => {
  test('a wrong estimator lists the right ones and exits with 2', () => {
    const { status, stdout, stderr } = tokengauge('bench', '--estimator', 'nope')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/no estimator is named 'nope'; there are: chars-4, .*tokenx/)
  })

  test.each([
    [['bench', '--seed', 'x']],
    [['bench', '--unknown']],
    [['unknown']],
    [['bench', '--config', 'absent.config.ts']],
    [['bench', '--quick', '--update-baseline']],
    [['bench', '--kind', 'code/python', '--update-baseline']],
    [['bench', '--seed', '1', '--update-baseline']],
    [['compare', 'absent.csv', 'absent.csv']],
  ])('%j exits with 2 and says why', (words) => {
    const { status, stdout, stderr } = tokengauge(...words)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/\w{4,}/)
  })

  test('help and version exit with 0', () => {
    expect(tokengauge('--help').status).toBe(0)
    expect(tokengauge('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  test('list names what there is', () => {
    const listed = JSON.parse(tokengauge('list', '--json').stdout) as Record<string, { id: string }[]>
    expect(listed.estimators?.map(({ id }) => id)).toContain('ema-calibrated')
    expect(listed.references?.length).toBeGreaterThanOrEqual(9)
    expect(listed.corpora?.map(({ id }) => id)).toEqual([
      'english',
      'code',
      'json',
      'unicode',
      'agent',
      'adversarial',
    ])
  })
})

describe('a narrowed run', () => {
  const out = join(directory, 'out')
  let run: ReturnType<typeof tokengauge>
  beforeAll(() => {
    run = tokengauge('bench', ...narrow, '--no-throughput', '--json', '--out', out)
  })

  test('prints one JSON object of the published shape, and nothing else', () => {
    const report = JSON.parse(run.stdout) as Record<string, unknown> & {
      summaries: Record<string, unknown>[]
    }
    expect(Object.keys(report)).toEqual([
      'schemaVersion',
      'provenance',
      'summaries',
      'throughput',
      'verdicts',
      'warnings',
    ])
    expect(Object.keys(report.summaries[0] as object)).toEqual(Object.keys(ACCURACY_COLUMNS))
    expect(run.stderr).toBe('')
  })

  test('writes every report and leaves nothing aside', () => {
    expect(readdirSync(out).sort()).toEqual([
      'accuracy.csv',
      'distribution.svg',
      'gate.csv',
      'junit.xml',
      'kinds.svg',
      'length.svg',
      'pareto.svg',
      'provenance.json',
      'references.svg',
      'report.html',
      'rows.csv',
      'summary.md',
      'throughput.csv',
      'throughput.svg',
    ])
  })

  test('its summaries are sums over its rows', () => {
    const rows = readCsv(ROW_COLUMNS, readFileSync(join(out, 'rows.csv'), 'utf8'), 'rows.csv')
    const cells = readCsv(ACCURACY_COLUMNS, readFileSync(join(out, 'accuracy.csv'), 'utf8'), 'accuracy.csv')
    const chat = cells.find(({ kind, stratum }) => kind === 'english/chat' && stratum === 'all')
    const ofChat = rows.filter(({ kind }) => kind === 'english/chat')
    expect(chat?.documents).toBe(ofChat.length)
    expect(chat?.reference_tokens).toBe(
      ofChat.reduce((sum, row) => sum + (row.reference_tokens ?? Number.NaN), 0),
    )
    expect(chat?.estimated_tokens).toBe(ofChat.reduce((sum, row) => sum + Math.ceil(row.utf16_units / 4), 0))
  })

  test('a second run gives the same bytes', () => {
    const again = join(directory, 'again')
    tokengauge('bench', ...narrow, '--no-throughput', '--out', again)
    for (const name of ['rows.csv', 'accuracy.csv', 'gate.csv']) {
      expect(readFileSync(join(again, name), 'utf8'), name).toBe(readFileSync(join(out, name), 'utf8'))
    }
    const compared = tokengauge('compare', join(out, 'rows.csv'), join(again, 'rows.csv'), '--json')
    expect(JSON.parse(compared.stdout).comparisons[0]).toMatchObject({
      estimator: 'chars-4',
      difference: 0,
      verdict: 'identical',
    })
    expect(tokengauge('compare', join(out, 'accuracy.csv'), join(again, 'accuracy.csv')).stdout).toMatch(
      /^0 cells changed/,
    )
  })
})

test('a limit that cannot be kept fails the gate: exit 1, the verdict named', () => {
  const config = join(directory, 'strict.config.ts')
  writeFileSync(
    config,
    `import config from ${JSON.stringify(join(process.cwd(), 'bench.config.ts'))}
export default { ...config, limits: [...config.limits, { id: 'perfect', estimators: ['chars-4'], references: 'all',
  cells: 'kinds', bounds: { wape: { max: 0 } }, reason: 'nobody is perfect' }] }`,
  )
  const { status, stdout } = tokengauge(
    'gate',
    ...narrow,
    '--config',
    config,
    '--out',
    join(directory, 'strict'),
  )
  expect(status).toBe(1)
  expect(stdout).toMatch(/failed perfect\/chars-4\/o200k_base: .*english\/chat wape/)
  expect(existsSync(join(directory, 'strict', 'gate.csv'))).toBe(true)
})

test('a config that is wrong names the field: exit 2', () => {
  const config = join(directory, 'wrong.config.ts')
  writeFileSync(config, 'export default { seed: "one" }')
  const { status, stderr } = tokengauge('gate', '--config', config)
  expect(status).toBe(2)
  expect(stderr).toMatch(/wrong\.config\.ts: seed: /)
})

test('a step summary and annotations go to GitHub when it asks for them', () => {
  const summary = join(directory, 'step-summary.md')
  const words = [
    '--import',
    'tsx',
    'harness/cli/main.ts',
    'gate',
    ...narrow,
    '--json',
    '--out',
    join(directory, 'github'),
  ]
  const { stdout, stderr } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    env: { ...process.env, GITHUB_STEP_SUMMARY: summary },
  })
  expect(readFileSync(summary, 'utf8')).toMatch(/^# /)
  const { verdicts, warnings } = JSON.parse(stdout) as { verdicts: { state: string }[]; warnings: string[] }
  const annotated = verdicts.some(({ state }) => state !== 'passed') || warnings.length > 0
  expect(/^::(error|warning) /m.test(stderr)).toBe(annotated)
})
