import { type ModelRule, modelRules } from './model-rules.ts'

/**
 * `exact`: the tokenizer has that model's own vocabulary. `family`: a close relative's, or one whose sameness
 * nobody published. `guess`: the nearest that is to be had.
 */
export type Certainty = 'exact' | 'family' | 'guess'

/** How a model's tokens are counted. */
export interface ModelInfo {
  /** The id of a reference, such as `o200k_base`. */
  readonly tokenizer: string
  /** Who made the model, and so whose rules for whole requests hold; `unknown` where the name does not tell. */
  readonly provider: string
  readonly certainty: Certainty
  /** What is known of the difference, where the vocabulary is not the model's own. */
  readonly note?: string
  /** Tokens of the model for each token of `tokenizer`, where that was measured; 1 where it is absent. */
  readonly factor?: number
  /** What the factor rests on, of a model whose vocabulary is not public. */
  readonly evidence?: FactorEvidence
}

/** A factor held against the provider's own counts: `harness/closed-tokenizers.ts` makes these figures. */
export interface FactorEvidence {
  readonly documents: number
  /** The clusters that the interval is drawn over. */
  readonly sources: number
  /** Ends of the factor's 95% interval. */
  readonly low: number
  readonly high: number
  /** Mean relative error of exact counts of `tokenizer` times the factor, each source left out of its fit. */
  readonly error: number
}

/** No model has a longer name; what stands beyond is not looked at. */
const MAX_LENGTH = 512

/**
 * Finds the tokenizer for a model's name as OpenAI, Azure, OpenRouter, Bedrock, Vertex, Ollama or Hugging Face
 * write it, in any case. A name that only mentions a known model, as fine-tunes do, is a `guess` at that model;
 * an unknown name is a `guess` at o200k_base. Never throws; time is linear in the name's length.
 */
export function resolveModel(name: string): ModelInfo {
  const path = name.slice(0, MAX_LENGTH).trim().toLowerCase().replaceAll('_', '-')
  const own = ownName(path)
  const rule = modelRules.find(({ pattern }) => pattern.test(own))
  if (rule) return infoOf(rule)
  const mentioned = mentionedIn(path)
  if (mentioned) return { tokenizer: mentioned.tokenizer, provider: 'unknown', certainty: 'guess' }
  return { tokenizer: 'o200k_base', provider: 'unknown', certainty: 'guess' }
}

function infoOf({ pattern, ...info }: ModelRule): ModelInfo {
  return info
}

/** Bedrock's inference regions. */
const region = /^(?:us-gov|us|eu|apac|ap|au|jp|ca|sa|me|af|global)\./
/** Bedrock's and Snowflake's vendors; DeepSeek is missing since Bedrock calls its models `deepseek.r1` and `.v3`. */
const vendor =
  /^(?:openai|anthropic|meta|mistral|amazon|cohere|qwen|google|moonshotai|moonshot|zai|minimax|writer|nvidia|ai21)\.|^(?:openai|anthropic|zai|databricks|ft:)-?/

/** The model's name without vendors, regions and paths; the version or tag behind it stays. */
function ownName(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .replace(region, '')
    .replace(vendor, '')
}

/** The rule for the first known model that the name mentions at the start of a word. */
function mentionedIn(path: string): ModelRule | undefined {
  for (const { index } of path.matchAll(/(?<![a-z0-9])[a-z]/g)) {
    const rest = path.slice(index)
    const rule = modelRules.find(({ pattern }) => pattern.test(rest))
    if (rule) return rule
  }
  return undefined
}
