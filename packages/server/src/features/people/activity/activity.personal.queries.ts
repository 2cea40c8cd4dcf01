import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'

export const activityData = personalPart({
  name: 'activity',
  title: { en: 'Activity', de: 'Aktivitäten' },
  covers: ['activities.user_id', 'activities.person_id'],
  rows: ({ companyId, id }) => sql`
    select done.happened_at "happenedAt", done.kind "what", done.name "title",
      other.first_name || ' ' || other.surname "person", done.count
    from activities done
    left join users other on other.company_id = done.company_id and other.id = done.person_id
    where done.company_id = ${companyId} and done.user_id = ${id} order by done.happened_at, done.id`,
})
