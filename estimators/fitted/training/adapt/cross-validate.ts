import { shuffled } from '../../../../corpora/drawing.ts'
import { seededRandom } from '../../../../corpora/random.ts'
import { type Adapted, adapt, estimateBy, type Prepared } from './adapt-profile.ts'

/** Errors on texts that had no part in the fit: means of |estimated − counted| / counted, of texts of 50+ tokens. */
export interface Validation {
  /** Of the base as it is. */
  readonly before: number
  readonly after: number
  /** Of fits to so many texts. */
  readonly curve: readonly { readonly documents: number; readonly error: number }[]
  /** Relative error of each text, signed, by the fit without its fold. */
  readonly errors: readonly number[]
}

export const CURVE: readonly number[] = [10, 30, 100, 300]
const FOLDS = 5
/** The relative error of a shorter text says little. */
export const LEAST_TOKENS = 50

/** Which fold each text is in: those of one source in the same. */
export function foldsOf(sources: readonly string[]): readonly number[] {
  const order = shuffled(seededRandom('folds'), [...new Set(sources)])
  return sources.map((source) => order.indexOf(source) % FOLDS)
}

/** Adapts without each fifth of the texts, to all of the others and to the first so many of them, and scores it. */
export function crossValidate(
  prepared: Prepared,
  folds: readonly number[],
  onFit: () => void = () => {},
): Validation {
  const { tokens, linearised } = prepared
  const order = shuffled(seededRandom('texts'), [...tokens.keys()])
  const errorOf = (estimate: number, text: number): number => estimate / (tokens[text] as number) - 1
  const errors = new Array<number>(tokens.length).fill(Number.NaN)
  const ofSizes = new Map<number, number[]>()
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = order.filter((text) => folds[text] !== fold)
    const own = order.filter((text) => folds[text] === fold)
    const score = (adapted: Adapted): number[] =>
      own.map((text) => errorOf(estimateBy(prepared, adapted, text), text))
    for (const size of CURVE) {
      if (size >= others.length) continue
      const scored = score(adapt(prepared, others.slice(0, size))).filter((_, index) =>
        isScored(own[index] as number),
      )
      ofSizes.set(size, [...(ofSizes.get(size) ?? []), ...scored])
      onFit()
    }
    score(adapt(prepared, others)).forEach((error, index) => {
      errors[own[index] as number] = error
    })
    onFit()
  }
  function isScored(text: number): boolean {
    return (tokens[text] as number) >= LEAST_TOKENS
  }
  const scored = order.filter(isScored)
  return {
    before: meanSize(scored.map((text) => errorOf(linearised[text]?.estimate as number, text))),
    after: meanSize(scored.map((text) => errors[text] as number)),
    curve: [...ofSizes].map(([documents, own]) => ({ documents, error: meanSize(own) })),
    errors,
  }
}

/** How many fits `crossValidate` makes of so many texts. */
export function fitsOf(texts: number): number {
  return FOLDS * (1 + CURVE.filter((size) => size < texts * (1 - 1 / FOLDS)).length)
}

/** The mean error when the base is multiplied by one factor, the median: tells the bases that are near at once. */
export function errorOfFactor({ tokens, linearised }: Prepared): number {
  const ratios = linearised
    .map(({ estimate }, text) => estimate / (tokens[text] as number))
    .filter((_, text) => (tokens[text] as number) >= LEAST_TOKENS)
  const median = [...ratios].sort((a, b) => a - b)[Math.floor(ratios.length / 2)] as number
  return meanSize(ratios.map((ratio) => ratio / median - 1))
}

function meanSize(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + Math.abs(number), 0) / numbers.length
}
