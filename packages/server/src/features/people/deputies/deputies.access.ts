import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { type DeputyRow, findDeputy } from './deputies.queries.ts'

type Who = Pick<Actor, 'id' | 'permissions'>

export const may = {
  /** Oneself, and HR for anybody. */
  nameFor: ({ id, permissions }: Who, userId: number) =>
    userId === id || permissions.has('bookings.decideForHr'),
  /** Whoever stands in may hand it back, too. */
  end: (actor: Who, { user, deputy }: Pick<DeputyRow, 'user' | 'deputy'>) =>
    may.nameFor(actor, user.id) || deputy.id === actor.id,
}

/** The only way to somebody's deputy; to everybody else it is missing. */
export async function accessDeputy(db: Db, actor: Actor, id: number, { now }: { now: Date }) {
  const row = await findDeputy(db, { companyId: actor.companyId, id }, now)
  if (!row || !may.end(actor, row)) throw fail('deputy_not_found')
  return row
}
