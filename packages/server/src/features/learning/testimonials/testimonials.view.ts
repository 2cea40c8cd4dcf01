import { thumbs } from '@oktant/contract/kit/constants.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { ShownTestimonial, TestimonialRecord } from '@oktant/contract/learning/testimonial-nods.ts'
import type { CourseRating, Testimonial } from '@oktant/contract/learning/testimonials.ts'
import type { Actor } from '../../../access/actor.ts'
import { signedAddress } from '../../../files/signatures.ts'
import type { Kit } from '../../../kit.ts'
import { may } from './testimonials.access.ts'
import type { RecordRow, ShownRow } from './nods/nods.queries.ts'
import type { TestimonialRow } from './testimonials.queries.ts'

export const thumbOf = (rating: number) => (rating === thumbs.up ? thumbs.up : thumbs.down)

export function testimonialView(kit: Kit, actor: Actor, row: TestimonialRow): Testimonial {
  const { id, about, aboutId, comment, isShared, userId, firstName, surname, avatarFileId, jobRoleName } = row
  return {
    id,
    ratingType: 'ADDITIONAL',
    about,
    aboutId: aboutId || null,
    component: about === 'component' ? { id: aboutId } : null,
    rating: thumbOf(row.rating),
    comment,
    genericToggleFlag: isShared,
    user: {
      id: userId,
      fullName: `${firstName} ${surname}`,
      avatar: avatarFileId === null ? null : signedAddress(kit, avatarFileId),
      jobDescription: jobRoleName && textIn(jobRoleName, actor.language),
    },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    nod: userId === actor.id && isShared && about === 'product' ? row.nod : null,
    can: { edit: may.edit(actor, row), remove: may.remove(actor, row) },
  }
}

/** NOTE: whoever lets colleagues read it with their name has not let everybody have that name. */
export function shownView(kit: Kit, row: ShownRow, isVisitor: boolean): ShownTestimonial {
  const { id, comment, firstName, surname, avatarFileId, jobRoleName } = row
  return {
    id,
    rating: thumbOf(row.rating),
    comment,
    author: isVisitor ? `${firstName} ${[...surname][0] ?? ''}.` : `${firstName} ${surname}`,
    avatar: isVisitor || avatarFileId === null ? null : signedAddress(kit, avatarFileId),
    jobDescription: jobRoleName,
  }
}

export const testimonialRecord = (kit: Kit, actor: Actor, row: RecordRow): TestimonialRecord => ({
  ...testimonialView(kit, actor, row),
  nod: row.nod,
  decidedBy: row.decidedBy || null,
  decidedAt: row.nodAt?.toISOString() ?? null,
})

type RatingRow = { id: number; rating: number; comment: string; updatedAt: Date; userName: string }
export const courseRatingView = ({ rating, updatedAt, ...row }: RatingRow): CourseRating => ({
  ...row,
  rating: thumbOf(rating),
  updatedAt: updatedAt.toISOString(),
})
