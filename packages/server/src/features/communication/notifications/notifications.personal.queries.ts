import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { notificationWords } from './notifications.words.ts'

export const notificationData = personalPart({
  name: 'notifications',
  title: notificationWords.archive.notifications,
  covers: ['notifications.user_id'],
  rows: ({ companyId, id }) => sql`
    select created_at "createdAt", title, body "text", read_at "readAt"
    from notifications where company_id = ${companyId} and user_id = ${id} order by created_at, id`,
})
