import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { modelRules } from '../../estimators/model-rules.ts'
import { type Certainty, resolveModel } from '../../estimators/models.ts'
import { references } from '../../harness/references/index.ts'

/** Names as their writers spell them, by what they resolve to: provider, tokenizer, certainty. */
const table: Readonly<Record<string, readonly string[]>> = {
  'openai o200k_base exact': [
    'gpt-5',
    'gpt-5-mini-2025-08-07',
    'gpt-5.1-codex',
    'openai/gpt-5.6-sol',
    'gpt-5.2_2025-12-11',
    'gpt-4o',
    'gpt-4o-2024-08-06',
    'openai/gpt-4o:free',
    'azure/gpt-4o-mini',
    'chatgpt-4o-latest',
    'ft:gpt-4o-mini-2024-07-18:acme:support:9abcDEF',
    'gpt-4.1-nano',
    'gpt-4-1-mini',
    'openai-gpt-4.1',
    'gpt-4.5-preview',
    'o1',
    'o1-preview',
    'o3',
    'o3-mini-2025-01-31',
    'openai/o4-mini-high',
    'O4-MINI',
    'gpt-oss:20b',
    'openai.gpt-oss-120b-1:0',
  ],
  'openai cl100k_base exact': [
    'gpt-4',
    'gpt-4-0613',
    'gpt-4-1106-preview',
    'gpt-4-32k',
    'openai/gpt-4-turbo',
    'gpt-3.5-turbo',
    'gpt-35-turbo',
    'gpt-3.5-turbo-instruct:20230824-v2',
    'text-embedding-3-small',
    'text-embedding-ada-002-v2',
  ],
  'openai o200k_base family': ['codex-mini-latest', 'computer-use-preview-2025-03-11'],
  'openai o200k_base guess': ['gpt-6', 'gpt-4.9', 'gpt-realtime'],
  'anthropic claude-old exact': ['claude-2.1', 'claude-instant-1.2', 'anthropic.claude-v2:1', 'claude-1.3'],
  'anthropic claude-old guess': [
    'claude-3-opus-20240229',
    'claude-3-5-sonnet-latest',
    'anthropic/claude-3.7-sonnet:thinking',
    'us.anthropic.claude-3-7-sonnet-20250219-v1:0',
    'claude-3-haiku@20240307',
    'claude-opus-4-7',
    'claude-opus-4.8',
    'claude-sonnet-5',
    'anthropic/claude-opus-5',
    'claude-latest',
  ],
  'anthropic gemma-3 guess': [
    'claude-sonnet-4-5',
    'anthropic/claude-sonnet-4.5',
    'anthropic/claude-4.5-sonnet-20250929',
    'claude-haiku-4-5@20251001',
    'us.anthropic.claude-sonnet-4-5-20250929-v1:0',
    'global.anthropic.claude-sonnet-4-6',
  ],
  'anthropic o200k_base guess': [
    'us.anthropic.claude-sonnet-4-20250514-v1:0',
    'claude-sonnet-4@20250514',
    'claude-sonnet-4-0',
    'claude-opus-4-1-20250805',
    'anthropic/claude-opus-4.1',
    'databricks-claude-sonnet-4',
    'vertex_ai/claude-sonnet-4@20250514',
  ],
  'google gemma-3 exact': [
    'gemini-2.5-pro',
    'publishers/google/models/gemini-2.5-flash',
    'google/gemini-2.0-flash-exp:free',
    'gemini-2.5-flash-lite',
    'gemini-3-pro-preview',
    'gemma3:27b',
    'google/gemma-3-27b-it',
    'gemma3n:e4b',
  ],
  'google gemma-3 guess': ['gemini-embedding-001'],
  'google gemma-3 family': [
    'gemini-1.5-pro',
    'gemini-3-flash-preview',
    'gemini-flash-latest',
    'gemma2:9b',
    'gemma-7b',
    'codegemma:7b',
  ],
  'meta llama-3 exact': [
    'llama3.3:70b-instruct-q4_K_M',
    'meta-llama/llama-3.3-70b-instruct',
    'meta.llama3-70b-instruct-v1:0',
    'us.meta.llama3-1-8b-instruct-v1:0',
    'Meta-Llama-3-405B-Instruct',
    'llama-3.3-70b-versatile',
    'llama3-8b-8192',
    'accounts/fireworks/models/llama-v3p1-70b-instruct',
    '@cf/meta/llama-3.1-8b-instruct',
    'hf.co/bartowski/Llama-3.2-3B-Instruct-GGUF:Q4_K_M',
    'databricks-meta-llama-3-3-70b-instruct',
    'meta-llama/llama-guard-3-8b',
  ],
  'meta o200k_base guess': [
    'meta-llama/llama-4-scout-17b-16e-instruct',
    'us.meta.llama4-maverick-17b-instruct-v1:0',
  ],
  'meta llama-3 guess': ['llama2:13b', 'meta.llama2-13b-chat-v1', 'codellama:7b'],
  'qwen qwen-3.6 exact': ['qwen3.6-27b', 'Qwen/Qwen3.5-397B-A17B', 'qwen3.5:9b'],
  'qwen qwen-3.6 family': [
    'qwen3:8b',
    'qwen/qwen3-235b-a22b-2507',
    'qwen.qwen3-32b-v1:0',
    'qwen-3-coder-480b',
    'qwen2.5-coder:7b',
    'qwen/qwen-2.5-72b-instruct',
    'qwq:32b',
    'qwen3-max',
    'qwen3.7-max',
  ],
  'qwen qwen-3.6 guess': ['qwen-max', 'qwen-plus-latest'],
  'deepseek deepseek-v4 exact': [
    'deepseek-chat',
    'deepseek-reasoner',
    'deepseek/deepseek-chat-v3-0324:free',
    'deepseek-ai/DeepSeek-R1',
    'us.deepseek.r1-v1:0',
    'deepseek-v4-pro',
    'deepseek-r1:671b',
  ],
  'deepseek llama-3 exact': ['deepseek-r1-distill-llama-70b', 'deepseek-r1:70b'],
  'deepseek qwen-3.6 family': ['deepseek/deepseek-r1-distill-qwen-32b', 'deepseek-r1:8b'],
  'deepseek deepseek-v4 guess': ['deepseek-coder:6.7b', 'deepseek-v2'],
  'mistral mistral-tekken exact': [
    'mistral-nemo',
    'open-mistral-nemo-2407',
    'ministral-8b-latest',
    'devstral-small-2507',
    'magistral-small-latest',
    'pixtral-12b-2409',
    'mistralai/Mistral-Small-3.2-24B-Instruct-2506',
    'mistral-small-24b-instruct-2501',
    'mistral.mistral-large-3-675b-instruct',
  ],
  'mistral mistral-tekken family': [
    'mistral-large-latest',
    'mistral-medium-2508',
    'codestral-latest',
    'magistral-medium-latest',
    'devstral',
  ],
  'mistral mistral-tekken guess': [
    'mistral',
    'mistral:7b',
    'mistral.mistral-7b-instruct-v0:2',
    'mistralai/mixtral-8x7b-instruct',
    'mistral-large-2411',
    'mistralai/Mistral-Small-Instruct-2409',
    'codestral:22b',
  ],
  'moonshot kimi-k3 exact': ['kimi-k3', 'moonshotai/kimi-k3'],
  'moonshot kimi-k3 family': ['moonshotai/kimi-k2-thinking', 'moonshot.kimi-k2-thinking'],
  'moonshot kimi-k3 guess': ['kimi-latest', 'moonshot-v1-8k'],
  'xai o200k_base guess': ['x-ai/grok-4', 'grok-code-fast-1'],
  'cohere o200k_base guess': ['command-a-03-2025', 'cohere.command-r-plus-v1:0', 'command-r7b:7b'],
  'amazon llama-3 guess': ['us.amazon.nova-2-lite-v1:0', 'amazon/nova-micro-v1', 'eu.amazon.nova-pro-v1:0'],
  'amazon o200k_base guess': ['arn:aws:bedrock:us-east-1::foundation-model/amazon.titan-tg1-large'],
  'microsoft cl100k_base family': ['phi4:14b', 'microsoft/phi-4'],
  'microsoft o200k_base family': ['phi-4-mini-instruct', 'phi4-mini'],
  'microsoft llama-3 guess': ['phi3:mini', 'microsoft/Phi-3.5-mini-instruct'],
  'zai cl100k_base guess': ['zai-glm-4.7', 'z-ai/glm-4.6', 'zai.glm-4.7-flash', 'zai/GLM-5.2'],
  'minimax o200k_base guess': ['minimax/minimax-m2:free', 'minimax.minimax-m2'],
  'unknown llama-3 guess': ['NousResearch/Hermes-3-Llama-3.1-8B', 'dolphin-2.9-llama3-8b'],
  'unknown mistral-tekken guess': ['nous-hermes-2-mixtral-8x7b-dpo', 'mistralai/something-new'],
  'unknown o200k_base guess': [
    '',
    '/',
    'hf.co/user/Model-GGUF:Q4',
    'our-deployment',
    'arn:aws:bedrock:us-east-1:123456789012:application-inference-profile/1arbu5hu2sjr',
    'us.writer.palmyra-x4-v1:0',
  ],
}

const cases = Object.entries(table).flatMap(([resolved, names]) =>
  names.map((name) => [name, resolved] as const),
)

test('the table is long enough to mean something', () => {
  expect(cases.length).toBeGreaterThanOrEqual(120)
  expect(new Set(cases.map(([name]) => name)).size).toBe(cases.length)
})

describe('resolveModel', () => {
  test.each(cases)('%s → %s', (name, resolved) => {
    const { provider, tokenizer, certainty } = resolveModel(name)
    expect(`${provider} ${tokenizer} ${certainty}`).toBe(resolved)
  })

  test('does not mind case and spaces around', () => {
    for (const [name, resolved] of cases) {
      const { provider, tokenizer, certainty } = resolveModel(`  ${name.toUpperCase()}\n`)
      expect(`${provider} ${tokenizer} ${certainty}`, name).toBe(resolved)
    }
  })

  test('says how far a proxy is off', () => {
    expect(resolveModel('claude-opus-4-7').note).toContain('1.36')
    expect(resolveModel('gpt-4o')).not.toHaveProperty('note')
  })

  test('never throws, and knows three certainties', () => {
    const certainties: readonly Certainty[] = ['exact', 'family', 'guess']
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) =>
        certainties.includes(resolveModel(name).certainty),
      ),
    )
  })

  test('a name of 10 MB is cut before it is matched', () => {
    for (const unit of ['a', '-', 'a-', 'claude-', '/', 'llama-v', '.', ':']) {
      const name = unit.repeat(10_000_000 / unit.length)
      expect(resolveModel(name)).toEqual(resolveModel(name.slice(0, 512)))
    }
  })
})

describe('modelRules', () => {
  test('every stand-in for Claude 3 and later has a factor within the interval that real counts give', () => {
    const standIns = modelRules.filter(
      ({ provider, certainty }) => provider === 'anthropic' && certainty === 'guess',
    )
    expect(standIns.length).toBeGreaterThan(3)
    for (const { factor = 1, evidence } of standIns) {
      expect(evidence?.low).toBeLessThanOrEqual(factor)
      expect(evidence?.high).toBeGreaterThanOrEqual(factor)
      expect(evidence?.error).toBeLessThan(0.08)
    }
  })

  test('every tokenizer is a reference', () => {
    const known = references.map(({ id }) => id)
    expect(modelRules.filter(({ tokenizer }) => !known.includes(tokenizer))).toEqual([])
  })

  test('every answer of the rules is tested', () => {
    const reached = new Set(cases.map(([name]) => JSON.stringify(resolveModel(name))))
    const unreached = modelRules.filter(
      ({ pattern, ...info }) => ![...reached].some((known) => known === JSON.stringify(info)),
    )
    expect(unreached).toEqual([])
  })

  test('patterns are anchored and repeat nothing without a bound, so that matching is linear', () => {
    for (const { pattern } of modelRules) {
      expect(pattern.source, String(pattern)).not.toMatch(/[*+]|\{\d+,\}/)
      expect(pattern.flags).toBe('')
      for (const alternative of topLevelAlternatives(pattern.source))
        expect(alternative.startsWith('^')).toBe(true)
    }
  })
})

function topLevelAlternatives(source: string): string[] {
  const alternatives = ['']
  let depth = 0
  for (const character of source) {
    if (character === '(') depth++
    if (character === ')') depth--
    if (character === '|' && depth === 0) alternatives.push('')
    else alternatives[alternatives.length - 1] += character
  }
  return alternatives
}
