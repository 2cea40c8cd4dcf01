import type { Review, ReviewObjective } from '@oktant/contract/development/reviews/review-shapes.ts'
import type { SavedFields } from '@oktant/contract/development/reviews/reviews.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Kit } from '../../../kit.ts'
import { listKpaNames } from '../kpas/kpas.ts'
import { findCalibration } from './calibrate/calibration.queries.ts'
import { deleteObjective, insertObjective, writeFields, writeReading } from './content/content.queries.ts'
import { type Content, contentOf, loadContent } from './content/content.ts'
import { isFitting, mayWrite, mostFuture } from './content/fields.rules.ts'
import { doneOf, isLate, listStoodInFor } from './content/typed.ts'
import { findWhole } from './content/whole.queries.ts'
import type { Moment } from './move-review.ts'
import { accessReview, holdReview } from './reviews.access.ts'
import { type PdrRow, writePdr } from './reviews.queries.ts'
import { sightOf, statusOf } from './reviews.rules.ts'
import { partsView, type Seen } from './content/parts.view.ts'
import { launchOf } from './form/launch.view.ts'
import { reviewView, writerOf } from './reviews.view.ts'

export {
  listReviewsOf,
  playAsManager,
  playAsPerson,
  playCalibration,
  playGivenAway,
  playMeeting,
  playOutcome,
} from './make/play-reviews.ts'
export { type ReviewOfTurn, reviewsOfTurn } from './reviews.queries.ts'
export { closeAllOf } from './make/close-all.ts'
export { runReviewDetail, runReviewSummary } from './report/run-reports.ts'
export { type Getting, makeReviews, type ReviewForm } from './make/make-reviews.ts'

/** What `reviewsOfTurn` is given. */
export const askedReviews = ({ companyId, permissions }: Actor) => ({
  reviewsOf: permissions.has('reviews.take') || permissions.has('reviews.lead') ? companyId : null,
})

/** A review with everything that is needed to show it to somebody. */
export async function seeReview(db: Db, actor: Actor, id: number, { now }: Moment): Promise<Seen> {
  const { head, side } = await accessReview(db, actor, id)
  const of = { companyId: actor.companyId, pdrId: id }
  const whole = await findWhole(db, of, actor.id)
  if (!whole?.evaluation) throw fail('review_not_found')
  const { row, own, evaluation } = whole
  const content = await contentOf(db, whole)
  const [reading] = whole.readings
  const hasReason = (reading?.reasonUntil ?? now) > now
  const isLetIn = side === 'hr' ? hasReason : side === 'upperManager' && head.contentForUpperManagers
  const has = (kind: string) => content.versions.some((one) => one.kind === kind)
  const sight = sightOf({
    side,
    status: statusOf(row.status),
    closedFrom: row.closedFrom === null ? null : statusOf(row.closedFrom),
    wasSent: { managerA: has('managerA'), managerBC: has('managerBC') },
    isLetIn,
    isViewedAs: actor.viewer !== null,
  })
  const lead = side === 'manager' ? await listStoodInFor(db, row, actor.id) : []
  return {
    row,
    head,
    side,
    sight,
    content,
    own,
    lead,
    evaluation,
    names: new Map(whole.names.map((one) => [one.id, one.name])),
    attached: whole.attached.filter(({ addedBy }) => isSeen(addedBy, actor.id, content)),
    readAt: reading?.readAt ?? null,
    needsReason: side === 'hr' && !hasReason,
    documents: new Map(whole.documents.map((file) => [file.id, file])),
    areas: await areasOf(db, row, content, [...lead, ...own]),
    calibration: sight.calibration === 'none' ? null : ((await findCalibration(db, of)) ?? null),
    now,
    today: dayIn(actor.timezone, now),
  }
}

const isArea = (field: string) => field.endsWith('.kpaId')

/** The areas that objectives name, whether handed in or just typed. */
async function areasOf(db: Db, { companyId }: PdrRow, content: Content, own: Seen['own']) {
  const said = [
    ...own.map(({ field, value }) => [field, value] as const),
    ...content.versions.flatMap(({ values }) => Object.entries(values)),
  ]
  const typed = said.filter(([field]) => isArea(field)).map(([, value]) => Number(value))
  const kept = [...content.past, ...content.future].map(({ kpaId }) => kpaId ?? 0)
  const ids = [...new Set([...typed, ...kept])].filter((one) => one > 0)
  const rows = ids.length > 0 ? await listKpaNames(db, companyId, ids) : []
  return new Map(rows.map((area) => [area.id, area.name]))
}

/** NOTE: what somebody has attached is theirs until they hand in. */
const isSeen = (addedBy: number, readerId: number, { versions }: Content) =>
  addedBy === readerId || versions.some(({ authorId }) => authorId === addedBy)

/** A review as its reader sees it, with what that was made of; who looks as HR is kept. */
export async function reviewSeen(db: Db, kit: Kit, actor: Actor, id: number) {
  const seen = await seeReview(db, actor, id, { now: kit.now() })
  if (seen.side === 'hr' && !seen.needsReason)
    kit.views.note([seen.row.userId], { by: actor, kind: 'review', role: 'reviews.administer' })
  return { seen, review: reviewView(kit, actor, seen) }
}

export const readReview = async (db: Db, kit: Kit, actor: Actor, id: number): Promise<Review> =>
  (await reviewSeen(db, kit, actor, id)).review

/** The same in the form of a launch, read-only. */
export async function readReviewValues(db: Db, kit: Kit, actor: Actor, id: number) {
  const { review, seen } = await reviewSeen(db, kit, actor, id)
  return launchOf(review, seen, { mode: 'peek', now: kit.now() })
}

/** What the person handed in; nothing before that. */
export async function readUserResponse(db: Db, kit: Kit, actor: Actor, id: number) {
  const seen = await seeReview(db, actor, id, { now: kit.now() })
  const handedIn: Seen = {
    ...seen,
    own: [],
    lead: [],
    sight: {
      ...seen.sight,
      personA: sent(seen.sight.personA),
      personBC: sent(seen.sight.personBC),
      managerA: 'none',
      managerBC: 'none',
    },
  }
  const version = seen.content.versions.findLast(({ kind }) => kind === 'personA')
  const isShown = version !== undefined && seen.sight.personA !== 'none'
  const { words, ...parts } = partsView(kit, handedIn)
  if (!isShown)
    return {
      submittedAt: null,
      pastObjectives: [],
      currentObjectives: [],
      bcs: [],
      questions: [],
      userFinalComments: '',
    }
  return {
    submittedAt: version.at.toISOString(),
    ...parts,
    userFinalComments: words.person['userFinalComments'] ?? '',
  }
}
const sent = (sees: Seen['sight']['personA']) => (sees === 'none' ? 'none' : 'handedIn')

export async function markReviewRead(db: Db, actor: Actor, id: number, { now }: Moment) {
  await accessReview(db, actor, id)
  await writeReading(db, { companyId: actor.companyId, pdrId: id }, actor.id, { readAt: now })
  return {}
}

type Typed = { field: string; value: string; sequence: number }

/** Saves what was typed. A field that has meanwhile a higher number is left as it is, and said. */
export async function saveReviewFields(
  db: Db,
  actor: Actor,
  id: number,
  fields: readonly Typed[],
  { now }: Moment,
): Promise<SavedFields> {
  const { row, head } = await holdReview(db, actor, id)
  const of = { companyId: actor.companyId, pdrId: id }
  const whole = await findWhole(db, of, actor.id)
  if (!whole) throw fail('review_not_found')
  const content = await contentOf(db, whole)
  const writer = writerOf(actor, head)
  const status = statusOf(row.status)
  const isWriter = writer.isPerson || writer.isManager || writer.isQuestionManager
  const closed = fields.filter(({ field }) => !isWriter || !mayWrite(field, writer, status, content.form))
  if (closed.length > 0) throw fail('review_field_closed', { errors: closed.map(faultOf('closed')) })
  const areas = await usedAreas(db, actor, fields)
  const wrong = fields.filter(
    ({ field, value }) =>
      !isFitting(field, value, content.form) || (isArea(field) && value !== '' && !areas.has(Number(value))),
  )
  if (wrong.length > 0) throw fail('review_field_invalid', { errors: wrong.map(faultOf('invalid')) })
  const kept = await writeFields(db, of, { ownerId: actor.id, fields: latest(fields), now })
  if (writer.isManager) await noteDone(db, row, content, actor)
  const author = whole.names.find((one) => one.id === actor.id)?.name ?? ''
  return { ...standingAfter(whole.own, fields, { kept, now, author }), savedAt: now.toISOString() }
}

type KeptFields = { kept: ReadonlySet<string>; now: Date; author: string }

/** What stands in these fields now. NOTE: the review is held, so nothing was written between. */
function standingAfter(
  before: Seen['own'],
  fields: readonly Typed[],
  { kept, now, author }: KeptFields,
): Omit<SavedFields, 'savedAt'> {
  const written = latest(fields).filter(({ field }) => kept.has(field))
  const standing = new Map([
    ...before.map(({ field, value, sequence, savedAt }) => [field, { value, sequence, savedAt }] as const),
    ...written.map(({ field, value, sequence }) => [field, { value, sequence, savedAt: now }] as const),
  ])
  return {
    fields: [...new Set(fields.map(({ field }) => field))].flatMap((field) => {
      const one = standing.get(field)
      return one ? [{ field, ...one, savedAt: one.savedAt.toISOString(), author }] : []
    }),
    stale: fields
      .filter((sentOne) => !kept.has(sentOne.field) && standing.get(sentOne.field)?.value !== sentOne.value)
      .map(({ field }) => field),
  }
}

/** Which of the areas that were typed can be chosen. */
async function usedAreas(db: Db, { companyId }: Actor, fields: readonly Typed[]) {
  const ids = fields.flatMap(({ field, value }) =>
    isArea(field) && /^\d{1,9}$/.test(value) ? Number(value) : [],
  )
  const rows = ids.length > 0 ? await listKpaNames(db, companyId, ids) : []
  return new Set(rows.filter(({ archivedAt }) => !archivedAt).map(({ id }) => id))
}

const faultOf =
  (code: string) =>
  ({ field }: Typed) => ({ field, code, message: code })

/** NOTE: a statement may write a row once. */
function latest(fields: readonly Typed[]): Typed[] {
  const found = new Map<string, Typed>()
  for (const one of fields)
    if (one.sequence >= (found.get(one.field)?.sequence ?? 0)) found.set(one.field, one)
  return [...found.values()]
}

/** Keeps whether the manager's parts are complete, which a list shows. */
async function noteDone(db: Db, row: PdrRow, content: Content, actor: Actor) {
  if (!isLate(row)) return
  const { bDone, cDone } = await doneOf(db, row, content, actor.id)
  if (bDone !== row.bDone || cDone !== row.cDone) await writePdr(db, row, { bDone, cDone })
}

/** Adds a future objective to one's review. */
export async function addReviewObjective(db: Db, actor: Actor, id: number): Promise<ReviewObjective> {
  const { row, side } = await holdReview(db, actor, id)
  if (side !== 'person' || row.status !== 0) throw fail('review_field_closed')
  const content = await loadContent(db, row)
  if (content.future.length >= mostFuture) throw fail('pdr_objectives_count')
  const made = await insertObjective(db, { companyId: actor.companyId, userId: actor.id, setIn: id })
  const { title, text, date, status, weight, kpa, kpaId } = made
  const unsaid = { kpaName: null, rating: null, performanceRating: null, additionalText: '', managerText: '' }
  return { id: made.id, title, text, date, status, weight, kpa, kpaId, ...unsaid }
}

export async function removeReviewObjective(
  db: Db,
  actor: Actor,
  { id, objectiveId }: { id: number; objectiveId: number },
) {
  const { row, side } = await holdReview(db, actor, id)
  if (side !== 'person' || row.status !== 0) throw fail('review_field_closed')
  const isGone = await deleteObjective(db, { companyId: actor.companyId, pdrId: id }, objectiveId)
  if (!isGone) throw fail('review_not_found')
  return {}
}
