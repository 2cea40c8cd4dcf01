import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'

export const packageAttemptData = personalPart({
  name: 'course-packages',
  title: { en: 'What course packages kept', de: 'Was Kurspakete gespeichert haben' },
  covers: [],
  rows: ({ companyId, id }) => sql`
    select revision.title "package", log.attempt, log.state, log.mark, said.key "element", said.value,
      attempt.saved_at "savedAt"
    from component_logs log
    join package_attempts attempt on attempt.company_id = log.company_id and attempt.component_log_id = log.id
    join component_revisions revision
      on revision.company_id = attempt.company_id and revision.id = attempt.revision_id
    left join lateral jsonb_each_text(attempt.values) said on true
    where log.company_id = ${companyId} and log.user_id = ${id}
    order by log.started_at, log.id, said.key`,
})
