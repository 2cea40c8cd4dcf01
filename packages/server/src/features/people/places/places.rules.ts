import type { LocalText } from '@oktant/contract/http/http.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { fail } from '../../../http/fail.ts'

/** A name in at least one language, which no other has. */
export function refuseFaults({ en, de }: LocalText, isTaken: boolean) {
  const code = !en && !de ? 'required' : isTaken ? 'name_taken' : null
  if (code) throw fail('place_invalid', { errors: [{ field: 'name', code, message: messages[code].en }] })
}
