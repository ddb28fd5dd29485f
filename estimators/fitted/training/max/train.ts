import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Document } from '../../../../corpora/document.ts'
import type { LoadedReference, ReferenceTokenizer } from '../../../../harness/references/reference.ts'
import { costUnit, type ModelData, readModel } from '../../max/model.ts'
import { normalise } from '../../max/normalisation.ts'
import { packFlags } from '../../max/text-bytes.ts'
import { buildTokenSet, sizeTokens } from './build-model.ts'
import { examplesOf } from './examples.ts'
import { dot, type Example, type FitOptions, fitCosts } from './fit-costs.ts'
import { planFor } from './plan-for.ts'
import { runCosts } from './run-costs.ts'
import { normalForms, scannerRules } from './scanner-rules.ts'

import { wholeCharacters } from './token-symbols.ts'
import { tokenUsage } from './token-usage.ts'
import { readTokens } from './vocabulary.ts'

/** Chosen by cross-validation inside train. */
export const fitOptions: FitOptions = { ridge: 0.6, huber: 0.05 }

/** Shorter documents tell too little about relative error. */
export const fewestTokens = 20

/** Gzipped bytes of a weights module; with the code a model then stays under 120 kB. */
export const weightsBytes = 108_200

/** Bytes gzipped of the other tables than ribbons and whole characters. */
const tableBytes = 1_800

/** What base 64 adds to random bytes, gzipped. */
const textOverhead = 1.012

/** The model without costs, and what it finds in the documents. */
export async function prepare(
  reference: ReferenceTokenizer,
  documents: readonly Document[],
  bytes: number = weightsBytes,
): Promise<{ data: ModelData; examples: Example[]; loaded: LoadedReference }> {
  const rules = scannerRules[reference.id]
  if (rules === undefined)
    throw new Error(`no scanner rules for ${reference.id}: add them to scanner-rules.ts`)
  const normalForm = normalForms[reference.id]
  const read = documents.map((document) => ({ ...document, text: normalise(document.text, normalForm) }))
  const [vocabulary, loaded] = await Promise.all([readTokens(reference), reference.load()])
  const whole = wholeCharacters(vocabulary)
  const tokens = sizeTokens(vocabulary, whole)
  const charBytes = gzipSync(packFlags(whole), { level: 9 }).length
  const { formed, missed } = tokenUsage(tokens, whole, read, rules)
  const plan = planFor(tokens, formed, (bytes - tableBytes - charBytes) / textOverhead)
  const data: ModelData = {
    provenance: {
      reference: reference.id,
      vocabularySha256: reference.source.sha256,
      corpusSha256: corpusDigest(documents),
      seed: null,
      loss: 0,
    },
    rules,
    ...(normalForm ? { normalForm } : {}),
    ...buildTokenSet(tokens, whole, plan, missed),
    costs: [],
    runs: [],
  }
  const counts = documents.map(({ text }) => loaded.count(text))
  return { data, examples: examplesOf(read, counts, readModel(data)), loaded }
}

/** Fits the costs of pieces on documents of `train`, and nothing else. */
export async function train(
  reference: ReferenceTokenizer,
  documents: readonly Document[],
  bytes: number = weightsBytes,
): Promise<ModelData> {
  const foreign = documents.find(({ split }) => split !== 'train')
  if (foreign) throw new Error(`${foreign.id} is of the split ${foreign.split}: fit on train alone`)
  const { data, examples, loaded } = await prepare(reference, documents, bytes)
  const used = examples.filter(({ tokens }) => tokens >= fewestTokens)
  const costs = fitCosts(used, fitOptions)
  const loss =
    used.reduce((sum, { row, tokens }) => sum + Math.abs(dot(row, costs) / tokens - 1), 0) / used.length
  const units = Array.from(costs, (cost) => Math.round(cost * costUnit))
  const rows: [number, number, number][] = []
  for (let at = 0; at < units.length; at += 3) {
    rows.push([units[at] as number, units[at + 1] as number, units[at + 2] as number])
  }
  const fitted = { ...data, provenance: { ...data.provenance, loss: Number(loss.toFixed(5)) }, costs: rows }
  return { ...fitted, runs: runCosts(loaded, readModel(fitted)) }
}

export function corpusDigest(documents: readonly Document[]): string {
  const hash = createHash('sha256')
  for (const { id, sha256 } of documents) hash.update(`${id}\0${sha256}\0`)
  return hash.digest('hex')
}
