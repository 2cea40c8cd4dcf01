import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { facilitationWords } from './facilitation.words.ts'

/** NOTE: a flag speaks of somebody’s attempt, so that it is theirs to read here, whoever wrote it. */
export const flagData = personalPart({
  name: 'attempt-flags',
  title: facilitationWords.archive.flags,
  covers: [],
  rows: ({ companyId, id }) => sql`
    select revision.title "evaluation", flag.note "comment", flag.flagged_at "createdAt"
    from attempt_flags flag
    join evaluation_attempts attempt on attempt.company_id = flag.company_id and attempt.id = flag.attempt_id
    join component_revisions revision
      on revision.company_id = attempt.company_id and revision.id = attempt.revision_id
    where flag.company_id = ${companyId} and attempt.user_id = ${id}
    order by flag.id`,
})
