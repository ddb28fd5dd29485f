import { windowOrNull } from './json.ts'

/** Looks a model's window up; null where it is not listed. */
export type ContextCatalogue = (model: string, provider?: string) => number | null

/** The part of `@pydantic/genai-prices` that is used. */
export interface GenaiPrices {
  calcPrice(
    usage: Record<string, number>,
    modelId: string,
    options?: { providerId?: string },
  ): { readonly model: { readonly context_window?: number } } | null
}

/**
 * The catalogue of the optional peer `@pydantic/genai-prices` (`npm i @pydantic/genai-prices`), which the
 * caller imports: `genaiPricesCatalogue(await import('@pydantic/genai-prices'))`. Its matching rules know dated
 * and aliased model names.
 */
export const genaiPricesCatalogue =
  (prices: GenaiPrices): ContextCatalogue =>
  (model, provider) => {
    const found = prices.calcPrice({}, model, provider === undefined ? {} : { providerId: provider })
    return windowOrNull(found?.model.context_window)
  }
