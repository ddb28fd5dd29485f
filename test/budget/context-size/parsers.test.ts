import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  genaiPricesCatalogue,
  parseLlamaCppProps,
  parseLlamaCppSlots,
  parseOllamaPs,
  parseOllamaShow,
  parseOpenAiModels,
} from '../../../budget/context-size/index.ts'

describe('llama.cpp', () => {
  it("takes a slot's n_ctx as it is, for the server has divided already", () => {
    const props = { default_generation_settings: { n_ctx: 65_536 }, total_slots: 4 }
    expect(parseLlamaCppProps(props)).toBe(65_536)
  })

  it('divides a whole cache by the slots', () => {
    expect(parseLlamaCppProps({ n_ctx: 32_768, total_slots: 4 })).toBe(8192)
    expect(parseLlamaCppProps({ n_ctx: 32_768 })).toBe(32_768)
    expect(parseLlamaCppProps({ n_ctx: 32_768, total_slots: 0 })).toBe(32_768)
  })

  it('takes the least slot', () => {
    expect(parseLlamaCppSlots([{ id: 0, n_ctx: 8192 }, { id: 1, n_ctx: 4096 }, { id: 2 }])).toBe(4096)
    expect(parseLlamaCppSlots([])).toBeNull()
  })

  it('does not know what a sleeping or loading server says', () => {
    expect(parseLlamaCppProps({ default_generation_settings: { n_ctx: 0 }, total_slots: 1 })).toBeNull()
    expect(parseLlamaCppProps({ error: { code: 503, message: 'Loading model' } })).toBeNull()
  })
})

describe('Ollama', () => {
  it('tells num_ctx from the training length', () => {
    const show = {
      parameters:
        'num_keep                       24\nnum_ctx                        16384\nstop           "<|eot|>"',
      model_info: { 'general.architecture': 'llama', 'llama.context_length': 131_072 },
    }
    expect(parseOllamaShow(show)).toEqual({ numCtx: 16_384, trainedTokens: 131_072 })
    expect(parseOllamaShow({ model_info: show.model_info })).toEqual({ numCtx: null, trainedTokens: 131_072 })
    expect(parseOllamaShow({ parameters: 'stop "num_ctx 9"' })).toEqual({ numCtx: null, trainedTokens: null })
  })

  it('finds a running model, whose tag defaults to latest', () => {
    const ps = {
      models: [
        { name: 'qwen3:8b', context_length: 8192 },
        { model: 'llama3:latest', context_length: 4096 },
      ],
    }
    expect(parseOllamaPs(ps, 'llama3')).toBe(4096)
    expect(parseOllamaPs(ps, 'qwen3:8b')).toBe(8192)
    expect(parseOllamaPs(ps, 'qwen3')).toBeNull()
  })
})

describe('OpenAI-compatible lists', () => {
  it.each([
    ['OpenRouter', { context_length: 131_072, top_provider: { context_length: 32_768 } }, 32_768],
    [
      'OpenRouter without a provider',
      { context_length: 131_072, top_provider: { context_length: null } },
      131_072,
    ],
    ['vLLM', { max_model_len: 40_960 }, 40_960],
    ['LM Studio', { max_context_length: 131_072, loaded_context_length: 4096 }, 4096],
    ['Groq', { context_window: 8192 }, 8192],
    ['Mistral', { max_context_length: 32_768 }, 32_768],
    ['llama.cpp', { meta: { n_ctx: 4096, n_ctx_train: 131_072 } }, 4096],
    ['llama.cpp that tells only the training length', { meta: { n_ctx_train: 131_072 } }, null],
    ['OpenAI, which does not tell', { object: 'model', owned_by: 'openai' }, null],
    ['no limit', { context_length: -1 }, null],
  ])('reads %s', (_, entry, expected) => {
    const body = {
      object: 'list',
      data: [
        { id: 'other', context_length: 9 },
        { id: 'mine', ...entry },
      ],
    }
    expect(parseOpenAiModels(body, 'mine')).toBe(expected)
  })

  it('takes no other model for it', () => {
    expect(parseOpenAiModels({ data: [{ id: 'other', context_length: 9 }] }, 'mine')).toBeNull()
  })
})

describe('the catalogue', () => {
  const calls: unknown[] = []
  const lookUp = genaiPricesCatalogue({
    calcPrice(_usage, modelId, options) {
      calls.push([modelId, options])
      if (modelId === 'unlisted') return null
      return { model: modelId === 'no-window' ? {} : { context_window: 200_000 } }
    },
  })

  it('gives a window, or null', () => {
    expect(lookUp('claude-x', 'anthropic')).toBe(200_000)
    expect(lookUp('no-window')).toBeNull()
    expect(lookUp('unlisted')).toBeNull()
    expect(calls).toEqual([
      ['claude-x', { providerId: 'anthropic' }],
      ['no-window', {}],
      ['unlisted', {}],
    ])
  })

  it('reads the package itself, as it is installed', async () => {
    const installed = genaiPricesCatalogue(await import('@pydantic/genai-prices'))
    expect(installed('gpt-4o')).toBe(128_000)
    expect(installed('claude-sonnet-4-5', 'anthropic')).toBe(200_000)
    expect(installed('no-such-model')).toBeNull()
  })
})

it('no parser throws, or gives anything but a window or null, whatever the body', () => {
  const keys = [
    ...['data', 'models', 'id', 'name', 'model', 'n_ctx', 'total_slots', 'default_generation_settings'],
    ...['context_length', 'top_provider', 'meta', 'max_model_len', 'parameters', 'model_info'],
  ]
  const { body } = fc.letrec((tie) => ({
    body: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(null, undefined, 0, -1, 4096, 0.5, Number.NaN, 'm', 'num_ctx 8', true),
      fc.array(tie('body'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...keys), tie('body'), { maxKeys: 4 }),
    ),
  }))
  fc.assert(
    fc.property(body, (value) => {
      const read = [
        parseLlamaCppProps(value),
        parseLlamaCppSlots(value),
        parseOllamaPs(value, 'm'),
        parseOpenAiModels(value, 'm'),
        ...Object.values(parseOllamaShow(value)),
      ]
      expect(read.every((size) => size === null || (Number.isInteger(size) && size >= 3))).toBe(true)
    }),
    { numRuns: 3000, seed: 1 },
  )
})
