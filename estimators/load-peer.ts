/**
 * Runs `load`, which imports optional packages.
 * @throws Error that names the missing package and the `npm i -D …` that brings all of them; whatever else
 *   `load` throws passes through.
 */
export async function loadPeer<T>(packages: readonly string[], load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const missing = packages.find((name) => isMissing(error, name))
    if (missing === undefined) throw error
    throw new Error(`the package ${missing} is not installed: npm i -D ${packages.join(' ')}`, {
      cause: error,
    })
  }
}

/** Node says ERR_MODULE_NOT_FOUND, bundlers' runtimes MODULE_NOT_FOUND; both quote the package. */
function isMissing(error: unknown, name: string): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return (
    (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND') && error.message.includes(`'${name}`)
  )
}
