import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { announce } from '../../../outbox/announce.ts'
import { insertHistory } from './content/content.queries.ts'
import { type PdrRow, writePdr } from './reviews.queries.ts'
import { type Deed, type HistoryDeed, nextStatus, statusOf } from './reviews.rules.ts'

export type ReviewChange = {
  companyId: number
  pdrId: number
  deed: HistoryDeed
  to: number
  actorId: number | null
  reason: string
  /** Who led it before, and who does since. NOTE: what an earlier version of the product announced does not say it. */
  formerId?: number | null
  managerId?: number | null
}

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    'review.changed': ReviewChange
  }
}

/** Who does it: somebody, or the clock. */
export type Doer = Pick<Actor, 'companyId'> & { id: number | null }
export type Moment = { now: Date }
type Change = Parameters<typeof writePdr>[2]
type Move = Moment & { reason?: string; change?: Change }

/** The only way from one status to the next: the row, its history, the trail and the announcement in one transaction. */
export async function moveReview(
  db: Db,
  by: Doer,
  row: PdrRow,
  deed: Deed,
  { now, reason = '', change = {} }: Move,
) {
  const from = statusOf(row.status)
  const to = nextStatus(from, deed, row.closedFrom === null ? null : statusOf(row.closedFrom))
  if (to === null) throw fail('review_actioned')
  const moved = { status: to, since: now, deadline: null, remindedOn: null, ...change }
  return writeDown(db, by, row, { deed, to, change: moved, now, reason })
}

/** What changes a review without moving it. */
export const noteReview = (
  db: Db,
  by: Doer,
  row: PdrRow,
  deed: Exclude<HistoryDeed, Deed>,
  { now, reason = '', change = {} }: Move,
) => writeDown(db, by, row, { deed, to: row.status, change, now, reason })

/** In whose place somebody led it, where they are not the manager themselves. */
const stoodInFor = ({ managerId }: PdrRow, { id }: Doer, deed: HistoryDeed) =>
  (deed === 'submitManager' || deed === 'holdMeeting') && id !== managerId ? managerId : null

type Written = { deed: HistoryDeed; to: number; change: Change; now: Date; reason: string }
async function writeDown(db: Db, by: Doer, row: PdrRow, { deed, to, change, now, reason }: Written) {
  if (!(await writePdr(db, row, change))) throw fail('review_actioned')
  const { companyId, id: pdrId } = row
  const forId = stoodInFor(row, by, deed)
  const line = { deed, fromStatus: row.status, toStatus: to, reason, actorId: by.id, forId, at: now }
  await insertHistory(db, { companyId, pdrId }, line)
  const { managerId = row.managerId, deadline = row.deadline } = change
  const said = { companyId, pdrId, deed, to, actorId: by.id, reason, formerId: row.managerId, managerId }
  await announce(db, 'review.changed', said, { companyId })
  await audit(db, {
    by,
    kind: 'update',
    object: 'review',
    objectId: pdrId,
    before: { status: row.status, managerId: row.managerId, deadline: row.deadline },
    after: { status: to, managerId, deadline, deed, ...(reason && { reason }) },
  })
}
