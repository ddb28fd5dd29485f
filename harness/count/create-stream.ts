import { createTokenCounter, loadProfile } from '../../estimators/estimate-tokens.ts'
import { resolveModel } from '../../estimators/models.ts'
import { estimators } from '../../estimators/registry.ts'
import { references } from '../references/index.ts'
import { exactEstimator, specEstimator } from '../usage/model-estimator.ts'
import { UsageError } from '../usage-error.ts'
import { cutAnywhere, cutBeforeLetter, cutStream, type TokenStream } from './token-stream.ts'

export interface CountingOptions {
  readonly model: string
  readonly estimator: string
  readonly exact: boolean
}

/** Makes a stream for each file; the loading is done once. */
export async function streamFactory({
  model,
  estimator,
  exact,
}: CountingOptions): Promise<() => TokenStream> {
  const { tokenizer, certainty } = resolveModel(model)
  if (exact) {
    if (certainty === 'guess' || !references.some(({ id }) => id === tokenizer)) {
      throw new UsageError(
        `${model} has no public tokenizer, so --exact cannot count for it; leave --exact out`,
      )
    }
    const counting = await exactEstimator(model)
    // Old Claude's counts do not add up at any place that was tried: a file of up to 64 million characters is held.
    const cut = tokenizer === 'claude-old' ? () => 0 : cutBeforeLetter
    return () => cutStream(counting, cut)
  }
  if (estimator === 'fitted') {
    const profile = await loadProfile(model)
    return () => {
      const counter = createTokenCounter({ profile })
      return { append: (part) => void counter.append(part), end: () => counter.tokens }
    }
  }
  const spec = estimators.find(({ id }) => id === estimator)
  if (!spec) {
    const ids = estimators.map(({ id }) => id).join(', ')
    throw new UsageError(`no estimator is named '${estimator}'; there are: ${ids}`)
  }
  const counting = await specEstimator(spec, model)
  return () => cutStream(counting, cutAnywhere)
}
