import type { Weights } from './weights.ts'

type Load = () => Promise<{ readonly weights: Weights }>

/** The references that there are weights for. A list of its own: asking it must not bring the weights into a bundle. */
const FITTED = [
  'o200k_base',
  'cl100k_base',
  'llama-3',
  'qwen-3.6',
  'mistral-tekken',
  'deepseek-v4',
  'kimi-k3',
  'gemma-3',
  'claude-old',
] as const

export type FittedTokenizer = (typeof FITTED)[number]

export const fittedWeights: Readonly<Record<FittedTokenizer, Load>> = {
  o200k_base: () => import('./weights/fitted/o200k_base.ts'),
  cl100k_base: () => import('./weights/fitted/cl100k_base.ts'),
  'llama-3': () => import('./weights/fitted/llama-3.ts'),
  'qwen-3.6': () => import('./weights/fitted/qwen-3.6.ts'),
  'mistral-tekken': () => import('./weights/fitted/mistral-tekken.ts'),
  'deepseek-v4': () => import('./weights/fitted/deepseek-v4.ts'),
  'kimi-k3': () => import('./weights/fitted/kimi-k3.ts'),
  'gemma-3': () => import('./weights/fitted/gemma-3.ts'),
  'claude-old': () => import('./weights/fitted/claude-old.ts'),
}

export const nanoWeights: Readonly<Record<FittedTokenizer, Load>> = {
  o200k_base: () => import('./weights/nano/o200k_base.ts'),
  cl100k_base: () => import('./weights/nano/cl100k_base.ts'),
  'llama-3': () => import('./weights/nano/llama-3.ts'),
  'qwen-3.6': () => import('./weights/nano/qwen-3.6.ts'),
  'mistral-tekken': () => import('./weights/nano/mistral-tekken.ts'),
  'deepseek-v4': () => import('./weights/nano/deepseek-v4.ts'),
  'kimi-k3': () => import('./weights/nano/kimi-k3.ts'),
  'gemma-3': () => import('./weights/nano/gemma-3.ts'),
  'claude-old': () => import('./weights/nano/claude-old.ts'),
}

export function isFitted(id: string): id is FittedTokenizer {
  return FITTED.some((known) => known === id)
}
