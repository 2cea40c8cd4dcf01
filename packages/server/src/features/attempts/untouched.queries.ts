import type { QuestionType } from '@oktant/contract/questions.ts'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/db.ts'
import { questionVersions } from '../questions/questions.tables.ts'
import { type Asked, evaluationAttempts, questionScores } from './attempts.tables.ts'

type Which = { companyId: number; questionId: number; versionId: number; type: QuestionType }

/**
 * How a question with points was drawn in people’s attempts that ask it in an earlier version and have no row of it yet: each
 * draw once, with how many attempts have it. NOTE: to unfold what an attempt asks costs far more than to look for the number of a
 * version in its letters, so only those are unfolded in which it stands, be it as something else.
 */
export const listUntouched = (db: Db, { companyId, questionId, versionId, type }: Which) =>
  rowsOf<Asked['drawn'] & { count: number }>(
    db,
    sql`with earlier as materialized (
        select version.id, '[' || version.id || ',' as letters from ${questionVersions} version
        where version.company_id = ${companyId} and version.question_id = ${questionId}
          and version.id < ${versionId} and version.type = ${type}),
      draws as (
        select (one.value->4)::text as choices, (one.value->5)::text as lefts, (one.value->6)::text as rights
        from ${evaluationAttempts} attempt
        cross join lateral json_array_elements(attempt.asked) with ordinality as one(value, place)
        where attempt.company_id = ${companyId} and attempt.asked is not null and attempt.user_id is not null
          and exists (select from earlier where strpos(attempt.asked::text, earlier.letters) > 0)
          and (one.value->>0)::int = any(array(select id from earlier)) and (one.value->>2)::int > 0
          and not exists (select from ${questionScores} score
            where score.company_id = attempt.company_id and score.id = attempt.score_ids[one.place]))
      select draws.choices::json as choices, draws.lefts::json as lefts, draws.rights::json as rights,
        count(*)::int as count
      from draws group by draws.choices, draws.lefts, draws.rights`,
  )
