import { references } from '../../../../harness/references/index.ts'
import type { ReferenceTokenizer } from '../../../../harness/references/reference.ts'

export function referenceOf(id: string): ReferenceTokenizer {
  const found = references.find((reference) => reference.id === id)
  if (!found) throw new Error(`no reference ${id}`)
  return found
}
