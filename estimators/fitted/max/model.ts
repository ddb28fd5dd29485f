import { featureCount, lengthsPerFeature } from './features.ts'
import type { NormalForm } from './normalisation.ts'
import { Ribbon, type RibbonData } from './ribbon.ts'
import type { ScannerRules } from './scanner.ts'
import { flaggedCodePoints } from './symbols.ts'
import { unpack, unpackFlags, unpackRuns } from './text-bytes.ts'

/** Where a generated module comes from. */
export interface Provenance {
  readonly reference: string
  readonly vocabularySha256: string
  /** Over the ids and digests of the train documents. */
  readonly corpusSha256: string
  readonly seed: number | null
  /** Mean absolute relative error over the train documents, in the fit's own loss. */
  readonly loss: number
}

/** What a generated weights module holds. */
export interface ModelData {
  readonly provenance: Provenance
  readonly rules: ScannerRules
  /** What the tokenizer brings its text into first. */
  readonly normalForm?: NormalForm
  readonly ribbons: readonly RibbonData[]
  /** A ribbon's index by cell, packed. */
  readonly ribbonOf: string
  /** A byte for every cell and code: merges with the lowest go first. */
  readonly priorities: string
  /** By code point, whether it is a token. */
  readonly wholeChars: string
  /** By piece group: the cost of one token, of each of several, of each character then, in `costUnit`s. */
  readonly costs: readonly (readonly [number, number, number])[]
  /** ASCII characters with what a full piece of them costs in a long run, where merging finds something else. */
  readonly runs: readonly (readonly [unit: number, cost: number])[]
}

/** Costs are whole multiples of 1/256 token, so that sums do not depend on their order. */
export const costUnit = 256

/** Codes a ribbon can have. */
export const mostCodes = 16

/** A model ready to run. */
export interface Model {
  readonly rules: ScannerRules
  readonly normalForm: NormalForm | undefined
  /** By cell. */
  readonly ribbons: readonly Ribbon[]
  readonly priorities: Uint8Array
  readonly wholeChars: Uint8Array
  readonly costs: Int32Array
  /** By ASCII character; 0 where merging finds it. */
  readonly runs: Int32Array
}

export function readModel(data: ModelData): Model {
  const ribbons = data.ribbons.map((ribbon) => new Ribbon(ribbon))
  const runs = new Int32Array(128)
  for (const [unit, cost] of data.runs) runs[unit] = cost
  const cells = featureCount * lengthsPerFeature
  return {
    rules: data.rules,
    normalForm: data.normalForm,
    ribbons: Array.from(unpackRuns(data.ribbonOf, cells), (index) => ribbons[index] as Ribbon),
    priorities: unpack(data.priorities, 8, cells * mostCodes),
    wholeChars: unpackFlags(data.wholeChars, flaggedCodePoints),
    costs: Int32Array.from(data.costs.flat()),
    runs,
  }
}
