import { describe, expect, it } from 'vitest'
import { ConfigError } from '../../../harness/config.ts'
import { makeBaseline } from '../../../harness/gate/baseline.ts'
import { exitCode } from '../../../harness/gate/exit-code.ts'
import { judge } from '../../../harness/gate/judge.ts'
import { cell, chars4, config, failure, limit, ours, run, verdictOf } from './fixtures.ts'

const GATE = 'within-20/chars-4/o200k_base'

const judged = (wape: number, declared: Parameters<typeof failure>[0][]) => {
  const cells = [cell({ estimator: 'chars-4', wape })]
  const judgement = judge(run([chars4], cells, { baseline: { knownFailures: declared.map(failure) } }))
  return { ...judgement, verdict: verdictOf(judgement.verdicts, GATE), code: exitCode(judgement.verdicts) }
}

describe('a known failure', () => {
  it('that stays as declared passes and is named', () => {
    const { verdict, checks, warnings, code } = judged(0.31, [{}])
    expect(verdict).toMatchObject({ state: 'passed', observed: 0, limit: 0 })
    expect(verdict.reason).toBe('1 of 3 checks are known failures; worst code/python wape 0.310000')
    expect(checks.filter(({ known }) => known !== null)).toMatchObject([
      { known: 'unchanged', observed: 0.31, limit: 0.2 },
    ])
    expect(warnings).toEqual([])
    expect(code).toBe(0)
  })

  it('is compared at six decimals', () => {
    expect(judged(0.3100004, [{}]).code).toBe(0)
    expect(judged(0.310001, [{}]).code).toBe(1)
  })

  it('that got worse fails, with both figures', () => {
    const { verdict, code } = judged(0.32, [{}])
    expect(verdict.state).toBe('failed')
    expect(verdict.reason).toContain('a known failure got worse: 0.310000 → 0.320000')
    expect(code).toBe(1)
  })

  it('of a share gets worse downwards', () => {
    const share = (within_20pct: number) => {
      const declared = failure({ metric: 'within_20pct', figure: 0.5 })
      const cells = [cell({ estimator: 'chars-4', within_20pct })]
      return exitCode(judge(run([chars4], cells, { baseline: { knownFailures: [declared] } })).verdicts)
    }
    expect([share(0.49), share(0.5), share(0.51)]).toEqual([1, 0, 0])
  })

  it('that improved passes and is reported', () => {
    const { verdict, warnings, code } = judged(0.25, [{}])
    expect(verdict.state).toBe('passed')
    expect(verdict.reason).toContain('1 of them better than declared')
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain('0.310000 → 0.250000')
    expect(warnings[0]).toContain('--update-baseline')
    expect(code).toBe(0)
  })

  it('that is within the limit now passes and is reported', () => {
    const { warnings, code } = judged(0.1, [{}])
    expect(warnings[0]).toContain('a known failure no more: 0.310000 → 0.100000')
    expect(code).toBe(0)
  })

  it('excuses its own cell and figure alone', () => {
    expect(judged(0.31, []).code).toBe(1)
    expect(judged(0.31, [{ kind: 'code/java' }]).code).toBe(1)
    expect(judged(0.31, [{ metric: 'within_20pct' }]).code).toBe(1)
    expect(judged(0.31, [{ rule: 'other' }]).code).toBe(1)
  })

  it('that nothing was judged by is missing: its limit, cell or estimator is gone', () => {
    for (const gone of [{ kind: 'code/java' }, { rule: 'other' }, { estimator: 'word-heuristic' }]) {
      const { verdicts, code } = judged(0.1, [gone])
      expect(verdicts.find(({ state }) => state === 'missing')?.reason).toContain('not judged')
      expect(code).toBe(3)
    }
  })

  it.each(['ours', 'fitted'])('of %s is an error of the config: ours must pass', (id) => {
    const estimator = { ...ours, id }
    const input = run([estimator], [cell({ estimator: id, wape: 0.31 })], {
      config: { ...config, knownFailures: [{ estimators: ['*'], reason: 'all' }] },
      baseline: { knownFailures: [failure({ estimator: id })] },
    })
    expect(() => judge(input)).toThrow(ConfigError)
    expect(() => judge(input)).toThrow(/known-failures\.csv: line 2, column estimator: failures of '/)
  })

  it('of a formula or peer that the config does not permit is an error too', () => {
    const peer = { id: 'peer', foreign: true, exactFor: [] }
    const cells = [cell({ estimator: 'peer', wape: 0.31 })]
    const baseline = { knownFailures: [failure({ estimator: 'peer' })] }
    expect(() => judge(run([peer], cells, { baseline }))).toThrow(ConfigError)
    const permitting = { ...config, knownFailures: [{ estimators: ['peer'], reason: 'a peer' }] }
    expect(exitCode(judge(run([peer], cells, { baseline, config: permitting })).verdicts)).toBe(0)
  })

  describe('of a goal', () => {
    const goal = { ...limit, id: 'goal', goal: true, bounds: { wape: { max: 0.05 } } } as const
    const knownFailures = [{ estimators: ['ours'], reason: 'not reached yet' }]
    const over = (wape: number, rule: string, figure: number) =>
      run([ours], [cell({ wape })], {
        config: { ...config, limits: [limit, goal], knownFailures },
        baseline: { knownFailures: [failure({ rule, estimator: 'ours', figure })] },
      })

    it('may be declared of ours too, and may not get worse', () => {
      expect(exitCode(judge(over(0.08, 'goal', 0.08)).verdicts)).toBe(0)
      expect(exitCode(judge(over(0.09, 'goal', 0.08)).verdicts)).toBe(1)
    })

    it('excuses no other limit', () => {
      expect(() => judge(over(0.31, 'within-20', 0.31))).toThrow(ConfigError)
    })

    it('is what the next baseline declares, and no other failure of ours', () => {
      const input = over(0.31, 'goal', 0.31)
      const { knownFailures: declared } = makeBaseline(input.config, input.plan, input.summaries, [])
      expect(declared).toEqual([failure({ rule: 'goal', estimator: 'ours', figure: 0.31 })])
    })
  })

  describe('of a calibrated form', () => {
    const id = 'ema-calibrated-word-heuristic'
    const over = (base: string) =>
      run([{ ...ours, id, base }], [cell({ estimator: id, wape: 0.31 })], {
        config: { ...config, knownFailures: [{ estimators: ['ema-calibrated*'], reason: 'one ratio' }] },
        baseline: { knownFailures: [failure({ estimator: id })] },
      })

    it('may be declared over a published formula', () => {
      expect(exitCode(judge(over('word-heuristic')).verdicts)).toBe(0)
    })

    it('may not over an estimator of ours, whatever it is called', () => {
      expect(() => judge(over('ours'))).toThrow(ConfigError)
    })
  })
})
