import {
  type SupportingKind,
  supportingKindOf,
} from '@oktant/contract/assessment/attempts/supporting-documents.ts'
import { fail } from '../../../../http/fail.ts'

const zip = 'application/zip'
// NOTE: the older ones, what is locked with a password, and what came out of another office.
const offices = [zip, 'application/x-cfb', 'application/rtf']
const openOffice = /^application\/vnd\.(openxmlformats-officedocument|oasis\.opendocument|apple)\./
const recordings = /^(audio|video)\/|^application\/ogg$/

/** Whether a file is what its name says, by what its first bytes are known for, or by what is written there. */
const isOf: Record<SupportingKind, (type: string, head: Buffer) => boolean> = {
  pdf: (type) => type === 'application/pdf',
  office: (type) => offices.includes(type) || openOffice.test(type),
  picture: (type) => type.startsWith('image/'),
  // NOTE: whatever they are known for, as "BMW" begins like a picture.
  text: (_, head) => isWritten(head) && !runs.test(wordsOf(head)),
  recording: (type) => recordings.test(type),
  archive: (type) => type === zip,
}

const isWide = (head: Buffer) => ['fffe', 'feff'].includes(head.subarray(0, 2).toString('hex'))
const wordsOf = (head: Buffer) => {
  const words = head.toString('latin1')
  return isWide(head) ? words.replaceAll('\0', '') : words
}

// NOTE: no text has other signs below the blank, whatever its encoding, and what is none does.
const isWritten = (head: Buffer) =>
  Buffer.from(wordsOf(head), 'latin1').every((byte) => byte >= 32 || (byte >= 9 && byte <= 13))

/** Pages, drawings and scripts, which a browser or a shell may run. */
const runs = /^[\s\u00ef\u00bb\u00bf\u00fe\u00ff]*(#!|<(!doctype|\?(xml|php)|html|head|body|script|svg)\b)/i

/** Refuses what nobody hands in, and what is not what its name says. */
export function checkSupporting(name: string, type: string, head: Buffer) {
  const kind = supportingKindOf(name)
  if (!kind) throw fail('document_refused')
  if (head.length === 0) throw fail('component_file_empty')
  if (!isOf[kind](type, head)) throw fail('document_misnamed')
}
