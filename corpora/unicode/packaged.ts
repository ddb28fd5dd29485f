import type { Source } from '../manifest.ts'

/** Texts of installed npm packages. */
export const packaged: readonly Source[] = []
