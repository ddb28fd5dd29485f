import { expect, test, vi } from 'vitest'
import type { HtmlReportInput } from '../../../harness/cli/html-report.ts'
import { writeHtmlReport } from '../../../harness/cli/html-report-files.ts'

test('a page that cannot be made is told of, and fails nothing', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const written: string[] = []
  const broken = {
    get report(): never {
      throw new Error('no report')
    },
  } as unknown as HtmlReportInput
  await writeHtmlReport({ write: (name) => written.push(name), abandon: () => {} }, broken)
  expect(written).toEqual([])
  expect(told.mock.calls).toEqual([
    ['tokengauge: no report.html for this run (every other file is written): no report'],
  ])
  told.mockRestore()
})
