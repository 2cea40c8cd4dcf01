import type { NodForm } from '@oktant/contract/learning/testimonial-nods.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { type Page, pagedReply } from '../../../../http/answer/paging.ts'
import type { Kit } from '../../../../kit.ts'
import { announce } from '../../../../outbox/announce.ts'
import { makeNotification } from '../../../communication/notifications/notifications.ts'
import { testimonialWords } from '../testimonials.words.ts'
import { listApproved, listRecords, writeNod } from './nods.queries.ts'
import { accessTestimonial } from '../testimonials.access.ts'
import { findTestimonial, type TestimonialRow } from '../testimonials.queries.ts'
import { shownView, testimonialRecord } from '../testimonials.view.ts'

export { findWaiting } from './nods.queries.ts'

declare module '../../../../outbox/announce.ts' {
  interface Announcements {
    'testimonial.decided': { companyId: number; testimonialId: number }
  }
}

type Reader = { companyId: number; isVisitor: boolean }

/** What stands on the first pages. */
export async function listShown(db: Db, kit: Kit, { companyId, isVisitor }: Reader) {
  const rows = await listApproved(db, companyId)
  return rows.map((row) => shownView(kit, row, isVisitor))
}

export async function listTestimonialRecords(db: Db, kit: Kit, actor: Actor, page: Page) {
  const { rows, total } = await listRecords(db, actor.companyId, page)
  return pagedReply(
    page,
    rows.map((row) => testimonialRecord(kit, actor, row)),
    total,
  )
}

const onlyOne: Page = { number: 0, limit: 1, offset: 0, sort: null, filters: [], customFields: [] }

/** Approves, refuses, or takes either back; of exactly the words that were read. */
export async function decideTestimonial(db: Db, kit: Kit, actor: Actor, id: number, form: NodForm) {
  const row = await accessTestimonial(db, actor, id, 'decide')
  await nod(db, actor, row, { ...form, now: kit.now() })
  const { rows } = await listRecords(db, actor.companyId, onlyOne, id)
  const [decided] = rows
  if (!decided) throw fail('testimonial_not_found')
  return testimonialRecord(kit, actor, decided)
}

type Doer = { companyId: number; id: number }
type Decision = Pick<NodForm, 'nod' | 'updatedAt'> & { now: Date }

/** The nod itself, and what follows: its author hears of it once that is over. */
export async function nod(
  db: Db,
  by: Doer,
  row: Pick<TestimonialRow, 'id' | 'companyId' | 'nod'>,
  { nod: chosen, updatedAt, now }: Decision,
) {
  const isOpen = chosen === 'waiting'
  const change = { nod: chosen, nodAt: isOpen ? null : now, nodBy: isOpen ? null : by.id }
  if (!(await writeNod(db, row, new Date(updatedAt), change))) throw fail('testimonial_changed')
  if (chosen === row.nod) return
  const [before, after] = [{ nod: row.nod }, { nod: chosen }]
  await audit(db, { by, kind: 'update', object: 'testimonial', objectId: row.id, before, after })
  const { companyId } = by
  if (!isOpen) await announce(db, 'testimonial.decided', { companyId, testimonialId: row.id }, { companyId })
}

/** NOTE: reads what holds now, so that a decision that was taken back is not told. */
export async function tellAuthor(
  db: Db,
  { companyId, testimonialId }: { companyId: number; testimonialId: number },
) {
  const row = await findTestimonial(db, companyId, testimonialId)
  if (!row || row.nod === 'waiting' || row.removedAt) return
  await makeNotification(db, {
    companyId,
    userId: row.userId,
    type: 'testimonial.decided',
    ...testimonialWords.notices[row.nod],
    link: '/account?tab=testimonials',
  })
}
