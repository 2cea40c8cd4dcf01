import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'

export const favouriteData = personalPart({
  name: 'favourites',
  title: { en: 'Favourites', de: 'Favoriten' },
  covers: ['favourites.user_id'],
  rows: ({ companyId, id }) => sql`
    select created_at "createdAt", title, url "address", removed_at "endedAt"
    from favourites where company_id = ${companyId} and user_id = ${id} order by created_at, id`,
})
