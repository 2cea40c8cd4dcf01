import type { ReadFault } from './formats.rules.ts'

/** An element with what stands in it; `text` is its own text, without that of what it holds. */
export type XmlNode = {
  name: string
  attributes: ReadonlyMap<string, string>
  children: XmlNode[]
  text: string
  /** What the comment just before it said. */
  comment: string
  line: number
}

/** A file that is no XML, or one that no honest program writes. */
export class XmlBroken extends Error {
  override name = 'XmlBroken'
  readonly fault: ReadFault
  constructor(line: number) {
    super('broken XML')
    this.fault = { line, code: 'file_broken', title: '' }
  }
}

const most = { depth: 20, nodes: 100_000 }
const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** NOTE: the five signs of XML and numbers alone; a file cannot define others, so nothing unfolds without end. */
export const decoded = (text: string) =>
  text.replace(/&(#x?[0-9a-fA-F]{1,6}|\w{2,4});/g, (whole, name: string) => {
    if (!name.startsWith('#')) return entities.get(name) ?? whole
    const code = name[1] === 'x' ? parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : whole
  })

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const encoded = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

const token =
  /<!--([\s\S]*?)-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)|(<)/g

/** Reads one document; anything that XML does not allow, and every declaration of its own, is refused. */
export function readXml(text: string): XmlNode {
  const root: XmlNode = { name: '', attributes: new Map(), children: [], text: '', comment: '', line: 1 }
  const open = [root]
  let [line, nodes, comment] = [1, 0, '']
  for (const found of text.matchAll(token)) {
    const [whole, said, data, closes, name, attributes = '', isEmpty, words, wrong] = found
    const parent = open.at(-1) ?? root
    if (wrong) throw new XmlBroken(line)
    if (said !== undefined) comment = said
    else if (data !== undefined) parent.text += data
    else if (words !== undefined) parent.text += decoded(words)
    else if (name && closes) {
      if (parent.name !== name || open.length === 1) throw new XmlBroken(line)
      open.pop()
    } else if (name) {
      nodes += 1
      if (nodes > most.nodes || open.length > most.depth) throw new XmlBroken(line)
      const node = { name, attributes: attributesOf(attributes), children: [], text: '', comment, line }
      comment = ''
      parent.children.push(node)
      if (!isEmpty) open.push(node)
    }
    line += whole.split('\n').length - 1
  }
  const [only] = root.children
  if (open.length !== 1 || !only || root.children.length !== 1 || root.text.replace('\ufeff', '').trim())
    throw new XmlBroken(line)
  return only
}

const attributesOf = (text: string) =>
  new Map(
    [...text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, name = '', one, other]) => [name, decoded(one ?? other ?? '')] as const,
    ),
  )
