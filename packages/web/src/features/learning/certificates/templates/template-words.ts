import { accountMessages } from '@oktant/contract/kit/messages/account.ts'
import { certificateMessages } from '@oktant/contract/kit/messages/certificates.ts'
import { communicationMessages } from '@oktant/contract/kit/messages/communication.ts'
import { companyMessages } from '@oktant/contract/kit/messages/companies.ts'
import { requestsMessages } from '@oktant/contract/kit/messages/requests.ts'
import type { FieldError } from '../../../../lib/api/api-error.ts'
import { useMessage } from '../../../../lib/words/said/message.ts'

const { name_taken } = accountMessages
const messages = {
  ...requestsMessages,
  ...companyMessages,
  ...communicationMessages,
  ...certificateMessages,
  name_taken,
}
const isMessage = (code: string): code is keyof typeof messages => Object.hasOwn(messages, code)

/** Words what the server found wrong with a template, in the catalogue’s words. */
export function useTemplateFaults() {
  const message = useMessage()
  return ({ code, message: said, value }: FieldError) =>
    isMessage(code) ? message(messages[code], value ? [value] : []) : said
}
