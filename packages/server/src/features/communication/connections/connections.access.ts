import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { type ColleagueRow, findColleague } from './connections.queries.ts'

const wasConnected = ({ createdAt }: ColleagueRow) => createdAt !== null
const seesAll = ({ permissions }: Actor) =>
  permissions.has('users.administer') || permissions.has('people.seeAll')

export const may = {
  /** Whom one meets at work, and whom one was connected with; not oneself, and nobody whose account is closed. */
  add: (actor: Actor, row: ColleagueRow) =>
    row.id !== actor.id && row.status === 'Active' && (row.meets || wasConnected(row) || seesAll(actor)),
  /** Nothing to end is ended already. */
  remove: (actor: Actor, row: ColleagueRow) => may.add(actor, row) || wasConnected(row),
}

/** The only way to one colleague; somebody hidden answers exactly like somebody missing. */
export async function accessColleague(db: Db, actor: Actor, id: number, act: keyof typeof may) {
  const row = await findColleague(db, actor, id)
  if (!row || !may[act](actor, row)) throw fail('user_not_found')
  return row
}
