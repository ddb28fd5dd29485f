/** What a contender or a reference said of one text: a number of tokens, or why there is none. */
export type Count =
  | { readonly tokens: number; readonly fault: null }
  | { readonly tokens: null; readonly fault: string }

export const counted = (tokens: number): Count => ({ tokens, fault: null })

export const faulted = (fault: string): Count => ({ tokens: null, fault })

export const deadlineFault = (deadlineMs: number): string => `deadline: no count within ${deadlineMs} ms`

export const isDeadlineFault = ({ fault }: Count): boolean => fault?.startsWith('deadline: ') === true

export const loadFault = (reason: string): string => `load: ${reason}`

export const isLoadFault = ({ fault }: Count): boolean => fault?.startsWith('load: ') === true
