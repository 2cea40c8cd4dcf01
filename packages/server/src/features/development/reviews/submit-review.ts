import type { ReviewDay } from '@oktant/contract/development/reviews/review-shapes.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import { objectiveStatuses } from '@oktant/contract/kit/statuses.ts'
import type { Static } from '@sinclair/typebox'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { auditCalibrations } from './calibrate/audit-calibration.ts'
import { findCalibration, writeProposal } from './calibrate/calibration.queries.ts'
import { isCalibrated } from './calibrate/calibration.rules.ts'
import { insertVersion, listFields, type ObjectiveRow, writeObjectives } from './content/content.queries.ts'
import { type Content, lastVersion, loadContent, proposedMark, valuesOfVersion } from './content/content.ts'
import {
  type Refusal,
  refusalOfManagerA,
  refusalOfPerson,
  refusalOfSending,
  sectionOfItem,
  type Values,
} from './content/fields.rules.ts'
import { type Moment, moveReview } from './move-review.ts'
import { holdReview } from './reviews.access.ts'
import type { PdrRow } from './reviews.queries.ts'
import { nextStatus, statusOf } from './reviews.rules.ts'
import { listStoodInFor, questionManagerValues, standing, typedBy } from './content/typed.ts'

const messages = {
  required: 'required',
} as const
function refuse(refusal: Refusal | null) {
  if (!refusal) return
  const errors = refusal.faults.map(({ field, code }) => ({ field, code, message: messages[code] }))
  throw fail(refusal.code, { errors })
}

/** Hands in what its side has to complete; final for whoever hands it in. */
export async function submitReview(db: Db, actor: Actor, id: number, { now }: Moment) {
  const { row, side } = await holdReview(db, actor, id)
  const content = await loadContent(db, row)
  if (side === 'person') return submitAsPerson(db, actor, row, content, now)
  if (side !== 'manager' || nextStatus(statusOf(row.status), 'submitManager') === null)
    throw fail('review_actioned')
  return row.status === 1
    ? completeA(db, actor, row, content, now)
    : sendToPerson(db, actor, row, content, now)
}

const without = (values: Values, drops: (field: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !drops(field)))

async function submitAsPerson(db: Db, actor: Actor, row: PdrRow, content: Content, now: Date) {
  if (row.status !== 0) throw fail('review_actioned')
  const values = without(await typedBy(db, row, actor.id), (field) => field === 'notes')
  refuse(refusalOfPerson(values, content.form))
  const worded = [...content.future.map(worder(values, true)), ...content.past.map(worder(values, false))]
  await writeObjectives(db, row.companyId, worded)
  await insertVersion(db, ofRow(row), { kind: 'personA', authorId: actor.id, values, at: now })
  await moveReview(db, actor, row, 'submitPerson', { now, change: { rejected: false } })
}

const ofRow = ({ companyId, id: pdrId }: PdrRow) => ({ companyId, pdrId })

/** What an objective says once it was handed in; of a past one nothing but its status is new. */
const worder = (values: Values, isFuture: boolean) => (one: ObjectiveRow) => {
  const said = (name: string) => values[`objective.${one.id}.${name}`]
  const { id, title, text, date, weight, kpa, kpaId, status } = one
  const kept = { id, title, text, date, weight, kpa, kpaId, status: statusOr(said('status'), status) }
  if (!isFuture) return kept
  const given = said('weight')
  return {
    ...kept,
    title: said('title') ?? title,
    text: said('text') ?? text,
    date: said('date') ?? date,
    kpa: said('kpa') ?? kpa,
    kpaId: said('kpaId') === undefined ? kpaId : Number(said('kpaId')) || null,
    weight: given ? Number(given) : null,
  }
}
const statusOr = (value: string | undefined, otherwise: ObjectiveRow['status']): ObjectiveRow['status'] =>
  objectiveStatuses.find((one) => one === value) ?? otherwise

/** What stands in a part of the manager’s, whoever of those who lead it has written it. */
async function typedAsManager(
  db: Db,
  { id }: Actor,
  row: PdrRow,
  { versions }: Content,
  kind: 'managerA' | 'managerBC',
) {
  const lead = await listStoodInFor(db, row, id)
  return standing(lastVersion(versions, kind), lead, await listFields(db, ofRow(row), id))
}

const isOfA = (field: string) => field.startsWith('objective.')

async function completeA(db: Db, actor: Actor, row: PdrRow, content: Content, now: Date) {
  const typed = await typedAsManager(db, actor, row, content, 'managerA')
  const values = without(typed, (field) => !isOfA(field))
  refuse(refusalOfManagerA(values, content.form))
  await insertVersion(db, ofRow(row), { kind: 'managerA', authorId: actor.id, values, at: now })
  await moveReview(db, actor, row, 'submitManager', { now })
}

/** B and C as the manager has completed them; refused where something is missing. */
async function completedBC(
  db: Db,
  actor: Actor,
  row: PdrRow,
  content: Content,
  given: Values = {},
): Promise<{ values: Values; assessedMark: number | null }> {
  const stands = await typedAsManager(db, actor, row, content, 'managerBC')
  const late = { ...without(stands, (field) => isOfA(field) || field === 'notes'), ...given }
  const values = { ...late, ...(await questionManagerValues(db, row, content)) }
  const { mark } = proposedMark(content, { ...valuesOfVersion(content.versions, 'managerA'), ...values })
  refuse(refusalOfSending(values, content.form, mark))
  const typed = values['assessedMark'] ?? ''
  return { values, assessedMark: typed === '' ? mark : Number(typed) }
}

/** Puts the mark forward for calibration, once all that is to be sent with it is complete. */
export async function proposeMark(db: Db, actor: Actor, id: number, { now }: Moment) {
  const { row, side } = await holdReview(db, actor, id)
  const content = await loadContent(db, row)
  const { companyId, id: actorId } = actor
  if (side !== 'manager' || !content.season.calibration || !isCalibrated(statusOf(row.status)))
    throw fail('review_actioned')
  const { assessedMark } = await completedBC(db, actor, row, content)
  if (assessedMark === null) throw fail('mandatory_fields_missing')
  await writeProposal(db, { companyId, pdrId: id, mark: assessedMark, actorId, now })
  await auditCalibrations(db, actor, 'proposed', [content.season.id])
}

/** NOTE: what is sent is the mark that was released, whatever was typed since; nothing else of it reaches the person. */
async function releasedMark(db: Db, row: PdrRow, { season }: Content): Promise<Values> {
  if (!season.calibration) return {}
  const found = await findCalibration(db, ofRow(row))
  if (!found?.releasedAt) throw fail('calibration_state')
  return { assessedMark: String(found.mark) }
}

async function sendToPerson(db: Db, actor: Actor, row: PdrRow, content: Content, now: Date) {
  const given = await releasedMark(db, row, content)
  const { values, assessedMark } = await completedBC(db, actor, row, content, given)
  // NOTE: a mark that nobody typed is not among the words: it is proposed anew when these are revised.
  await insertVersion(db, ofRow(row), { kind: 'managerBC', authorId: actor.id, values, at: now })
  const change = { assessedMark, rejected: false, rejectedItems: [], bDone: true, cDone: true }
  await moveReview(db, actor, row, 'submitManager', { now, change })
}

/** Keeps the day of the meeting about part A. */
export async function holdReviewMeeting(
  db: Db,
  actor: Actor,
  id: number,
  { day, now }: { day: Static<typeof ReviewDay> } & Moment,
) {
  const { row, side } = await holdReview(db, actor, id)
  if (side !== 'manager' || row.status !== 2) throw fail('review_actioned')
  const { season } = await loadContent(db, row)
  if (day < season.seasonStart || day > dayIn(actor.timezone, now)) throw fail('meeting_day_invalid')
  await moveReview(db, actor, row, 'holdMeeting', { now, change: { meetingDay: day } })
}

export async function acceptReview(db: Db, actor: Actor, id: number, { now }: Moment) {
  const { row, side } = await holdReview(db, actor, id)
  if (side !== 'person') throw fail('review_actioned')
  await moveReview(db, actor, row, 'accept', { now })
}

type Rejection = { items: readonly string[]; comment: string }
/** Sends it back to the manager, with what is meant and why. */
export async function rejectReview(
  db: Db,
  actor: Actor,
  id: number,
  { items, comment }: Rejection,
  { now }: Moment,
) {
  const { row, side } = await holdReview(db, actor, id)
  if (side !== 'person' || row.status !== 4) throw fail('review_actioned')
  const userComments = comment.trim()
  if (!userComments) throw fail('rejection_comment_missing')
  const { form } = await loadContent(db, row)
  const sections = items.map((item) => sectionOfItem(item, form))
  if (sections.includes(null)) throw fail('review_item_unknown')
  const change = {
    rejected: true,
    rejectedItems: [...new Set(items)],
    rejectsB: sections.includes('B'),
    rejectsC: sections.includes('C'),
    userComments,
  }
  await moveReview(db, actor, row, 'reject', { now, change })
}
