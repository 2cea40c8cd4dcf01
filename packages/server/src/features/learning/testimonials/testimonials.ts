import { thumbs } from '@oktant/contract/kit/constants.ts'
import type {
  RatingForm,
  TestimonialChangeForm,
  TestimonialForm,
} from '@oktant/contract/learning/testimonials.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { type Page, pagedReply } from '../../../http/answer/paging.ts'
import type { Kit } from '../../../kit.ts'
import { announce } from '../../../outbox/announce.ts'
import { dropRatings } from '../courses/courses.ts'
import { accessRated, countRating, makeRating } from './rate-course.ts'
import { accessTestimonial } from './testimonials.access.ts'
import {
  deleteOf,
  findTestimonial,
  hasOther,
  insertTestimonial,
  isWhose,
  listVisible,
  type TestimonialRow,
  updateTestimonialRow,
} from './testimonials.queries.ts'
import { testimonialView } from './testimonials.view.ts'

export { findWaiting, listShown, nod } from './nods/nods.ts'
export { type ShownRow, shownTestimonials } from './nods/nods.queries.ts'
export { shownView } from './testimonials.view.ts'
export { makeRating } from './rate-course.ts'

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    'testimonial.written': { companyId: number; userId: number; at: string }
  }
}

type Doer = { companyId: number; id: number; onBehalfOf?: number | null }

/** One's own, or by the filter `whose` those that colleagues let one read. */
export async function listTestimonials(db: Db, kit: Kit, actor: Actor, page: Page) {
  const whose = page.filters.find(({ field }) => field === 'whose')?.value ?? 'mine'
  const { rows, total } = isWhose(whose) ? await listVisible(db, actor, whose, page) : { rows: [], total: 0 }
  return pagedReply(
    page,
    rows.map((row) => testimonialView(kit, actor, row)),
    total,
  )
}

/** What one thinks of the product, or of the course or the component that is named. */
export async function createTestimonial(db: Db, kit: Kit, actor: Actor, form: RatingForm) {
  const about = await accessRated(db, actor, form)
  const id = about
    ? await makeRating(db, actor, about, columnsOf(form, about.about), kit.now())
    : await writeTestimonial(db, actor, form, kit.now())
  return readTestimonial(db, kit, actor, id)
}

/** Writes down what somebody thinks of the product. */
export async function writeTestimonial(db: Db, by: Doer, form: TestimonialForm, now: Date) {
  const { companyId, id: userId } = by
  const values = { ...columnsOf(form), about: 'product' as const }
  const id = await insertTestimonial(db, { companyId, userId, ...values, createdAt: now, updatedAt: now })
  if (id === undefined) throw fail('testimonial_exists')
  await audit(db, { by, kind: 'create', object: 'testimonial', objectId: id, after: values })
  await announce(db, 'testimonial.written', { companyId, userId, at: now.toISOString() }, { companyId })
  return id
}

export async function updateTestimonial(
  db: Db,
  kit: Kit,
  actor: Actor,
  id: number,
  form: TestimonialChangeForm,
) {
  const row = await accessTestimonial(db, actor, id, 'edit')
  const { rating, comment, isShared } = row
  const after = columnsOf({ ...form, genericToggleFlag: form.genericToggleFlag ?? isShared }, row.about)
  await countRating(db, row, { from: rating, to: after.rating })
  const isOther = after.comment !== comment || after.rating !== rating
  const nod = isOther ? { nod: 'waiting' as const, nodAt: null, nodBy: null } : {}
  await updateTestimonialRow(
    db,
    { companyId: actor.companyId, id },
    { ...after, ...nod, updatedAt: kit.now() },
  )
  const before = { rating, comment, isShared }
  await audit(db, { by: actor, kind: 'update', object: 'testimonial', objectId: id, before, after })
  return readTestimonial(db, kit, actor, id)
}

export async function removeTestimonial(db: Db, kit: Kit, actor: Actor, id: number) {
  const row = await accessTestimonial(db, actor, id, 'remove')
  const { userId, rating, comment } = row
  await countRating(db, row, { from: rating, to: null })
  const change = { removedAt: kit.now(), removedBy: actor.id }
  await updateTestimonialRow(db, { companyId: actor.companyId, id }, change)
  const before = { userId, rating, comment }
  await audit(db, { by: actor, kind: 'delete', object: 'testimonial', objectId: id, before })
  return {}
}

export async function restoreTestimonial(db: Db, kit: Kit, actor: Actor, id: number) {
  const row = await accessTestimonial(db, actor, id, 'restore')
  if (await hasOther(db, row)) throw fail('testimonial_exists')
  await updateTestimonialRow(db, row, { removedAt: null, removedBy: null })
  await countRating(db, row, { from: null, to: row.rating })
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'testimonial',
    objectId: id,
    before: { removed: true },
    after: { removed: false },
  })
  return readTestimonial(db, kit, actor, id)
}

/** About the product it is the words that count; a course may be rated without any. */
function columnsOf(
  { rating = thumbs.down, comment: typed = '', genericToggleFlag: isShared }: TestimonialForm,
  about: TestimonialRow['about'] = 'product',
) {
  const comment = typed.trim()
  if (!comment && about === 'product') throw fail('testimonial_invalid')
  return { rating, comment, isShared }
}

export async function forgetTestimonials(db: Db, whose: { companyId: number; userId: number }) {
  const gone = await deleteOf(db, whose)
  const rated = gone.flatMap(({ about, aboutId, rating }) =>
    about === 'course' ? [{ id: aboutId, up: rating }] : [],
  )
  await dropRatings(db, whose.companyId, rated)
}

async function readTestimonial(db: Db, kit: Kit, actor: Actor, id: number) {
  const row = await findTestimonial(db, actor.companyId, id)
  if (!row) throw fail('testimonial_not_found')
  return testimonialView(kit, actor, row)
}
