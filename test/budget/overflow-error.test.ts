import { describe, expect, it } from 'vitest'
import { readOverflowError } from '../../budget/overflow-error.ts'

const counted = (needed: number, limit: number, more: { output?: number; exact?: boolean } = {}) => ({
  state: 'counted',
  needed,
  limit,
  output: more.output ?? null,
  exact: more.exact ?? true,
})

describe('readOverflowError', () => {
  it.each([
    [
      'OpenAI, messages',
      "This model's maximum context length is 4097 tokens. However, your messages resulted in 4113 tokens. Please reduce the length of the messages.",
      counted(4113, 4097),
    ],
    [
      'OpenAI, messages and functions',
      "This model's maximum context length is 128000 tokens. However, your messages resulted in 202868 tokens (202767 in the messages, 101 in the functions).",
      counted(202_868, 128_000),
    ],
    [
      'OpenAI, Azure, DeepSeek: messages and completion',
      "This model's maximum context length is 4097 tokens. However, you requested 4268 tokens (4012 in the messages, 256 in the completion).",
      counted(4012, 4097, { output: 256 }),
    ],
    [
      'OpenAI completions',
      "This model's maximum context length is 8191 tokens, however you requested 8238 tokens (8038 in your prompt; 200 for the completion).",
      counted(8038, 8191, { output: 200 }),
    ],
    [
      'OpenAI, a sum of unknown parts',
      "This model's maximum context length is 4097 tokens, however you requested 4226 tokens.",
      counted(4226, 4097, { exact: false }),
    ],
    [
      'OpenAI Responses',
      'Input tokens exceed the configured limit of 272000 tokens. Your messages resulted in 300123 tokens.',
      counted(300_123, 272_000),
    ],
    [
      'OpenRouter',
      'This endpoint\'s maximum context length is 131072 tokens. However, you requested about 141607 tokens (10535 of text input, 131072 in the output). Please reduce the length of either one, or use the "middle-out" transform.',
      counted(10_535, 131_072, { output: 131_072, exact: false }),
    ],
    [
      'OpenRouter with tools',
      "This endpoint's maximum context length is 16384 tokens. However, you requested about 20000 tokens (15000 of text input, 1000 of tool input, 4000 in the output).",
      counted(16_000, 16_384, { output: 4000, exact: false }),
    ],
    [
      'vLLM',
      "This model's maximum context length is 2048 tokens. However, your request has 8 input tokens plus 2045 'max_tokens'. Please reduce one or the other.",
      counted(8, 2048, { output: 2045 }),
    ],
    [
      'vLLM, output first',
      "This model's maximum context length is 4096 tokens. However, you requested 512 output tokens and your prompt contains at least 4097 input tokens, for a total of at least 4609 tokens.",
      counted(4097, 4096, { output: 512, exact: false }),
    ],
    [
      'vLLM, output too large for what is left',
      "'max_tokens' or 'max_completion_tokens' is too large: 3000. This model's maximum context length is 4096 tokens and your request has 2000 input tokens (3000 > 4096 - 2000).",
      counted(2000, 4096, { output: 3000 }),
    ],
    [
      'vLLM, older',
      'The prompt (total length 25938) is too long to fit into the model (context length 4096).',
      counted(25_938, 4096),
    ],
    [
      'vLLM, decoder prompt',
      'The decoder prompt (length 5000) is longer than the maximum model length of 4096.',
      counted(5000, 4096),
    ],
    ['Anthropic', 'prompt is too long: 208310 tokens > 200000 maximum', counted(208_310, 200_000)],
    [
      'Anthropic with output',
      'input length and `max_tokens` exceed context limit: 188240 + 21333 > 200000, decrease input length or `max_tokens` and try again',
      counted(188_240, 200_000, { output: 21_333 }),
    ],
    [
      'Gemini',
      'The input token count (1200293) exceeds the maximum number of tokens allowed (1048576).',
      counted(1_200_293, 1_048_576),
    ],
    [
      'Vertex AI',
      'Unable to submit request because the input token count is 40000 but model only supports up to 32768.',
      counted(40_000, 32_768),
    ],
    [
      'Mistral',
      'Prompt contains 65673 tokens and 0 draft tokens, too large for model with 32768 maximum context length',
      counted(65_673, 32_768),
    ],
    [
      'llama.cpp, message alone',
      'request (9000 tokens) exceeds the available context size (8192 tokens), try increasing it',
      counted(9000, 8192),
    ],
    ['llama-cpp-python', 'Requested tokens (2285) exceed context window of 2048', counted(2285, 2048)],
    [
      'xAI',
      "This model's maximum prompt length is 131072 but the request contains 537812 tokens.",
      counted(537_812, 131_072),
    ],
    [
      'Kimi',
      'Your request exceeded model token limit: 262144 (requested: 300000)',
      counted(300_000, 262_144),
    ],
    ['GitHub Copilot', 'prompt token count of 90000 exceeds the limit of 64000', counted(90_000, 64_000)],
    [
      'thousands separators',
      'prompt is too long: 208,310 tokens > 200,000 maximum',
      counted(208_310, 200_000),
    ],
  ])('reads %s', (_, message, expected) => {
    const read = [
      message,
      { error: { message, type: 'invalid_request_error' } },
      JSON.stringify({ error: { message } }),
      new Error(message),
    ].map(readOverflowError)
    expect(read).toEqual([expected, expected, expected, expected])
  })

  it("reads llama.cpp's fields, whose message gives no number", () => {
    const body = {
      error: {
        code: 400,
        message: 'the request exceeds the available context size, try increasing it',
        type: 'exceed_context_size_error',
        n_prompt_tokens: 14_429,
        n_ctx: 8192,
      },
    }
    const inside = JSON.stringify({ error: { metadata: { raw: JSON.stringify(body) } } })
    for (const error of [body, JSON.stringify(body), inside]) {
      expect(readOverflowError(error)).toEqual(counted(14_429, 8192))
    }
  })

  it.each([
    [
      'Ollama',
      'prompt too long; exceeded max context length by 17 tokens',
      { state: 'uncounted', limit: null, excess: 17 },
    ],
    [
      'Gemini without its count',
      'The input token count exceeds the maximum number of tokens allowed (1048576).',
      { state: 'uncounted', limit: 1_048_576, excess: null },
    ],
    [
      'a window and nothing else',
      "This model's maximum context length is 4096 tokens.",
      { state: 'uncounted', limit: 4096, excess: null },
    ],
    [
      'OpenAI Responses',
      'Your input exceeds the context window of this model. Please adjust your input and try again.',
      { state: 'uncounted', limit: null, excess: null },
    ],
    ['Bedrock', 'Input is too long for requested model.', { state: 'uncounted', limit: null, excess: null }],
    [
      'a code alone',
      { error: { code: 'context_length_exceeded' } },
      { state: 'uncounted', limit: null, excess: null },
    ],
  ])('knows an overflow that tells no count: %s', (_, error, expected) => {
    expect(readOverflowError(error)).toEqual(expected)
  })

  it.each([
    [
      'a rate limit',
      'Request too large for gpt-4o in organization org-x on tokens per min (TPM): Limit 30000, Requested 40123.',
    ],
    [
      'an output maximum',
      'max_tokens: 21333 > 4096, which is the maximum allowed number of output tokens for claude-3-opus',
    ],
    ['another error', { error: { message: 'Invalid API key', code: 'invalid_api_key' } }],
    ['nothing', undefined],
    ['null', null],
    ['a number', 413],
    ['an empty body', ''],
  ])('does not take %s for an overflow', (_, error) => {
    expect(readOverflowError(error)).toEqual({ state: 'not-overflow' })
  })

  it('reads what client libraries wrap, and never the request echoed beside it', () => {
    const message = 'prompt is too long: 9 tokens > 8 maximum'
    const wrapped = Object.assign(new Error('Failed after 3 attempts'), {
      lastError: Object.assign(new Error('Bad Request'), {
        responseBody: JSON.stringify({ error: { message } }),
      }),
    })
    expect(readOverflowError(wrapped)).toEqual(counted(9, 8))
    const echo = Object.assign(new Error('Bad Request'), {
      requestBodyValues: { messages: [{ role: 'user', content: message }] },
    })
    expect(readOverflowError(echo)).toEqual({ state: 'not-overflow' })
  })

  it('survives cycles and getters that throw', () => {
    const cyclic: { cause?: unknown; message: string } = {
      message: 'prompt is too long: 9 tokens > 8 maximum',
    }
    cyclic.cause = cyclic
    expect(readOverflowError(cyclic)).toEqual(counted(9, 8))
    const hostile = {
      get message(): string {
        throw new Error('no')
      },
    }
    expect(readOverflowError(hostile)).toEqual({ state: 'not-overflow' })
  })

  it('takes no garbled number', () => {
    const message = `maximum context length is 8 tokens, you requested 5 tokens (9 in the completion)`
    expect(readOverflowError(message)).toEqual({ state: 'uncounted', limit: 8, excess: null })
    const huge = `prompt is too long: ${'9'.repeat(400)} tokens > 8 maximum`
    expect(readOverflowError(huge)).toEqual({ state: 'uncounted', limit: 8, excess: null })
  })
})
