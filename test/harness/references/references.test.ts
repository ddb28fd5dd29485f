import { beforeAll, describe, expect, it } from 'vitest'
import { packageVersion } from '../../../harness/package-version.ts'
import { references } from '../../../harness/references/index.ts'
import type { LoadedReference } from '../../../harness/references/reference.ts'

const loaded = new Map<string, LoadedReference>()
const reference = (id: string): LoadedReference => loaded.get(id) as LoadedReference
const ids = references.map(({ id }) => id)

beforeAll(async () => {
  for (const each of references) loaded.set(each.id, await each.load())
}, 120_000)

describe('the list', () => {
  it('holds the nine', () => {
    expect(ids).toEqual([
      'o200k_base',
      'cl100k_base',
      'llama-3',
      'qwen-3.6',
      'mistral-tekken',
      'deepseek-v4',
      'kimi-k3',
      'gemma-3',
      'claude-old',
    ])
  })
})

it.each(references.filter(({ witness }) => witness !== null).map(({ id, witness }) => [id, witness]))(
  '%s names the versions of its witness that are installed',
  (_, witness) => {
    const named = [...String(witness).matchAll(/(@?[\w/.-]+) (\d+\.\d+\.\d+)/g)]
    expect(named.length).toBeGreaterThan(0)
    for (const [, name, version] of named) expect(packageVersion(String(name))).toBe(version)
  },
)

describe.each(ids)('%s', (id) => {
  it('counts the empty text as 0: no BOS, no EOS', () => {
    expect(reference(id).count('')).toBe(0)
    expect(reference(id).count('a')).toBe(1)
    expect(reference(id).count('hello world!')).toBe(3)
  })

  it.each([
    '<|endoftext|>',
    '<|im_start|>',
    '<|eot_id|>',
    '<bos>',
    '<start_of_turn>',
    '<EOT>',
    '<｜User｜>',
    '[INST]',
    '[TOOL_CALLS]',
  ])('counts %s as plain text', (special) => {
    const count = reference(id).count(special)
    expect(count).toBeGreaterThan(1)
    expect(reference(id).count(`a ${special} b`)).toBeGreaterThan(count)
  })

  it('counts a lone surrogate as U+FFFD', () => {
    for (const lone of ['\ud83d', '\ude00', '\ude00\ud83d']) {
      const replaced = lone.replace(/\p{Surrogate}/gu, '\ufffd')
      expect(reference(id).count(`a${lone} b`)).toBe(reference(id).count(`a${replaced} b`))
    }
  })

  it('says the same at the second time', () => {
    const text = 'The same words, the same words; ключ 鍵 🔑\n\t<b>the same</b>'.repeat(3)
    const first = reference(id).count(text)
    expect(Number.isInteger(first)).toBe(true)
    expect(reference(id).count(text)).toBe(first)
  })
})

describe('figures published elsewhere', () => {
  // OpenAI Cookbook, "How to count tokens with tiktoken".
  it.each([
    ['o200k_base', 'tiktoken is great!', 6],
    ['cl100k_base', 'tiktoken is great!', 6],
    ['o200k_base', 'antidisestablishmentarianism', 6],
    ['cl100k_base', 'antidisestablishmentarianism', 6],
    ['o200k_base', '2 + 2 = 4', 7],
    ['cl100k_base', '2 + 2 = 4', 7],
    ['o200k_base', 'お誕生日おめでとう', 8],
    ['cl100k_base', 'お誕生日おめでとう', 9],
    // The tests of @anthropic-ai/tokenizer 0.0.4.
    ['claude-old', 'hello world!', 3],
    ['claude-old', '™', 1],
    ['claude-old', 'ϰ', 1],
  ])('%s counts %j as %i', (id, text, tokens) => {
    expect(reference(id).count(text)).toBe(tokens)
  })

  it('Gemma has one token each for line breaks, tabs and HTML tags, such as struck-through text', () => {
    expect(['\n\n\n', '\t\t', '<h1>', '</s>'].map((text) => reference('gemma-3').count(text))).toEqual([
      1, 1, 1, 1,
    ])
  })
})

describe.each(ids.filter((id) => !['qwen-3.6', 'gemma-3', 'claude-old'].includes(id)))(
  'offsets of %s',
  (id) => {
    it.each(['Hello, world', 'naïve 😀𝔘 漢字\r\n', 'e\u0301 \u1100\u1161\u11a8', '\ufeffx', 'a\ud83d b'])(
      'ascend from 0, one a token, within %j',
      (text) => {
        const { count, offsets } = reference(id)
        const starts = offsets?.(text) as readonly number[]
        expect(starts).toHaveLength(count(text))
        expect(starts[0]).toBe(0)
        expect(starts).toEqual([...starts].sort((a, b) => a - b))
        expect(starts.at(-1)).toBeLessThan(text.length)
      },
    )

    it('are none for the empty text', () => {
      expect(reference(id).offsets?.('')).toEqual([])
    })

    it('cut the text into its words', () => {
      const text = 'the quick brown fox'
      const starts = reference(id).offsets?.(text) as readonly number[]
      expect(starts.map((start, index) => text.slice(start, starts[index + 1]))).toEqual([
        'the',
        ' quick',
        ' brown',
        ' fox',
      ])
    })
  },
)

it('tells no offsets where the text is normalised or the implementation has none', () => {
  const silent = ids.filter((id) => reference(id).offsets === undefined)
  expect(references.filter(({ tellsOffsets }) => !tellsOffsets).map(({ id }) => id)).toEqual(silent)
  expect(silent).toEqual(['qwen-3.6', 'gemma-3', 'claude-old'])
})
