import type { ModelData } from './model.ts'

/** The references that have weights. */
export type WeightsId =
  | 'o200k_base'
  | 'cl100k_base'
  | 'llama-3'
  | 'qwen-3.6'
  | 'mistral-tekken'
  | 'deepseek-v4'
  | 'kimi-k3'
  | 'gemma-3'
  | 'claude-old'

type Load = () => Promise<{ readonly model: ModelData }>

/** By reference id; each is loaded only when asked for. */
export const weights: Readonly<Record<WeightsId, Load>> = {
  o200k_base: () => import('./weights/o200k_base.ts'),
  cl100k_base: () => import('./weights/cl100k_base.ts'),
  'llama-3': () => import('./weights/llama-3.ts'),
  'qwen-3.6': () => import('./weights/qwen-3.6.ts'),
  'mistral-tekken': () => import('./weights/mistral-tekken.ts'),
  'deepseek-v4': () => import('./weights/deepseek-v4.ts'),
  'kimi-k3': () => import('./weights/kimi-k3.ts'),
  'gemma-3': () => import('./weights/gemma-3.ts'),
  'claude-old': () => import('./weights/claude-old.ts'),
}

/** The target's own weights where there are some, else those of o200k_base. */
export function weightsFor(targetId: string): WeightsId {
  return Object.hasOwn(weights, targetId) ? (targetId as WeightsId) : 'o200k_base'
}
