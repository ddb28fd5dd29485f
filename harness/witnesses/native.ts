import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../package-version.ts'
import type { TokenizerJson } from '../references/tokenizer-json.ts'
import type { Witness } from './witness.ts'

/** Hugging Face's Rust implementation as a native addon, over a `tokenizer.json`. */
export function nativeWitness(
  packageName: string,
  keepsAddedToken: (token: TokenizerJson['added_tokens'][number]) => boolean = () => false,
): Witness {
  return {
    name: `tokenizers (native) over ${packageName}`,
    longestRun: 100_000,
    load: async () => {
      const { Tokenizer } = await import('tokenizers')
      const folder = packageFolder(packageName)
      if (folder === null) throw new Error(`the package ${packageName} is not installed: npm ci`)
      const json = JSON.parse(readFileSync(join(folder, 'models/tokenizer.json'), 'utf8')) as TokenizerJson
      const plain = { ...json, added_tokens: json.added_tokens.filter(keepsAddedToken), post_processor: null }
      const tokenizer = Tokenizer.fromString(JSON.stringify(plain))
      return async (text) => (await tokenizer.encode(text, null, { addSpecialTokens: false })).getLength()
    },
  }
}
