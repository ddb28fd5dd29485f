import { claudeOld } from './claude.ts'
import { deepseekV4 } from './deepseek.ts'
import { gemma3 } from './gemma.ts'
import { kimiK3 } from './kimi.ts'
import { llama3 } from './llama.ts'
import { mistralTekken } from './mistral.ts'
import { cl100kBase, o200kBase } from './openai.ts'
import { qwen36 } from './qwen.ts'
import type { ReferenceTokenizer } from './reference.ts'

/** Every reference, in the order of the reports. */
export const references: readonly ReferenceTokenizer[] = [
  o200kBase,
  cl100kBase,
  llama3,
  qwen36,
  mistralTekken,
  deepseekV4,
  kimiK3,
  gemma3,
  claudeOld,
]
