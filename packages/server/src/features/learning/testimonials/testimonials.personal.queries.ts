import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { testimonialWords } from './testimonials.words.ts'

export const testimonialData = personalPart({
  name: 'testimonials',
  title: testimonialWords.archive.testimonials,
  covers: ['testimonials.user_id', 'testimonials.removed_by', 'testimonials.nod_by'],
  rows: ({ companyId, id }) => sql`
    select created_at "createdAt", about "what", rating, comment "text", is_shared "isShared",
      updated_at "changedAt", removed_at "endedAt"
    from testimonials where company_id = ${companyId} and user_id = ${id} order by created_at, id`,
})
