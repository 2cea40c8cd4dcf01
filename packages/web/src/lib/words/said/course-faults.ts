import { courseMessages } from '@oktant/contract/kit/messages/courses.ts'
import { requestsMessages } from '@oktant/contract/kit/messages/requests.ts'
import type { FieldError } from '../../api/api-error.ts'
import { useMessage } from './message.ts'

const messages = { ...requestsMessages, ...courseMessages }
const isMessage = (code: string): code is keyof typeof messages => Object.hasOwn(messages, code)

/** Words what the server found wrong with what leads to courses, in the catalogue's words. */
export function useMessages() {
  const message = useMessage()
  return ({ code, message: said }: FieldError) => (isMessage(code) ? message(messages[code]) : said)
}
