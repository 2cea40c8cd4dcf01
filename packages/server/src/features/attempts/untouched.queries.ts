import type { QuestionType } from '@oktant/contract/questions.ts'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/db.ts'
import { questionVersions } from '../questions/questions.tables.ts'
import { type Asked, evaluationAttempts, questionScores } from './attempts.tables.ts'

type Which = { companyId: number; questionId: number; versionId: number; type: QuestionType }

/** How a question with points was drawn in people’s attempts that ask it in an earlier version, and have no row of it yet. */
export const listUntouched = (db: Db, { companyId, questionId, versionId, type }: Which) =>
  rowsOf<Asked['drawn']>(
    db,
    sql`select one.value->4 as choices, one.value->5 as lefts, one.value->6 as rights
      from ${evaluationAttempts} attempt
      cross join lateral json_array_elements(attempt.asked) with ordinality as one(value, place)
      join ${questionVersions} earlier on earlier.company_id = attempt.company_id
        and earlier.id = (one.value->>0)::int and earlier.question_id = ${questionId}
        and earlier.id < ${versionId} and earlier.type = ${type}
      where attempt.company_id = ${companyId} and attempt.asked is not null and attempt.user_id is not null
        and (one.value->>2)::int > 0
        and not exists (select from ${questionScores} score
          where score.company_id = attempt.company_id and score.id = attempt.score_ids[one.place])`,
  )
