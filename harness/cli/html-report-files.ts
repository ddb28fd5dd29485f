import { CHART_IDS } from '../../reports/html/chart-ids.ts'
import type { HtmlReportInput } from './html-report.ts'
import type { Output } from './output.ts'

/** A chart that has nothing to show has no file. */
export const HTML_REPORTS: readonly string[] = ['report.html', ...CHART_IDS.map((id) => `${id}.svg`)]

/**
 * Writes the page and its charts. What goes wrong is told and no more: the figures are written already, and a run of
 * minutes is not lost for a picture.
 */
export async function writeHtmlReport(output: Output, input: HtmlReportInput): Promise<void> {
  try {
    // Loaded here, since charts rest on packages that a user of the library need not have.
    const { renderHtmlReport } = await import('./html-report.ts')
    const { page, charts } = await renderHtmlReport(input)
    output.write('report.html', [page])
    for (const [name, svg] of charts) output.write(name, [svg])
  } catch (error) {
    console.error(
      `tokengauge: no report.html for this run (every other file is written): ${(error as Error).message}`,
    )
  }
}
