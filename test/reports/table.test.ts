import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { renderTable } from '../../reports/table.ts'
import { cell } from '../harness/gate/fixtures.ts'
import { failingReport, report, summaries } from './fixtures.ts'

const ESC = '\u001b'
const plain = renderTable(report(), { colour: false })
const lineOf = (text: string, start: string): string =>
  text.split('\n').find((line) => line.trimStart().startsWith(start)) ?? ''

describe('the terminal table', () => {
  it('has no escape sequence without colour, and the same text with it', () => {
    const coloured = renderTable(report(), { colour: true })
    expect(plain).not.toContain(ESC)
    expect(coloured).toContain(ESC)
    expect(stripVTControlCharacters(coloured)).toBe(plain)
  })

  it('shows WAPE and bias by corpus, and the speed on the slowest corpus', () => {
    expect(lineOf(plain, 'estimator').trim().split(/\s+/)).toEqual([
      'estimator',
      'english',
      'code',
      'macro',
      'MB/s',
    ])
    expect(lineOf(plain, 'ours').trim().split(/\s+/)).toEqual([
      'ours',
      '5.1',
      '-2.0',
      '12.3',
      '+4.1',
      '8.7',
      '+1.0',
      '240',
    ])
  })

  it('shows what is not known as such, and not as 0', () => {
    expect(lineOf(plain, 'chars-4').trim().split(/\s+/).at(-1)).toBe('–')
    const unanswered = summaries.map((summary) => ({ ...summary, coverage: 0.955, wape: null, bias: null }))
    expect(renderTable(report({ summaries: unanswered }), { colour: false })).toContain('95.5 answered')
  })

  it('colours cells as the gate takes them', () => {
    const codes = (text: string, start: string): string[] =>
      [...lineOf(text, start).matchAll(new RegExp(`${ESC}\\[(3[1-3])m`, 'g'))].map(
        ([, code]) => code as string,
      )
    const [red, green, yellow] = ['31', '32', '33']
    expect(codes(renderTable(report(), { colour: true }), 'ours')).toEqual([green, green, green])
    expect(codes(renderTable(report(), { colour: true }), 'chars-4')).toEqual([green, yellow, yellow])
    expect(codes(renderTable(failingReport(), { colour: true }), 'ours')).toEqual([green, red, red])
  })

  it('ends with the verdicts: one line a rule, each failure, and the outcome', () => {
    expect(plain.trimEnd().split('\n').slice(-4)).toEqual([
      'within-20: 2 passed, 1 known failure',
      'validity: 2 passed',
      'golden: 2 passed',
      'gate passed',
    ])
    const failing = renderTable(failingReport(), { colour: false }).trimEnd().split('\n')
    expect(failing.at(-1)).toBe('gate not passed')
    expect(failing.at(-2)).toBe(
      'failed within-20/ours/o200k_base: 1 of 6 checks: code/x wape: 0.420000 is above 0.2',
    )
  })

  it('does not call a run passed that was not judged', () => {
    expect(renderTable(report({ verdicts: [], checks: [] }), { colour: false })).toContain('gate not passed')
  })

  it('fits a hundred columns with every corpus and an id of 28 characters', () => {
    const all = ['english', 'code', 'json', 'unicode', 'agent', 'macro', 'macro-synthetic'].map((corpus) =>
      cell({ estimator: 'x'.repeat(28), corpus, kind: 'all', wape: 0.812, bias: -0.799 }),
    )
    const [, ...lines] = renderTable(report({ summaries: all, verdicts: [], checks: [] }), {
      colour: false,
    }).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100)
  })

  it('lets no control character of a name or a reason through', () => {
    const gate = `golden/${ESC}[2Jx`
    const hostile = report({
      verdicts: [{ gate, state: 'missing', reason: 'a\nb\u0007' }],
      warnings: [`${ESC}]0;title`],
    })
    const text = renderTable(hostile, { colour: false })
    expect(text).not.toMatch(/[^\P{Cc}\n]/u)
    expect(text).toContain('missing golden/ [2Jx: a b')
  })

  it('shows another reference when asked', () => {
    const two = [
      ...summaries,
      ...summaries.map((summary) => ({ ...summary, reference: 'llama-3', wape: 0.5 })),
    ]
    const text = renderTable(report({ summaries: two }), { colour: false, reference: 'llama-3' })
    expect(text).toContain('against llama-3')
    expect(text).toContain('1 more reference in summary.md')
    expect(lineOf(text, 'ours')).toContain('50.0')
  })
})
