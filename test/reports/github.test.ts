import { describe, expect, it } from 'vitest'
import { renderAnnotations } from '../../reports/github.ts'
import { failingReport, report } from './fixtures.ts'

describe('annotations', () => {
  it('are none when all passed without a warning', () => {
    expect(renderAnnotations(report().verdicts, [])).toBe('')
  })

  it('are an error for each verdict that did not pass', () => {
    expect(renderAnnotations(failingReport().verdicts, [])).toBe(
      '::error title=within-20/ours/o200k_base failed::1 of 6 checks: code/x wape: 0.420000 is above 0.2\n',
    )
  })

  it('escape what would end the command, its title or its line', () => {
    const hostile = 'a:b,c%d\r\n::stop-commands::x'
    expect(renderAnnotations([{ gate: hostile, state: 'missing', reason: hostile }], [hostile])).toBe(
      '::error title=a%3Ab%2Cc%25d%0D%0A%3A%3Astop-commands%3A%3Ax missing::a:b,c%25d%0D%0A::stop-commands::x\n' +
        '::warning title=tokengauge::a:b,c%25d%0D%0A::stop-commands::x\n',
    )
  })

  it('are no more of a level than GitHub shows, and tell of the rest', () => {
    const verdicts = Array.from({ length: 25 }, (_, index) => ({
      gate: `g${index}`,
      state: 'missing' as const,
      reason: 'r',
    }))
    const lines = renderAnnotations(verdicts, []).trimEnd().split('\n')
    expect(lines).toHaveLength(10)
    expect(lines.at(-1)).toBe('::error title=tokengauge::and 16 more: see summary.md and gate.csv')
  })
})
