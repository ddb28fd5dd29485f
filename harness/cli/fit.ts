import { statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type FittedTokenizer, fittedWeights, isFitted } from '../../estimators/fitted/load-weights.ts'
import { profileToJson, type SavedProfile } from '../../estimators/fitted/profile-json.ts'
import {
  adaptProfile,
  type Prepared,
  prepareTexts,
} from '../../estimators/fitted/training/adapt/adapt-profile.ts'
import { rareContents } from '../../estimators/fitted/training/adapt/coverage.ts'
import {
  crossValidate,
  errorOfFactor,
  fitsOf,
  foldsOf,
  LEAST_TOKENS,
  type Validation,
} from '../../estimators/fitted/training/adapt/cross-validate.ts'
import { counted, percent } from '../../reports/format.ts'
import { readCountedTexts } from '../usage/counted-texts.ts'
import { UsageError } from '../usage-error.ts'
import { EXIT } from './exit-codes.ts'
import { openOutput } from './output.ts'
import { createProgress } from './progress.ts'

export interface FitOptions {
  /** Files of JSON lines. */
  readonly counts: readonly string[]
  /** The id of a reference, or `auto`. */
  readonly base: string
  readonly out: string
  readonly json: boolean
}

const FEWEST_TEXTS = 20
const FEW_TEXTS = 100
/** The features of a text take some twenty times its size. */
const MOST_UNITS = 8_000_000
const LINES_TOLD = 20
/** How many bases are tried in full, of those that are nearest by a factor alone. */
const BASES_TRIED = 3
/** A text that is so far off was perhaps counted with something else. */
const ODD = 0.5

/**
 * Adapts a profile to counted texts, writes it, tells how far off it is on texts it was not fitted to, and returns
 * the exit code.
 * @throws {UsageError} where there are too few texts, or too many, or no such base
 */
export async function runFit(options: FitOptions): Promise<number> {
  const bases = basesOf(options.base)
  const output = openOutput(dirname(options.out), [basename(options.out)])
  try {
    const { texts, unusable } = await readTexts(options.counts)
    for (const { place, reason } of unusable.slice(0, LINES_TOLD))
      console.error(`${place}: skipped: the line ${reason}`)
    if (unusable.length > LINES_TOLD)
      console.error(`and ${counted(unusable.length - LINES_TOLD, 'more bad line')}`)
    const scored = texts.filter(({ tokens }) => tokens >= LEAST_TOKENS).length
    if (scored < FEWEST_TEXTS) {
      throw new UsageError(
        `${options.counts.join(', ')}: ${counted(scored, 'text')} of ${LEAST_TOKENS} tokens or more; ` +
          `${FEWEST_TEXTS} are needed, and 100 to 300 do well. Count more of your texts`,
      )
    }
    const sources = new Set(texts.map(({ source }) => source))
    const folds = foldsOf(
      sources.size < 5 ? texts.map(({ place }) => place) : texts.map(({ source }) => source),
    )
    const { base, prepared, validation } = await bestOf(bases, texts, folds)
    const saved = adaptProfile(prepared.weights, texts)
    const warnings = warningsOf(texts, base, validation, sources.size)
    const report = {
      base,
      texts: texts.length,
      skipped: unusable.length,
      ...figuresOf(saved, validation),
      warnings,
    }
    output.write(basename(options.out), [profileToJson(saved, report)])
    for (const warning of warnings) console.error(`warning: ${warning}`)
    process.stdout.write(
      options.json
        ? `${JSON.stringify({ schemaVersion: 1, state: 'fitted', out: options.out, ...report })}\n`
        : render(report, options.out),
    )
    return EXIT.passed
  } finally {
    output.abandon()
  }
}

function basesOf(base: string): readonly FittedTokenizer[] {
  const known = Object.keys(fittedWeights) as FittedTokenizer[]
  if (base === 'auto') return known
  if (isFitted(base)) return [base]
  throw new UsageError(`no base is named '${base}'; there are: auto, ${known.join(', ')}`)
}

interface PlacedText {
  readonly text: string
  readonly tokens: number
  readonly source: string
  /** `file:line`. */
  readonly place: string
}

interface ReadTexts {
  readonly texts: readonly PlacedText[]
  readonly unusable: readonly { readonly place: string; readonly reason: string }[]
}

async function readTexts(files: readonly string[]): Promise<ReadTexts> {
  const texts = new Map<string, PlacedText>()
  const unusable: { place: string; reason: string }[] = []
  let units = 0
  for (const file of files) {
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
    const progress = createProgress('reading')
    try {
      for await (const { line, ...reading } of readCountedTexts(file, {
        onBytes: (bytes) => progress.report(bytes, size),
      })) {
        const place = `${file}:${line}`
        if (reading.state === 'unusable') unusable.push({ place, reason: reading.reason })
        else if (texts.has(reading.text))
          unusable.push({ place, reason: 'repeats the text of an earlier one' })
        else {
          const { text, tokens, source } = reading
          texts.set(text, { text, tokens, source: source ?? place, place })
          units += text.length
          if (units > MOST_UNITS) {
            throw new UsageError(
              `${place}: more than ${MOST_UNITS / 1e6} million characters: use fewer or shorter texts`,
            )
          }
        }
      }
    } finally {
      progress.end()
    }
  }
  return { texts: [...texts.values()], unusable }
}

interface Best {
  readonly base: FittedTokenizer
  readonly prepared: Prepared
  readonly validation: Validation
}

/** The base with the least cross-validated error. */
async function bestOf(
  bases: readonly FittedTokenizer[],
  texts: readonly PlacedText[],
  folds: readonly number[],
): Promise<Best> {
  const tried: { base: FittedTokenizer; prepared: Prepared }[] = []
  const progress = createProgress('fitting')
  const fits = bases.length + Math.min(bases.length, BASES_TRIED) * fitsOf(texts.length)
  let done = 0
  const onFit = (): void => progress.report(++done, fits)
  try {
    for (const base of bases) {
      const { weights } = await fittedWeights[base]()
      tried.push({ base, prepared: prepareTexts(weights, texts) })
      tried.sort((a, b) => errorOfFactor(a.prepared) - errorOfFactor(b.prepared))
      tried.length = Math.min(tried.length, BASES_TRIED)
      onFit()
    }
    const all = tried.map(({ base, prepared }) => ({
      base,
      prepared,
      validation: crossValidate(prepared, folds, onFit),
    }))
    return all.reduce((best, one) => (one.validation.after < best.validation.after ? one : best))
  } finally {
    progress.end()
  }
}

function warningsOf(
  texts: readonly PlacedText[],
  base: string,
  { errors }: Validation,
  sources: number,
): readonly string[] {
  const few = rareContents(texts.map(({ text }) => text)).map(
    ({ name, texts: count }) =>
      `few kinds of text: ${count === 0 ? 'none' : `only ${count}`} of the ${texts.length} texts has many ${name}; ` +
      `such texts are estimated much as ${base} counts them`,
  )
  const odd = texts
    .map(({ place }, text) => ({ place, error: errors[text] as number, tokens: texts[text]?.tokens ?? 0 }))
    .filter(({ error, tokens }) => tokens >= LEAST_TOKENS && Math.abs(error) > ODD)
    .slice(0, LINES_TOLD)
    .map(
      ({ place, error }) =>
        `${place}: the estimate is ${percent(1 + error)}% of the count: was it of this text alone?`,
    )
  return [
    ...(texts.length < FEW_TEXTS ? [`${texts.length} texts are few: 100 to 300 give a better profile`] : []),
    ...(sources < 5 && texts.length > sources
      ? ['fewer than 5 sources: texts were validated each by itself']
      : []),
    ...few,
    ...odd,
  ]
}

interface FitFigures {
  readonly factor: number
  readonly overhead_tokens: number
  /** Mean absolute relative errors on texts left out. */
  readonly error_before: number
  readonly error_after: number
  readonly curve: Validation['curve']
}

function figuresOf(
  { factor, overheadTokens }: SavedProfile,
  { before, after, curve }: Validation,
): FitFigures {
  return { factor, overhead_tokens: overheadTokens, error_before: before, error_after: after, curve }
}

function render(report: FitFigures & { base: string; texts: number }, out: string): string {
  const { base, texts, error_before, error_after, overhead_tokens, curve } = report
  return [
    `base ${base}, ${counted(texts, 'text')}`,
    'mean error on texts left out of the fit (5 folds):',
    `  ${base} as it is  ${percent(error_before)}%`,
    ...curve.map(
      ({ documents, error }) => `  ${`${documents} texts`.padEnd(base.length + 9)}  ${percent(error)}%`,
    ),
    `  ${'four fifths'.padEnd(base.length + 9)}  ${percent(error_after)}%`,
    `tokens counted beside each text: ${overhead_tokens.toFixed(1)} (not part of the estimate)`,
    `profile in ${join(out)}`,
    '',
  ].join('\n')
}
