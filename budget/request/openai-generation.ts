/** A family of OpenAI's models that are told of tools and schemas in one way. */
export type OpenAiGeneration = 'gpt-4' | 'o-series' | 'gpt-5'

export function openAiGeneration(model: string): OpenAiGeneration {
  const name = model.toLowerCase()
  if (/gpt-5/.test(name)) return 'gpt-5'
  return /(^|[^a-z0-9])o[134]([^a-z0-9]|$)/.test(name) ? 'o-series' : 'gpt-4'
}
