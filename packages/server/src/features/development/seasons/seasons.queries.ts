import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { anyOf } from '../../../db/query/any-of.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { recordStore } from '../../../records/record-store.ts'
import { answerSets } from '../../assessment/questions/questions.tables.ts'
import { pdrSeasons } from './seasons.tables.ts'

const counted = (where: SQL) => sql<number>`(select count(*)::int from pdrs pdr
  where pdr.company_id = "pdr_seasons"."company_id" and pdr.season_id = "pdr_seasons"."id" ${where})`

export const seasonStore = recordStore({
  table: pdrSeasons,
  named: pdrSeasons.name,
  seen: {
    name: pdrSeasons.name,
    seasonStart: pdrSeasons.seasonStart,
    seasonEnd: pdrSeasons.seasonEnd,
    phases: pdrSeasons.phases,
    remindDays: pdrSeasons.remindDays,
    audience: pdrSeasons.audience,
    forms: pdrSeasons.forms,
    ratingAnswerSetId: pdrSeasons.ratingAnswerSetId,
    performanceAnswerSetId: pdrSeasons.performanceAnswerSetId,
    objectivesShare: pdrSeasons.objectivesShare,
    competenciesShare: pdrSeasons.competenciesShare,
    allowUserCompleteSectionB: pdrSeasons.allowUserCompleteSectionB,
    contentForUpperManagers: pdrSeasons.contentForUpperManagers,
    contracts: pdrSeasons.contracts,
    calibration: pdrSeasons.calibration,
    questionManagerId: pdrSeasons.questionManagerId,
    companyObjectives: pdrSeasons.companyObjectives,
    state: pdrSeasons.state,
    containerChildId: pdrSeasons.containerChildId,
    toOpen: pdrSeasons.toOpen,
    reviews: counted(sql``),
    completed: counted(sql`and pdr.status = 5`),
    questionManagerName: sql<
      string | null
    >`(select concat_ws(' ', person.first_name, person.surname) from users person
      where person.company_id = "pdr_seasons"."company_id" and person.id = "pdr_seasons"."question_manager_id")`,
  },
  filters: { state: (value) => sql`${pdrSeasons.state} = ${value}` },
  sorts: { seasonStart: sql`${pdrSeasons.seasonStart}`, seasonEnd: sql`${pdrSeasons.seasonEnd}` },
})
export type SeasonRecord = NonNullable<Awaited<ReturnType<typeof seasonStore.find>>>
export type SeasonTableRow = typeof pdrSeasons.$inferSelect

export async function holdSeason(db: Db, { companyId, id }: { companyId: number; id: number }) {
  const [row] = await db
    .select()
    .from(pdrSeasons)
    .where(and(eq(pdrSeasons.companyId, companyId), eq(pdrSeasons.id, id), isNull(pdrSeasons.removedAt)))
    .for('update')
  return row
}

/** The same where nothing but its number is known, as a job knows it. */
export async function holdSeasonById(db: Db, id: number) {
  const [row] = await db.select().from(pdrSeasons).where(eq(pdrSeasons.id, id)).for('update')
  return row
}

export async function writeSeason(
  db: Db,
  { companyId, id }: Pick<SeasonTableRow, 'companyId' | 'id'>,
  change: Partial<typeof pdrSeasons.$inferInsert>,
) {
  await db
    .update(pdrSeasons)
    .set(change)
    .where(and(eq(pdrSeasons.companyId, companyId), eq(pdrSeasons.id, id)))
}

/** A number that no place in a course has, nor will ever have. */
export async function reserveChildId(db: Db) {
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`select nextval(pg_get_serial_sequence('container_children', 'id'))::int id`,
  )
  return row?.id ?? 0
}

export const listStalled = (db: Db, before: Date) =>
  rowsOf<{ id: number }>(
    db,
    sql`select id from pdr_seasons where state = 'opening' and moved_at <= ${before.toISOString()}::timestamptz order by id`,
  )
export const listOpenSeasons = (db: Db) =>
  rowsOf<{ id: number; companyId: number }>(
    db,
    sql`select id, company_id "companyId" from pdr_seasons where state = 'open' and removed_at is null order by id`,
  )
export const listEndedSeasons = (db: Db, today: string) =>
  rowsOf<{ id: number; companyId: number }>(
    db,
    sql`select id, company_id "companyId" from pdr_seasons
      where state in ('opening', 'stopped', 'open') and removed_at is null and season_end < ${today}::date order by id`,
  )

export type FormRow = {
  id: number
  name: LocalText
  questions: { id: number; title: LocalText; versionId: number; mandatory: boolean }[]
}
/** The forms of reviews with the questions that they ask by name, in their order. */
export const listForms = (db: Db, companyId: number, ids?: readonly number[]) =>
  rowsOf<FormRow>(
    db,
    sql`select component.id, revision.title name, coalesce((
        select jsonb_agg(jsonb_build_object('id', question.id, 'title', question.title, 'versionId',
          question.version_id, 'mandatory', item.mandatory) order by item.position)
        from evaluation_items item
        join questions question on question.company_id = item.company_id and question.id = item.question_id
          and question.removed_at is null
        where item.company_id = component.company_id and item.revision_id = component.revision_id), '[]') questions
      from components component
      join component_revisions revision
        on revision.company_id = component.company_id and revision.id = component.revision_id
      where component.company_id = ${companyId} and component.category_id = ${componentCategory.pdrForm}
        and component.removed_at is null ${ids ? sql`and component.id = ${anyOf(ids)}` : sql``}
      order by component.id limit 500`,
  )

export const listSets = (db: Db, companyId: number, ids?: readonly number[]) =>
  db
    .select({ id: answerSets.id, name: answerSets.name, possibleAnswers: answerSets.possibleAnswers })
    .from(answerSets)
    .where(
      and(
        eq(answerSets.companyId, companyId),
        isNull(answerSets.removedAt),
        ids && inArray(answerSets.id, [...ids]),
      ),
    )
    .orderBy(answerSets.id)
    .limit(500)

export type Meant = {
  id: number
  name: string
  isActive: boolean
  jobRole: { id: number; name: LocalText } | null
  manager: { id: number; name: string } | null
  leadsThemselves: boolean
  has: boolean
}
type SeasonRule = { companyId: number; seasonId: number; holds: SQL }
const after = (cursor: number) => (cursor > 0 ? sql`and person.id > ${cursor}` : sql``)

/** Whom the rule of a season means, by their numbers. */
export const listMeant = (db: Db, { companyId, seasonId, holds }: SeasonRule, cursor = 0, limit = 50_000) =>
  rowsOf<Meant>(
    db,
    sql`select person.id, concat_ws(' ', person.first_name, person.surname) name, person.status = 'Active' "isActive",
        case when role.id is not null then jsonb_build_object('id', role.id, 'name', role.name) end "jobRole",
        case when boss.id is not null then jsonb_build_object('id', boss.id, 'name',
          concat_ws(' ', boss.first_name, boss.surname)) end manager,
        person.manager_id is not distinct from person.id "leadsThemselves",
        exists (select from pdrs pdr where pdr.company_id = person.company_id and pdr.season_id = ${seasonId}
          and pdr.user_id = person.id) has
      from users person
      left join job_roles role on role.company_id = person.company_id and role.id = person.job_role_id
      left join users boss on boss.company_id = person.company_id and boss.id = person.manager_id
        and boss.status = 'Active' and boss.id <> person.id
      where person.company_id = ${companyId} and person.anonymised_at is null and (${holds}) ${after(cursor)}
      order by person.id limit ${limit}`,
  )

export const listKnownRoles = (db: Db, companyId: number) =>
  rowsOf<{ id: number }>(db, sql`select id from job_roles where company_id = ${companyId}`)
export async function isPerson(db: Db, companyId: number, id: number) {
  const found = await rowsOf<{ id: number }>(
    db,
    sql`select id from users where company_id = ${companyId} and id = ${id} and status = 'Active'`,
  )
  return found.length > 0
}
