import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'

export const groupMessageData = personalPart({
  name: 'messages-you-wrote',
  title: { en: 'Messages that you wrote to groups', de: 'Nachrichten, die Sie an Gruppen geschrieben haben' },
  covers: ['group_messages.user_id'],
  rows: ({ companyId, id }) => sql`
    select created_at "createdAt", texts "text", send_at "sentAt", withdrawn_at "endedAt"
    from group_messages where company_id = ${companyId} and user_id = ${id} order by id`,
})
