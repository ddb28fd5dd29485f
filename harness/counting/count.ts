/** What a contender or a reference said of one text: a number of tokens, or why there is none. */
export type Count =
  | { readonly tokens: number; readonly fault: null }
  | { readonly tokens: null; readonly fault: string }

export const counted = (tokens: number): Count => ({ tokens, fault: null })

export const faulted = (fault: string): Count => ({ tokens: null, fault })

/** The fault of a text whose count did not come in time; `cache.ts` keeps it only for the same deadline. */
export const deadlineFault = (deadlineMs: number): string => `deadline: no count within ${deadlineMs} ms`
