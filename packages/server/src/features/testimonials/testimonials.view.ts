import { thumbs } from '@oktant/contract/constants.ts'
import type { CourseRating, Testimonial } from '@oktant/contract/testimonials.ts'
import type { Actor } from '../../access/actor.ts'
import { signedAddress } from '../../files/signatures.ts'
import type { Kit } from '../../kit.ts'
import { may } from './testimonials.access.ts'
import type { TestimonialRow } from './testimonials.queries.ts'

export const thumbOf = (rating: number) => (rating === thumbs.up ? thumbs.up : thumbs.down)

export function testimonialView(kit: Kit, actor: Actor, row: TestimonialRow): Testimonial {
  const { id, about, aboutId, comment, isShared, userId, firstName, surname, avatarFileId, jobRoleName } = row
  return {
    id,
    ratingType: 'ADDITIONAL',
    about,
    aboutId: aboutId || null,
    rating: thumbOf(row.rating),
    comment,
    genericToggleFlag: isShared,
    user: {
      id: userId,
      fullName: `${firstName} ${surname}`,
      avatar: avatarFileId === null ? null : signedAddress(kit, avatarFileId),
      jobDescription: jobRoleName && (jobRoleName[actor.language] || jobRoleName.en || jobRoleName.de),
    },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    can: { edit: may.edit(actor, row), remove: may.remove(actor, row) },
  }
}

type RatingRow = { id: number; rating: number; comment: string; updatedAt: Date; userName: string }
export const courseRatingView = ({ rating, updatedAt, ...row }: RatingRow): CourseRating => ({
  ...row,
  rating: thumbOf(rating),
  updatedAt: updatedAt.toISOString(),
})
