import { uploadBytes } from '@oktant/contract/kit/constants.ts'
import type { PictureFault } from '@oktant/contract/assessment/questions/question-files.ts'
import type { PicturePlace, SentPicture } from '../formats.rules.ts'
import { childrenOf, wordsAt } from './moodle-texts.rules.ts'
import { decoded, type XmlNode } from './xml.rules.ts'

const stand = '@@PLUGINFILE@@/'
const inMarks = /(["'])@@PLUGINFILE@@\/([^"'<>]{0,1000})\1/g
const bareName = /@@PLUGINFILE@@\/([^"'<>()\s]+)/g
// NOTE: each of these ends where the next could begin, so that no text is looked through again and again.
const picture = /<img\b[^<>]*>/gi
const source = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i
const inWords = /\salt\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i
const inline = /^data:[\w/.+-]+;base64,/i

/** The name that an address in a text gives a file: its signs may be written as HTML and as addresses write them. */
function nameOf(address: string) {
  const [path = ''] = decoded(address).split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The files that a text names, each once, in its order. */
function namedIn(text: string) {
  const marked = [...text.matchAll(inMarks)].map(([, , name = '']) => nameOf(name))
  const others = [...text.replace(inMarks, '').matchAll(bareName)].map(([, name = '']) => nameOf(name))
  return [...new Set([...marked, ...others])]
}

const valueIn = (tag: string, attribute: RegExp) => {
  const [, one, other, last] = attribute.exec(tag) ?? []
  return decoded(one ?? other ?? last ?? '')
}

/** Every picture of a text: where it is, and what it shows. */
const shownIn = (text: string) =>
  [...text.matchAll(picture)].map(([tag]) => ({
    address: valueIn(tag, source),
    alt: valueIn(tag, inWords).replace(/\s+/g, ' ').trim(),
  }))

/** What the text says of a file that it shows. */
const altsIn = (text: string) =>
  new Map(
    shownIn(text)
      .filter(({ address }) => address.startsWith(stand))
      .map(({ address, alt }) => [nameOf(address.slice(stand.length)), alt]),
  )

/** The pictures of a text that are no files beside it. */
const elsewhereIn = (text: string) =>
  shownIn(text).filter(({ address }) => address && !address.startsWith(stand))

const mostSigns = Math.ceil(uploadBytes.image / 3) * 4

type SentBytes = Pick<SentPicture, 'bytes' | 'code'>

/** NOTE: what is longer than any picture may be is not unpacked. */
function unpacked(base64: string): SentBytes {
  const signs = base64.replace(/\s+/g, '')
  if (signs.length > mostSigns) return { bytes: null, code: 'picture_too_large' }
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(signs)) return { bytes: null, code: 'image_broken' }
  const bytes = Buffer.from(signs, 'base64')
  return bytes.length > uploadBytes.image ? { bytes: null, code: 'picture_too_large' } : { bytes, code: null }
}

const nowhere = { from: 0, to: 0 }
const pathOf = (file: XmlNode) => {
  const folder = (file.attributes.get('path') ?? '/').replace(/^\/+|\/+$/g, '')
  const name = file.attributes.get('name') ?? ''
  return folder ? `${folder}/${name}` : name
}

type Holder = { text: string; line: number; files?: readonly XmlNode[] }

/** What stands in a text, and beside it. */
export function sentAt({ text, line, files = [] }: Holder, place: PicturePlace | null): SentPicture[] {
  const names = namedIn(text)
  const alts = altsIn(text)
  const beside = new Map(files.map((file) => [pathOf(file), file]))
  const ofFile = (name: string, file: XmlNode, code: PictureFault | null): SentPicture => {
    const { from, to } = file
    const alt = alts.get(name) ?? ''
    return {
      name,
      line: file.line,
      place,
      alt,
      from,
      to,
      ...(code ? { bytes: null, code } : unpacked(file.text)),
    }
  }
  const ofText = (name: string, sent: SentBytes, alt = ''): SentPicture => ({
    name,
    line,
    place,
    alt,
    ...nowhere,
    ...sent,
  })
  const hasNoPlace = place === null ? 'picture_no_place' : null
  return [
    ...names.map((name) => {
      const file = beside.get(name)
      return file ? ofFile(name, file, hasNoPlace) : ofText(name, { bytes: null, code: 'picture_missing' })
    }),
    ...elsewhereIn(text).map(({ address, alt }) => {
      if (!inline.test(address))
        return ofText(address.slice(0, 200), { bytes: null, code: 'picture_elsewhere' })
      return ofText(
        '',
        hasNoPlace ? { bytes: null, code: hasNoPlace } : unpacked(address.replace(inline, '')),
        alt,
      )
    }),
    ...[...beside]
      .filter(([name]) => !names.includes(name))
      .map(([name, file]) => ofFile(name, file, 'picture_unused')),
  ]
}

// NOTE: plain text shows no picture: what looks like one in it is what is asked about.
const held = (node: XmlNode, place: PicturePlace | null) => {
  const text = node.attributes.get('format') === 'plain_text' ? '' : wordsAt(node, 'text')
  return sentAt({ text, line: node.line, files: childrenOf(node, 'file') }, place)
}

/** NOTE: what Moodle wrote before its second version had one picture, beside all texts. */
function formerPicture(node: XmlNode): SentPicture[] {
  const [former] = childrenOf(node, 'image_base64')
  if (!former?.text.trim()) return []
  const { line, from, to } = former
  const name = wordsAt(node, 'image').split('/').at(-1) ?? ''
  return [{ name, line, place: 'question', from, to, ...unpacked(former.text) }]
}

/** Every picture that a question has or names: in its text, its answers, and where nothing here has a place for one. */
export function picturesOf(node: XmlNode): SentPicture[] {
  const hasChoices = node.attributes.get('type') === 'multichoice'
  const [text] = childrenOf(node, 'questiontext')
  const answers = childrenOf(node, 'answer')
  const chosen = hasChoices ? answers : []
  const known = new Set<XmlNode | undefined>([text, ...chosen])
  const others = (inner: XmlNode): XmlNode[] => [
    ...(known.has(inner) ? [] : [inner]),
    ...inner.children.flatMap(others),
  ]
  return [
    ...(text ? held(text, 'question') : []),
    ...formerPicture(node),
    ...chosen.flatMap((answer, index) => held(answer, index)),
    ...node.children.flatMap(others).flatMap((holder) => held(holder, null)),
  ]
}
