import type { ReviewRow } from '@oktant/contract/development/reviews/review-shapes.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { sortChosen } from '../../../../http/chosen.ts'
import { fail } from '../../../../http/fail.ts'
import type { Kit } from '../../../../kit.ts'
import { writeReading } from '../content/content.queries.ts'
import { type Moment, moveReview, noteReview } from '../move-review.ts'
import { accessReview, holdAdministered, holdReview, may } from '../reviews.access.ts'
import {
  findHead,
  holdActive,
  holdChosen,
  holdPdrs,
  isActivePerson,
  type PdrRow,
} from '../reviews.queries.ts'
import { nextStatus, statusOf, turnOf } from '../reviews.rules.ts'
import { rowView } from '../reviews.view.ts'
import { followPeople } from './follow-people.ts'

const reasonFor = 3_600_000

async function shown(db: Db, actor: Actor, id: number, { now }: Moment): Promise<ReviewRow> {
  const head = await findHead(db, actor, id)
  if (!head) throw fail('review_not_found')
  return rowView(head, actor, dayIn(actor.timezone, now))
}

const given = (reason: string) => {
  const said = reason.trim()
  if (!said) throw fail('reason_missing')
  return said
}

/** Opens what stands in a review to HR for an hour; who and why stays with the person's record. */
export async function giveViewReason(db: Db, kit: Kit, actor: Actor, id: number, reason: string) {
  const { head, side } = await accessReview(db, actor, id)
  if (side !== 'hr') throw fail('review_not_found')
  const said = given(reason)
  const now = kit.now()
  const of = { companyId: actor.companyId, pdrId: id }
  await writeReading(db, of, actor.id, { reasonUntil: new Date(now.getTime() + reasonFor) })
  await audit(db, { by: actor, kind: 'update', object: 'review', objectId: id, after: { viewReason: said } })
  kit.views.note([head.userId], { by: actor, kind: 'review', role: 'reviews.administer', reason: said })
  return shown(db, actor, id, { now })
}

type Wanted = { reason: string; day: string | null; managerId: number | null }
type Act = (db: Db, actor: Actor, row: PdrRow, wanted: Wanted, at: Moment) => Promise<unknown>

const reopen: Act = (db, actor, row, { reason }, { now }) =>
  moveReview(db, actor, row, 'reopen', {
    now,
    reason,
    change: {
      closedFrom: null,
      ...(row.status === 5 && { rejected: false, rejectsB: false, rejectsC: false }),
    },
  })
const close: Act = (db, actor, row, { reason }, { now }) =>
  moveReview(db, actor, row, 'close', { now, reason, change: { closedFrom: row.status } })
const giveAway: Act = (db, actor, row, { reason, managerId }, { now }) =>
  noteReview(db, actor, row, 'managerChanged', { now, reason, change: { managerId, isGiven: true } })
const moveDeadline: Act = (db, actor, row, { day }, { now }) =>
  noteReview(db, actor, row, 'deadlineMoved', { now, change: { deadline: day, remindedOn: null } })
const remind: Act = (db, actor, row, _, { now }) =>
  noteReview(db, actor, row, 'reminded', { now, change: { remindedOn: dayIn(actor.timezone, now) } })
export const acts = { reopen, close, manager: giveAway, deadline: moveDeadline, remind }
type ActName = keyof typeof acts

/** Does a deed fit the review as it stands? */
function fits(action: ActName, row: PdrRow, { managerId }: Wanted, today: string) {
  const status = statusOf(row.status)
  const closedFrom = row.closedFrom === null ? null : statusOf(row.closedFrom)
  if (action === 'reopen') return nextStatus(status, 'reopen', closedFrom) !== null
  if (turnOf(status) === null) return false
  if (action === 'manager') return managerId !== row.userId && managerId !== row.managerId
  return action !== 'remind' || row.remindedOn !== today
}

async function checked(db: Db, actor: Actor, action: ActName, wanted: Wanted): Promise<Wanted> {
  const needsReason = action === 'reopen' || action === 'close' || action === 'manager'
  const reason = needsReason ? given(wanted.reason) : wanted.reason.trim()
  if (action === 'deadline' && wanted.day === null) throw fail('deadline_missing')
  if (action === 'manager' && !(await isActivePerson(db, actor.companyId, wanted.managerId ?? 0)))
    throw fail('people_unknown')
  return { ...wanted, reason }
}

/** NOTE: what was reopened for somebody who has left would wait for nobody; whoever leads it is held to stay as long. */
async function whoIsThere(db: Db, companyId: number, action: ActName, rows: readonly PdrRow[]) {
  const ids = rows.map(({ userId }) => userId)
  if (action !== 'reopen') return new Set(ids)
  return holdActive(db, companyId, [...ids, ...rows.flatMap(({ managerId }) => managerId ?? [])])
}

async function doAll(
  db: Db,
  actor: Actor,
  action: ActName,
  { rows, wanted }: { rows: readonly PdrRow[]; wanted: Wanted },
  at: Moment,
) {
  // NOTE: one by one on purpose: each moves by the one way that a review moves.
  for (const row of rows) await acts[action](db, actor, row, wanted, at)
  const people = rows.map(({ userId }) => userId)
  // NOTE: who left, or was given another manager, while it was over was not followed then.
  if (action === 'reopen' && people.length) await followPeople(db, actor.companyId, people, at)
}

/** One deed of HR with one review. */
export async function administerReview(
  db: Db,
  actor: Actor,
  id: number,
  { action, ...sent }: { action: ActName } & Partial<Wanted>,
  at: Moment,
) {
  const { row } = await holdAdministered(db, actor, id)
  const wanted = await checked(db, actor, action, { reason: '', day: null, managerId: null, ...sent })
  const isThere = (await whoIsThere(db, actor.companyId, action, [row])).has(row.userId)
  if (!isThere || !fits(action, row, wanted, dayIn(actor.timezone, at.now))) throw fail('review_actioned')
  await doAll(db, actor, action, { rows: [row], wanted }, at)
  return shown(db, actor, id, at)
}

/** A reminder by HR, or by the manager to the person; once a day. */
export async function remindOfReview(db: Db, actor: Actor, id: number, at: Moment) {
  const { row, side } = await holdReview(db, actor, id)
  const asManager = side === 'manager' && turnOf(statusOf(row.status)) === 'person'
  const wanted = { reason: '', day: null, managerId: null }
  const isFitting = fits('remind', row, wanted, dayIn(actor.timezone, at.now))
  if (!(may.administer(actor, row) || asManager) || !isFitting) throw fail('review_actioned')
  await remind(db, actor, row, wanted, at)
  return shown(db, actor, id, at)
}

type Many = Wanted & { action: ActName; chosen: Parameters<typeof sortChosen>[0] }
/** One deed with many; what it does not fit, and one's own, is left as it is. */
export async function changeReviews(db: Db, actor: Actor, { action, chosen, ...sent }: Many, at: Moment) {
  const wanted = await checked(db, actor, action, sent)
  const { companyId, id: readerId } = actor
  const today = dayIn(actor.timezone, at.now)
  const scope = { companyId, readerId, sees: 'all' as const, today }
  let there: ReadonlySet<number> = new Set()
  const { rows, left } = await sortChosen(chosen, {
    hold: async (which) => {
      const held = await holdPdrs(db, companyId, await holdChosen(db, scope, which))
      there = await whoIsThere(db, companyId, action, held)
      return held
    },
    missing: 'review_not_found',
    changeable: (found) =>
      found.filter(
        (row) => may.administer(actor, row) && there.has(row.userId) && fits(action, row, wanted, today),
      ),
  })
  await doAll(db, actor, action, { rows, wanted }, at)
  return { changed: rows.map(({ id }) => id), skipped: left.length }
}
