import { type FetchOptions, fetchJson, serverRoot } from './fetch-json.ts'
import { field, least, list, windowOrNull } from './json.ts'

/** A llama.cpp `llama-server`. */
export interface LlamaCppSource extends FetchOptions {
  readonly kind: 'llama.cpp'
  /** Such as `http://localhost:8080`, with or without `/v1`. */
  readonly baseUrl: string
  /** Needed only where the server routes between models. */
  readonly model?: string | undefined
}

/**
 * The window of one slot from the body of `GET /props`; null where it does not tell.
 *
 * `default_generation_settings.n_ctx` is a slot's already (the server copies it from slot 0), so it is not
 * divided again. A top-level `n_ctx`, which forks report, is the whole cache, shared by `total_slots`.
 */
export function parseLlamaCppProps(body: unknown): number | null {
  const slot = windowOrNull(field(field(body, 'default_generation_settings'), 'n_ctx'))
  if (slot !== null) return slot
  const whole = windowOrNull(field(body, 'n_ctx'))
  const slots = field(body, 'total_slots')
  if (whole === null) return null
  return windowOrNull(
    Number.isInteger(slots) && (slots as number) > 0 ? Math.floor(whole / (slots as number)) : whole,
  )
}

/** The least slot of `GET /slots`: a request may land on any. Null where none tells. */
export const parseLlamaCppSlots = (body: unknown): number | null =>
  least(...list(body).map((slot) => windowOrNull(field(slot, 'n_ctx'))))

export async function readLlamaCpp(source: LlamaCppSource): Promise<number | null> {
  const root = serverRoot(source.baseUrl)
  // A router loads any model that a request names; a question about its size must not.
  const query = source.model === undefined ? '' : `?model=${encodeURIComponent(source.model)}&autoload=false`
  const props = parseLlamaCppProps(await fetchJson(`${root}/props${query}`, source))
  return props ?? parseLlamaCppSlots(await fetchJson(`${root}/slots${query}`, source))
}
