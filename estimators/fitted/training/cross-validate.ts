import { hash32 } from '../../../corpora/random.ts'
import { references } from '../../../harness/references/index.ts'
import { estimatorOf } from '../count.ts'
import { buildProfile } from '../profile.ts'
import { readDataset } from './dataset.ts'
import { fitWeights, measure, prepare } from './fit.ts'
import type { Tier } from './recipe.ts'

/**
 * node --import tsx estimators/fitted/training/cross-validate.ts [reference] [nano|fitted] [folds | kind …]
 * Fits without a fifth of the sources, or without each named kind (`all` names every kind), and prints the errors
 * on what was left out: mean absolute, bias, in percent, over documents of 50 tokens or more.
 */
const [id = 'o200k_base', tier = 'fitted', ...left] = process.argv.slice(2)
const reference = await references.find((reference) => reference.id === id)?.load()
if (!reference) throw new Error(`no reference ${id}`)
const dataset = await readDataset()
const { samples, madeUp } = dataset
const measured = measure(id, reference, dataset)
const prepared = prepare(dataset, measured, tier as Tier)
const real = samples.filter((_, text) => !madeUp.has(text))
const kinds = [...new Set(real.map(({ kind }) => kind))]
const folds = left.length === 0 ? 5 : Number(left[0])
const parts: ((text: number) => boolean)[] =
  folds > 0
    ? Array.from(
        { length: folds },
        (_, fold) => (text) => hash32(`fold${real[text]?.source}`) % folds === fold,
      )
    : (left[0] === 'all' ? kinds : left).map((kind) => (text) => real[text]?.kind === kind)

const errors = new Map<string, number[]>()
for (const isOut of parts) {
  const { weights } = fitWeights(dataset, measured, prepared, (text) => !isOut(text))
  const { estimate } = estimatorOf(buildProfile(weights))
  real.forEach(({ kind, text }, index) => {
    const tokens = measured.labels[index]?.tokens.at(-1) as number
    if (!isOut(index) || tokens < 50) return
    errors.set(kind, [...(errors.get(kind) ?? []), estimate(text) / tokens - 1])
  })
}
const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length
const percent = (share: number): string => (100 * share).toFixed(2).padStart(7)
const ofKinds = kinds.flatMap((kind) => {
  const own = errors.get(kind)
  if (!own) return []
  const mape = mean(own.map(Math.abs))
  console.log(kind.padEnd(34), percent(mape), percent(mean(own)), String(own.length).padStart(4))
  return [{ mape, own, synthetic: real.find((sample) => sample.kind === kind)?.synthetic }]
})
const realKinds = ofKinds.filter(({ synthetic }) => !synthetic)
const all = realKinds.flatMap(({ own }) => own)
const quantile = (numbers: readonly number[], q: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * q)] as number
console.log(
  `macro of real kinds ${percent(mean(realKinds.map(({ mape }) => mape)))}`,
  `synthetic ${percent(mean(ofKinds.filter(({ synthetic }) => synthetic).map(({ mape }) => mape)))}`,
  `p95 ${percent(quantile(all.map(Math.abs), 0.95))}`,
  `safety ${quantile(
    all.map((error) => 1 / (1 + error)),
    0.99,
  ).toFixed(3)}`,
)
