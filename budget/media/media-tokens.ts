import { type ImageSize, imageSize, payloadStart } from './image-size.ts'
import type { Media, MediaRule } from './media.ts'

/** Assumed where the size is not told: an image of 1024 x 1024, a minute of sound or film, ten pages. */
export const UNKNOWN_IMAGE: ImageSize = { width: 1024, height: 1024 }
export const UNKNOWN_SECONDS = 60
export const UNKNOWN_PAGES = 10

/** Assumed rates where only the bytes are known: MP3 of 128 kbit/s, film of 2 Mbit/s, a PDF page of 100 kB. */
const AUDIO_BYTES_PER_S = 16_000
const VIDEO_BYTES_PER_S = 250_000
const BYTES_PER_PAGE = 100_000

/** Tokens a second and a page: Gemini's and Anthropic's documentation, OpenAI's audio at 1 a 100 ms. */
const AUDIO_TOKENS_PER_S: Readonly<Record<MediaRule, number>> = {
  openai: 10,
  anthropic: 32,
  gemini: 32,
  generic: 32,
}
const VIDEO_TOKENS_PER_S = 263
const TOKENS_PER_PAGE: Readonly<Record<MediaRule, number>> = {
  openai: 1500,
  anthropic: 3000,
  gemini: 258,
  generic: 1500,
}

/** What of a medium decides its cost: read once from its header, so that no payload is kept or read again. */
export interface MeasuredMedia {
  readonly kind: Media['kind']
  readonly rule: MediaRule
  readonly detail: string
  readonly size: ImageSize | undefined
  readonly bytes: number | undefined
}

export function measureMedia(media: Media): MeasuredMedia {
  const { kind, rule, detail, data } = media
  const bytes =
    typeof data === 'string' ? Math.floor(((data.length - payloadStart(data)) * 3) / 4) : data?.byteLength
  return { kind, rule, detail, bytes, size: kind === 'image' ? imageSize(data) : undefined }
}

/** Tokens by the provider's rule, an integer >= 0; the model's name, in any case, picks the generation where the rule has several. */
export function mediaTokens(given: MeasuredMedia, name = ''): number {
  const model = name.toLowerCase()
  const media = given.rule === 'generic' ? { ...given, rule: ruleOf(model) } : given
  const { kind, rule, bytes } = media
  switch (kind) {
    case 'image':
      return imageTokens(media, model)
    case 'audio':
      return Math.ceil(seconds(bytes, AUDIO_BYTES_PER_S) * AUDIO_TOKENS_PER_S[rule])
    case 'video':
      return Math.ceil(seconds(bytes, VIDEO_BYTES_PER_S) * VIDEO_TOKENS_PER_S)
    case 'document':
      return (
        TOKENS_PER_PAGE[rule] *
        (bytes === undefined ? UNKNOWN_PAGES : Math.max(1, Math.ceil(bytes / BYTES_PER_PAGE)))
      )
    case 'opaque':
      // Encrypted text is a little longer than the text: at most a token a four bytes.
      return Math.ceil((bytes ?? 0) / 4)
  }
}

/** The format of some messages, as the AI SDK's, is everybody's: then the model's name tells whose rule it is. */
function ruleOf(model: string): MediaRule {
  if (/claude/i.test(model)) return 'anthropic'
  return /gemini|gemma/i.test(model) ? 'gemini' : 'generic'
}

function seconds(bytes: number | undefined, bytesPerSecond: number): number {
  return bytes === undefined ? UNKNOWN_SECONDS : Math.max(1, bytes / bytesPerSecond)
}

function imageTokens({ rule, size = UNKNOWN_IMAGE, detail }: MeasuredMedia, model: string): number {
  if (rule === 'anthropic') return anthropicImage(size)
  return rule === 'gemini' ? geminiImage(size, model) : openAiImage(size, detail, model)
}

/** Anthropic, vision: w x h / 750, and larger images are scaled down to 1568 tokens. */
function anthropicImage({ width, height }: ImageSize): number {
  return Math.min(1568, Math.ceil((width * height) / 750))
}

/** Gemini, token counting: 258 up to 384 x 384, else 258 a tile of 768 x 768; Gemini 3 a flat 1120. */
function geminiImage({ width, height }: ImageSize, model: string): number {
  if (/gemini-3/.test(model)) return 1120
  if (width <= 384 && height <= 384) return 258
  return 258 * Math.ceil(width / 768) * Math.ceil(height / 768)
}

/** OpenAI, images guide: models that count patches of 32 x 32, at most 1536, times a factor. */
const PATCH_FACTORS: readonly (readonly [RegExp, number])[] = [
  [/(4\.1|5)-nano/, 2.46],
  [/(4\.1|5)-mini/, 1.62],
  [/o4-mini/, 1.72],
]

/** OpenAI, images guide: [base, a tile of 512 x 512]. */
const TILE_COSTS: readonly (readonly [RegExp, readonly [number, number]])[] = [
  [/4o-mini/, [2833, 5667]],
  [/\bo[13]\b/, [75, 150]],
  [/gpt-5/, [70, 140]],
]
const DEFAULT_TILE_COST: readonly [number, number] = [85, 170]

function openAiImage({ width, height }: ImageSize, detail: string, model: string): number {
  const factor = PATCH_FACTORS.find(([pattern]) => pattern.test(model))?.[1]
  if (factor !== undefined) {
    return Math.ceil(Math.min(1536, Math.ceil(width / 32) * Math.ceil(height / 32)) * factor)
  }
  const [base, tile] = TILE_COSTS.find(([pattern]) => pattern.test(model))?.[1] ?? DEFAULT_TILE_COST
  if (detail === 'low') return base
  // Scaled to fit 2048 x 2048, then to a shorter side of 768; never up.
  const fit = Math.min(1, 2048 / Math.max(width, height))
  const scale = fit * Math.min(1, 768 / (Math.min(width, height) * fit))
  return base + tile * Math.ceil((width * scale) / 512) * Math.ceil((height * scale) / 512)
}
