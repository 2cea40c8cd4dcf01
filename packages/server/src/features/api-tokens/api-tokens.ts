import type { ApiTokenForm } from '@oktant/contract/api-tokens.ts'
import { permissions } from '@oktant/contract/permissions.ts'
import type { Actor } from '../../access/actor.ts'
import { readRange } from '../../access/network/address-ranges.ts'
import { hashOfToken, makeTokenSecret, prefixOfToken } from '../../access/token-secrets.ts'
import { audit, auditAll } from '../../audit/audit.ts'
import type { Db } from '../../db/db.ts'
import { notify } from '../../db/notify.ts'
import { fail } from '../../http/fail.ts'
import type { Kit } from '../../kit.ts'
import { accessToken, may } from './api-tokens.access.ts'
import { endToken, endTokensOf, insertToken } from './api-tokens.queries.ts'
import { endOf, faultsOf } from './api-tokens.rules.ts'
import { tokenView } from './api-tokens.view.ts'

export { countTokensOfPeople, loadToken, noteTokenUse } from './api-tokens.queries.ts'

type Clock = Pick<Kit, 'now'>

/** NOTE: the secret is answered and nowhere kept; what is kept tells only whether another one is the same. */
export async function createApiToken(db: Db, { now }: Clock, actor: Actor, sent: ApiTokenForm) {
  const { validDays, ...form } = {
    ...sent,
    name: sent.name.trim(),
    ranges: sent.ranges.map((range) => range.trim()).filter(Boolean),
  }
  const errors = faultsOf(form, (range) => readRange(range) !== null)
  if (errors.length) throw fail('api_token_invalid', { errors })
  if (!may.give(actor, form.scopes)) throw fail('more_permissions_needed')
  const secret = makeTokenSecret()
  const [createdAt, expiresAt] = [now(), endOf(now(), validDays)]
  const { companyId, id: userId } = actor
  const prefix = prefixOfToken(secret)
  const id = await insertToken(db, {
    ...form,
    companyId,
    userId,
    prefix,
    tokenHash: hashOfToken(secret),
    createdAt,
    expiresAt,
  })
  const after = { ...form, prefix, expiresAt: expiresAt.toISOString() }
  await audit(db, { by: actor, kind: 'create', object: 'apiToken', objectId: id, after })
  return { apiToken: tokenView(actor, await accessToken(db, actor, id, now())), secret }
}

export async function affectedByTokenEnd(db: Db, { now }: Clock, actor: Actor, id: number) {
  const { uses, lastUsedFrom, scopes } = await accessToken(db, actor, id, now())
  return [
    { what: 'calls', count: uses, examples: lastUsedFrom ? [lastUsedFrom] : [] },
    {
      what: 'scopes',
      count: scopes.length,
      examples: scopes.slice(0, 5).map((scope) => permissions[scope][actor.language]),
    },
  ]
}

export async function revokeApiToken(db: Db, { now }: Clock, actor: Actor, id: number) {
  const { name, prefix } = await accessToken(db, actor, id, now(), 'revoke')
  if (!(await endToken(db, actor.companyId, id, now()))) throw fail('somebody_was_quicker')
  await audit(db, { by: actor, kind: 'delete', object: 'apiToken', objectId: id, before: { name, prefix } })
  await notify(db, { about: 'token', tokenIds: [id] })
  return tokenView(actor, await accessToken(db, actor, id, now()))
}

/** Whoever's account is closed leaves no program behind that acts in their name, also once it is opened again. */
export async function endTokensOfPeople(db: Db, companyId: number, userIds: readonly number[], now: Date) {
  const ended = await endTokensOf(db, companyId, userIds, now)
  await auditAll(
    db,
    ended.map(({ id: objectId, name }) => ({
      by: { companyId, id: null },
      kind: 'delete' as const,
      object: 'apiToken',
      objectId,
      before: { name },
    })),
  )
  if (ended.length) await notify(db, { about: 'token', tokenIds: ended.map(({ id }) => id) })
}
