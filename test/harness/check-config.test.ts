import { describe, expect, it } from 'vitest'
import benchConfig from '../../bench.config.ts'
import { calibrated, estimators } from '../../estimators/registry.ts'
import { checkConfig } from '../../harness/check-config.ts'
import { ConfigError } from '../../harness/config.ts'
import { mayBeExcused, toGatedEstimator } from '../../harness/gate/estimator.ts'
import { isPermitted } from '../../harness/gate/known-failure.ts'
import { isNamed } from '../../harness/pattern.ts'
import { chars4, config, limit, ours, tokenizer } from './gate/fixtures.ts'

const known = { estimators: [ours, chars4, tokenizer], references: ['o200k_base', 'llama-3'] }

function problems(value: unknown): readonly string[] {
  try {
    checkConfig(value, known, 'bench.config.ts')
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('a config', () => {
  it('that is right comes back as it is', () =>
    expect(checkConfig(config, known, 'bench.config.ts')).toBe(config))

  it.each([
    ['nothing at all', undefined, 'the default export: must be an object'],
    ['a seed that is no whole number', { ...config, seed: 1.5 }, 'seed: must be a whole number'],
    ['a deadline of nothing', { ...config, deadlineMs: 0 }, 'deadlineMs: must be a whole number, 1 or more'],
    [
      'a field that there is not',
      { ...config, dedlineMs: 1 },
      'dedlineMs: no such field; there are seed, deadlineMs',
    ],
    [
      'an estimator that there is not',
      { ...config, estimators: ['nope'] },
      'estimators[0]: "nope" is none of ours, chars-4, tokenizer',
    ],
    [
      'a reference that there is not',
      { ...config, references: ['nope'] },
      'references[0]: "nope" is none of o200k_base, llama-3',
    ],
    ['no limits', { ...config, limits: undefined }, 'limits: must be a list'],
    [
      'a limit without a reason',
      { ...config, limits: [{ ...limit, reason: ' ' }] },
      'limits[0].reason: must be a text',
    ],
    [
      'a metric that there is not',
      { ...config, limits: [{ ...limit, bounds: { wapee: { max: 1 } } }] },
      'limits[0].bounds.wapee: no such field',
    ],
    [
      'a bound with no side',
      { ...config, limits: [{ ...limit, bounds: { wape: {} } }] },
      'limits[0].bounds.wape: must be { min: number }',
    ],
    [
      'a bound with both sides',
      { ...config, limits: [{ ...limit, bounds: { wape: { min: 0, max: 1 } } }] },
      'limits[0].bounds.wape: must be',
    ],
    [
      'a bound that is no number',
      { ...config, limits: [{ ...limit, bounds: { wape: { max: Number.NaN } } }] },
      'limits[0].bounds.wape: must be',
    ],
    [
      'a limit that bounds nothing',
      { ...config, limits: [{ ...limit, bounds: {} }] },
      'limits[0].bounds: bounds nothing',
    ],
    [
      'a limit called like a rule',
      { ...config, limits: [{ ...limit, id: 'golden' }] },
      "limits[0].id: 'golden' is a rule that is always judged",
    ],
    [
      'a limit whose id would split its verdicts',
      { ...config, limits: [{ ...limit, id: 'a/b' }] },
      'limits[0].id: must be kebab-case',
    ],
    [
      'two limits of one name',
      { ...config, limits: [limit, limit] },
      "limits: two limits are called 'within-20'",
    ],
    [
      'an estimator held to no limit',
      { ...config, limits: [{ ...limit, estimators: ['ours', 'tokenizer'] }] },
      "limits: 'chars-4' is held to none",
    ],
    [
      'a timed reference that there is not',
      { ...config, throughput: { ...config.throughput, target: 'x' } },
      'throughput.target[0]: "x" is none of',
    ],
  ])('with %s is refused by the name of the field', (_, value, problem) => {
    expect(problems(value).join('\n')).toContain(problem)
  })

  it.each(['ours', '*'])('that lets %s fail is refused: what we make must pass', (pattern) => {
    const value = { ...config, knownFailures: [{ estimators: [pattern], reason: 'please' }] }
    expect(problems(value).join('\n')).toContain(
      "knownFailures[0].estimators: failures of 'ours' may not be declared",
    )
  })

  it('that lets ours miss a goal is right, if it is a goal of that one', () => {
    const goal = { ...limit, id: 'goal', estimators: ['ours'], goal: true }
    const knownFailures = [{ estimators: ['ours'], reason: 'not reached yet' }]
    expect(problems({ ...config, limits: [limit, goal], knownFailures })).toEqual([])
    const ofOther = { ...goal, estimators: ['chars-4'] }
    expect(problems({ ...config, limits: [limit, ofOther], knownFailures }).join()).toContain(
      "failures of 'ours'",
    )
    expect(problems({ ...config, limits: [limit, { ...goal, goal: false }] }).join()).toContain(
      'limits[1].goal',
    )
  })

  it('tells all that is wrong at once, each with the file', () => {
    const value = { ...config, seed: -1, deadlineMs: 'soon' }
    expect(() => checkConfig(value, known, 'my.config.ts')).toThrow(
      /^my\.config\.ts: seed.*\nmy\.config\.ts: deadlineMs/,
    )
  })
})

describe('bench.config.ts', () => {
  const references = ['o200k_base', 'cl100k_base']
  const all = [
    ...estimators.map((spec) => toGatedEstimator(spec, references)),
    ...calibrated.map(({ id, base }) => ({ id, base, foreign: false, exactFor: [] })),
  ]

  it('is right for the estimators that there are', () => {
    expect(checkConfig(benchConfig, { estimators: all, references }, 'bench.config.ts')).toBe(benchConfig)
  })

  it('holds every estimator to the criterion: WAPE up to 20%, and 90% of documents within 20%', () => {
    for (const { id } of all) {
      const held = benchConfig.limits.filter((entry) => isNamed(entry.estimators, id))
      expect(held.map(({ bounds }) => bounds)).toContainEqual(
        expect.objectContaining({ wape: { max: 0.2 }, within_20pct: { min: 0.9 } }),
      )
    }
  })

  it('permits no failure of our exact tokenizers, nor of any estimator that is ours, but of goals', () => {
    const limits = [...benchConfig.limits.filter(({ goal }) => goal === undefined), { id: 'exact' }]
    const permitted = all.filter((estimator) =>
      limits.some(({ id }) => isPermitted(benchConfig, estimator, id)),
    )
    expect(permitted.every(mayBeExcused)).toBe(true)
    expect(permitted.map(({ id }) => id)).not.toContain('tiktoken')
    expect(permitted.map(({ id }) => id)).not.toContain('huggingface')
  })
})
