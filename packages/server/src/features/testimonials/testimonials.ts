import type { TestimonialForm } from '@oktant/contract/testimonials.ts'
import type { Actor } from '../../access/actor.ts'
import { audit } from '../../audit/audit.ts'
import type { Db } from '../../db/db.ts'
import { fail } from '../../http/fail.ts'
import { type Page, pagedReply } from '../../http/paging.ts'
import type { Kit } from '../../kit.ts'
import { announce } from '../../outbox/announce.ts'
import { accessTestimonial } from './testimonials.access.ts'
import {
  findTestimonial,
  hasOther,
  insertTestimonial,
  isWhose,
  listVisible,
  updateTestimonialRow,
} from './testimonials.queries.ts'
import { testimonialView } from './testimonials.view.ts'

declare module '../../outbox/announce.ts' {
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

export async function createTestimonial(db: Db, kit: Kit, actor: Actor, form: TestimonialForm) {
  const id = await writeTestimonial(db, actor, form, kit.now())
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

export async function updateTestimonial(db: Db, kit: Kit, actor: Actor, id: number, form: TestimonialForm) {
  const { rating, comment, isShared } = await accessTestimonial(db, actor, id, 'edit')
  const after = columnsOf(form)
  await updateTestimonialRow(db, { companyId: actor.companyId, id }, { ...after, updatedAt: kit.now() })
  const before = { rating, comment, isShared }
  await audit(db, { by: actor, kind: 'update', object: 'testimonial', objectId: id, before, after })
  return readTestimonial(db, kit, actor, id)
}

export async function removeTestimonial(db: Db, kit: Kit, actor: Actor, id: number) {
  const { userId, rating, comment } = await accessTestimonial(db, actor, id, 'remove')
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

function columnsOf({ rating, comment: typed, genericToggleFlag: isShared }: TestimonialForm) {
  const comment = typed.trim()
  if (!comment) throw fail('testimonial_invalid')
  return { rating, comment, isShared }
}

async function readTestimonial(db: Db, kit: Kit, actor: Actor, id: number) {
  const row = await findTestimonial(db, actor.companyId, id)
  if (!row) throw fail('testimonial_not_found')
  return testimonialView(kit, actor, row)
}
