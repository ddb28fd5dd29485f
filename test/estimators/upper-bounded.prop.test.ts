import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chars4Estimator } from '../../estimators/chars-4.ts'
import { conformityScores } from '../../estimators/upper-bound/conformity-scores.ts'
import { ladderScore } from '../../estimators/upper-bound/score-ladder.ts'
import { SCORE_LEVELS, type ScoreTable, tableRungs } from '../../estimators/upper-bound/score-table.ts'
import { SlidingScores } from '../../estimators/upper-bound/sliding-scores.ts'
import { cellsOf, shapeOf } from '../../estimators/upper-bound/text-shape.ts'
import { upperBounded } from '../../estimators/upper-bound/upper-bounded.ts'
import { seededRandom } from '../../harness/statistics/random.ts'

const key = { provider: 'openai', model: 'gpt-5' }
const scores = conformityScores('chars-4', 'o200k_base') as ScoreTable
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 2000 }), fc.string({ maxLength: 2000 }))
const confidence = fc.double({ min: 0.5, max: 0.999, noNaN: true })
/** More bytes than any count below, so that the widest bound always holds. */
const shape = shapeOf('x'.repeat(20_000))

test('a bound is an integer, at least the estimate, and grows with the confidence', () => {
  fc.assert(
    fc.property(text, confidence, confidence, (sample, one, two) => {
      const bounds = upperBounded(chars4Estimator, { key, scores })
      const [low, high] = [Math.min(one, two), Math.max(one, two)].map((level) =>
        bounds.upperBound(sample, { confidence: level }),
      ) as [number, number]
      expect(Number.isInteger(low)).toBe(true)
      expect(low).toBeGreaterThanOrEqual(bounds.estimate(sample))
      expect(high).toBeGreaterThanOrEqual(low)
    }),
  )
})

describe('a higher confidence never has a lower bound', () => {
  const atLevels = (score: (level: number) => number | null): readonly (number | null)[] =>
    SCORE_LEVELS.map(score)
  const sample = 'a'.repeat(400)

  test('where a narrow group cannot tell and a broader one is asked', () => {
    const [narrow = '', ...broader] = cellsOf(shapeOf(sample))
    const table: ScoreTable = {
      [narrow]: atLevels((level) => (level <= 0.95 ? 3 : null)),
      ...Object.fromEntries(broader.map((cell) => [cell, atLevels(() => 2)])),
    }
    const bounds = upperBounded(chars4Estimator, { key, scores: table })
    expect(bounds.upperBound(sample, { confidence: 0.95 })).toBe(300)
    expect(bounds.upperBound(sample, { confidence: 0.98 })).toBe(300)
  })

  test('where a model was seen too seldom and its provider or the table is asked', () => {
    const bounds = upperBounded(chars4Estimator, { key, scores })
    // Six observations tell up to 6 in 7: the greatest of them is the bound there, and no less beyond.
    for (const actualTokens of [100, 100, 100, 100, 100, 500]) {
      bounds.observe({ estimate: 100, shape, actualTokens })
    }
    const levels = [0.5, 0.8, 0.85, 0.9, 0.95, 0.99, 0.999]
    const found = levels.map((level) => bounds.upperBound(sample, { confidence: level }))
    expect(found).toEqual([...found].sort((a, b) => a - b))
  })

  test('for any table with gaps', () => {
    const column = fc.array(fc.option(fc.double({ min: 1, max: 8, noNaN: true })), {
      minLength: SCORE_LEVELS.length,
      maxLength: SCORE_LEVELS.length,
    })
    // As the tables are: a score grows with the level, and a group that cannot tell cannot tell beyond.
    const group = column.map((scores) => {
      const known = scores.filter((score) => score !== null).sort((a, b) => a - b)
      return SCORE_LEVELS.map((_, index) => known[index] ?? null)
    })
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 3, maxLength: 3 }),
        confidence,
        confidence,
        (groups, one, two) => {
          const cells = cellsOf(shapeOf(sample))
          const table = Object.fromEntries(cells.map((cell, index) => [cell, groups[index % 3] ?? []]))
          const bounds = upperBounded(chars4Estimator, { key, scores: table })
          const [low, high] = [Math.min(one, two), Math.max(one, two)].map((level) =>
            bounds.upperBound(sample, { confidence: level }),
          ) as [number, number]
          expect(high).toBeGreaterThanOrEqual(low)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

test('the empty text has the bound 0', () => {
  expect(upperBounded(chars4Estimator, { key, scores }).upperBound('', { confidence: 0.95 })).toBe(0)
})

test('where nothing is known, a token for each byte', () => {
  const bounds = upperBounded(chars4Estimator, { key, scores: {} })
  expect(bounds.upperBound('héron 🐟', { confidence: 0.95 })).toBe(Buffer.byteLength('héron 🐟'))
})

test.each([0, 1, -1, 1.5, Number.NaN])('refuses the confidence %d', (wrong) => {
  const bounds = upperBounded(chars4Estimator, { key, scores })
  expect(() => bounds.upperBound('x', { confidence: wrong })).toThrow(RangeError)
})

describe('adapting', () => {
  const run = (level: number, drawn: (place: number, random: () => number) => number, seed: number) => {
    const bounds = upperBounded(chars4Estimator, { key, scores })
    const random = seededRandom(seed, 'bound')
    let held = 0
    const requests = 1500
    for (let place = 0; place < requests; place++) {
      const actualTokens = Math.round(1000 * drawn(place, random))
      if (bounds.requestUpperBound(1000, shape, { confidence: level }) >= actualTokens) held++
      bounds.observe({ estimate: 1000, shape, actualTokens })
    }
    return held / requests
  }

  test.each([0.8, 0.9, 0.95])(
    'holds about as often as asked, on requests that the scores never saw: %d',
    (level) => {
      for (let seed = 0; seed < 5; seed++) {
        const share = run(level, (_, random) => 1 + 3 * random(), seed)
        expect(share).toBeGreaterThan(level - 0.02)
        expect(share).toBeLessThan(level + 0.05)
      }
    },
  )

  test('and also where the requests grow steadily worse', () => {
    for (let seed = 0; seed < 5; seed++) {
      const share = run(0.9, (place, random) => 1 + place / 150 + random(), seed)
      expect(share).toBeGreaterThan(0.87)
      expect(share).toBeLessThan(0.95)
    }
  })

  test('garbage changes nothing', () => {
    const garbage = fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY, null, undefined)
    fc.assert(
      fc.property(garbage, (bad) => {
        const bounds = upperBounded(chars4Estimator, { key, scores })
        const before = bounds.requestUpperBound(1000, shape, { confidence: 0.9 })
        for (let request = 0; request < 30; request++) {
          bounds.observe({ estimate: 1000, shape, actualTokens: bad })
          bounds.observe({ estimate: Number(bad), shape, actualTokens: 9000 })
        }
        expect(bounds.requestUpperBound(1000, shape, { confidence: 0.9 })).toBe(before)
      }),
    )
  })

  test('a provider’s other models begin with what was observed; other providers do not', () => {
    const bounds = upperBounded(chars4Estimator, { key, scores })
    for (let request = 0; request < 40; request++) {
      bounds.observe({ estimate: 1000, shape, actualTokens: 5000 })
    }
    const at = { confidence: 0.9 }
    const untaught = upperBounded(chars4Estimator, { key, scores }).requestUpperBound(1000, shape, at)
    expect(bounds.for({ ...key, model: 'gpt-6' }).requestUpperBound(1000, shape, at)).toBe(5000)
    expect(bounds.for({ provider: 'mistral', model: 'gpt-5' }).requestUpperBound(1000, shape, at)).toBe(
      untaught,
    )
  })
})

test('sliding scores are those of the window, sorted', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 })), fc.integer({ min: 1, max: 12 }), (values, most) => {
      const sliding = new SlidingScores(most)
      for (const value of values) sliding.add(value)
      const kept = values.slice(-most).sort((a, b) => a - b)
      kept.forEach((value, index) => {
        expect(sliding.at((index + 1) / (kept.length + 1))).toBe(value)
      })
      expect(sliding.at(1)).toBe(Number.POSITIVE_INFINITY)
      expect(sliding.greatest()).toBe(kept.at(-1) ?? 0)
    }),
  )
})

test('a text’s groups go from the narrowest to all', () => {
  expect(cellsOf(shapeOf('plain'))).toEqual(['ascii-short', 'ascii', 'all'])
  expect(cellsOf(shapeOf('ж'.repeat(600)))).toEqual(['other-medium', 'other', 'all'])
  expect(cellsOf(shapeOf(`${'x'.repeat(9000)}${'é'.repeat(500)}`))).toEqual(['mixed-long', 'mixed', 'all'])
  expect(cellsOf(shapeOf(''))).toEqual(['ascii-short', 'ascii', 'all'])
})

test('a shape’s bytes are those of its UTF-8, surrogate pairs whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (sample) => {
      expect(shapeOf(sample)).toMatchObject({
        utf16Units: sample.length,
        utf8Bytes: Buffer.byteLength(sample),
      })
    }),
  )
})

describe('scores', () => {
  const scoreAt = (table: ScoreTable, cells: readonly string[], level: number): number => {
    const found = ladderScore(tableRungs(table, cells), level)
    return found.state === 'known' ? found.score : Number.POSITIVE_INFINITY
  }
  const line = (score: number | null) => SCORE_LEVELS.map(() => score)

  test('the narrowest group that can tell does', () => {
    const table = { 'ascii-short': line(null), ascii: line(1.5), all: line(2) }
    expect(scoreAt(table, ['ascii-short', 'ascii', 'all'], 0.9)).toBe(1.5)
    expect(scoreAt(table, ['other-long', 'other', 'all'], 0.9)).toBe(2)
    expect(scoreAt({}, ['all'], 0.9)).toBe(Number.POSITIVE_INFINITY)
  })

  test('between two levels the higher one is taken, and above the last none', () => {
    const table = { all: SCORE_LEVELS.map((_, index) => 1 + index) }
    expect(scoreAt(table, ['all'], 0.5)).toBe(1)
    expect(scoreAt(table, ['all'], 0.51)).toBe(2)
    expect(scoreAt(table, ['all'], 0.999)).toBe(Number.POSITIVE_INFINITY)
  })

  test('an unknown tokenizer has the pooled ones, an unknown estimator none', () => {
    expect(conformityScores('chars-4', 'no-such-tokenizer')).toEqual(conformityScores('chars-4', 'any'))
    expect(conformityScores('toString', 'any')).toBeUndefined()
    expect(conformityScores('no-such-estimator', 'o200k_base')).toBeUndefined()
  })

  test('the published ones grow from level to level', () => {
    for (const estimator of ['chars-4', 'utf8-bytes-4']) {
      const table = conformityScores(estimator, 'gemma-3') as ScoreTable
      expect(Object.keys(table).length).toBeGreaterThan(9)
      for (const levels of Object.values(table)) {
        expect(levels).toHaveLength(SCORE_LEVELS.length)
        const known = levels.filter((score) => score !== null)
        expect(known).toEqual([...known].sort((a, b) => a - b))
      }
    }
  })
})
