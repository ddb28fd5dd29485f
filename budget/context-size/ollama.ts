import { type FetchOptions, fetchJson, serverRoot } from './fetch-json.ts'
import { field, least, list, windowOrNull } from './json.ts'

export interface OllamaSource extends FetchOptions {
  readonly kind: 'ollama'
  /** Such as `http://localhost:11434`, with or without `/v1` or `/api`. */
  readonly baseUrl: string
  readonly model: string
  /** The `options.num_ctx` that the caller sends with each request. */
  readonly numCtx?: number | undefined
}

/**
 * What Ollama allocates on a machine with little memory when nothing sets `num_ctx`. It cuts longer prompts
 * without an error. Source: Ollama's documentation, "Context length".
 */
export const OLLAMA_LEAST_DEFAULT = 4096

export interface OllamaShow {
  /** `num_ctx` of the Modelfile; null where it sets none. */
  readonly numCtx: number | null
  /** The length that the model was trained for: a bound, and never the runtime's window. */
  readonly trainedTokens: number | null
}

/** Reads the body of `POST /api/show`. */
export function parseOllamaShow(body: unknown): OllamaShow {
  const parameters = field(body, 'parameters')
  const numCtx = typeof parameters === 'string' ? /^num_ctx\s+(\d+)\s*$/m.exec(parameters)?.[1] : undefined
  const info = field(body, 'model_info')
  const architecture = field(info, 'general.architecture')
  return {
    numCtx: numCtx === undefined ? null : windowOrNull(Number(numCtx)),
    trainedTokens: windowOrNull(field(info, `${String(architecture)}.context_length`)),
  }
}

/** The window that a loaded model runs with, from the body of `GET /api/ps`; null where it is not loaded. */
export function parseOllamaPs(body: unknown, model: string): number | null {
  const wanted = model.includes(':') ? model : `${model}:latest`
  const loaded = list(field(body, 'models')).find((entry) =>
    [field(entry, 'name'), field(entry, 'model')].includes(wanted),
  )
  return windowOrNull(field(loaded, 'context_length'))
}

/**
 * The request's `num_ctx`, else the Modelfile's, else what the loaded model runs with, else Ollama's least
 * default; never more than the model was trained for, to which Ollama cuts it.
 */
export async function readOllama(
  source: OllamaSource,
  warn: (message: string) => void,
): Promise<number | null> {
  const root = serverRoot(source.baseUrl)
  const show = parseOllamaShow(
    await fetchJson(`${root}/api/show`, { ...source, body: { model: source.model } }),
  )
  const requested = windowOrNull(source.numCtx) ?? show.numCtx
  if (requested !== null) return least(requested, show.trainedTokens)
  const running = parseOllamaPs(await fetchJson(`${root}/api/ps`, source), source.model)
  if (running !== null) return running
  warn(
    `Ollama does not tell the window of ${source.model}; ${OLLAMA_LEAST_DEFAULT} is assumed, its least default: set options.num_ctx in the request, and numCtx here`,
  )
  return least(OLLAMA_LEAST_DEFAULT, show.trainedTokens)
}
