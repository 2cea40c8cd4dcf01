import type { LocalText } from '@oktant/contract/http/http.ts'
import { accountMessages } from '@oktant/contract/kit/messages/account.ts'
import { importMessages } from '@oktant/contract/kit/messages/imports.ts'
import type { FieldError } from '../api/api-error.ts'
import { useLocalText } from './language.ts'
import { useMessage } from './said/message.ts'

const misfits: Partial<Record<string, LocalText>> = {
  maxLength: importMessages['import.line.value_too_long'],
  taken: importMessages['import.line.value_taken'],
}

/** Words what the server found wrong with what stands in a custom field. */
export function useFieldValueWords() {
  const message = useMessage()
  const text = useLocalText()
  return ({ code }: FieldError, label: LocalText, value: string) =>
    code === 'mandatory'
      ? message(accountMessages.field_mandatory, [text(label)])
      : message(misfits[code] ?? importMessages['import.line.value_misfit'], [value])
}
