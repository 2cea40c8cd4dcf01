import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findTestimonial, type TestimonialRow } from './testimonials.queries.ts'

type OwnedTestimonial = Pick<TestimonialRow, 'userId' | 'about' | 'isShared' | 'removedAt' | 'removedBy'>

const moderates = ({ permissions }: Actor) => permissions.has('communications.administer')

export const may = {
  see: (actor: Actor, row: OwnedTestimonial) =>
    row.removedAt === null ? row.userId === actor.id || row.isShared : may.restore(actor, row),
  edit: (actor: Actor, row: OwnedTestimonial) => row.removedAt === null && row.userId === actor.id,
  /** What colleagues can read, whoever looks after communication can take away. */
  remove: (actor: Actor, row: OwnedTestimonial) =>
    may.edit(actor, row) || (row.removedAt === null && row.isShared && moderates(actor)),
  /** Who took it away brings it back, and nobody else. */
  restore: (actor: Actor, row: OwnedTestimonial) => row.removedAt !== null && row.removedBy === actor.id,
  /** Only what people share about the product can stand on the first pages. */
  decide: (actor: Actor, row: OwnedTestimonial) =>
    row.removedAt === null && row.isShared && row.about === 'product' && moderates(actor),
}

/** The only way to one testimonial; one that is hidden answers exactly like a missing one. */
export async function accessTestimonial(db: Db, actor: Actor, id: number, act: keyof typeof may) {
  const row = await findTestimonial(db, actor.companyId, id)
  if (!row || !may[act](actor, row)) throw fail('testimonial_not_found')
  return row
}
