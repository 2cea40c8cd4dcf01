import type { TokensChosen } from '@oktant/contract/organisation/api-token-changes.ts'
import type { ApiTokenForm } from '@oktant/contract/organisation/api-tokens.ts'
import { permissions } from '@oktant/contract/kit/permissions.ts'
import type { Actor } from '../../../access/actor.ts'
import { readRange } from '../../../access/network/address-ranges.ts'
import { hashOfToken, makeTokenSecret, prefixOfToken } from '../../../access/token-secrets.ts'
import { audit, auditAll } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { ofChoice } from '../../../http/affected.ts'
import { sortChosen } from '../../../http/chosen.ts'
import { fail } from '../../../http/fail.ts'
import type { Kit } from '../../../kit.ts'
import { accessToken, may } from './api-tokens.access.ts'
import { endTokens, endTokensOf, holdChosenTokens, insertToken, type TokenRow } from './api-tokens.queries.ts'
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
  const token = await accessToken(db, actor, id, now(), 'revoke')
  if (!(await revoke(db, actor, [token], now())).length) throw fail('somebody_was_quicker')
  return tokenView(actor, await accessToken(db, actor, id, now()))
}

async function revoke(db: Db, actor: Actor, tokens: readonly TokenRow[], now: Date) {
  const ended = await endTokens(
    db,
    actor.companyId,
    tokens.map(({ id }) => id),
    now,
  )
  await auditAll(
    db,
    tokens
      .filter(({ id }) => ended.includes(id))
      .map(({ id: objectId, name, prefix }) => ({
        by: actor,
        kind: 'delete' as const,
        object: 'apiToken',
        objectId,
        before: { name, prefix },
      })),
  )
  if (ended.length > 0) await notify(db, { about: 'token', tokenIds: ended })
  return ended
}

/** The chosen tokens, and which of them stand and may be ended by this person. */
const meant = (db: Db, actor: Actor, { chosen }: TokensChosen, now: Date) =>
  sortChosen(chosen, {
    hold: (which) => holdChosenTokens(db, actor.companyId, which, now),
    missing: 'api_token_not_found',
    changeable: (found) => found.filter((token) => !token.revokedAt && may.revoke(actor, token)),
  })

export async function affectedByTokenRevocation(db: Db, { now }: Clock, actor: Actor, sent: TokensChosen) {
  const choice = await meant(db, actor, sent, now())
  const calls = choice.rows.reduce((sum, { uses }) => sum + uses, 0)
  return [...ofChoice(choice, ({ name }) => name), { what: 'calls', count: calls, examples: [] }]
}

/** Ends many tokens for good; those of people who may do more than oneself stay. */
export async function revokeApiTokens(db: Db, { now }: Clock, actor: Actor, sent: TokensChosen) {
  const { rows, left } = await meant(db, actor, sent, now())
  const changed = rows.length > 0 ? await revoke(db, actor, rows, now()) : []
  return { changed, skipped: left.length }
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
