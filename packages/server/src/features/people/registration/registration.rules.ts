import { messages } from '@oktant/contract/kit/messages.ts'
import { withValues } from '@oktant/contract/kit/local-text.ts'
import { fail, type FieldError } from '../../../http/fail.ts'
import { isMailAddress } from '../../../mail/address.rules.ts'

type FieldCode =
  | 'company_name_required'
  | 'email_required'
  | 'first_name_required'
  | 'surname_required'
  | 'password_required'
  | 'email_invalid'
  | 'email_address_invalid'
  | 'email_taken'
  | 'company_email_taken'
  | 'company_name_taken'
  | 'login_taken'
  | 'captcha_invalid'
  | 'new_password_blank'
  | 'new_password_weak'

type Form = Readonly<Record<string, string>>
type Rule = readonly [field: string, code: FieldCode, isWrong: (form: Form) => boolean]

export const faultAt = (field: string, code: FieldCode, value = ''): FieldError => ({
  field,
  code,
  message: withValues(messages[code].en, value),
})

const missing = (field: string) => (form: Form) => !form[field]

const wrongAddress = (form: Form) => {
  const { emailAddress = '' } = form
  return emailAddress !== '' && !isMailAddress(emailAddress)
}

const names: readonly Rule[] = [
  ['firstName', 'first_name_required', missing('firstName')],
  ['surname', 'surname_required', missing('surname')],
  ['emailAddress', 'email_required', missing('emailAddress')],
]

const companyForm: readonly Rule[] = [
  ['companyName', 'company_name_required', missing('companyName')],
  ...names,
  ['emailAddress', 'email_address_invalid', wrongAddress],
  ['captcha', 'captcha_invalid', missing('captcha')],
]

const personForm: readonly Rule[] = [
  ...names,
  ['emailAddress', 'email_invalid', wrongAddress],
  ['password', 'password_required', missing('password')],
]

const invitedForm: readonly Rule[] = [...names, ['emailAddress', 'email_address_invalid', wrongAddress]]

const check = (rules: readonly Rule[]) => (form: Form) =>
  rules.filter(([, , isWrong]) => isWrong(form)).map(([field, code]) => faultAt(field, code))

/** What is wrong with a registration, and with its confirmation, as far as the form itself can tell. */
export const faultsOfCompany = check(companyForm)
export const faultsOfPerson = check(personForm)
export const faultsOfInvited = check(invitedForm)

type Taken = { companyName: boolean; companyEmail: boolean; login: boolean; personEmail: boolean }

export function faultsOfNames(taken: Partial<Taken>, emailAddress: string): FieldError[] {
  const email = taken.companyEmail
    ? faultAt('emailAddress', 'company_email_taken')
    : taken.personEmail
      ? faultAt('emailAddress', 'email_taken')
      : taken.login && faultAt('emailAddress', 'login_taken', emailAddress)
  return [
    ...(taken.companyName ? [faultAt('companyName', 'company_name_taken')] : []),
    ...(email ? [email] : []),
  ]
}

export function refuseFaults(errors: FieldError[]) {
  if (errors.length) throw fail('registration_invalid', { errors })
}

/** What people typed, without the blanks around it. */
export const trimmed = (form: Readonly<Record<string, string | undefined>>): Form =>
  Object.fromEntries(Object.entries(form).map(([field, value]) => [field, (value ?? '').trim()]))

/** A short readable name for addresses; never a bare number, which would be taken for a company's id. */
export function codeOf(companyName: string, suffix: string) {
  const plain = companyName
    .replace(/[äöüß]/gi, (letter) => german[letter.toLowerCase()] ?? letter)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
  return `${plain || 'company'}-${suffix}`
}

const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** The zone that the browser names, where it is one. */
export function knownZone(timezone: string | undefined) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone || 'UTC' }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
