import type { RequestParts } from './request-parts.ts'
import type { RequestRule } from './request-rule.ts'
import { anthropicRule } from './rules/anthropic.ts'
import { deepseekRule } from './rules/deepseek.ts'
import { geminiRule } from './rules/gemini.ts'
import { mistralRule } from './rules/mistral.ts'
import { openAiChatRule } from './rules/openai-chat.ts'
import { openAiResponsesRule } from './rules/openai-responses.ts'
import { plainRule } from './rules/plain.ts'

const RULES: Readonly<Record<string, RequestRule>> = {
  openai: openAiChatRule,
  'azure-openai': openAiChatRule,
  azure: openAiChatRule,
  anthropic: anthropicRule,
  google: geminiRule,
  mistral: mistralRule,
  deepseek: deepseekRule,
}

/** The rule of a provider; the plain one for any other, and for none. */
export function ruleFor({ provider, format }: RequestParts): RequestRule {
  const rule = Object.hasOwn(RULES, provider) ? RULES[provider] : undefined
  if (rule === openAiChatRule && format === 'openai-responses') return openAiResponsesRule
  return rule ?? plainRule
}
