import { describe, expect, it } from 'vitest'
import { exitCode } from '../../../harness/gate/exit-code.ts'
import { judge } from '../../../harness/gate/judge.ts'
import type { ThroughputSummary, Verdict } from '../../../harness/summary.ts'
import { cell, config, exactCell, failure, ours, run, tokenizer, verdictOf } from './fixtures.ts'

describe('a quick run', () => {
  it('is judged by exactness and validity alone, and says so', () => {
    const summaries = [cell({ wape: 0.9, documents: 3 }), exactCell({ documents: 3 })]
    const { verdicts, warnings } = judge(
      run([ours, tokenizer], summaries, { plan: { quick: true }, baseline: { accuracy: [cell()] } }),
    )
    expect(verdicts.map(({ gate }) => gate)).toEqual([
      'exact/tokenizer/o200k_base',
      'validity/ours',
      'validity/tokenizer',
    ])
    expect(exitCode(verdicts)).toBe(0)
    expect(warnings[0]).toContain('quick run')
  })

  it('fails when an exact tokenizer is off by one', () => {
    const { verdicts } = judge(
      run([tokenizer], [exactCell({ abs_error_tokens: 1 })], { plan: { quick: true } }),
    )
    expect(exitCode(verdicts)).toBe(1)
  })

  it('does not compare a declared figure with that of a sample', () => {
    const permitting = { ...config, knownFailures: [{ estimators: ['tokenizer'], reason: 'a peer' }] }
    const declared = failure({ rule: 'exact', estimator: 'tokenizer', metric: 'abs_error_tokens', figure: 3 })
    const { verdicts, warnings } = judge(
      run([tokenizer], [exactCell({ abs_error_tokens: 2 })], {
        config: permitting,
        plan: { quick: true },
        baseline: { knownFailures: [declared] },
      }),
    )
    expect(exitCode(verdicts)).toBe(0)
    expect(warnings).toHaveLength(1)
  })
})

describe('validity', () => {
  const invalid = new Map([
    ['ours', ["'': 2 tokens, must be 0"]],
    ['tokenizer', ['BOM: threw Error']],
  ])

  it('fails an estimator of ours that breaks a rule', () => {
    const { verdicts } = judge(run([ours], [cell()], { invalid }))
    expect(verdictOf(verdicts, 'validity/ours')).toEqual({
      gate: 'validity/ours',
      state: 'failed',
      observed: 1,
      limit: 0,
      reason: "breaks rules: '': 2 tokens, must be 0",
    })
    expect(exitCode(verdicts)).toBe(1)
  })

  it("names a peer's fault and goes on", () => {
    const { verdicts, warnings } = judge(run([tokenizer], [exactCell()], { invalid }))
    expect(verdictOf(verdicts, 'validity/tokenizer').reason).toContain('BOM: threw Error')
    expect(warnings.join()).toContain('BOM: threw Error')
    expect(exitCode(verdicts)).toBe(0)
  })
})

describe('throughput', () => {
  const line = (named: Partial<ThroughputSummary>): ThroughputSummary => ({
    estimator: 'ours',
    corpus: 'code',
    first_pass_bytes_per_s: 1e8,
    warm_bytes_per_s: 1e8,
    low: 9e7,
    high: 1.1e8,
    ns_per_short_call: 100,
    load_ms: 1,
    peak_rss_bytes: 5e7,
    bundle_gz_bytes: 800,
    ratio_to_tokenx: 3,
    ...named,
  })
  const warnBelow = [{ estimators: ['ours'], ratioToTokenx: 2, reason: 'it was built for speed' }]
  const judged = (named: Partial<ThroughputSummary>) =>
    judge(
      run([ours], [cell()], {
        config: { ...config, throughput: { ...config.throughput, warnBelow } },
        throughput: [line(named)],
      }),
    )

  it('warns below the ratio, with the reason, and gates nothing', () => {
    const { verdicts, warnings } = judged({ ratio_to_tokenx: 1.5 })
    expect(warnings).toEqual(["speed of ours on code: 1.50 of tokenx's, below 2: it was built for speed"])
    expect(exitCode(verdicts)).toBe(0)
  })

  it('warns of launches that differ', () => {
    expect(judged({ low: 3e7 }).warnings).toEqual([
      'speed of ours on code: its launches differ 3.7-fold: run it on an idle machine',
    ])
  })

  it('has nothing to say of what is not known', () => {
    expect(judged({ ratio_to_tokenx: null, low: null, high: null }).warnings).toEqual([])
  })
})

describe('the exit code', () => {
  const of = (...states: Verdict['state'][]) =>
    exitCode(
      states.map((state) =>
        state === 'passed' || state === 'failed'
          ? { gate: 'g', state, observed: 0, limit: 0, reason: null }
          : { gate: 'g', state, reason: 'r' },
      ),
    )

  it('is 0 when all passed', () => expect(of('passed', 'passed')).toBe(0))
  it('is 1 when one failed, whatever is missing', () => expect(of('missing', 'failed', 'errored')).toBe(1))
  it('is 3 when one is missing', () => expect(of('passed', 'missing')).toBe(3))
  it('is 3 when one is errored', () => expect(of('errored', 'passed')).toBe(3))
  it('is 3 when nothing was judged', () => expect(of()).toBe(3))
})

describe('verdicts', () => {
  it('name a few of many failures and count the rest', () => {
    const cells = Array.from({ length: 9 }, (_, index) => cell({ kind: `code/k${index}`, wape: 0.5 }))
    const { verdicts } = judge(run([ours], cells))
    expect(verdictOf(verdicts, 'within-20/ours/o200k_base').reason).toMatch(
      /^9 of 27 checks: code\/k0 wape.*and 6 more, see gate.csv$/,
    )
  })
})
