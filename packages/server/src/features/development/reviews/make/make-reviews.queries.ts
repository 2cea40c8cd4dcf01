import { sql } from 'drizzle-orm'
import type { QuestionPart } from '@oktant/contract/development/reviews/review-shapes.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { anyOf } from '../../../../db/query/any-of.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { objectives, pdrCompetencies, pdrHistory, pdrQuestions, pdrs } from '../reviews.tables.ts'

export type NewReview = {
  userId: number
  managerId: number | null
  evaluationId: number
  hasB: boolean
  hasC: boolean
}
type Of = { companyId: number; seasonId: number; now: Date }

/** Makes those that are not there yet, each with a number of its own among component logs. */
export const insertPdrs = (db: Db, { companyId, seasonId, now }: Of, rows: readonly NewReview[]) =>
  rowsOf<{ id: number; userId: number; managerId: number | null }>(
    db,
    sql`insert into ${pdrs} (company_id, season_id, user_id, manager_id, evaluation_id, component_log_id, has_b, has_c,
        since)
      select ${companyId}::integer, ${seasonId}::integer, given."userId", given."managerId", given."evaluationId",
        nextval(pg_get_serial_sequence('component_logs', 'id'))::integer, given."hasB", given."hasC",
        ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given("userId" integer, "managerId" integer,
        "evaluationId" integer, "hasB" boolean, "hasC" boolean)
      order by given."userId"
      on conflict (company_id, season_id, user_id) do nothing
      returning id, user_id "userId", manager_id "managerId"`,
  )

export type NewQuestion = {
  pdrId: number
  position: number
  versionId: number
  part: QuestionPart
  mandatory: boolean
}
export async function insertQuestions(db: Db, companyId: number, rows: readonly NewQuestion[]) {
  if (!rows.length) return
  await db.execute(sql`insert into ${pdrQuestions} (id, company_id, pdr_id, position, version_id, part, mandatory)
    select nextval(pg_get_serial_sequence('question_scores', 'id'))::integer, ${companyId}::integer, given."pdrId",
      given.position, given."versionId", given.part, given.mandatory
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given("pdrId" integer, position integer,
      "versionId" integer, part text, mandatory boolean)
    order by given."pdrId", given.position`)
}

export type NewCompetency = {
  pdrId: number
  position: number
  itemId: number
  name: LocalText
  tip: LocalText
  itemProperties: LocalText[]
}
const atOnce = 1000
export async function insertCompetencies(db: Db, companyId: number, rows: readonly NewCompetency[]) {
  for (let first = 0; first < rows.length; first += atOnce)
    await db
      .insert(pdrCompetencies)
      .values(rows.slice(first, first + atOnce).map((row) => ({ ...row, companyId })))
}

/** What people set in an earlier review and nobody has rated yet is what they rate now. */
export async function bringObjectives(db: Db, companyId: number, ids: readonly number[]) {
  if (!ids.length) return
  await db.execute(sql`update ${objectives} one set rated_in = pdr.id from ${pdrs} pdr
    where pdr.company_id = ${companyId} and pdr.id = ${anyOf(ids)} and one.company_id = pdr.company_id
      and one.user_id = pdr.user_id and one.set_in <> pdr.id and one.rated_in is null and one.title <> ''
      and one.status not in ('DELETE', 'SUPERSEDED')`)
}

export async function insertOpened(db: Db, companyId: number, ids: readonly number[], at: Date) {
  for (let first = 0; first < ids.length; first += atOnce)
    await db.insert(pdrHistory).values(
      ids.slice(first, first + atOnce).map((pdrId) => ({
        companyId,
        pdrId,
        deed: 'opened' as const,
        fromStatus: null,
        toStatus: 0,
        actorId: null,
        at,
      })),
    )
}
