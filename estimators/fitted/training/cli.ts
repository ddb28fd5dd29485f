import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { references } from '../../../harness/references/index.ts'
import { readDataset } from './dataset.ts'
import { fitWeights, measure, prepare } from './fit.ts'
import { TIERS } from './leave-kinds-out.ts'
import { runLeaveOut } from './leave-out-cli.ts'
import { settings, sizes, type Tier } from './recipe.ts'
import { weightsModule } from './write.ts'

/**
 * npm run fit [-- reference …]: fits both tiers to the named references, or to all, and writes their weights.
 * With --leave-one-kind-out: scores fits without each kind, of o200k_base where no reference is named.
 */
const words = process.argv.slice(2)
const leavesOut = words.includes('--leave-one-kind-out')
const tiers = words.filter((word) => leavesOut && TIERS.includes(word))
const wanted = words.filter((word) => word !== '--leave-one-kind-out' && !tiers.includes(word))
const unknown = wanted.filter((id) => !references.some((reference) => reference.id === id))
if (unknown.length > 0) {
  const known = references.map(({ id }) => id).join(', ')
  throw new Error(`no reference ${unknown.join(', ')}: choose from ${known}`)
}
if (leavesOut) {
  const named = wanted.length > 0 ? wanted : ['o200k_base']
  await runLeaveOut(
    references.filter(({ id }) => named.includes(id)),
    tiers,
  )
  process.exit()
}
const dataset = await readDataset()
const hash = createHash('sha256')
for (const { kind, source, text } of dataset.samples) hash.update(`${kind}\0${source}\0${text}\0`)
const corpusSha256 = hash.digest('hex')
for (const reference of references) {
  if (wanted.length > 0 && !wanted.includes(reference.id)) continue
  const measured = measure(reference.id, await reference.load(), dataset)
  for (const tier of Object.keys(sizes) as Tier[]) {
    const start = performance.now()
    const { weights, loss } = fitWeights(dataset, measured, prepare(dataset, measured, tier))
    const provenance = { corpusSha256, vocabularySha256: reference.source.sha256, seed: settings.seed, loss }
    const folder = new URL(`../weights/${tier}/`, import.meta.url)
    await mkdir(folder, { recursive: true })
    await writeFile(new URL(`${reference.id}.ts`, folder), weightsModule(weights, tier, provenance))
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    console.log(`${reference.id} ${tier}: loss ${loss.toFixed(5)}, ${seconds} s`)
  }
}
