import { createHash } from 'node:crypto'
import type { Document } from '../../../../corpora/document.ts'
import type { ReferenceTokenizer } from '../../../../harness/references/reference.ts'
import { costUnit, type ModelData, readModel } from '../../max/model.ts'
import { buildTokenSet } from './build-model.ts'
import { examplesOf } from './examples.ts'
import { dot, type Example, type FitOptions, fitCosts } from './fit-costs.ts'
import { planFor } from './plan-for.ts'
import { scannerRules } from './scanner-rules.ts'
import { readTokens } from './vocabulary.ts'

/** Chosen by cross-validation inside train. */
export const fitOptions: FitOptions = { ridge: 0.05, huber: 0.05 }

/** Shorter documents tell too little about relative error. */
export const fewestTokens = 20

/** Bytes of all ribbons together; with the code and the tables a model then stays under 120 kB gzipped. */
export const ribbonBytes = 106_000

/** The model with the costs that an exact set would have, and what it finds in the documents. */
export async function prepare(
  reference: ReferenceTokenizer,
  documents: readonly Document[],
  bytes: number = ribbonBytes,
): Promise<{ data: ModelData; examples: Example[] }> {
  const rules = scannerRules[reference.id]
  if (rules === undefined) throw new Error(`no scanner rules for ${reference.id}: add them to scanner-rules.ts`)
  const [tokens, loaded] = await Promise.all([readTokens(reference), reference.load()])
  const data: ModelData = {
    provenance: {
      reference: reference.id,
      vocabularySha256: reference.source.sha256,
      corpusSha256: corpusDigest(documents),
      seed: null,
      loss: 0,
    },
    rules,
    ...buildTokenSet(tokens, planFor(tokens, bytes)),
    costs: [],
  }
  const counts = documents.map(({ text }) => loaded.count(text))
  return { data, examples: examplesOf(documents, counts, readModel(data)) }
}

/** Fits the costs of pieces on documents of `train`, and nothing else. */
export async function train(
  reference: ReferenceTokenizer,
  documents: readonly Document[],
  bytes: number = ribbonBytes,
): Promise<ModelData> {
  const foreign = documents.find(({ split }) => split !== 'train')
  if (foreign) throw new Error(`${foreign.id} is of the split ${foreign.split}: fit on train alone`)
  const { data, examples } = await prepare(reference, documents, bytes)
  const used = examples.filter(({ tokens }) => tokens >= fewestTokens)
  const costs = fitCosts(used, fitOptions)
  const loss = used.reduce((sum, { row, tokens }) => sum + Math.abs(dot(row, costs) / tokens - 1), 0) / used.length
  const units = Array.from(costs, (cost) => Math.round(cost * costUnit))
  const rows: [number, number, number][] = []
  for (let at = 0; at < units.length; at += 3) {
    rows.push([units[at] as number, units[at + 1] as number, units[at + 2] as number])
  }
  return { ...data, provenance: { ...data.provenance, loss: Number(loss.toFixed(5)) }, costs: rows }
}

export function corpusDigest(documents: readonly Document[]): string {
  const hash = createHash('sha256')
  for (const { id, sha256 } of documents) hash.update(`${id}\0${sha256}\0`)
  return hash.digest('hex')
}
