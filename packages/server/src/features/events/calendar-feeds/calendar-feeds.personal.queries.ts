import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'

export const calendarFeedData = personalPart({
  name: 'calendar-feeds',
  title: { en: 'Calendar that follows your events', de: 'Kalender, der Ihren Veranstaltungen folgt' },
  covers: ['calendar_feeds.user_id'],
  rows: ({ companyId, id }) => sql`
    select case when is_on then 'on' else 'off' end "state", changed_at "createdAt"
    from calendar_feeds where company_id = ${companyId} and user_id = ${id}`,
})
