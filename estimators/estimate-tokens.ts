import { builtInWeights } from './fitted/built-in-weights.ts'
import { counterOf, fittingLength, isWithin, type TokenCounter } from './fitted/count.ts'
import { type FittedTokenizer, fittedWeights, isFitted } from './fitted/load-weights.ts'
import { buildProfile, type Profile, scaleProfile } from './fitted/profile.ts'
import { type Counting, countingBy, standardCounting } from './fitted/standard.ts'
import { resolveModel } from './models.ts'

/** Whose tokens to estimate: those of o200k_base where neither is given. */
export interface EstimateOptions {
  /** A model's name, for `resolveModel`. Models other than o200k_base's have the small profile of their tokenizer. */
  readonly model?: string
  /** What `loadProfile` gave: the full profile of a tokenizer. Goes before `model`. */
  readonly profile?: Profile
}

/** Estimates how many tokens a text costs: an integer, 0 for `''` only. Never throws; time is linear. */
export function estimateTokens(text: string, options: EstimateOptions = {}): number {
  return countingFor(options).estimator.estimate(text)
}

/** Whether a text is estimated at no more than `limit` tokens. Stops reading soon after the limit. */
export function isWithinTokenLimit(text: string, limit: number, options: EstimateOptions = {}): boolean {
  return isWithin(countingFor(options).profile, text, limit)
}

export interface TruncateOptions extends EstimateOptions {
  /** Never splits what a reader sees as one character; needs `Intl.Segmenter`. */
  readonly grapheme?: boolean
}

/**
 * The longest start of a text that is within the limit, as are all starts of it; the text itself if that is. Never
 * splits a surrogate pair.
 */
export function truncateToTokens(text: string, limit: number, options: TruncateOptions = {}): string {
  const length = fittingLength(countingFor(options).profile, text, limit)
  return text.slice(0, options.grapheme ? graphemeStart(text, length) : pairStart(text, length))
}

/** Counts a text that comes in parts, however it is cut. */
export function createTokenCounter(options: EstimateOptions = {}): TokenCounter {
  return counterOf(countingFor(options).profile)
}

/** The full profile for a model, 17 KB gzipped: more accurate than the small one that is built in. */
export async function loadProfile(model: string): Promise<Profile> {
  const { tokenizer, factor } = fittedFor(model)
  const { weights } = await fittedWeights[tokenizer]()
  return scaleProfile(buildProfile(weights), factor)
}

const profiles = new Map<FittedTokenizer, Profile>()
const ofModels = new Map<string, Counting>()
const ofProfiles = new WeakMap<Profile, Counting>()
/** Names may come from outside: the cache of them is bounded. */
const MOST_MODELS = 100

function countingFor({ model, profile }: EstimateOptions): Counting {
  if (profile) {
    let own = ofProfiles.get(profile)
    if (!own) {
      own = countingBy(profile)
      ofProfiles.set(profile, own)
    }
    return own
  }
  if (model === undefined) return standardCounting()
  let entry = ofModels.get(model)
  if (!entry) {
    const { tokenizer, factor } = fittedFor(model)
    entry = countingBy(scaleProfile(builtIn(tokenizer), factor))
    if (ofModels.size >= MOST_MODELS) ofModels.clear()
    ofModels.set(model, entry)
  }
  return entry
}

function builtIn(tokenizer: FittedTokenizer): Profile {
  if (tokenizer === 'o200k_base') return standardCounting().profile
  const known = profiles.get(tokenizer)
  if (known) return known
  const built = buildProfile(builtInWeights[tokenizer])
  profiles.set(tokenizer, built)
  return built
}

const standard = { tokenizer: 'o200k_base', factor: 1 } as const

function fittedFor(model: string): { tokenizer: FittedTokenizer; factor: number } {
  const { tokenizer, factor = 1 } = resolveModel(model)
  return isFitted(tokenizer) ? { tokenizer, factor } : standard
}

function pairStart(text: string, length: number): number {
  const isSplit =
    isSurrogate(text.charCodeAt(length - 1), 0xd800) && isSurrogate(text.charCodeAt(length), 0xdc00)
  return isSplit ? length - 1 : length
}

/** False for the NaN that `charCodeAt` gives beyond a text. */
function isSurrogate(unit: number, first: number): boolean {
  return unit >= first && unit < first + 0x400
}

function graphemeStart(text: string, length: number): number {
  if (length === text.length) return length
  // Where the grapheme at `length` begins depends on nothing behind the character there.
  const start = text.slice(0, length + 2)
  return (
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(start).containing(length)?.index ?? 0
  )
}
