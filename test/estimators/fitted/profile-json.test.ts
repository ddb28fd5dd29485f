import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimateTokens, loadProfile } from '../../../estimators/estimate-tokens.ts'
import {
  ProfileError,
  profileFromJson,
  profileToJson,
  type SavedProfile,
} from '../../../estimators/fitted/profile-json.ts'
import { modelOf, withCosts } from '../../../estimators/fitted/training/adapt/model-weights.ts'
import { weights as fitted } from '../../../estimators/fitted/weights/fitted/o200k_base.ts'
import { weights as nano } from '../../../estimators/fitted/weights/nano/o200k_base.ts'
import type { Weights } from '../../../estimators/fitted/weights.ts'

const saved = (weights: Weights, factor: number): SavedProfile => ({
  weights: withCosts(weights, modelOf(weights).costs),
  factor,
  overheadTokens: 3,
})
const json = profileToJson(saved(fitted, 1), { base: 'o200k_base' })
const text = 'A saved profile counts as the one that it was saved from: 12,345 次. '.repeat(9)

describe('a saved profile', () => {
  test('is read back, from text or as an object, of either size', async () => {
    const profile = profileFromJson(json)
    expect(estimateTokens(text, { profile })).toBe(
      estimateTokens(text, { profile: await loadProfile('gpt-5') }),
    )
    expect(estimateTokens(text, { profile: profileFromJson(JSON.parse(json)) })).toBe(
      estimateTokens(text, { profile }),
    )
    expect(estimateTokens('', { profile })).toBe(0)
    const small = profileFromJson(profileToJson(saved(nano, 1)))
    expect(estimateTokens(text, { profile: small })).toBeGreaterThan(100)
  })

  test('has its factor on every token, and its overhead on none', () => {
    const twice = profileFromJson(profileToJson(saved(fitted, 2)))
    const once = profileFromJson(json)
    const ratio = estimateTokens(text, { profile: twice }) / estimateTokens(text, { profile: once })
    expect(ratio).toBeCloseTo(2, 1)
  })

  test('is refused when damaged, and the error names the field', () => {
    const broken = (
      change: (value: { [field: string]: unknown; weights: Record<string, unknown> }) => void,
    ): string => {
      const value = JSON.parse(json)
      change(value)
      return JSON.stringify(value)
    }
    const refused = (given: unknown, message: RegExp): void => {
      expect(() => profileFromJson(given)).toThrow(ProfileError)
      expect(() => profileFromJson(given)).toThrow(message)
    }
    refused('{', /not JSON/)
    refused('{"format":"other"}', /no tokengauge-profile/)
    for (const given of [null, undefined, 7, [], {}]) refused(given, /no tokengauge-profile/)
    refused(
      broken((value) => {
        value.version = 2
      }),
      /another version/,
    )
    refused(
      broken((value) => {
        value.grammar = 'cafe'
      }),
      /another version/,
    )
    for (const factor of [0, -1, null, '1', 1e9])
      refused(
        broken((value) => {
          value.factor = factor
        }),
        /factor/,
      )
    refused(
      broken((value) => {
        Object.assign(value, { weights: null })
      }),
      /weights/,
    )
    for (const [field, garbage] of [
      ['ends', 'é'],
      ['ends', 'M'.repeat(500)],
      ['placed', '~'.repeat(2000)],
      ['classPairs', 5],
      ['symbolPairs', undefined],
      ['floors', '~~~'],
      ['runs', '*'],
      ['unitBits', 99],
      ['places', 0.5],
      ['tokenizer', 3],
    ] as const) {
      refused(
        broken((value) => {
          value.weights[field] = garbage
        }),
        new RegExp(field),
      )
    }
  })

  test('whatever is given, it is a profile or a ProfileError, and estimates are whole numbers', () => {
    const field = fc.constantFrom(...Object.keys(fitted))
    fc.assert(
      fc.property(field, fc.oneof(fc.string({ maxLength: 40 }), fc.jsonValue()), (name, garbage) => {
        const value = JSON.parse(json)
        value.weights[name] = garbage
        let profile: ReturnType<typeof profileFromJson>
        try {
          profile = profileFromJson(value)
        } catch (error) {
          expect(error).toBeInstanceOf(ProfileError)
          return
        }
        const tokens = estimateTokens(text, { profile })
        expect(Number.isSafeInteger(tokens) && tokens >= 1).toBe(true)
      }),
    )
  })
})
