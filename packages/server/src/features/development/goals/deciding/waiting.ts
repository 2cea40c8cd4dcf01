import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { listWaiting } from '../goals.queries.ts'

const deciderOf = ({ companyId, id, permissions }: Actor) => ({
  companyId,
  id,
  asManager: permissions.has('goals.decide'),
  forHr: permissions.has('goals.decideForHr'),
})

/** What waits for somebody’s decision, the longest first. */
export const listWaitingGoals = (db: Db, actor: Actor) => listWaiting(db, deciderOf(actor))

/** What `waitingGoals` is given, of whoever decides about any. */
export const askedGoals = ({ companyId, permissions }: Actor) => ({
  goalsOf: permissions.has('goals.decide') ? companyId : null,
  goalsForHrOf: permissions.has('goals.decideForHr') ? companyId : null,
})
