import { assertContextTokens } from '../levels.ts'
import type { GgufBytes } from './byte-reader.ts'
import type { ContextCatalogue } from './catalogue.ts'
import { readGgufTrainingLength } from './gguf.ts'
import { windowOrNull } from './json.ts'
import { type LlamaCppSource, readLlamaCpp } from './llama-cpp.ts'
import { type OllamaSource, readOllama } from './ollama.ts'
import { type OpenAiModelsSource, readOpenAiModels } from './openai-models.ts'

export type ServerSource = LlamaCppSource | OllamaSource | OpenAiModelsSource

/** Where to look for a window; all are optional, and the first that knows wins, in this order. */
export interface ContextSizeSources {
  /** The user's own word. */
  readonly explicit?: number | undefined
  /** What the server really runs with. */
  readonly server?: ServerSource | undefined
  readonly catalogue?:
    | { readonly lookUp: ContextCatalogue; readonly model: string; readonly provider?: string | undefined }
    | undefined
  /** The model's file, whose header tells what it was trained for: an upper bound, not what a server runs. */
  readonly gguf?: GgufBytes | undefined
}

/** Fits `createContextBudget`, which takes `contextTokens: null` as unknown. */
export type ContextSize = {
  /** Why a source was passed over, and what was assumed: to be shown to the user. */
  readonly warnings: readonly string[]
} & (
  | {
      readonly state: 'known'
      readonly contextTokens: number
      readonly source: 'explicit' | ServerSource['kind'] | 'catalogue' | 'gguf'
    }
  | { readonly state: 'unknown'; readonly contextTokens: null }
)

type Known = Extract<ContextSize, { state: 'known' }>

/**
 * Finds the context window. A source that fails or does not know is passed over with a warning; later sources
 * are not asked once one has answered.
 *
 * @throws {ContextBudgetError} `invalid-context-tokens` for an explicit size that is no window
 */
export async function resolveContextSize(sources: ContextSizeSources): Promise<ContextSize> {
  const { explicit, server, catalogue, gguf } = sources
  const warnings: string[] = []
  const warn = (message: string) => void warnings.push(message)
  const known = (source: Known['source'], contextTokens: number): ContextSize => ({
    state: 'known',
    contextTokens,
    source,
    warnings,
  })

  if (explicit !== undefined) {
    assertContextTokens(explicit)
    return known('explicit', explicit)
  }
  if (server !== undefined) {
    const size = await attempt(server.kind, () => readServer(server, warn), warn)
    if (size !== null) return known(server.kind, size)
  }
  if (catalogue !== undefined) {
    const lookUp = async () => catalogue.lookUp(catalogue.model, catalogue.provider)
    const size = await attempt('catalogue', lookUp, warn)
    if (size !== null) return known('catalogue', size)
  }
  if (gguf !== undefined) {
    const size = await attempt('gguf', () => readGgufTrainingLength(gguf), warn)
    if (size !== null) {
      warn(`gguf: ${size} is the length that the model was trained for; the server may run with less`)
      return known('gguf', size)
    }
  }
  return { state: 'unknown', contextTokens: null, warnings }
}

function readServer(server: ServerSource, warn: (message: string) => void): Promise<number | null> {
  if (server.kind === 'llama.cpp') return readLlamaCpp(server)
  if (server.kind === 'ollama') return readOllama(server, warn)
  return readOpenAiModels(server)
}

async function attempt(
  source: string,
  read: () => Promise<number | null>,
  warn: (message: string) => void,
): Promise<number | null> {
  try {
    const size = windowOrNull(await read())
    if (size === null) warn(`${source}: tells no window`)
    return size
  } catch (error) {
    warn(`${source}: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}
