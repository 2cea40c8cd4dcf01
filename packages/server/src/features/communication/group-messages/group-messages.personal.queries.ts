import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { groupMessageWords } from './group-messages.words.ts'

const words = groupMessageWords.archive

export const groupMessageData = personalPart({
  name: 'messages-you-wrote',
  title: words.messages,
  covers: ['group_messages.user_id'],
  rows: ({ companyId, id }) => sql`
    select created_at "createdAt", texts "text", send_at "sentAt", withdrawn_at "endedAt"
    from group_messages where company_id = ${companyId} and user_id = ${id} order by id`,
})
