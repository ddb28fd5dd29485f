import { expect, test, vi } from 'vitest'
import { manifests } from '../../corpora/index.ts'
import { generatedDigest } from '../../corpora/load.ts'
import type { GeneratedText, Generator } from '../../corpora/manifest.ts'

const generators = manifests
  .flatMap(({ sources }) => sources)
  .flatMap(({ id, kind, origin }) =>
    'generator' in origin ? [{ id, kind, generator: origin.generator, seed: origin.seed }] : [],
  )

function textsOf(id: string): GeneratedText[] {
  const found = generators.find((entry) => entry.id === id)
  if (found === undefined) throw new Error(`no generator ${id}`)
  return [...found.generator.generate(found.seed)]
}

function digest(generator: Generator, seed: number): string {
  return generatedDigest(generator.generate(seed))
}

test.each(generators)(
  '$kind/$id gives the same texts for a seed, whatever the clock and Math.random say',
  ({ id, generator, seed }) => {
    const before = digest(generator, seed)
    vi.useFakeTimers({ now: 0 })
    const random = vi.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('a generator draws from its own seed')
    })
    try {
      expect(digest(generator, seed)).toBe(before)
    } finally {
      random.mockRestore()
      vi.useRealTimers()
    }
    expect(generator.id).toBe(id)
    // `runs` has nothing to draw.
    if (id !== 'runs') expect(digest(generator, seed + 1)).not.toBe(before)
  },
)

test.each(['web-service-logs', 'cluster-logs', 'product-events', 'device-messages'])(
  '%s gives a JSON object a line',
  (id) => {
    const lines = textsOf(id).flatMap(({ text }) => text.split('\n'))
    expect(lines.length).toBeGreaterThan(100)
    for (const line of lines) expect(JSON.parse(line)).toBeTypeOf('object')
  },
)

test.each(['coding-sessions', 'shop-support-sessions', 'function-catalogues'])(
  '%s gives JSON, with JSON in its arguments',
  (id) => {
    for (const { text } of textsOf(id)) expect(JSON.parse(text)).toBeTypeOf('object')
    const packed = textsOf(id).flatMap(({ text }) => text.match(/"arguments": ?("(?:[^"\\]|\\.)*")/g) ?? [])
    if (id === 'coding-sessions') expect(packed.length).toBeGreaterThan(50)
    for (const match of packed) {
      expect(JSON.parse(JSON.parse(match.replace(/^"arguments": ?/, '')))).toBeTypeOf('object')
    }
  },
)

test.each(['product-feeds', 'business-messages', 'drawings-and-layouts', 'site-pages'])(
  '%s closes every element it opens, in order',
  (id) => {
    for (const { path, text } of textsOf(id))
      expect({ path, open: unclosed(text) }).toEqual({ path, open: [] })
  },
)

test('the check for closed elements finds what it looks for', () => {
  expect(unclosed('<a><b/><c x="1>2">t</c></a>')).toEqual([])
  expect(unclosed('<a><b></a>')).toEqual(['a', 'b'])
  expect(unclosed('<p>')).toEqual(['p'])
})

test.each(['kubernetes-manifests', 'build-pipelines', 'application-settings'])(
  '%s indents by spaces in pairs, as YAML demands of spaces',
  (id) => {
    for (const { text } of textsOf(id)) {
      expect(text).not.toContain('\t')
      expect(text.split('\n').filter((line) => (/^ */.exec(line)?.[0].length ?? 0) % 2 === 1)).toEqual([])
    }
  },
)

test('encoded blocks are wrapped at 64 or 76 characters', () => {
  for (const id of ['pem-files', 'mail-attachments']) {
    const lines = textsOf(id).flatMap(({ text }) => text.split('\n'))
    const blocks = lines.filter((line) => /^ *[A-Za-z0-9+/]{40,}={0,2}$/.test(line))
    expect(blocks.length).toBeGreaterThan(100)
    expect(Math.max(...blocks.map((line) => line.trim().length))).toBeLessThanOrEqual(76)
  }
})

test('adversarial texts are small or large, never between, and dense ones at most 500 when small', () => {
  const texts = generators
    .filter(({ kind }) => kind.startsWith('adversarial/'))
    .flatMap(({ id }) => textsOf(id))
  const between = texts.filter(({ text }) => text.length > 1_100 && text.length < 50_000)
  expect(between.map(({ path }) => path)).toEqual([])
  const slow = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Kana}\p{Script=Thai}\p{Emoji_Presentation}]{501,}/u
  const dense = texts.filter(({ text }) => text.length <= 1_100 && slow.test(text))
  expect(dense.map(({ path }) => path)).toEqual([])
  expect(texts.filter(({ text }) => text.length >= 50_000).length).toBeGreaterThanOrEqual(5)
})

/** Names of elements still open at the end or at the first wrong closing tag; HTML's void elements need no closing. */
function unclosed(text: string): string[] {
  const open: string[] = []
  const markup = text.replace(/<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<!DOCTYPE[^>]*>/gs, '')
  for (const [, closing, name, self] of markup.matchAll(
    /<(\/?)([A-Za-z][\w:.-]*)(?:\s(?:[^"'>]|"[^"]*")*?)?(\/?)>/g,
  )) {
    if (name === undefined || /^(?:meta|link|input|img|br)$/.test(name) || self === '/') continue
    if (closing !== '/') open.push(name)
    else if (open.at(-1) === name) open.pop()
    else return open
  }
  return open
}
