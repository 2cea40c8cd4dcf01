import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { absenceWords } from './absences.words.ts'

const words = absenceWords.archive

export const absenceData = personalPart({
  name: 'facilitator-absences',
  title: words.absences,
  covers: ['facilitator_absences.user_id'],
  rows: ({ companyId, id }) => sql`
    select away.starts_at "startsAt", away.ends_at "endedAt", away.note, away.created_at "createdAt"
    from facilitator_absences away where away.company_id = ${companyId} and away.user_id = ${id}
    order by away.starts_at, away.id`,
})
