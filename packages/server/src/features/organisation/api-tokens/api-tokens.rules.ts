import { tokenScopes } from '@oktant/contract/organisation/api-tokens.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { FieldError } from '../../../http/fail.ts'

/** Whoever holds it makes tokens; without it those they made rest. */
const makesTokens: Permission = 'system.administer'

const isScope = (name: Permission) => tokenScopes.includes(name)

/** What a token may do: of its scopes those that its maker has now; nothing at all where they may make none. */
export function actsFor(scopes: readonly Permission[], held: readonly Permission[]): Permission[] | null {
  if (!held.includes(makesTokens)) return null
  return scopes.filter((scope) => isScope(scope) && held.includes(scope))
}

/** Scopes that its maker no longer has. */
export const lostOf = <S extends Permission>(scopes: readonly S[], held: readonly Permission[]) =>
  scopes.filter((scope) => !held.includes(scope))

const day = 24 * 3_600_000
export const endOf = (now: Date, validDays: number) => new Date(now.getTime() + validDays * day)

const faultAt = (field: string, code: 'required' | 'scope_missing' | 'range_invalid'): FieldError => ({
  field,
  code,
  message: messages[code].en,
})

type Form = { name: string; scopes: readonly string[]; isPersonal: boolean; ranges: readonly string[] }

/** What is wrong with a form; `isRange` knows addresses. */
export const faultsOf = (form: Form, isRange: (text: string) => boolean): FieldError[] => [
  ...(form.name ? [] : [faultAt('name', 'required')]),
  ...(form.scopes.length || form.isPersonal ? [] : [faultAt('scopes', 'scope_missing')]),
  ...(form.ranges.every(isRange) ? [] : [faultAt('ranges', 'range_invalid')]),
]
