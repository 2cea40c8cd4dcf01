import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { packageAttemptWords } from './package-attempts.words.ts'

const kept = personalPart({
  name: 'course-packages',
  title: packageAttemptWords.archive.coursePackages,
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

const called = personalPart({
  name: 'course-package-calls',
  title: packageAttemptWords.archive.coursePackageCalls,
  covers: [],
  rows: ({ companyId, id }) => sql`
    select revision.title "package", log.attempt, to_timestamp((said.call ->> 'at')::bigint / 1000.0) "createdAt",
      said.call ->> 'call' "what", said.call ->> 'arguments' "text", said.call ->> 'answer' "answer"
    from component_logs log
    join package_attempts attempt on attempt.company_id = log.company_id and attempt.component_log_id = log.id
    join component_revisions revision
      on revision.company_id = attempt.company_id and revision.id = attempt.revision_id
    join package_trace trace on trace.company_id = attempt.company_id and trace.attempt_id = attempt.id
    cross join lateral jsonb_array_elements(trace.calls) with ordinality said(call, place)
    where log.company_id = ${companyId} and log.user_id = ${id}
    order by log.started_at, log.id, trace.session, trace.first, said.place`,
})

export const packageAttemptData = [kept, called]
