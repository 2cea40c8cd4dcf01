import { messages } from '@oktant/contract/kit/messages.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { withValues } from '@oktant/contract/kit/local-text.ts'
import { fail, type FieldError } from '../../../http/fail.ts'
import { isMailAddress } from '../../../mail/address.rules.ts'

type Form = {
  firstName: string
  surname: string
  login: string
  emailAddress: string
}
type Code =
  | 'first_name_required'
  | 'surname_required'
  | 'username_required'
  | 'email_required'
  | 'email_address_invalid'
  | 'login_taken'
  | 'email_taken'
  | 'external_id_taken'
  | 'manager_ring'
  | 'login_differs'
  | 'language_not_offered'

export const faultAt = (field: string, code: Code, value = ''): FieldError => ({
  field,
  code,
  message: withValues(messages[code].en, value),
})

type Rule = readonly [field: keyof Form, code: Code, isWrong: (form: Form) => boolean]
const rules: readonly Rule[] = [
  ['firstName', 'first_name_required', ({ firstName }) => !firstName],
  ['surname', 'surname_required', ({ surname }) => !surname],
  ['login', 'username_required', ({ login }) => !login],
  ['emailAddress', 'email_required', ({ emailAddress }) => !emailAddress],
  [
    'emailAddress',
    'email_address_invalid',
    ({ emailAddress }) => !!emailAddress && !isMailAddress(emailAddress),
  ],
]

/** What is wrong with a form, as far as the form itself can tell. */
export const faultsOfForm = (form: Form): FieldError[] =>
  rules.filter(([, , isWrong]) => isWrong(form)).map(([field, code]) => faultAt(field, code))

export type Taken = { login: boolean; email: boolean; externalId: boolean }

export const faultsOfTaken = (taken: Taken, { login }: Pick<Form, 'login'>): FieldError[] => [
  ...(taken.login ? [faultAt('login', 'login_taken', login)] : []),
  ...(taken.email ? [faultAt('emailAddress', 'email_taken')] : []),
  ...(taken.externalId ? [faultAt('externalId', 'external_id_taken')] : []),
]

export function refuseFaults(errors: FieldError[]) {
  if (errors.length) throw fail('user_invalid', { errors })
}

/** What people typed, without the blanks around it. */
export function trimmed<T extends Record<string, unknown>>(form: T): T {
  const entries = Object.entries(form).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ])
  // NOTE: the same fields with the same types.
  return Object.fromEntries(entries) as T
}

/** Has somebody every permission that somebody else has? Only then may they act on their account. */
export const hasAll = (own: ReadonlySet<Permission>, others: readonly Permission[]) =>
  others.every((permission) => own.has(permission))

/** Would this manager, by way of their own managers, be led by the person? `line` goes upwards from the manager. */
export const makesRing = (personId: number, line: readonly number[]) => line.includes(personId)

/** Does one more person still find a seat? */
export const hasSeat = (seats: { taken: number; bought: number | null }, more: number) =>
  seats.bought === null || seats.taken + more <= seats.bought

/** The field of a column named `cf_12`; null where it is one of the list's own. */
export const fieldNamed = (column: string) => (column.startsWith('cf_') ? Number(column.slice(3)) : null)

/** `cf_1,cf_2` as the numbers of the fields. */
export const fieldsNamed = (columns = '') => columns.split(',').flatMap((column) => fieldNamed(column) ?? [])
