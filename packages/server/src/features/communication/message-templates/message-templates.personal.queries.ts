import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { messageTemplateWords } from './message-templates.words.ts'

const words = messageTemplateWords.archive

export const messageTemplateData = personalPart({
  name: 'templates-you-wrote',
  title: words.texts,
  covers: ['message_texts.user_id'],
  rows: ({ companyId, id }) => sql`
    select created_at "createdAt", language, subject, body "text"
    from message_texts where company_id = ${companyId} and user_id = ${id} order by id`,
})
