import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { personalPart } from '../../../db/query/personal.ts'
import { forgetFile } from '../../../files/files.ts'
import { competencyWords } from './competencies.words.ts'

export const competencyData = personalPart({
  name: 'competencies',
  title: competencyWords.archive.declarations,
  covers: ['competency_declarations.user_id'],
  rows: ({ companyId, id }) => sql`
    select item.name "competency", one.state "declarationState", one.level "competencyLevel", one.words "text",
      one.declared_at "declaredAt", one.valid_until "validUntil"
    from competency_declarations one
    join competency_items item on item.company_id = one.company_id and item.id = one.item_id
    where one.company_id = ${companyId} and one.user_id = ${id} order by one.declared_at, one.id`,
})

export const assessmentData = personalPart({
  name: 'competency-assessments',
  title: competencyWords.archive.assessments,
  covers: ['competency_assessments.user_id'],
  rows: ({ companyId, id }) => sql`
    select job_role "jobRole", is_met "isMet", comment "text", assessed_at "assessedAt"
    from competency_assessments where company_id = ${companyId} and user_id = ${id} order by assessed_at, id`,
})

export const regionData = personalPart({
  name: 'competency-regions',
  title: competencyWords.archive.regions,
  covers: ['competency_regions.user_id'],
  rows: ({ companyId, id }) => sql`
    select locality.name "locality" from competency_regions region
    join localities locality on locality.company_id = region.company_id and locality.id = region.locality_id
    where region.company_id = ${companyId} and region.user_id = ${id} order by locality.id`,
})

/** What somebody declared goes with them, and so do its files; what they assessed stays with its people. */
export async function forgetCompetencies(
  db: Db,
  { companyId, userId }: { companyId: number; userId: number },
) {
  const own = sql`select id from competency_declarations where company_id = ${companyId} and user_id = ${userId}`
  const proofs = await rowsOf<{ fileId: number | null }>(
    db,
    sql`delete from competency_evidence where company_id = ${companyId} and declaration_id in (${own})
      returning file_id "fileId"`,
  )
  for (const { fileId } of proofs) if (fileId !== null) await forgetFile(db, companyId, fileId)
  await db.execute(
    sql`delete from competency_steps where company_id = ${companyId} and declaration_id in (${own})`,
  )
  await db.execute(
    sql`delete from competency_declarations where company_id = ${companyId} and user_id = ${userId}`,
  )
  await db.execute(
    sql`delete from competency_assessments where company_id = ${companyId} and user_id = ${userId}`,
  )
  await db.execute(
    sql`delete from competency_regions where company_id = ${companyId} and user_id = ${userId}`,
  )
}
