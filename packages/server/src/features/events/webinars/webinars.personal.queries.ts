import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import de from './webinars.de.json' with { type: 'json' }
import en from './webinars.en.json' with { type: 'json' }

const words = wordsOf(en, de).archive

export const presenceData = personalPart({
  name: 'webinar-presences',
  title: words.presence,
  covers: ['webinar_presences.user_id'],
  rows: ({ companyId, id }) => sql`
    select event.name "title", presence.seconds / 60 "minutes", presence.first_seen_at "startedAt"
    from webinar_presences presence
    join events event on event.company_id = presence.company_id and event.id = presence.event_id
    where presence.company_id = ${companyId} and presence.user_id = ${id} order by presence.first_seen_at`,
})
