import type { LocalText } from '@oktant/contract/http/http.ts'
import { accountMessages } from '@oktant/contract/kit/messages/account.ts'
import { registrationMessages } from '@oktant/contract/kit/messages/registration.ts'
import { signInMessages } from '@oktant/contract/kit/messages/sign-in.ts'
import type { FieldError } from '../../../lib/api/api-error.ts'
import { useFieldValueWords } from '../../../lib/words/field-value-words.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import type { Wrong } from '../../../lib/records/record-form.ts'
import type { FormValues } from './user-fields.tsx'

const messages = { ...accountMessages, ...registrationMessages, ...signInMessages }
const isMessage = (code: string): code is keyof typeof messages => Object.hasOwn(messages, code)

type CustomField = { id: number; label: LocalText }

/** Words what is wrong with an account's form, in the specification's words and the reader's language. */
export function useFieldWords(customFields: readonly CustomField[]) {
  const message = useMessage()
  const ofValue = useFieldValueWords()
  return {
    missing: ({ firstName, surname, login, emailAddress }: FormValues): Wrong => ({
      ...(!firstName.trim() && { firstName: message(messages.first_name_required) }),
      ...(!surname.trim() && { surname: message(messages.surname_required) }),
      ...(!login.trim() && { login: message(messages.username_required) }),
      ...(!emailAddress.trim() && { emailAddress: message(messages.email_required) }),
    }),
    told(wrong: FieldError, values: FormValues) {
      const own = customFields.find(({ id }) => String(id) === wrong.field)
      if (own) return ofValue(wrong, own.label, values.customFields[wrong.field] ?? '')
      return isMessage(wrong.code) ? message(messages[wrong.code], [values.login]) : wrong.message
    },
  }
}
