import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import de from './absences.de.json' with { type: 'json' }
import en from './absences.en.json' with { type: 'json' }

const words = wordsOf(en, de).archive

export const absenceData = personalPart({
  name: 'facilitator-absences',
  title: words.absences,
  covers: ['facilitator_absences.user_id'],
  rows: ({ companyId, id }) => sql`
    select away.starts_at "startsAt", away.ends_at "endedAt", away.note, away.created_at "createdAt"
    from facilitator_absences away where away.company_id = ${companyId} and away.user_id = ${id}
    order by away.starts_at, away.id`,
})
