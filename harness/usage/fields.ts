import { resolveModel } from '../../estimators/models.ts'

/** A JSON object whose fields are unknown. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The first that is a text with something in it. */
export function textAmong(...values: readonly unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === 'string' && value !== '')
}

/** Without a version or a path: `openai.chat` and `openai/gpt-5` are of openai. */
export function providerOf(given: unknown, model: string): string {
  const name = textAmong(given)
  if (name !== undefined) return name.toLowerCase()
  const { provider } = resolveModel(model)
  return provider
}

const TIMES = ['time', 'timestamp', 'created_at', 'createdAt', 'created', 'start_time', 'startTime', 'date']

/** The time of a record in ms since 1970, from whichever field it is in; null where there is none. */
export function timeIn(...places: readonly unknown[]): number | null {
  for (const place of places) {
    if (!isFields(place)) continue
    for (const name of TIMES) {
      const time = timeOf(place[name])
      if (time !== null) return time
    }
  }
  return null
}

/** A text in ISO 8601, or a number since 1970 in s, ms, µs or ns, which its size tells. */
export function timeOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{9,19}$/.test(value) ? Number(value) : value
  if (typeof number === 'number' && Number.isFinite(number) && number > 0) {
    if (number < 1e11) return number * 1000
    if (number < 1e14) return number
    return number < 1e17 ? number / 1000 : number / 1e6
  }
  const parsed = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(parsed) ? null : parsed
}
