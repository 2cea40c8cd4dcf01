import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import de from './events.de.json' with { type: 'json' }
import en from './events.en.json' with { type: 'json' }

const words = wordsOf(en, de).archive

export const facilitatorData = personalPart({
  name: 'facilitated-events',
  title: words.run,
  covers: ['event_facilitators.user_id'],
  rows: ({ companyId, id }) => sql`
    select event.name "title", event.starts_at "startsAt", event.ends_at "endedAt"
    from event_facilitators runs join events event on event.company_id = runs.company_id and event.id = runs.event_id
    where runs.company_id = ${companyId} and runs.user_id = ${id} order by event.starts_at, event.id`,
})
