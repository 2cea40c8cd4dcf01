import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'

/**
 * What people wrote in the reviews of somebody who was made anonymous, and what they wrote in those of others and never sent.
 * NOTE: that there was a review, when, how far it went and its mark count on, as nothing of them says who it was.
 */
export async function forgetReviewWords(
  db: Db,
  { companyId, userId }: { companyId: number; userId: number },
) {
  const theirs = sql`company_id = ${companyId} and pdr_id in (
    select id from pdrs where company_id = ${companyId} and user_id = ${userId})`
  await db.execute(sql`delete from pdr_evidence where ${theirs}`)
  await db.execute(sql`update pdr_versions set values = '{}' where ${theirs}`)
  await db.execute(sql`update pdr_questions set document_id = null where ${theirs}`)
  await db.execute(sql`update pdr_history set reason = '' where ${theirs}`)
  await db.execute(sql`update pdr_calibrations set reason = '' where ${theirs}`)
  await db.execute(sql`update pdr_calibration_lines set reason = '' where ${theirs}`)
  await db.execute(
    sql`update pdrs set user_comments = '', rejected_items = '[]' where company_id = ${companyId} and user_id = ${userId}`,
  )
  await db.execute(
    sql`update objectives set title = '', "text" = '', kpa = '' where company_id = ${companyId} and user_id = ${userId}`,
  )
  // NOTE: what whoever the season names answers in C is read where they typed it, and stays for the other's review.
  await db.execute(sql`delete from pdr_fields where ${theirs}`)
  await db.execute(sql`delete from pdr_fields typed using pdrs pdr, pdr_seasons season
    where typed.company_id = ${companyId} and typed.owner_id = ${userId}
      and pdr.company_id = typed.company_id and pdr.id = typed.pdr_id
      and season.company_id = pdr.company_id and season.id = pdr.season_id
      and (season.question_manager_id is distinct from typed.owner_id or typed.field not like 'question.%')`)
}
