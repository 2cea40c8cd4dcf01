import { messages } from '@oktant/contract/kit/messages.ts'
import { fail, type FieldError } from '../../../http/fail.ts'

export type SentRecording = { name: string; link: string | null; uploadId: number | null }
type Code = 'required' | 'event_link_invalid' | 'recording_upload_missing'

const at = (field: string, code: Code): FieldError => ({ field, code, message: messages[code].en })
export const refuseAt = (field: string, code: Code) =>
  fail('recording_invalid', { errors: [at(field, code)] })

const isWebLink = (link: string) => /^https?:\/\/[^\s/]+/i.test(link) && URL.canParse(link)

/** The form as it is kept: a name, and a link or a film. */
export function readRecording({ name: sent, link: typed, uploadId }: SentRecording) {
  const [name, link] = [sent.trim(), typed?.trim() || null]
  const errors = [
    !name && at('name', 'required'),
    link === null && uploadId === null && at('link', 'required'),
    link !== null && !isWebLink(link) && at('link', 'event_link_invalid'),
  ].filter((error) => error !== false)
  if (errors.length) throw fail('recording_invalid', { errors })
  return { name, link: uploadId === null ? link : null, uploadId }
}
