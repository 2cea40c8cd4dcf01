import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { deputyWords } from './deputies.words.ts'

export const deputyData = personalPart({
  name: 'deputies',
  title: deputyWords.archive.deputies,
  covers: ['deputies.user_id', 'deputies.deputy_id'],
  rows: ({ companyId, id }) => sql`
    select concat_ws(' ', person.first_name, person.surname) "person",
      concat_ws(' ', deputy.first_name, deputy.surname) "deputy",
      place.from_day "fromDay", place.until_day "untilDay", place.ended_at "endedAt", place.created_at "createdAt"
    from deputies place
    join users person on person.company_id = place.company_id and person.id = place.user_id
    join users deputy on deputy.company_id = place.company_id and deputy.id = place.deputy_id
    where place.company_id = ${companyId} and (place.user_id = ${id} or place.deputy_id = ${id})
    order by place.from_day, place.id`,
})
