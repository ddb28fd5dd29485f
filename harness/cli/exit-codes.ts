export const EXIT = { passed: 0, failed: 1, usage: 2, notEvaluated: 3 } as const
