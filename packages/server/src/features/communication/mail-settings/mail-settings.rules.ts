import type { MailSettingsForm } from '@oktant/contract/communication/mail-settings.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { withValues } from '@oktant/contract/kit/local-text.ts'
import type { FieldError } from '../../../http/fail.ts'
import { isMailAddress } from '../../../mail/address.rules.ts'

type Code =
  | 'host_needed'
  | 'host_refused'
  | 'host_unknown'
  | 'email_address_invalid'
  | 'password_needs_username'
  | 'password_needs_encryption'
  | 'password_for_other_server'

export const faultAt = (field: string, code: Code, value = ''): FieldError => ({
  field,
  code,
  message: withValues(messages[code].en, value),
  value,
})

/** What was typed, without the blanks around it. */
export const tidied = (form: MailSettingsForm): MailSettingsForm => ({
  ...form,
  smtp: form.smtp.trim().toLowerCase(),
  username: form.username.trim(),
  senderName: form.senderName.replace(/\s+/g, ' ').trim(),
  senderAddress: form.senderAddress.trim(),
  replyTo: form.replyTo.trim(),
  returnAddress: form.returnAddress.trim(),
})

type Known = { smtp: string; port: number; username: string; password: string | null }

/** What is wrong with the settings, as far as they themselves can tell. */
export function faultsOfForm(form: MailSettingsForm, known: Known | null): FieldError[] {
  const { isOn, smtp, security, username, password, senderAddress, replyTo, returnAddress } = form
  const keeps = password === null && known?.password != null
  const hasPassword = keeps || !!password
  const isOther = known && (known.smtp !== smtp || known.port !== form.port || known.username !== username)
  const addresses = { senderAddress, replyTo, returnAddress }
  const faults: (FieldError | false)[] = [
    isOn && !smtp && faultAt('smtp', 'host_needed'),
    hasPassword && !username && faultAt('username', 'password_needs_username'),
    hasPassword && security === 'none' && faultAt('security', 'password_needs_encryption'),
    // NOTE: or whoever may change the server could have the kept password sent to one of their own.
    keeps && !!isOther && faultAt('password', 'password_for_other_server'),
    ...Object.entries(addresses).map(
      ([field, address]) => !!address && !isMailAddress(address) && faultAt(field, 'email_address_invalid'),
    ),
  ]
  return faults.filter((fault) => fault !== false)
}
