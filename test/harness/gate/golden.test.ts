import { describe, expect, it } from 'vitest'
import { exitCode } from '../../../harness/gate/exit-code.ts'
import { judge } from '../../../harness/gate/judge.ts'
import type { Summary } from '../../../harness/summary.ts'
import { cell, ours, run, tokenizer, verdictOf } from './fixtures.ts'

const GATE = 'golden/ours/o200k_base'

const judged = (...input: Parameters<typeof run>) => {
  const judgement = judge(run(...input))
  return { ...judgement, verdict: verdictOf(judgement.verdicts, GATE), code: exitCode(judgement.verdicts) }
}

const digest = (named: object = {}) => ({
  estimator: 'ours',
  reference: 'o200k_base',
  rows: 30,
  sha256: 'aa'.repeat(32),
  ...named,
})

describe('the golden integers', () => {
  it('pass when nothing changed, whatever the ratios do in the last digits', () => {
    const { code } = judged([ours], [cell({ wape: 0.0900000001 })], { baseline: { accuracy: [cell()] } })
    expect(code).toBe(0)
  })

  it.each(['documents', 'reference_tokens', 'estimated_tokens', 'abs_error_tokens'] as const)(
    'fail when %s changed by one, naming cell, old and new',
    (column) => {
      const old = cell({ [column]: (cell()[column] as number) - 1 })
      const { verdict, code } = judged([ours], [cell()], { baseline: { accuracy: [old] } })
      expect(verdict).toMatchObject({ state: 'failed', observed: 1, limit: 0 })
      expect(verdict.reason).toContain(`code/python: ${column} ${old[column]} → ${cell()[column]}`)
      expect(verdict.reason).toContain('npm run bench -- --update-baseline')
      expect(code).toBe(1)
    },
  )

  it('tell a sum that is not there from 0', () => {
    const { verdict } = judged([ours], [cell({ abs_error_tokens: 0 })], {
      baseline: { accuracy: [cell({ abs_error_tokens: null })] },
    })
    expect(verdict.reason).toContain('abs_error_tokens none → 0')
  })

  it('fail when a figure is gone that no limit bounds', () => {
    const { verdict, code } = judged([ours], [cell({ mape: null })], { baseline: { accuracy: [cell()] } })
    expect(verdict.reason).toContain('code/python: mape 0.100000 → none')
    expect(code).toBe(1)
  })

  it('are missing where the baseline has a cell that was not measured', () => {
    const { verdict, code } = judged([ours], [cell()], {
      baseline: { accuracy: [cell(), cell({ kind: 'json/pretty' })] },
    })
    expect(verdict).toMatchObject({ state: 'missing' })
    expect(verdict.reason).toContain('json/pretty')
    expect(code).toBe(3)
  })

  it('fail on a cell that the baseline does not have, with the remedy', () => {
    const { verdict, code } = judged([ours], [cell(), cell({ kind: 'json/pretty' })], {
      baseline: { accuracy: [cell()] },
    })
    expect(verdict.state).toBe('failed')
    expect(verdict.reason).toContain(
      'json/pretty: not in the baseline; if it is meant: npm run bench -- --update-baseline',
    )
    expect(code).toBe(1)
  })

  it('are missing for an estimator that is gone', () => {
    const { verdicts, code } = judged([ours], [cell()], {
      baseline: { accuracy: [cell(), cell({ estimator: 'gone' })] },
    })
    expect(verdictOf(verdicts, 'golden/gone/o200k_base').state).toBe('missing')
    expect(code).toBe(3)
  })

  it('are missing without a baseline', () => {
    const { verdicts } = judge(run([ours], [cell()], { baseline: null }))
    expect(verdictOf(verdicts, 'golden')).toMatchObject({ state: 'missing' })
    expect(exitCode(verdicts)).toBe(3)
  })

  it('pass over train cells and single lengths', () => {
    const cells = [cell(), cell({ split: 'train' }), cell({ stratum: 'tiny' })]
    expect(judged([ours], cells, { baseline: { accuracy: [cell()] } }).code).toBe(0)
  })

  describe('of rows', () => {
    const withRows = (now: object[], before: object[]) =>
      judged([ours], [cell()], { digests: now.map(digest), baseline: { rows: before.map(digest) } })

    it('pass when the digest is the same', () => expect(withRows([{}], [{}]).code).toBe(0))
    it('fail when two documents changed and their sums did not', () => {
      const { verdict, code } = withRows([{ sha256: 'bb'.repeat(32) }], [{}])
      expect(verdict.reason).toContain('integers of its rows changed: sha256 aaaaaaaaaaaa → bbbbbbbbbbbb')
      expect(code).toBe(1)
    })
    it('fail when a row is gone', () =>
      expect(withRows([{ rows: 29 }], [{}]).verdict.reason).toContain('rows 30 → 29'))
    it('are missing when no row is there', () => expect(withRows([], [{}]).verdict.state).toBe('missing'))
    it('fail when the baseline has none', () => expect(withRows([{}], []).code).toBe(1))
  })

  describe('of a narrowed run', () => {
    const baseline = {
      accuracy: [
        cell(),
        cell({ kind: 'json/pretty' }),
        cell({ corpus: 'code', kind: 'all' }),
        cell({ corpus: 'json', kind: 'all' }),
        cell({ corpus: 'macro', kind: 'all' }),
        cell({ estimator: 'other' }),
      ],
      rows: [digest()],
    }
    const narrowed = (cells: readonly Summary[]) =>
      judged([ours], cells, { baseline, digests: [digest({ rows: 15 })], plan: { filtered: true } })

    it('are compared for what was selected, and for no sum that rests on more', () => {
      const cells = [
        cell(),
        cell({ corpus: 'code', kind: 'all' }),
        cell({ corpus: 'macro', kind: 'all', documents: 15 }),
      ]
      const { code, checks } = narrowed(cells)
      expect(
        checks.filter(({ rule }) => rule === 'golden').map(({ corpus, kind }) => `${corpus} ${kind}`),
      ).toEqual(['code code/python', 'code all'])
      expect(code).toBe(0)
    })

    it('still fail on a changed integer', () => {
      expect(narrowed([cell({ estimated_tokens: 1 }), cell({ corpus: 'code', kind: 'all' })]).code).toBe(1)
    })

    it('still miss a selected cell', () => {
      const { verdict } = judged([ours], [cell()], {
        baseline,
        plan: { filtered: true, kinds: ['code/python'] },
      })
      expect(verdict).toMatchObject({ state: 'missing' })
      expect(verdict.reason).toContain('code/all')
    })
  })

  describe('of adversarial texts', () => {
    const runs = { kind: 'adversarial/runs', split: 'adversarial' }
    const late = { ...runs, coverage: 0.9, estimated_tokens: null, abs_error_tokens: null }

    it('pass, with a warning, when a peer meets the deadline on this machine and not on that', () => {
      const [now, before] = [
        { estimator: 'tokenizer', ...late },
        { estimator: 'tokenizer', ...runs },
      ].map((named) => cell({ abs_error_tokens: 0, ...named })) as [Summary, Summary]
      const exact = cell({ estimator: 'tokenizer', abs_error_tokens: 0 })
      const { verdicts, warnings } = judge(
        run([tokenizer], [exact, now], { baseline: { accuracy: [exact, before] } }),
      )
      expect(verdictOf(verdicts, 'golden/tokenizer/o200k_base')).toMatchObject({ state: 'passed' })
      expect(warnings).toEqual([
        'golden tokenizer o200k_base adversarial/runs: coverage 1 → 0.900000: its sums are not compared',
      ])
    })

    it('fail when one of ours no longer answers', () => {
      const { verdict } = judged([ours], [cell(), cell(late)], {
        baseline: { accuracy: [cell(), cell(runs)] },
      })
      expect(verdict.state).toBe('failed')
      expect(verdict.reason).toContain('coverage 1 → 0.900000')
    })

    it('fail when a sum changed', () => {
      expect(
        judged([ours], [cell(), cell({ ...runs, estimated_tokens: 1 })], {
          baseline: { accuracy: [cell(), cell(runs)] },
        }).code,
      ).toBe(1)
    })
  })
})
