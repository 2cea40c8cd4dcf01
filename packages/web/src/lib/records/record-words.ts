import { accountMessages } from '@oktant/contract/kit/messages/account.ts'
import { interfaceMessages } from '@oktant/contract/kit/messages/interface.ts'
import { requestsMessages } from '@oktant/contract/kit/messages/requests.ts'
import type { FieldError } from '../api/api-error.ts'
import { useMessage } from '../words/said/message.ts'

const messages = { ...requestsMessages, ...accountMessages, ...interfaceMessages }
const isMessage = (code: string): code is keyof typeof messages => Object.hasOwn(messages, code)

/** Words what the server found wrong at a field of a record, in the catalogue's words where it has them. */
export function useRecordWords() {
  const message = useMessage()
  return ({ code, message: said }: FieldError) => (isMessage(code) ? message(messages[code]) : said)
}
