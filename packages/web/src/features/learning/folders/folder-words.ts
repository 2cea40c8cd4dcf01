import { courseMessages } from '@oktant/contract/kit/messages/courses.ts'
import { learningMessages } from '@oktant/contract/kit/messages/learning.ts'
import { requestsMessages } from '@oktant/contract/kit/messages/requests.ts'
import type { FieldError } from '../../../lib/api/api-error.ts'
import { useMessage } from '../../../lib/words/said/message.ts'

const messages = { ...requestsMessages, ...courseMessages, ...learningMessages }
const isMessage = (code: string): code is keyof typeof messages => Object.hasOwn(messages, code)

/** Words what the server found wrong with a folder or a theme, in the catalogue’s words. */
export function useFolderFaults() {
  const message = useMessage()
  return ({ code, message: said, value }: FieldError) =>
    isMessage(code) ? message(messages[code], value ? [value] : []) : said
}
