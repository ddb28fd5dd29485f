/** The tool of all examples: a page of a manual that is too long to keep many of. */
export const READ_PAGE = {
  name: 'read_page',
  description: 'Reads a page of the manual.',
  parameters: {
    type: 'object',
    properties: { page: { type: 'integer', description: 'Its number.' } },
    required: ['page'],
  },
} as const

export function readPage(page: number): string {
  return `Page ${page}. ${'Turn the valve until it clicks, then wait for the light. '.repeat(40)}`
}

/** So small that an agent of a few steps must prune. */
export const CONTEXT_TOKENS = 4_096

export const INSTRUCTIONS = 'You answer by the manual. Read the pages you need.'
