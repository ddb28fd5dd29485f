import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Summary } from '../../harness/summary.ts'
import { ACCURACY_COLUMNS } from '../../reports/columns.ts'
import { percent, signedPercent } from '../../reports/format.ts'
import { CHART_IDS } from '../../reports/html/chart-ids.ts'
import { readCsv } from '../../reports/read-csv.ts'
import { seriousFaults } from './axe.ts'
import { CHROMIUM, launchBrowser, openPage, SKIPPED } from './launch.ts'

const MAX_BYTES = 2_000_000

describe.skipIf(CHROMIUM === null)(`report.html in Chromium${SKIPPED}`, () => {
  const out = mkdtempSync(join(tmpdir(), 'tokengauge-report-'))
  const file = join(out, 'report.html')
  const url = pathToFileURL(file).href
  let browser: Browser
  let summaries: readonly Summary[]

  beforeAll(async () => {
    const narrowed = ['chars-4', 'tokenx', 'tiktoken', 'fitted', 'ema-calibrated'].flatMap((id) => ['-e', id])
    const references = ['-r', 'o200k_base', '-r', 'llama-3']
    const { stderr } = spawnSync(
      process.execPath,
      [
        '--import',
        'tsx',
        'harness/cli/main.ts',
        'bench',
        '--no-throughput',
        ...narrowed,
        ...references,
        '--out',
        out,
      ],
      { encoding: 'utf8' },
    )
    expect(stderr).not.toContain('report.html')
    const csv = join(out, 'accuracy.csv')
    summaries = readCsv(ACCURACY_COLUMNS, readFileSync(csv, 'utf8'), csv)
    browser = await launchBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    rmSync(out, { recursive: true, force: true })
  })

  it('is one file of at most 2 MB, beside an SVG file for each chart', () => {
    expect(statSync(file).size).toBeLessThanOrEqual(MAX_BYTES)
    expect(readdirSync(out)).toEqual(expect.arrayContaining(CHART_IDS.map((id) => `${id}.svg`)))
  })

  it.each(['light', 'dark'] as const)(
    'opens from disk without an error, a request or a serious fault: %s',
    async (colorScheme) => {
      const { page, errors, outside } = await openPage(browser, url, { colorScheme })
      expect(await page.locator('.charted svg[role=img]').count()).toBe(CHART_IDS.length)
      await page.evaluate('for (const part of document.querySelectorAll("details")) part.open = true')
      expect(await seriousFaults(page)).toEqual([])
      expect(errors).toEqual([])
      expect(outside).toEqual([])
    },
  )

  it('shows on a phone without scrolling sideways', async () => {
    const { page } = await openPage(browser, url, { width: 400 })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(400)
  })

  it('changes the chart and its table with every switch', async () => {
    const { page } = await openPage(browser, url)
    let changed = 0
    for (const id of CHART_IDS) {
      const section = page.locator(`#${id}`)
      for (const box of await section.locator('select').all()) {
        const before = await drawnIn(section)
        await box.selectOption({ index: (await box.locator('option').count()) - 1 })
        const after = await drawnIn(section)
        const name = `${id} ${await box.getAttribute('data-control')}`
        expect(after.svg, name).not.toBe(before.svg)
        expect(after.table, name).not.toBe(before.table)
        changed++
      }
    }
    expect(changed).toBe(11)
  })

  it('changes the worst documents, and shows boundaries only where the reference tells them', async () => {
    const { page } = await openPage(browser, url)
    const worst = page.locator('#worst')
    expect(await worst.locator('li').count()).toBe(5)
    expect(await worst.locator('.excerpt span').count()).toBeGreaterThan(20)
    const before = await worst.locator('.texts').textContent()
    await worst.locator('select[data-control=estimator]').selectOption({ label: 'fitted' })
    expect(await worst.locator('.texts').textContent()).not.toBe(before)
    await worst.locator('select[data-control=estimator]').selectOption({ label: 'tiktoken' })
    expect(await worst.locator('.texts').textContent()).toContain('exact on every document')
  })

  it('switches its colours by the button, and keeps the figures', async () => {
    const { page } = await openPage(browser, url)
    const background = (): Promise<unknown> =>
      page.evaluate('getComputedStyle(document.documentElement).backgroundColor')
    const [before, table] = [await background(), await page.locator('#kinds table').textContent()]
    await page.locator('#theme').press('Enter')
    expect(await background()).not.toBe(before)
    expect(await page.locator('#kinds table').textContent()).toBe(table)
    expect(await seriousFaults(page)).toEqual([])
  })

  it('shows the figures of accuracy.csv, kind by kind and reference by reference', async () => {
    const { page } = await openPage(browser, url)
    for (const reference of ['o200k_base', 'llama-3']) {
      await page.locator('#kinds select').selectOption({ label: reference })
      const { estimators, lines } = await tableOf(page, 'kinds')
      expect(lines.length).toBeGreaterThan(30)
      for (const [name = '', ...fields] of lines) {
        const corpus = name.split('/')[0] as string
        const kind = name.includes('/') ? name : 'all'
        fields.forEach((field, index) => {
          const found = find({ estimator: estimators[index] as string, reference, corpus, kind })
          expect(field, `${name} ${estimators[index]}`).toBe(shown(found))
        })
      }
    }
    const { estimators, lines } = await tableOf(page, 'references')
    expect(lines.map(([name]) => name)).toEqual(['o200k_base', 'llama-3'])
    for (const [reference = '', ...fields] of lines) {
      fields.forEach((field, index) => {
        const estimator = estimators[index] as string
        expect(field).toBe(shown(find({ estimator, reference, corpus: 'macro', kind: 'all' })))
      })
    }
  })

  it('shows the error of accuracy.csv beside each speed, by every metric', async () => {
    const { page } = await openPage(browser, url)
    const errors: [string, (summary: Summary) => number | null][] = [
      ['wape', ({ wape }) => wape],
      ['abs_bias', ({ bias }) => bias && Math.abs(bias)],
      ['mape', ({ mape }) => mape],
      ['outside_20pct', ({ within_20pct }) => within_20pct && 1 - within_20pct],
      ['under_10pct', ({ under_10pct }) => under_10pct],
    ]
    for (const [metric, error] of errors) {
      await page.locator('#pareto select[data-control=metric]').selectOption(metric)
      const { lines } = await tableOf(page, 'pareto')
      expect(lines.length).toBeGreaterThanOrEqual(3)
      for (const [estimator = '', field] of lines) {
        const found = find({ estimator, reference: 'o200k_base', corpus: 'macro', kind: 'all' })
        expect(field, `${estimator} ${metric}`).toBe(percent(found ? error(found) : null))
      }
    }
  })

  function find(cell: Pick<Summary, 'estimator' | 'reference' | 'corpus' | 'kind'>): Summary | undefined {
    return summaries.find(
      (summary) =>
        summary.estimator === cell.estimator &&
        summary.reference === cell.reference &&
        summary.corpus === cell.corpus &&
        summary.kind === cell.kind &&
        summary.split !== 'train' &&
        summary.stratum === 'all',
    )
  }
})

function shown(summary: Summary | undefined): string {
  if (!summary || summary.wape === null) return '–'
  return `${percent(summary.wape)} (${signedPercent(summary.bias)})`
}

type Section = ReturnType<Page['locator']>

async function drawnIn(section: Section): Promise<{ svg: string; table: string }> {
  return {
    svg: await section.locator('.chart').innerHTML(),
    table: await section.locator('.scroll').innerHTML(),
  }
}

async function tableOf(page: Page, id: string): Promise<{ estimators: string[]; lines: string[][] }> {
  const head = await page.locator(`#${id} table thead th`).allTextContents()
  const rows = await page.locator(`#${id} table tbody tr`).all()
  const lines = await Promise.all(rows.map((line) => line.locator('th, td').allTextContents()))
  return { estimators: head.slice(1).map((name) => name.replace(/ %$/, '')), lines }
}
