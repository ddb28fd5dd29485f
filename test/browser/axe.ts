import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The serious and critical faults that axe-core finds, one line each with the first element it is about. */
export async function seriousFaults(page: Page): Promise<string[]> {
  // Through the debugger, so that a page's Content-Security-Policy stays as it is.
  await page.evaluate(source)
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length}): ${nodes[0]?.html.slice(0, 200)}`)
}
