import type { TargetTokenizer } from '../../estimators/estimator.ts'
import { moduleExtension } from '../module-extension.ts'

/**
 * Names what a worker shall load: an entry of a registry module. The module is named, and not the function,
 * because functions do not cross threads; a plug-in is a module of its own.
 */
export type Contender = ReferenceContender | EstimatorContender

export interface ReferenceContender {
  readonly role: 'reference'
  readonly module: string
  readonly id: string
}

export interface EstimatorContender {
  readonly role: 'estimator'
  readonly module: string
  readonly id: string
  readonly target: TargetTokenizer
}

export const referencesModule: string = new URL(`../references/index.${moduleExtension}`, import.meta.url)
  .href

export const estimatorsModule: string = new URL(
  `../../estimators/registry.${moduleExtension}`,
  import.meta.url,
).href

export const workerModule: string = new URL(`./worker.${moduleExtension}`, import.meta.url).href
