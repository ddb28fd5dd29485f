/**
 * The text of a well-formed XML document's attributes and elements, by element; a small and strict reader of what
 * JUnit files use. Throws where a real parser would: a bare `<` or `&`, an unknown entity, a tag that does not
 * close, a character that XML 1.0 does not have.
 */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

export function parseXml(xml: string): XmlElement {
  const illegal = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.exec(xml)
  if (illegal) throw new Error(`illegal character at ${illegal.index}`)
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const token = /<\?xml[^?]*\?>|<(\/?)([a-z-]+)((?:\s+[a-z]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy
  let end = 0
  for (const match of xml.matchAll(token)) {
    const [whole, closing, name = '', attributes = '', selfClosing, text] = match
    end = match.index + whole.length
    const parent = open.at(-1) as XmlElement
    if (text !== undefined) parent.text += unescapeXml(text)
    else if (closing) {
      if (parent.name !== name) throw new Error(`</${name}> closes <${parent.name}>`)
      open.pop()
    } else if (name !== '') {
      const pairs = [...attributes.matchAll(/([a-z]+)="([^"]*)"/g)]
      if (new Set(pairs.map(([, key]) => key)).size < pairs.length)
        throw new Error(`an attribute twice in <${name}>`)
      const element: XmlElement = {
        name,
        // A parser makes a space of a raw tab or line break in an attribute.
        attributes: Object.fromEntries(
          pairs.map(([, key, value = '']) => [key, unescapeXml(value.replace(/[\t\n\r]/g, ' '))]),
        ),
        children: [],
        text: '',
      }
      parent.children.push(element)
      if (!selfClosing) open.push(element)
    }
  }
  if (end !== xml.length) throw new Error(`not XML from ${end}: ${xml.slice(end, end + 40)}`)
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.name}> is not closed`)
  const [only, ...others] = root.children
  if (!only || others.length > 0) throw new Error('there must be one root element')
  return only
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescapeXml(text: string): string {
  return text.replace(/&(#\d+|[^;\s]*)(;?)/g, (whole, name: string, semicolon) => {
    const character = name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : ENTITIES[name]
    if (character === undefined || semicolon === '') throw new Error(`no entity: ${whole}`)
    return character
  })
}
