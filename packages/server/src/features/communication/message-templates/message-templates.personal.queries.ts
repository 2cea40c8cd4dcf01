import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'

export const messageTemplateData = personalPart({
  name: 'templates-you-wrote',
  title: { en: 'Letters that you worded', de: 'E-Mail-Texte, die Sie verfasst haben' },
  covers: ['message_texts.user_id'],
  rows: ({ companyId, id }) => sql`
    select created_at "createdAt", language, subject, body "text"
    from message_texts where company_id = ${companyId} and user_id = ${id} order by id`,
})
