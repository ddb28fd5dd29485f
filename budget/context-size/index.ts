export type { GgufBytes } from './byte-reader.ts'
export { type ContextCatalogue, type GenaiPrices, genaiPricesCatalogue } from './catalogue.ts'
export {
  type ContextSize,
  type ContextSizeSources,
  resolveContextSize,
  type ServerSource,
} from './context-size.ts'
export type { FetchOptions } from './fetch-json.ts'
export { GgufError, readGgufTrainingLength } from './gguf.ts'
export { type LlamaCppSource, parseLlamaCppProps, parseLlamaCppSlots } from './llama-cpp.ts'
export {
  OLLAMA_LEAST_DEFAULT,
  type OllamaShow,
  type OllamaSource,
  parseOllamaPs,
  parseOllamaShow,
} from './ollama.ts'
export { type OpenAiModelsSource, parseOpenAiModels } from './openai-models.ts'
