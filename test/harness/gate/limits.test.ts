import { describe, expect, it } from 'vitest'
import { exitCode } from '../../../harness/gate/exit-code.ts'
import { judge } from '../../../harness/gate/judge.ts'
import { cell, config, limit, ours, run, tokenizer, verdictOf } from './fixtures.ts'

const GATE = 'within-20/ours/o200k_base'

const judged = (...input: Parameters<typeof run>) => {
  const { verdicts } = judge(run(...input))
  return { verdict: verdictOf(verdicts, GATE), code: exitCode(verdicts) }
}

describe('the limits', () => {
  it('pass when every kind is within all bounds', () => {
    const { verdict, code } = judged([ours], [cell(), cell({ kind: 'json/pretty' })])
    expect(verdict).toEqual({ gate: GATE, state: 'passed', observed: 0, limit: 0, reason: null })
    expect(code).toBe(0)
  })

  it('take the bound itself as within', () => {
    expect(judged([ours], [cell({ wape: 0.2, within_20pct: 0.9, abs_error_tokens: 2000 })]).code).toBe(0)
  })

  it.each([
    { named: { wape: 0.200001 }, says: 'code/python wape: 0.200001 is above 0.2' },
    { named: { within_20pct: 0.899999 }, says: 'code/python within_20pct: 0.899999 is below 0.9' },
  ])('fail when one figure is outside: $says', ({ named, says }) => {
    const { verdict, code } = judged([ours], [cell({ kind: 'json/pretty' }), cell(named)])
    expect(verdict).toMatchObject({ state: 'failed', observed: 1, limit: 0 })
    expect(verdict.reason).toContain(says)
    expect(code).toBe(1)
  })

  it('judge kinds by themselves: a corpus within its bounds excuses none', () => {
    const cells = [cell({ wape: 0.5 }), cell({ corpus: 'code', kind: 'all', wape: 0.05 })]
    expect(judged([ours], cells).code).toBe(1)
  })

  it('are about the holdout: neither train nor adversarial cells nor single lengths', () => {
    const cells = [
      cell(),
      cell({ split: 'train', wape: 0.9 }),
      cell({ corpus: 'adversarial', kind: 'adversarial/runs', split: 'adversarial', wape: 0.9 }),
      cell({ stratum: 'tiny', wape: 0.9 }),
    ]
    expect(judged([ours], cells).code).toBe(0)
  })

  it('lack a figure: missing, and never taken for 0', () => {
    const { verdict, code } = judged([ours], [cell({ within_20pct: null })])
    expect(verdict).toMatchObject({
      state: 'missing',
      reason: '1 of 3 checks: code/python within_20pct: the cell has no within_20pct',
    })
    expect(code).toBe(3)
  })

  it('lack a cell that another estimator has: missing', () => {
    const other = { id: 'other', foreign: false, exactFor: [] }
    const cells = [cell(), cell({ estimator: 'other' }), cell({ estimator: 'other', kind: 'json/pretty' })]
    const { verdict, code } = judged([ours, other], cells)
    expect(verdict.state).toBe('missing')
    expect(verdict.reason).toContain('json/pretty')
    expect(code).toBe(3)
  })

  it('have nothing at all to judge: missing', () => {
    const { verdict } = judged([ours], [])
    expect(verdict.state).toBe('missing')
  })

  it('judge a cell without full coverage by its coverage', () => {
    const faulty = cell({
      coverage: 0.9,
      estimated_tokens: null,
      abs_error_tokens: null,
      wape: null,
      within_20pct: null,
    })
    const { verdict, code } = judged([ours], [faulty])
    expect(verdict).toMatchObject({ state: 'failed', observed: 0.9, limit: 1 })
    expect(code).toBe(1)
  })

  it('are errored by a figure that is no number, whatever else passes', () => {
    const { verdict, code } = judged([ours], [cell(), cell({ kind: 'json/pretty', wape: Number.NaN })])
    expect(verdict).toMatchObject({ state: 'errored', reason: 'a figure is NaN' })
    expect(code).toBe(3)
  })

  it('are errored by a cell that is there twice', () => {
    expect(judged([ours], [cell(), cell()]).verdict.state).toBe('errored')
  })

  it('may be about named cells, such as the macro', () => {
    const macro = { ...limit, id: 'macro', cells: ['macro/all'], bounds: { mape: { max: 0.05 } } }
    const cells = [cell(), cell({ corpus: 'macro', kind: 'all', mape: 0.07 })]
    const { verdicts } = judge(run([ours], cells, { config: { ...config, limits: [macro] } }))
    expect(verdictOf(verdicts, 'macro/ours/o200k_base')).toMatchObject({
      state: 'failed',
      observed: 0.07,
      limit: 0.05,
    })
  })

  it('that name a cell which is not there are missing', () => {
    const macro = { ...limit, id: 'macro', cells: ['macro/all'] }
    const { verdicts } = judge(run([ours], [cell()], { config: { ...config, limits: [macro] } }))
    expect(verdictOf(verdicts, 'macro/ours/o200k_base').state).toBe('missing')
  })

  it('with own references hold a tokenizer to its vocabulary alone', () => {
    const own = { ...limit, references: 'own' as const }
    const cells = ['o200k_base', 'llama-3'].map((reference) =>
      cell({
        estimator: 'tokenizer',
        reference,
        abs_error_tokens: 0,
        wape: reference === 'llama-3' ? 0.5 : 0,
      }),
    )
    const { verdicts } = judge(
      run([tokenizer], cells, {
        config: { ...config, limits: [own] },
        plan: { references: ['o200k_base', 'llama-3'] },
      }),
    )
    expect(verdicts.filter(({ gate }) => gate.startsWith('within-20')).map(({ gate }) => gate)).toEqual([
      'within-20/tokenizer/o200k_base',
    ])
    expect(exitCode(verdicts)).toBe(0)
  })
})
