import type { Source } from '../manifest.ts'

/** Texts we wrote or generate ourselves. */
export const authored: readonly Source[] = []
