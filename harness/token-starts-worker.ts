import { references } from './references/index.ts'

export interface TokenStartsTask {
  readonly reference: string
  readonly texts: readonly string[]
}

/** Where the tokens of each text start, by a reference that tells. */
export default async function tokenStarts({
  reference,
  texts,
}: TokenStartsTask): Promise<(readonly number[])[]> {
  const loaded = await references.find(({ id }) => id === reference)?.load()
  const offsets = loaded?.offsets
  if (!offsets) throw new Error(`${reference} tells no token starts`)
  return texts.map((text) => offsets(text))
}
