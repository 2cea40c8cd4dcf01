import { requestsMessages } from '@oktant/contract/kit/messages/requests.ts'
import type { FieldError } from '../../../lib/api/api-error.ts'
import { useMessage } from '../../../lib/words/said/message.ts'

const isMessage = (code: string): code is keyof typeof requestsMessages =>
  Object.hasOwn(requestsMessages, code)

/** Words what the server found wrong with a type. */
export function useTypeFaults() {
  const message = useMessage()
  return ({ code, message: said }: FieldError) => (isMessage(code) ? message(requestsMessages[code]) : said)
}
