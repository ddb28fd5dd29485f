/** @throws Error that names an id which two contenders share: it is the key of their rows. */
export function assertUniqueIds(contenders: readonly { readonly id: string }[]): void {
  const seen = new Set<string>()
  for (const { id } of contenders) {
    if (seen.has(id)) throw new Error(`two contenders in estimators/registry.ts have the id '${id}'`)
    seen.add(id)
  }
}
