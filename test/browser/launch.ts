import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'

/** Where Debian installs Chromium, unless CHROMIUM_PATH names another. Null: there is none, and nothing to test in. */
export const CHROMIUM: string | null =
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path !== undefined && existsSync(path)) ??
  null

/** Why the tests of a browser are skipped; stands in their names. */
export const SKIPPED: string =
  CHROMIUM === null ? ' (skipped: no Chromium; install it or set CHROMIUM_PATH)' : ''

export function launchBrowser(): Promise<Browser> {
  if (CHROMIUM === null) throw new Error('no Chromium: set CHROMIUM_PATH to its executable')
  // Without a sandbox, since CI runs as root in a container.
  return chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
}

export interface PageOptions {
  readonly colorScheme?: 'light' | 'dark'
  readonly width?: number
  /** The origin that requests may go to; without one, only files and data may be read. */
  readonly origin?: string
}

export interface WatchedPage {
  readonly page: Page
  /** Console errors and uncaught exceptions. */
  readonly errors: readonly string[]
  /** Requests that would have left the page's own origin; they were refused. */
  readonly outside: readonly string[]
}

/** A page that records what it must not do. */
export async function openPage(
  browser: Browser,
  url: string,
  options: PageOptions = {},
): Promise<WatchedPage> {
  const { colorScheme = 'light', width = 1280, origin } = options
  const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } })
  const page = await context.newPage()
  const errors: string[] = []
  const outside: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  await context.route('**/*', (route) => {
    const to = route.request().url()
    const own = origin === undefined ? to === url : to.startsWith(origin)
    if (own || /^(data|blob):/.test(to)) return route.continue()
    outside.push(to)
    return route.abort()
  })
  await page.goto(url)
  return { page, errors, outside }
}
