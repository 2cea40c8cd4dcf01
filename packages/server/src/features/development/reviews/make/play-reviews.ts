import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { administerReview } from '../administer/administer-reviews.ts'
import { moveCalibration, releaseCalibrations } from '../calibrate/calibration.ts'
import { insertObjective, writeFields } from '../content/content.queries.ts'
import { loadContent } from '../content/content.ts'
import { answererOf } from '../content/fields.rules.ts'
import type { Moment } from '../move-review.ts'
import { findPdr, listIdsOf } from '../reviews.queries.ts'
import { acceptReview, holdReviewMeeting, proposeMark, rejectReview, submitReview } from '../submit-review.ts'

/** What examples show: both sides fill in and hand in by the ways that people take. */

export const listReviewsOf = listIdsOf

type Words = { titles: readonly string[]; details: string; answer: string }

async function content(db: Db, { companyId }: Actor, id: number) {
  const row = await findPdr(db, { companyId, id })
  if (!row) throw new Error('no such review')
  return { row, ...(await loadContent(db, row)) }
}

async function type(db: Db, actor: Actor, id: number, values: Record<string, string>, now: Date) {
  const fields = Object.entries(values).map(([field, value]) => ({ field, value, sequence: 1 }))
  await writeFields(db, { companyId: actor.companyId, pdrId: id }, { ownerId: actor.id, fields, now })
}

export async function playAsPerson(
  db: Db,
  actor: Actor,
  id: number,
  { titles, details, answer }: Words,
  { now }: Moment,
) {
  const { companyId, id: userId } = actor
  const values: Record<string, string> = {}
  for (const title of titles) {
    const { id: objectiveId } = await insertObjective(db, { companyId, userId, setIn: id })
    values[`objective.${objectiveId}.title`] = title
    values[`objective.${objectiveId}.text`] = details
  }
  const { form } = await content(db, actor, id)
  for (const one of form.past) values[`objective.${one}.rating`] = String(form.performances[2] ?? '')
  for (const one of form.competencies) values[`bcs.${one}.userRating`] = String(form.ratings[2] ?? '')
  for (const one of form.questions)
    if (answererOf(one, form.allowB) === 'person') values[`question.${one.id}.ftAnswer`] = answer
  await type(db, actor, id, values, now)
  await submitReview(db, actor, id, { now })
}

/** Completes A, or B and C, whichever it is time for. */
export async function playAsManager(db: Db, actor: Actor, id: number, at: Moment) {
  await fillAsManager(db, actor, id, {}, at)
  await submitReview(db, actor, id, at)
}

async function fillAsManager(db: Db, actor: Actor, id: number, own: Record<string, string>, { now }: Moment) {
  const { row, form } = await content(db, actor, id)
  const values: Record<string, string> = {}
  if (row.status === 1)
    for (const one of form.past)
      values[`objective.${one}.performanceRating`] = String(form.performances[2] ?? '')
  else {
    for (const one of form.competencies) values[`bcs.${one}.rating`] = String(form.ratings[3] ?? '')
    for (const one of form.questions)
      if (answererOf(one, form.allowB) !== 'person')
        values[`question.${one.id}.ftAnswer`] = 'A year with more responsibility.'
    if (form.past.length === 0 && form.competencies.length === 0) values['assessedMark'] = '75'
  }
  await type(db, actor, id, { ...values, ...own }, now)
}

type Sides = { hr: Actor; manager: Actor }
type Calibrated = { mark?: string; moved?: number; isReleased?: boolean }

/** Puts a mark forward, and has it moved or released where it is to be. */
export async function playCalibration(
  db: Db,
  { hr, manager }: Sides,
  id: number,
  { mark, moved, isReleased }: Calibrated,
  at: Moment,
) {
  const own: Record<string, string> = mark
    ? { assessedMark: mark, markReason: 'The second half of the year counts more.' }
    : {}
  await fillAsManager(db, manager, id, own, at)
  await proposeMark(db, manager, id, at)
  const reason = 'Compared with the other teams.'
  if (moved !== undefined) await moveCalibration(db, hr, id, { mark: moved, reason, revision: 1 }, at)
  if (isReleased) await releaseCalibrations(db, hr, { ids: [id] }, at)
}

export const playGivenAway = (db: Db, hr: Actor, id: number, managerId: number, at: Moment) =>
  administerReview(db, hr, id, { action: 'manager', managerId, reason: 'Another team since this month.' }, at)

export const playMeeting = (db: Db, actor: Actor, id: number, day: string, { now }: Moment) =>
  holdReviewMeeting(db, actor, id, { day, now })

export const playOutcome = (db: Db, actor: Actor, id: number, how: 'accept' | 'reject', { now }: Moment) =>
  how === 'accept'
    ? acceptReview(db, actor, id, { now })
    : rejectReview(
        db,
        actor,
        id,
        { items: ['mark'], comment: 'Let us look at the second objective again.' },
        { now },
      )
