/**
 * A document with the text between `<!-- NAME: … -->` and `<!-- /NAME -->` replaced; the markers stay.
 *
 * @throws {Error} when the document has no such block
 */
export function replaceBlock(document: string, name: string, text: string): string {
  const block = new RegExp(`(<!-- ${name}:[^\\n]*-->\\n)[^]*?(\\n<!-- /${name} -->)`)
  if (!block.test(document))
    throw new Error(`no block '${name}' between <!-- ${name}: … --> and <!-- /${name} -->`)
  return document.replace(block, (_, start: string, end: string) => `${start}\n${text}\n${end}`)
}
