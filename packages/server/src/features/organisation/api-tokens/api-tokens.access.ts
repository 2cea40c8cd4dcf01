import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findToken, type TokenRow } from './api-tokens.queries.ts'

const hasAll = (actor: Actor, permissions: readonly Permission[]) =>
  permissions.every((permission) => actor.permissions.has(permission))

export const may = {
  /** Nobody gives a program what they lack. */
  give: (actor: Actor, scopes: readonly Permission[]) => hasAll(actor, scopes),
  /** One's own, and those of people who may do no more than oneself. */
  revoke: (actor: Actor, token: Pick<TokenRow, 'makerId' | 'permissions'>) =>
    actor.id === token.makerId || hasAll(actor, token.permissions ?? []),
}

/** The only way to one token; for reading it, or for ending it. */
export async function accessToken(db: Db, actor: Actor, id: number, now: Date, act?: 'revoke') {
  const token = await findToken(db, actor.companyId, id, now)
  if (!token) throw fail('api_token_not_found')
  if (act && !may[act](actor, token)) throw fail('more_permissions_needed')
  return token
}
