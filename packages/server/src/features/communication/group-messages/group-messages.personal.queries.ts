import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import de from './group-messages.de.json' with { type: 'json' }
import en from './group-messages.en.json' with { type: 'json' }

const words = wordsOf(en, de).archive

export const groupMessageData = personalPart({
  name: 'messages-you-wrote',
  title: words.messages,
  covers: ['group_messages.user_id'],
  rows: ({ companyId, id }) => sql`
    select created_at "createdAt", texts "text", send_at "sentAt", withdrawn_at "endedAt"
    from group_messages where company_id = ${companyId} and user_id = ${id} order by id`,
})
