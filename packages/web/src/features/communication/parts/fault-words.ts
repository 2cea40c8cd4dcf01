import { communicationMessages } from '@oktant/contract/kit/messages/communication.ts'
import type { FieldError } from '../../../lib/api/api-error.ts'
import { useMessage } from '../../../lib/words/said/message.ts'

/** Words what the server found wrong at a field. */
export function useFaultWords() {
  const message = useMessage()
  return ({ code, value, message: otherwise }: FieldError) => {
    const known = new Map(Object.entries(communicationMessages)).get(code)
    return known ? message(known, value ? [value] : []) : otherwise
  }
}
