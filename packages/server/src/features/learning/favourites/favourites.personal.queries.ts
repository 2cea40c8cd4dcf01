import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { favouriteWords } from './favourites.words.ts'

export const favouriteData = personalPart({
  name: 'favourites',
  title: favouriteWords.archive.favourites,
  covers: ['favourites.user_id'],
  rows: ({ companyId, id }) => sql`
    select created_at "createdAt", title, url "address", removed_at "endedAt"
    from favourites where company_id = ${companyId} and user_id = ${id} order by created_at, id`,
})
