import type { ComponentFileUse } from '@oktant/contract/learning/components/component-files.ts'
import { componentFiles, uploadBytes } from '@oktant/contract/kit/constants.ts'
import { imageTypes } from '../../../files/files.ts'
import { imageSize } from '../../../files/images.ts'
import { fail } from '../../../http/fail.ts'
import { isWholeVideo, type Readable } from './videos.ts'

export type ToldContent = { use: ComponentFileUse | 'html'; type: string }

const pdf = 'application/pdf'
const videos = ['video/mp4', 'video/webm']
const office: Record<string, string> = {
  'word/': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'xl/': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'ppt/': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}
const otherOffice = ['application/x-cfb', 'application/rtf']
// NOTE: the same thing under the name of one maker.
const sameAs: Record<string, string> = { 'video/x-m4v': 'video/mp4' }

/** What a file is, told by its content alone: `type` is what its first bytes say, null where they say nothing. */
export async function tellByContent(first: string | null, file: Readable): Promise<ToldContent> {
  const told = await tell(sameAs[first ?? ''] ?? first, file)
  if (!told) throw fail('component_file_unknown')
  if (file.bytes > most(told.use)) throw fail('component_file_large')
  return told
}

const most = (use: ToldContent['use']) =>
  ({
    pdf: uploadBytes.document,
    office: uploadBytes.document,
    image: uploadBytes.image,
    video: uploadBytes.video,
    captions: componentFiles.textBytes,
    text: componentFiles.textBytes,
    html: componentFiles.textBytes,
  })[use]

async function tell(type: string | null, file: Readable): Promise<ToldContent | null> {
  if (type === pdf) return whole({ use: 'pdf', type }, (await tail(file)).includes('%%EOF'))
  if (type && imageTypes.includes(type)) return tellImage(type, file)
  if (type && videos.includes(type)) return whole({ use: 'video', type }, await isWholeVideo(type, file))
  if (type && otherOffice.includes(type)) return { use: 'office', type }
  if (type?.startsWith('application/vnd.') || type === 'application/zip') return tellZip(file)
  return type === null || type === 'text/vtt' ? tellText(file) : null
}

function whole(told: ToldContent, isWhole: boolean) {
  if (!isWhole) throw fail('component_file_broken')
  return told
}

const tailBytes = 66_000
const tail = async ({ bytes, read }: Readable) =>
  (await read(Math.max(0, bytes - tailBytes), bytes - 1)).toString('latin1')

async function tellImage(type: string, file: Readable): Promise<ToldContent> {
  if (file.bytes > uploadBytes.image) throw fail('component_file_large')
  // NOTE: of an AVIF the beginning alone is known.
  const isWhole = type === 'image/avif' || imageSize(await file.read(0, file.bytes - 1)) !== null
  return whole({ use: 'image', type }, isWhole)
}

/** Office files are zips, told apart by what stands in the list at their end. */
async function tellZip(file: Readable): Promise<ToldContent | null> {
  const end = await tail(file)
  const list = end.slice(end.indexOf('PK\x01\x02'))
  if (!end.includes('PK\x05\x06')) throw fail('component_file_broken')
  const folder = Object.keys(office).find((name) => list.includes(name))
  if (folder && list.includes('[Content_Types].xml')) return { use: 'office', type: office[folder] ?? '' }
  const start = (await file.read(0, Math.min(file.bytes, 200) - 1)).toString('latin1')
  const [, open = ''] = /mimetype(application\/vnd\.oasis\.opendocument\.[a-z]+)/.exec(start.slice(30)) ?? []
  return open ? { use: 'office', type: open } : null
}

// NOTE: no text has such signs, and many files that are none do.
const unwritten = /[^\P{Cc}\t\n\v\f\r\x85]/u
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The text of a file; nothing where it is none. */
export function textOf(bytes: Buffer) {
  try {
    const text = utf8.decode(bytes)
    return unwritten.test(text) ? null : text
  } catch {
    return null
  }
}

async function tellText(file: Readable): Promise<ToldContent | null> {
  if (file.bytes > componentFiles.textBytes) {
    // NOTE: told by a part, so that somebody hears that their text is long rather than that it is none.
    const part = await file.read(0, 999)
    if (part.includes(0)) return null
    throw fail('component_file_long')
  }
  const text = textOf(await file.read(0, file.bytes - 1))
  if (text === null) return null
  if (/^WEBVTT(?=[ \t\r\n]|$)/.test(text))
    return whole({ use: 'captions', type: 'text/vtt' }, /-->/.test(text))
  if (/^\s*(?:<!--[^]*?-->\s*)*<(?:!doctype html|html|head|body)\b/i.test(text))
    return { use: 'html', type: 'text/html' }
  // NOTE: a picture of SVG or a page of XML may run scripts, and is no text that anybody reads.
  return /^\s*<(?:\?xml|svg|!doctype)\b/i.test(text) ? null : { use: 'text', type: 'text/plain' }
}
