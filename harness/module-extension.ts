/** Of the modules that threads and processes are started with: `ts` from source, `js` when built. */
export const moduleExtension: 'ts' | 'js' = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
