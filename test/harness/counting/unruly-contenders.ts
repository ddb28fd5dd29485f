import type { Estimator, EstimatorSpec } from '../../../estimators/estimator.ts'

const contender = (
  id: string,
  estimate: (text: string) => number,
  load: () => void = () => {},
): EstimatorSpec => ({
  id,
  description: id,
  create: (): Estimator => {
    load()
    return { estimate }
  },
})

function hang(): never {
  for (;;);
}

/** What a plug-in or a foreign tokenizer may do to the bench, one contender each. */
export const estimators: readonly EstimatorSpec[] = [
  contender('length', (text) => text.length),
  contender('hangs-on-h', (text) => (text.includes('h') ? hang() : text.length)),
  contender('throws-on-t', (text) => {
    if (text.includes('t')) throw new RangeError('no t, please\nsecond line')
    return text.length
  }),
  contender('fraction', () => 1.5),
  contender('nan', () => Number.NaN),
  contender('negative', () => -1),
  contender('promise', (async () => 1) as unknown as () => number),
  contender('one-for-nothing', (text) => Math.max(1, text.length)),
  contender('never-the-same', (text) => (text === '' ? 0 : Math.floor(performance.now() * 1000) % 1_000_000)),
  contender(
    'does-not-load',
    () => 0,
    () => {
      throw new Error('vocabulary missing')
    },
  ),
  contender('hangs-while-loading', () => 0, hang),
  contender('exits', (text) => (text.includes('x') ? process.exit(3) : text.length)),
]
