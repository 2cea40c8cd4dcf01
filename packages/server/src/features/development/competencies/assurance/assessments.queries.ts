import type { LocalText } from '@oktant/contract/http/http.ts'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { competencyAssessments } from '../competencies.tables.ts'

export type AssessmentRow = {
  isMet: boolean
  jobRole: LocalText
  comment: string
  assessedAt: string
  name: string
}

/** Those of one person, the latest first. */
export const listAssessments = (
  db: Db,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<AssessmentRow[]> =>
  rowsOf<AssessmentRow>(
    db,
    sql`select one.is_met "isMet", one.job_role "jobRole", one.comment, one.assessed_at "assessedAt",
        concat_ws(' ', assessor.first_name, assessor.surname) "name"
      from competency_assessments one
      join users assessor on assessor.company_id = one.company_id and assessor.id = one.assessed_by
      where one.company_id = ${companyId} and one.user_id = ${userId}
      order by one.assessed_at desc, one.id desc`,
  )

export async function insertAssessment(db: Db, values: typeof competencyAssessments.$inferInsert) {
  const [made] = await db
    .insert(competencyAssessments)
    .values(values)
    .returning({ id: competencyAssessments.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}
