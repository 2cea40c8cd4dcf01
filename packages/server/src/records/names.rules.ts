import type { ErrorCode } from '@oktant/contract/http/errors.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { fail } from '../http/fail.ts'

export const trimmed = ({ en, de }: LocalText): LocalText => ({ en: en.trim(), de: de.trim() })

/** A name in at least one language, which no other record of the list has. */
export function refuseName(invalid: ErrorCode, { en, de }: LocalText, isTaken: boolean) {
  const code = !en && !de ? 'required' : isTaken ? 'name_taken' : null
  if (code) throw fail(invalid, { errors: [{ field: 'name', code, message: messages[code].en }] })
}
