import type { LocalText } from '@oktant/contract/http.ts'
import type { TypeForm } from '@oktant/contract/learning-types.ts'
import { messages } from '@oktant/contract/messages.ts'
import { fail } from '../../http/fail.ts'

const trimmed = ({ en, de }: LocalText): LocalText => ({ en: en.trim(), de: de.trim() })

/** The form as it is kept. */
export const tidied = ({ name, description, icon }: TypeForm): TypeForm => ({
  name: trimmed(name),
  description: trimmed(description),
  icon,
})

/** A name in at least one language, which no other type of the list has. */
export function refuseFaults({ name: { en, de } }: TypeForm, isTaken: boolean) {
  const code = !en && !de ? 'required' : isTaken ? 'name_taken' : null
  if (code) throw fail('type_invalid', { errors: [{ field: 'name', code, message: messages[code].en }] })
}
