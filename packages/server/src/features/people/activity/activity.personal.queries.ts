import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import de from './activity.de.json' with { type: 'json' }
import en from './activity.en.json' with { type: 'json' }

const words = wordsOf(en, de)

export const activityData = personalPart({
  name: 'activity',
  title: words.archive.activity,
  covers: ['activities.user_id', 'activities.person_id'],
  rows: ({ companyId, id }) => sql`
    select done.happened_at "happenedAt", done.kind "what", done.name "title",
      other.first_name || ' ' || other.surname "person", done.count
    from activities done
    left join users other on other.company_id = done.company_id and other.id = done.person_id
    where done.company_id = ${companyId} and done.user_id = ${id} order by done.happened_at, done.id`,
})
