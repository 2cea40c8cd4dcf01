import { sql } from 'drizzle-orm'
import { personalPart } from '../../../../db/query/personal.ts'

export const commentBankData = personalPart({
  name: 'comment-bank',
  title: { en: 'Comments kept for marking', de: 'Kommentare zum Bewerten' },
  covers: ['bank_comments.user_id'],
  rows: ({ companyId, id }) => sql`
    select text "comment", created_at "createdAt"
    from bank_comments where company_id = ${companyId} and user_id = ${id} order by id`,
})
