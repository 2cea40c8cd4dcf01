import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import de from './message-templates.de.json' with { type: 'json' }
import en from './message-templates.en.json' with { type: 'json' }

const words = wordsOf(en, de).archive

export const messageTemplateData = personalPart({
  name: 'templates-you-wrote',
  title: words.texts,
  covers: ['message_texts.user_id'],
  rows: ({ companyId, id }) => sql`
    select created_at "createdAt", language, subject, body "text"
    from message_texts where company_id = ${companyId} and user_id = ${id} order by id`,
})
