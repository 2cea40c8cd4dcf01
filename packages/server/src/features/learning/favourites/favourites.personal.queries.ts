import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import de from './favourites.de.json' with { type: 'json' }
import en from './favourites.en.json' with { type: 'json' }

const words = wordsOf(en, de)

export const favouriteData = personalPart({
  name: 'favourites',
  title: words.archive.favourites,
  covers: ['favourites.user_id'],
  rows: ({ companyId, id }) => sql`
    select created_at "createdAt", title, url "address", removed_at "endedAt"
    from favourites where company_id = ${companyId} and user_id = ${id} order by created_at, id`,
})
