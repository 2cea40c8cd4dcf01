import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findAbsence } from './absences.queries.ts'

type Who = Pick<Actor, 'id' | 'permissions'>

export const may = {
  /** Everybody's: whoever looks after facilitators, or after all events. */
  keepAll: ({ permissions }: Who) =>
    permissions.has('facilitators.administer') || permissions.has('events.administer'),
  /** One's own too: whoever runs events. */
  keepOf: (actor: Who, userId: number) =>
    may.keepAll(actor) || (userId === actor.id && actor.permissions.has('events.facilitate')),
}

/** The only way to when somebody is away; to everybody else it is missing. */
export async function accessAbsence(db: Db, actor: Actor, id: number, { removed = false } = {}) {
  const row = await findAbsence(db, { companyId: actor.companyId, id })
  if (!row || (row.removedAt !== null) !== removed || !may.keepOf(actor, row.user.id))
    throw fail('absence_not_found')
  return row
}
