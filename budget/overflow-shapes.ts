/** Tokens named by an error message; a field is absent where the message does not give it. */
export interface OverflowCounts {
  readonly needed?: number
  readonly output?: number
  readonly limit?: number
  readonly excess?: number
  readonly exact?: boolean
}

type Shape = (text: string) => OverflowCounts | null

const NUMBER = String.raw`(\d[\d,]*)`

/** A shape whose numbers stand in the order of `fields`. Every gap in it is bounded, so that it stays linear. */
function shape(pattern: string, ...fields: readonly (keyof Omit<OverflowCounts, 'exact'>)[]): Shape {
  const regex = new RegExp(pattern.replaceAll('#', NUMBER), 'i')
  return (text) => {
    const match = regex.exec(text)
    if (match === null) return null
    const counts: Record<string, number> = {}
    fields.forEach((field, index) => {
      const digits = match[index + 1]
      if (digits !== undefined) counts[field] = toCount(digits)
    })
    return counts
  }
}

const toCount = (digits: string): number => Number(digits.replaceAll(',', ''))

/**
 * The shapes of the providers' messages, the more telling first. Sources: the providers' own error messages as
 * quoted in public issue threads (openai via langchain-ai/langchain#11001 and bytedance/deer-flow#310, anthropic
 * via anthropics/claude-code#12186, google-gemini/gemini-cli#6678, openrouter via OpenHands/OpenHands#9937,
 * ggml-org/llama.cpp#15780, vllm-project/vllm#12165, #20409 and #33425).
 */
export const COUNTED_SHAPES: readonly Shape[] = [
  // llama.cpp: fields of the body (perhaps JSON inside a JSON string), else the message.
  shape(String.raw`n_prompt_tokens\W{1,8}#[^]{0,80}?n_ctx\W{1,8}#`, 'needed', 'limit'),
  shape(String.raw`request \(# tokens\) exceeds the available context size \(# tokens\)`, 'needed', 'limit'),
  shape(String.raw`requested tokens \(#\) exceed context window of #`, 'needed', 'limit'), // llama-cpp-python
  // Anthropic, also through Bedrock and Vertex.
  shape('prompt is too long: # tokens > # maximum', 'needed', 'limit'),
  shape(String.raw`exceed context limit: # \+ # > #`, 'needed', 'output', 'limit'),
  // Gemini, and Vertex AI.
  shape(
    String.raw`input token count \(#\) exceeds the maximum number of tokens allowed \(#\)`,
    'needed',
    'limit',
  ),
  shape(String.raw`input token count exceeds the maximum number of tokens allowed \(?#`, 'limit'),
  shape('input token count is # but model only supports up to #', 'needed', 'limit'),
  // Mistral.
  shape('prompt contains # tokens[^]{0,60}?too large for model with # maximum', 'needed', 'limit'),
  // OpenAI, and all that copy its sentence: Azure, OpenRouter, vLLM, DeepSeek.
  openAiShape,
  shape('configured limit of # tokens[^]{0,20}?resulted in # tokens', 'limit', 'needed'),
  // vLLM before it copied that sentence.
  shape(String.raw`prompt \((?:total )?length #\) is too long[^]{0,40}?context length #`, 'needed', 'limit'),
  shape(String.raw`prompt \(length #\) is longer than the maximum model length of #`, 'needed', 'limit'),
  shape(String.raw`input prompt \(# tokens\) is too long and exceeds limit of #`, 'needed', 'limit'),
  // xAI, Kimi, GitHub Copilot, oMLX.
  shape('maximum prompt length is # but the request contains # tokens', 'limit', 'needed'),
  shape(String.raw`exceeded model token limit: # \(requested: #\)`, 'limit', 'needed'),
  shape('prompt token count of # exceeds the limit of #', 'needed', 'limit'),
  shape('# tokens exceeds max context window of #', 'needed', 'limit'),
  // Ollama tells only by how much.
  shape('exceeded (?:max )?context length by # tokens', 'excess'),
]

/** Overflows that give no number. */
export const UNCOUNTED_SHAPES: readonly RegExp[] = [
  /context[_ ](?:length|window)[_ ]exceeded/i,
  /exceed_context_size_error|exceeds the available context size/i,
  /exceeds? (?:the |this model's )?context (?:window|length)/i,
  /prompt (?:is )?too long/i,
  /input is too long for requested model/i,
  /context window exceeds limit/i,
  /greater than the context length/i,
]

/**
 * OpenAI's sentence names the window first. What follows is one number, or a sum with its parts in brackets:
 * `N in the messages, N in the functions, N in the completion` (OpenRouter: `of text input`, `in the output`).
 */
function openAiShape(text: string): OverflowCounts | null {
  const window = new RegExp(`maximum context length is ${NUMBER} tokens`, 'i').exec(text)
  if (window === null) return null
  const limit = toCount(window[1] as string)
  const rest = text.slice(window.index, window.index + 400)
  const before = text.slice(Math.max(0, window.index - 80), window.index)

  // vLLM: "N input tokens", with or without the output apart.
  const input = /(at least )?(\d[\d,]*) input tokens/i.exec(rest)
  if (input !== null) {
    const output =
      /(\d[\d,]*) output tokens/i.exec(rest) ??
      /plus (\d[\d,]*) '?max_(?:completion_)?tokens/i.exec(rest) ??
      /too large: (\d[\d,]*)\W{1,3}(?:this model's )?$/i.exec(before)
    return {
      limit,
      needed: toCount(input[2] as string),
      ...(output === null ? {} : { output: toCount(output[1] as string) }),
      exact: input[1] === undefined,
    }
  }

  const sum = /(?:requested|resulted in) (about )?(\d[\d,]*) tokens(?: \(([^()]{1,200})\))?/i.exec(rest)
  if (sum === null) return { limit }
  const parts = [...(sum[3] ?? '').matchAll(/(\d[\d,]*) ([^,;\d]+)/g)]
  const isOutput = (label: string | undefined) => /completion|output/i.test(label ?? '')
  const output = total(parts.filter((part) => isOutput(part[2])))
  const about = sum[1] !== undefined
  // "resulted in" counts the messages alone; "requested" without its parts may hold the output.
  const known = parts.length > 0 || /^resulted/i.test(sum[0])
  return {
    limit,
    needed: toCount(sum[2] as string) - output,
    ...(parts.some((part) => isOutput(part[2])) ? { output } : {}),
    exact: known && !about,
  }
}

const total = (parts: readonly RegExpMatchArray[]): number =>
  parts.reduce((sum, part) => sum + toCount(part[1] as string), 0)
