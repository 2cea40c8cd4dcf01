import { sql } from 'drizzle-orm'
import { personalPart } from '../../../../db/query/personal.ts'
import { markingWords } from '../marking.words.ts'

export const commentBankData = personalPart({
  name: 'comment-bank',
  title: markingWords.archive.comments,
  covers: ['bank_comments.user_id'],
  rows: ({ companyId, id }) => sql`
    select text "comment", created_at "createdAt"
    from bank_comments where company_id = ${companyId} and user_id = ${id} order by id`,
})
