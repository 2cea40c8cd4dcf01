import { SaxesParser } from 'saxes'
import { UnreadableManifest } from './findings.ts'

/** An element by its local name, whatever prefix it was written with. */
export type XmlElement = {
  name: string
  uri: string
  /** By local name; those of XML itself as `xml:base`, `xml:lang`. */
  attributes: ReadonlyMap<string, string>
  children: XmlElement[]
  text: string
  line: number
}

export const deepest = 64
export const mostElements = 200_000
const xmlUri = 'http://www.w3.org/XML/1998/namespace'
const shownError = 200

type Attribute = { local: string; uri: string; value: string }
const nameOf = ({ local, uri }: Attribute) => (uri === xmlUri ? `xml:${local}` : local)

/** Reads a document strictly: well formed, without a DTD, no deeper and no larger than any manifest is. */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  let count = 0
  let line = 1

  parser.on('error', (error) => {
    throw new UnreadableManifest('manifest_not_xml', parser.line, error.message.slice(0, shownError))
  })
  parser.on('doctype', () => {
    throw new UnreadableManifest('manifest_has_dtd', parser.line)
  })
  parser.on('opentagstart', () => {
    // NOTE: what ended the name has been read by now, and may have ended the line.
    line = parser.columnIndex === 0 ? parser.line - 1 : parser.line
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    count += 1
    if (open.length >= deepest) throw new UnreadableManifest('manifest_too_deep', parser.line)
    if (count > mostElements) throw new UnreadableManifest('manifest_too_large', parser.line)
    const entries = Object.values(attributes).map((one) => [nameOf(one), one.value] as const)
    const element = {
      name: local,
      uri,
      attributes: new Map(entries),
      children: [],
      text: '',
      line,
    }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  const addText = (part: string) => {
    const element = open.at(-1)
    if (element) element.text += part
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  if (!root) throw new UnreadableManifest('manifest_not_xml')
  return root
}

export const childrenOf = (element: XmlElement | undefined, name: string) =>
  element?.children.filter((child) => child.name === name) ?? []
export const childOf = (element: XmlElement | undefined, name: string) => childrenOf(element, name)[0]
export const textOf = (element: XmlElement | undefined) => element?.text.replace(/\s+/g, ' ').trim() ?? ''
export const childText = (element: XmlElement | undefined, name: string) => textOf(childOf(element, name))
export const attributeOf = (element: XmlElement | undefined, name: string) =>
  element?.attributes.get(name)?.trim() ?? ''
