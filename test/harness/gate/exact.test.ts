import { describe, expect, it } from 'vitest'
import { exitCode } from '../../../harness/gate/exit-code.ts'
import { judge } from '../../../harness/gate/judge.ts'
import { config, exactCell, failure, run, tokenizer, verdictOf } from './fixtures.ts'

const GATE = 'exact/tokenizer/o200k_base'

const judged = (...input: Parameters<typeof run>) => {
  const { verdicts } = judge(run(...input))
  return { verdict: verdictOf(verdicts, GATE), code: exitCode(verdicts) }
}

describe('an exact tokenizer on its own vocabulary', () => {
  it('passes with no error at all', () => {
    expect(judged([tokenizer], [exactCell(), exactCell({ split: 'train' })]).code).toBe(0)
  })

  it.each(['holdout', 'train'])('fails when it is off by one token in %s', (split) => {
    const { verdict, code } = judged(
      [tokenizer],
      [exactCell(), exactCell({ kind: 'json/pretty', split, abs_error_tokens: 1 })],
    )
    expect(verdict.state).toBe('failed')
    expect(verdict.reason).toContain('1 is above 0')
    expect(verdict.reason).toContain('json/pretty')
    expect(code).toBe(1)
  })

  it('fails when it left a document unanswered', () => {
    const faulty = exactCell({
      coverage: 0.99,
      estimated_tokens: null,
      abs_error_tokens: null,
      wape: null,
      within_20pct: null,
    })
    expect(judged([tokenizer], [faulty]).verdict).toMatchObject({ state: 'failed', observed: 0.99, limit: 1 })
  })

  it('may differ on adversarial texts', () => {
    const runs = exactCell({ kind: 'adversarial/runs', split: 'adversarial', abs_error_tokens: 40 })
    expect(judged([tokenizer], [exactCell(), runs]).code).toBe(0)
  })

  it('is missing when its error is not known', () => {
    expect(judged([tokenizer], [exactCell({ abs_error_tokens: null })]).verdict.state).toBe('missing')
  })

  it('is not asked to be exact elsewhere', () => {
    const elsewhere = exactCell({ reference: 'llama-3', abs_error_tokens: 300, wape: 0.03 })
    const { verdicts } = judge(run([tokenizer], [elsewhere], { plan: { references: ['llama-3'] } }))
    expect(verdicts.map(({ gate }) => gate)).not.toContain('exact/tokenizer/llama-3')
    expect(exitCode(verdicts)).toBe(0)
  })

  it('may have a declared error when it is a peer, which must not grow', () => {
    const permitting = { ...config, knownFailures: [{ estimators: ['tokenizer'], reason: 'a peer' }] }
    const declared = failure({ rule: 'exact', estimator: 'tokenizer', metric: 'abs_error_tokens', figure: 3 })
    const code = (abs_error_tokens: number): number =>
      judged([tokenizer], [exactCell({ abs_error_tokens })], {
        config: permitting,
        baseline: { knownFailures: [declared] },
      }).code
    expect([code(2), code(3), code(4)]).toEqual([0, 0, 1])
  })
})
