import { beforeAll, describe, expect, test } from 'vitest'
import { shuffled } from '../../../../../corpora/drawing.ts'
import { hash32, seededRandom } from '../../../../../corpora/random.ts'
import { estimateTokens } from '../../../../../estimators/estimate-tokens.ts'
import { profileFromJson, profileToJson } from '../../../../../estimators/fitted/profile-json.ts'
import {
  adapt,
  adaptProfile,
  type CountedText,
  estimateBy,
  prepareTexts,
} from '../../../../../estimators/fitted/training/adapt/adapt-profile.ts'
import { crossValidate, foldsOf } from '../../../../../estimators/fitted/training/adapt/cross-validate.ts'
import { trainingDocuments } from '../../../../../estimators/fitted/training/texts.ts'
import { weights } from '../../../../../estimators/fitted/weights/fitted/o200k_base.ts'
import { claudeOld } from '../../../../../harness/references/claude.ts'

/** As if nothing were known of old Claude's tokenizer but its counts. Documents of train alone, split by source. */
let known: (CountedText & { source: string })[]
let unseen: CountedText[]

beforeAll(async () => {
  const { count } = await claudeOld.load()
  const short = trainingDocuments().filter(({ text }) => text.length < 3000)
  const isUnseen = (source: string): boolean => hash32(source) % 3 === 0
  const draw = (documents: typeof short, size: number): (CountedText & { source: string })[] =>
    shuffled(seededRandom('adapt'), documents)
      .slice(0, size)
      .map(({ text, source }) => ({ text, source, tokens: count(text) }))
      .filter(({ tokens }) => tokens >= 50)
  known = draw(
    short.filter(({ source }) => !isUnseen(source)),
    120,
  )
  unseen = draw(
    short.filter(({ source }) => isUnseen(source)),
    120,
  )
}, 60_000)

const errorOf = (estimate: (text: string) => number, texts: readonly CountedText[]): number =>
  texts.reduce((sum, { text, tokens }) => sum + Math.abs(estimate(text) / tokens - 1), 0) / texts.length

describe('adapting o200k_base’s weights to a hundred counts of another tokenizer', () => {
  test('takes more than a third of the error off sources that had no part in it', () => {
    expect(known.length).toBeGreaterThan(70)
    expect(unseen.length).toBeGreaterThan(70)
    const before = errorOf(estimateTokens, unseen)
    const profile = profileFromJson(profileToJson(adaptProfile(weights, known)))
    const after = errorOf((text) => estimateTokens(text, { profile }), unseen)
    expect(before).toBeGreaterThan(0.08)
    expect(after).toBeLessThan(before * 0.65)
    // More texts bring more.
    const few = profileFromJson(profileToJson(adaptProfile(weights, known.slice(0, 15))))
    expect(errorOf((text) => estimateTokens(text, { profile: few }), unseen)).toBeGreaterThan(after)
  })

  test('finds what the counts hold beside the texts, and leaves it out of the estimate', () => {
    const more = known.map(({ text, tokens }) => ({ text, tokens: tokens + 12 }))
    const { overheadTokens } = adaptProfile(weights, known)
    const beside = adaptProfile(weights, more).overheadTokens - overheadTokens
    expect(beside).toBeGreaterThan(8)
    expect(beside).toBeLessThan(14)
  })

  test('is what the runtime then estimates, but for rounding', () => {
    const prepared = prepareTexts(weights, unseen)
    const all = [...unseen.keys()]
    const adapted = adapt(prepared, all)
    const profile = profileFromJson(profileToJson(adaptProfile(weights, unseen)))
    for (const [index, { text }] of unseen.entries()) {
      const exact = estimateBy(prepared, adapted, index) - adapted.overheadTokens
      expect(Math.abs(estimateTokens(text, { profile }) / exact - 1), text.slice(0, 40)).toBeLessThan(0.03)
    }
  })

  test('is deterministic, and indifferent to the order of the texts but for the last digits', () => {
    const some = known.slice(0, 40)
    expect(profileToJson(adaptProfile(weights, some))).toBe(profileToJson(adaptProfile(weights, some)))
    const { factor } = adaptProfile(weights, some)
    expect(adaptProfile(weights, [...some].reverse()).factor).toBeCloseTo(factor, 6)
  })

  test('learns nothing where there is nothing to learn', () => {
    const { estimate } = { estimate: (text: string) => estimateTokens(text) }
    const same = known.map(({ text }) => ({ text, tokens: estimate(text) }))
    const { factor, overheadTokens } = adaptProfile(weights, same)
    expect(factor).toBeCloseTo(1, 2)
    expect(Math.abs(overheadTokens)).toBeLessThan(0.5)
  })

  test('the cross-validated error is near the error on the unseen sources', () => {
    const prepared = prepareTexts(weights, known)
    const folds = foldsOf(known.map(({ source }) => source))
    const { before, after, curve } = crossValidate(prepared, folds)
    const profile = profileFromJson(profileToJson(adaptProfile(weights, known)))
    const unseenError = errorOf((text) => estimateTokens(text, { profile }), unseen)
    expect(after / unseenError).toBeGreaterThan(0.6)
    expect(after / unseenError).toBeLessThan(1.6)
    expect(after).toBeLessThan(before)
    expect(curve.map(({ documents }) => documents)).toEqual([10, 30])
    expect(curve[0]?.error).toBeGreaterThan(curve[1]?.error as number)
  })
})

test('texts of one source are left out together', () => {
  const sources = ['a', 'b', 'a', 'c', 'd', 'e', 'b', 'f']
  const folds = foldsOf(sources)
  expect(folds[0]).toBe(folds[2])
  expect(folds[1]).toBe(folds[6])
  expect(new Set(folds).size).toBe(5)
})

test('a text without tokens cannot be adapted to', () => {
  expect(() => adaptProfile(weights, [{ text: 'x', tokens: 0 }])).toThrow(RangeError)
})
