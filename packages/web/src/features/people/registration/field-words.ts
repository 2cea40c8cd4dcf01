import { registrationMessages } from '@oktant/contract/kit/messages/registration.ts'
import { signInMessages } from '@oktant/contract/kit/messages/sign-in.ts'
import { fieldError } from '../../../lib/api/field-errors.ts'
import { useMessage } from '../../../lib/words/said/message.ts'

const messages = { ...registrationMessages, ...signInMessages }
const isMessage = (code: string): code is keyof typeof messages => Object.hasOwn(messages, code)

/** Words what the server found wrong at a field, in the specification's words and the reader's language. */
export function useFieldWords(error: unknown) {
  const message = useMessage()
  return (field: string, value = '') => {
    const wrong = fieldError(error, field)
    if (!wrong) return undefined
    return isMessage(wrong.code) ? message(messages[wrong.code], [value]) : wrong.message
  }
}
