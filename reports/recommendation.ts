import type { ModelInfo } from '../estimators/models.ts'
import type { PairedFigures } from '../harness/paired.ts'
import type { Candidate } from '../harness/recommend/candidate.ts'
import type { Recommendation, Relaxation } from '../harness/recommend/recommend.ts'
import { NONE, percent, significant } from './format.ts'

/** A recommendation, and all that a reader needs to judge it. */
export interface Advice {
  readonly model: string
  readonly tokenizer: ModelInfo
  /** What was measured, and where it stands. */
  readonly basis: string
  readonly corpora: readonly string[]
  readonly recommendation: Recommendation
  /** Of the runners-up against the best, in their order; null where no rows are left to compare. */
  readonly differences: readonly (PairedFigures | null)[]
  readonly code: string | null
}

/** For a terminal. */
export function renderAdvice(advice: Advice): string {
  const { recommendation, model, tokenizer, basis, corpora, code } = advice
  const scope = corpora.length === 0 ? 'all kinds of real text' : corpora.join(', ')
  const about = `for ${model} (${tokenizer.tokenizer}, ${tokenizer.certainty}) on ${scope}; by ${basis}`
  if (recommendation.state === 'none') {
    const ways = recommendation.relax.map((way) => `  ${relaxed(way)}`)
    const advised =
      ways.length > 0
        ? `Relax one of these:\n${ways.join('\n')}`
        : 'No single wish stands in the way: relax several.'
    return `No estimator keeps to all wishes ${about}.\n${advised}`
  }
  const { best, nearest, runnersUp } = recommendation
  const lines = [`${best.estimator} ${about}`, '', `  ${figures(best)}`]
  if (best !== nearest)
    lines.push(
      `  within half a point of ${nearest.estimator}, which has the least error, and better to have (speed, or size outside Node)`,
    )
  if (best.safety_factor !== null) {
    lines.push(
      `  times ${best.safety_factor.toFixed(3)}, 99 of 100 texts of all kinds stay below the estimate${tokenizer.certainty === 'guess' ? ` by ${tokenizer.tokenizer}'s counts, not by the model's own` : ''}`,
    )
  }
  if (tokenizer.factor !== undefined || tokenizer.certainty === 'guess') {
    const { evidence, factor = 1 } = tokenizer
    const error = evidence ? `; exact counts of it are ${percent(evidence.error)}% off on average` : ''
    lines.push(`  ${model} has no public tokenizer: ${tokenizer.tokenizer} × ${factor} stands in${error}`)
  }
  if (runnersUp.length > 0) {
    lines.push('', 'Next to it:')
    runnersUp.forEach((other, at) => {
      lines.push(`  ${other.estimator}: ${figures(other)}${difference(advice.differences[at] ?? null)}`)
    })
  }
  if (code !== null) lines.push('', ...code.split('\n').map((line) => `  ${line}`))
  return lines.join('\n')
}

function figures(candidate: Candidate): string {
  const size = candidate.bundle_gz_bytes
  return [
    `error ${percent(candidate.error)}%`,
    `${percent(candidate.under_10pct)}% of texts over 10% too low`,
    size === null ? 'not for browsers' : `${(size / 1000).toFixed(1)} kB gzipped`,
    `${significant(candidate.speed_to_tokenx)}× tokenx`,
  ].join(', ')
}

function difference(paired: PairedFigures | null): string {
  if (paired === null || paired.difference === null) return ''
  const points = (value: number | null): string => (value === null ? NONE : (value * 100).toFixed(1))
  return `; ${paired.difference !== null && paired.difference >= 0 ? '+' : ''}${points(paired.difference)} points of error (${points(paired.difference_low)} to ${points(paired.difference_high)})`
}

function relaxed({ wish, to, estimator }: Relaxation): string {
  switch (wish) {
    case 'maxError':
      return `--max-error ${percent(ceil(Number(to)))}% (${estimator})`
    case 'maxUnderEstimate':
      return `--max-under-estimate ${percent(ceil(Number(to)))}% (${estimator})`
    case 'maxBundleBytes':
      return `--max-bundle ${to} (${estimator})`
    case 'minSpeed':
      return `--min-speed ${(Math.floor(Number(to) * 100) / 100).toFixed(2)}x (${estimator})`
    default:
      return `--runtime ${to} (${estimator})`
  }
}

/** Up to the next tenth of a percent, so that the wish shown is one that is kept. */
function ceil(share: number): number {
  return Math.ceil(share * 1000 - 1e-9) / 1000
}
