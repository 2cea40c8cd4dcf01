import { thumbs } from '@oktant/contract/constants.ts'
import type { Testimonial } from '@oktant/contract/testimonials.ts'
import type { Actor } from '../../access/actor.ts'
import { signedAddress } from '../../files/signatures.ts'
import type { Kit } from '../../kit.ts'
import { may } from './testimonials.access.ts'
import type { TestimonialRow } from './testimonials.queries.ts'

export function testimonialView(kit: Kit, actor: Actor, row: TestimonialRow): Testimonial {
  const { id, about, comment, isShared, userId, firstName, surname, avatarFileId, jobRoleName } = row
  return {
    id,
    ratingType: 'ADDITIONAL',
    about,
    rating: row.rating === thumbs.up ? thumbs.up : thumbs.down,
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
