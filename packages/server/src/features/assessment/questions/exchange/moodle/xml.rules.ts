import type { ReadFault } from '../formats.rules.ts'

/** An element with what stands in it; `text` is its own text, without that of what it holds. */
export type XmlNode = {
  name: string
  attributes: ReadonlyMap<string, string>
  children: XmlNode[]
  text: string
  /** What the comment just before it said. */
  comment: string
  line: number
  /** Where in the file its content begins and ends, in bytes. */
  from: number
  to: number
}

/** A file that is no XML, or one that no honest program writes. */
export class XmlBroken extends Error {
  override name = 'XmlBroken'
  readonly fault: ReadFault
  constructor(line: number, code: 'file_broken' | 'file_declares' | 'file_too_many' = 'file_broken') {
    super('broken XML')
    this.fault = { line, code, title: '' }
  }
}

/** NOTE: of one element right below the root, as no more is held at a time; a token is as long as one picture at most, a tag shorter. */
const most = { depth: 20, nodes: 20_000, token: 16_000_000, tag: 20_000 }
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
  /<!--([\s\S]*?)-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)|(<)/y

/** Where a run of words can be cut, so that no sign that is written by its name is. */
function endOfWords(words: string) {
  const cut = words.lastIndexOf('&')
  return cut >= 0 && words.length - cut < 12 && !words.includes(';', cut) ? cut : words.length
}

type Sizes = { first: number; of: (text: string) => number }
const inUtf8: Sizes = { first: 0, of: (text) => Buffer.byteLength(text) }

/**
 * Reads a document as it comes and hands over each element right below the root once it is whole, so that of a large
 * file no more than that is held. Anything that XML does not allow, and every declaration of its own, is refused.
 */
export function makeXmlReader(take: (element: XmlNode, root: XmlNode) => void, sizes = inUtf8) {
  const blank = { attributes: new Map<string, string>(), children: [], text: '', comment: '' }
  const top: XmlNode = { ...blank, name: '', line: 1, from: 0, to: 0 }
  const open = [top]
  let [line, nodes, roots, comment, at] = [1, 0, 0, '', sizes.first]
  let [rest, wanted] = ['', 0]

  function begin(name: string, attributes: string) {
    if (open.length === 1) roots += 1
    if (open.length === 2) nodes = 0
    nodes += 1
    if (nodes > most.nodes || open.length > most.depth || roots > 1) throw new XmlBroken(line)
    open.push({
      ...blank,
      children: [],
      name,
      attributes: attributesOf(attributes),
      comment,
      line,
      from: at,
      to: at,
    })
    comment = ''
  }
  function end(name: string, to: number) {
    const node = open.at(-1)
    if (!node || node.name !== name || open.length === 1) throw new XmlBroken(line)
    node.to = to
    open.pop()
    const [, root] = open
    if (root && open.length === 2) take(node, root)
    else open.at(-1)?.children.push(node)
  }
  function read(found: RegExpExecArray) {
    const [whole, said, data, closes, name, attributes = '', isEmpty, words] = found
    const [parent = top, from] = [open.at(-1), at]
    at += sizes.of(whole)
    if (said !== undefined) comment = said
    else if (data !== undefined) parent.text += data
    else if (words !== undefined) parent.text += decoded(words)
    else if (name && closes) end(name, from)
    else if (name) {
      if (whole.length > most.tag) throw new XmlBroken(line)
      begin(name, attributes)
      if (isEmpty) end(name, at)
    }
    line += whole.split('\n').length - 1
  }
  /** How far a text can be read before more of it comes. */
  function readUpTo(text: string, isLast: boolean) {
    let done = 0
    while (done < text.length) {
      // NOTE: what takes an element may read another document meanwhile.
      token.lastIndex = done
      const found = token.exec(text)
      if (!found) break
      const [whole, , , , , , , words, wrong] = found
      if (wrong) return refuseOrWait(text, done, isLast)
      const goesOn = words !== undefined && !isLast && done + whole.length === text.length
      const length = goesOn ? endOfWords(words) : whole.length
      if (length === 0) return done
      read(
        length < whole.length
          ? Object.assign(found, { 0: whole.slice(0, length), 7: whole.slice(0, length) })
          : found,
      )
      done += length
      if (length < whole.length) return done
    }
    return done
  }
  function refuseOrWait(text: string, at: number, isLast: boolean) {
    if (/^<![a-z]/i.test(text.slice(at, at + 3))) throw new XmlBroken(line, 'file_declares')
    const longest = /^<[\w/]/.test(text.slice(at, at + 2)) ? most.tag : most.token
    if (isLast || text.length - at > longest) throw new XmlBroken(line)
    return at
  }

  return {
    write(text: string) {
      rest += text
      // NOTE: what goes on beyond the last piece is looked at anew once there is as much again, never for every piece.
      if (rest.length < wanted) return
      rest = rest.slice(readUpTo(rest, false))
      wanted = rest.length * 2
    },
    end(): XmlNode {
      readUpTo(rest, true)
      const [only] = top.children
      if (open.length !== 1 || !only || top.text.replace('\ufeff', '').trim()) throw new XmlBroken(line)
      return only
    },
  }
}

/** Reads one document that is small. */
export function readXml(text: string): XmlNode {
  const reader = makeXmlReader((element, root) => void root.children.push(element))
  reader.write(text)
  return reader.end()
}

const attributesOf = (text: string) =>
  new Map(
    [...text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, name = '', one, other]) => [name, decoded(one ?? other ?? '')] as const,
    ),
  )
