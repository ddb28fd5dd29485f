import { estimateTokens } from '../estimators/estimate-tokens.ts'
import { resolveModel } from '../estimators/models.ts'
import { references } from './references/index.ts'
import { seededRandom } from './statistics/random.ts'
import { isFields, textAmong } from './usage/fields.ts'
import { readLines } from './usage/read-lines.ts'

/**
 * node --import tsx harness/closed-tokenizers.ts [file] [provider]
 *
 * How many tokens a model without a public vocabulary makes of texts, against the tokenizer that stands in for it:
 * completions of text alone with the provider's count of them. Prints aggregates; nothing of a text.
 */
const [file = '../shared/usage/requests.jsonl.gz', provider = 'anthropic'] = process.argv.slice(2)

interface Completion {
  readonly source: string
  readonly text: string
  readonly tokens: number
  readonly model: string
}

const FEWEST_TOKENS = 20
/** Outside of this, tokens were counted that are not in the text: hidden reasoning, calls, what was cut. */
const PLAUSIBLE = { least: 0.8, most: 2 }
/** What a provider counts beside the text, such as the end of the turn, is tried in whole tokens. */
const MOST_BESIDE = 8
const DRAWS = 1000

const byTokenizer = new Map<string, Completion[]>()
for await (const line of readLines(file)) {
  if (line.state === 'bad') continue
  const record: unknown = JSON.parse(line.text)
  if (!isFields(record)) continue
  const completion = completionOf(record)
  if (!completion) continue
  const { tokenizer, factor = 1, provider: own } = resolveModel(completion.model)
  if (own !== provider) continue
  const key = `${tokenizer} × ${factor}`
  byTokenizer.set(key, [...(byTokenizer.get(key) ?? []), completion])
}

for (const [key, all] of byTokenizer) {
  const id = key.split(' ')[0]
  const reference = await references.find((known) => known.id === id)?.load()
  if (!reference) throw new Error(`there is no reference ${id}`)
  const counted = all.map((completion) => ({ ...completion, count: reference.count(completion.text) }))
  const plausible = counted.filter(({ tokens, count }) => {
    const ratio = tokens / count
    return ratio > PLAUSIBLE.least && ratio < PLAUSIBLE.most
  })
  const sources = [...new Set(plausible.map(({ source }) => source))]
  const random = seededRandom(1, key)
  const factors = Array.from(
    { length: DRAWS },
    () =>
      fitFactor(
        sources.flatMap(() => {
          const drawn = sources[Math.floor(random() * sources.length)]
          return plausible.filter(({ source }) => source === drawn)
        }),
      ).factor,
  ).sort((a, b) => a - b)
  const { factor, beside } = fitFactor(plausible)
  const errorsOf = (estimate: (completion: (typeof plausible)[number]) => number): number[] =>
    plausible.map((completion) => Math.abs(estimate(completion) / completion.tokens - 1))
  const leftOut = sources.flatMap((source) => {
    const others = plausible.filter((completion) => completion.source !== source)
    if (others.length === 0) return []
    const fitted = fitFactor(others)
    return plausible
      .filter((completion) => completion.source === source)
      .map(({ count, tokens }) => Math.abs((fitted.factor * count + fitted.beside) / tokens - 1))
  })
  const models = [...new Set(plausible.map(({ model }) => model))].sort()
  console.log(`${key}: ${models.join(', ')}`)
  console.log(
    `  ${plausible.length} of ${all.length} completions, ${sources.length} sources; factor ${factor.toFixed(2)} ` +
      `(${factors[Math.floor(DRAWS * 0.025)]?.toFixed(2)} to ${factors[Math.floor(DRAWS * 0.975)]?.toFixed(2)}), ${beside} beside`,
  )
  console.log(`  exact count × factor, source left out: mean error ${percent(mean(leftOut))}`)
  const asIs = errorsOf(({ text, model }) => estimateTokens(text, { model }) + beside)
  console.log(
    `  estimateTokens as it is (+ ${beside} beside): mean ${percent(mean(asIs))}, median ${percent(median(asIs))}`,
  )
}

/** By the least sum of relative errors. */
function fitFactor(completions: readonly { tokens: number; count: number }[]): {
  factor: number
  beside: number
} {
  let best = { factor: 1, beside: 0, loss: Number.POSITIVE_INFINITY }
  for (let beside = 0; beside <= MOST_BESIDE; beside++) {
    const factor = median(completions.map(({ tokens, count }) => (tokens - beside) / count))
    const loss = mean(
      completions.map(({ tokens, count }) => Math.abs((factor * count + beside) / tokens - 1)),
    )
    if (loss < best.loss) best = { factor, beside, loss }
  }
  return best
}

/** Of a response of text alone: neither reasoning nor calls, whose tokens are no text. */
function completionOf(record: Readonly<Record<string, unknown>>): Completion | null {
  const text = textAmong(record.completion_text)
  const model = textAmong(record.model, record.request_model)
  const {
    completion_tokens: tokens,
    completion_tool_calls: calls,
    reasoning_tokens: reasoning,
    path,
  } = record
  if (text === undefined || model === undefined || typeof tokens !== 'number' || tokens < FEWEST_TOKENS)
    return null
  if ((Array.isArray(calls) && calls.length > 0) || reasoning) return null
  if (isFields(record.request) && (record.request.thinking || record.request.reasoning)) return null
  if (text.includes('<thinking')) return null
  const source = String(path).split('/').slice(0, -1).join('/')
  return { source, text, tokens, model }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] as number
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`
}
