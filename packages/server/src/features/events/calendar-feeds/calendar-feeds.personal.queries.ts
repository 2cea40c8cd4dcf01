import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import de from './calendar-feeds.de.json' with { type: 'json' }
import en from './calendar-feeds.en.json' with { type: 'json' }

const words = wordsOf(en, de).archive

export const calendarFeedData = personalPart({
  name: 'calendar-feeds',
  title: words.feeds,
  covers: ['calendar_feeds.user_id'],
  rows: ({ companyId, id }) => sql`
    select case when is_on then 'on' else 'off' end "state", changed_at "createdAt"
    from calendar_feeds where company_id = ${companyId} and user_id = ${id}`,
})
