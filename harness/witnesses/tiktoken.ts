import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../package-version.ts'
import type { Witness } from './witness.ts'

interface Encoding {
  readonly bpe_ranks: string
  readonly pat_str: string
}

/** OpenAI's Rust implementation as WebAssembly, over a vocabulary file in its own format. */
export function tiktokenWitness(
  packageName: string,
  file: string,
  normalise: (text: string) => string = (text) => text,
): Witness {
  return {
    name: `tiktoken over ${packageName}/${file}`,
    longestRun: 10_000,
    load: async () => {
      const { Tiktoken } = await import('tiktoken/lite')
      const folder = packageFolder(packageName)
      if (folder === null) throw new Error(`the package ${packageName} is not installed: npm ci`)
      const encoding = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Encoding
      const tiktoken = new Tiktoken(encoding.bpe_ranks, {}, encoding.pat_str)
      return (text) => tiktoken.encode_ordinary(normalise(text)).length
    },
  }
}
