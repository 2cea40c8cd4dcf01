import { companyMessages } from '@oktant/contract/kit/messages/companies.ts'
import { registrationMessages } from '@oktant/contract/kit/messages/registration.ts'
import type { FieldError } from '../api/api-error.ts'
import { useMessage } from './said/message.ts'

const messages = { ...registrationMessages, ...companyMessages }
const isMessage = (code: string): code is keyof typeof messages => Object.hasOwn(messages, code)

/** Words what the server found wrong at a field, in the catalogue’s words. */
export function useCompanyWords() {
  const message = useMessage()
  return ({ code, message: said, value = '' }: FieldError) =>
    isMessage(code) ? message(messages[code], [value]) : said
}
