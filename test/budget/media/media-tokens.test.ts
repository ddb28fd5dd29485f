import { describe, expect, test } from 'vitest'
import { imageSize } from '../../../budget/media/image-size.ts'
import { media, mediaKind } from '../../../budget/media/media.ts'
import { measureMedia, mediaTokens } from '../../../budget/media/media-tokens.ts'

type Rule = Parameters<typeof media>[1]

const tokens = (rule: Rule, size: readonly [number, number], model = '', detail = 'high') =>
  mediaTokens({ kind: 'image', rule, detail, bytes: 1, size: { width: size[0], height: size[1] } }, model)

describe("images by the provider's rule", () => {
  test.each([
    // OpenAI's images guide: its own examples.
    ['openai', [1024, 1024], 'gpt-4o', 'high', 765],
    ['openai', [2048, 4096], 'gpt-4o', 'high', 1105],
    ['openai', [4096, 8192], 'gpt-4o', 'low', 85],
    ['openai', [1024, 1024], 'gpt-4o-mini', 'high', 2833 + 4 * 5667],
    ['openai', [1024, 1024], 'o3', 'high', 75 + 4 * 150],
    ['openai', [1024, 1024], 'gpt-5', 'high', 70 + 4 * 140],
    ['openai', [1024, 1024], 'gpt-4.1-mini', 'high', Math.ceil(1024 * 1.62)],
    ['openai', [4096, 4096], 'gpt-5-nano', 'high', Math.ceil(1536 * 2.46)],
    ['openai', [64, 64], 'gpt-4o', 'high', 85 + 170],
    // Anthropic's vision page.
    ['anthropic', [200, 200], '', 'auto', 54],
    ['anthropic', [1000, 1000], '', 'auto', 1334],
    ['anthropic', [4000, 4000], '', 'auto', 1568],
    // Google's page on token counting.
    ['gemini', [384, 384], '', 'auto', 258],
    ['gemini', [385, 100], '', 'auto', 258],
    ['gemini', [1536, 768], '', 'auto', 516],
    ['gemini', [1536, 768], 'gemini-3-pro', 'auto', 1120],
  ] as const)('%s %j %s %s: %i', (rule, size, model, detail, expected) => {
    expect(tokens(rule, size, model, detail)).toBe(expected)
  })

  test('an image of unknown size counts as 1024 x 1024', () => {
    const unknown = measureMedia(media('image', 'openai', 'https://example.org/a.png'))
    expect(unknown).toMatchObject({ size: undefined, bytes: undefined })
    expect(mediaTokens(unknown)).toBe(765)
  })
})

describe('sound, film and files', () => {
  test('by their bytes at a stated rate, a minute or ten pages where none are known', () => {
    const at = (kind: 'audio' | 'video' | 'document', rule: Rule, bytes: number | undefined) =>
      mediaTokens({ kind, rule, detail: 'auto', bytes, size: undefined })
    expect(at('audio', 'gemini', 160_000)).toBe(320)
    expect(at('audio', 'openai', 160_000)).toBe(100)
    expect(at('audio', 'gemini', undefined)).toBe(60 * 32)
    expect(at('video', 'gemini', 2_500_000)).toBe(2630)
    expect(at('document', 'anthropic', 250_000)).toBe(9000)
    expect(at('document', 'gemini', undefined)).toBe(2580)
  })

  test('kinds by media type', () => {
    expect(['image/png', 'audio/mp3', 'video/mp4', 'application/pdf', ''].map(mediaKind)).toEqual([
      'image',
      'audio',
      'video',
      'document',
      'document',
    ])
  })
})

describe('sizes are read from the header', () => {
  const png = new Uint8Array(33)
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  png.set([0, 0, 2, 0x80, 0, 0, 1, 0xe0], 16)

  const gif = new Uint8Array(30)
  gif.set([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x80, 0x02, 0xe0, 0x01])

  /** A segment to skip, a table in the range of the frames, and the frame. */
  const jpeg = Uint8Array.from([
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc4, 0, 3, 0, 0xff, 0xc0, 0, 17, 8, 1, 0xe0, 2, 0x80, 3, 0, 0,
    0, 0, 0, 0,
  ])

  const webp = (chunk: string, at: number, bytes: readonly number[]) => {
    const data = new Uint8Array(40)
    data.set(new TextEncoder().encode('RIFF'))
    data.set(new TextEncoder().encode(`WEBP${chunk}`), 8)
    data.set(bytes, at)
    return data
  }
  // 640 x 480, less one, in 14 bits each.
  const lossless = 639 | (479 << 14)
  const lossy = webp('VP8 ', 26, [0x80, 0x02, 0xe0, 0x01])
  const vp8l = webp('VP8L', 21, [
    lossless & 255,
    (lossless >> 8) & 255,
    (lossless >> 16) & 255,
    lossless >>> 24,
  ])
  const vp8x = webp('VP8X', 24, [0x7f, 0x02, 0, 0xdf, 0x01, 0])

  test.each([
    ['PNG', png],
    ['GIF', gif],
    ['JPEG', jpeg],
    ['WebP lossy', lossy],
    ['WebP lossless', vp8l],
    ['WebP extended', vp8x],
  ])('%s, as bytes, as base64, as a data URL', (_, bytes) => {
    const base64 = Buffer.from(bytes).toString('base64')
    for (const data of [bytes, base64, `data:image/any;base64,${base64}`]) {
      expect(imageSize(data)).toEqual({ width: 640, height: 480 })
    }
  })

  test('what is no image, or cut short, has no size and does not throw', () => {
    expect(imageSize('not base64 at all!')).toBeUndefined()
    expect(imageSize('')).toBeUndefined()
    expect(imageSize(undefined)).toBeUndefined()
    expect(imageSize(new Uint8Array(100))).toBeUndefined()
    for (const bytes of [png, gif, jpeg, lossy, vp8l, vp8x]) {
      for (let length = 0; length < bytes.length; length++)
        expect(() => imageSize(bytes.subarray(0, length))).not.toThrow()
    }
  })
})

test("in a format that is everybody's, the model's name tells whose rule an image follows", () => {
  const image = measureMedia({ kind: 'image', rule: 'generic', detail: '', data: undefined })
  const of = (rule: 'openai' | 'anthropic' | 'gemini', model: string) =>
    mediaTokens({ ...image, rule }, model)
  expect(mediaTokens(image, 'claude-sonnet-4-5')).toBe(of('anthropic', 'claude-sonnet-4-5'))
  expect(mediaTokens(image, 'gemini-2.5-pro')).toBe(of('gemini', 'gemini-2.5-pro'))
  expect(mediaTokens(image, 'gpt-4o')).toBe(of('openai', 'gpt-4o'))
  expect(mediaTokens(image)).toBe(of('openai', ''))
  expect(new Set([of('openai', ''), of('anthropic', ''), of('gemini', '')]).size).toBe(3)
})
