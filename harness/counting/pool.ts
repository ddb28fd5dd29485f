import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { moduleExtension } from '../module-extension.ts'
import { workerModule } from './contender.ts'

/** Threads that run foreign tokenizers; the caller ends it with `destroy()`. */
export function createPool(threads: number = availableParallelism()): Piscina {
  return new Piscina({
    filename: workerModule,
    minThreads: 1,
    maxThreads: threads,
    // A thread keeps the vocabularies it has loaded: let it go when there is no more work for it.
    idleTimeout: 100,
    // Tokenizers in JavaScript make garbage by the gigabyte.
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
    ...(moduleExtension === 'ts'
      ? { execArgv: ['--import', new URL('./register-tsx.mjs', import.meta.url).href] }
      : {}),
  })
}
