import type { FittedTokenizer } from './load-weights.ts'
import { weights as cl100kBase } from './weights/nano/cl100k_base.ts'
import { weights as claudeOld } from './weights/nano/claude-old.ts'
import { weights as deepseekV4 } from './weights/nano/deepseek-v4.ts'
import { weights as gemma3 } from './weights/nano/gemma-3.ts'
import { weights as kimiK3 } from './weights/nano/kimi-k3.ts'
import { weights as llama3 } from './weights/nano/llama-3.ts'
import { weights as mistralTekken } from './weights/nano/mistral-tekken.ts'
import { weights as qwen36 } from './weights/nano/qwen-3.6.ts'
import type { Weights } from './weights.ts'

/** What is there without loading, beside o200k_base in full: every other tokenizer in the small size. */
export const builtInWeights: Readonly<Record<Exclude<FittedTokenizer, 'o200k_base'>, Weights>> = {
  cl100k_base: cl100kBase,
  'llama-3': llama3,
  'qwen-3.6': qwen36,
  'mistral-tekken': mistralTekken,
  'deepseek-v4': deepseekV4,
  'kimi-k3': kimiK3,
  'gemma-3': gemma3,
  'claude-old': claudeOld,
}
