import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { surveyCategories } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { containsLocal } from '../../../../db/query/containing.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import type { Batch } from '../../../../db/query/in-batches.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { componentRevisions, components } from '../../../learning/components/components.tables.ts'
import { users } from '../../../people/people/people.tables.ts'
import { surveyQuestions, surveys } from '../surveys.tables.ts'
import { companyToday, type DueSurvey } from '../invite/telling.queries.ts'

// NOTE: qualified by hand, since a select from one table leaves columns bare.
const invitations = (
  more: SQL = sql``,
) => sql<number>`(select count(*)::int from survey_invitations invitation
  where invitation.company_id = "surveys"."company_id" and invitation.survey_id = "surveys"."id" ${more})`

const seen = {
  survey: surveys,
  // NOTE: who was told stays counted where nobody knows whether they have answered, so that no number tells it.
  invited: invitations(
    sql`and (not invitation.is_withdrawn or (${surveys.isAnonymous} and invitation.is_told))`,
  ),
  answered: invitations(sql`and invitation.has_answered`),
  questions: sql<number>`(select count(*)::int from survey_questions asked
    where asked.company_id = "surveys"."company_id" and asked.survey_id = "surveys"."id")`,
  evaluation: componentRevisions.title,
  subject: sql<string | null>`${users.firstName} || ' ' || ${users.surname}`,
}

const selectSeen = (db: Db) =>
  db
    .select(seen)
    .from(surveys)
    .innerJoin(
      components,
      and(eq(components.companyId, surveys.companyId), eq(components.id, surveys.componentId)),
    )
    .leftJoin(
      componentRevisions,
      and(
        eq(componentRevisions.companyId, components.companyId),
        eq(componentRevisions.id, components.revisionId),
      ),
    )
    .leftJoin(users, and(eq(users.companyId, surveys.companyId), eq(users.id, surveys.subjectId)))

export type SurveySeen = Awaited<ReturnType<typeof selectSeen>>[number]

export async function findSurvey(db: Db, companyId: number, id: number): Promise<SurveySeen | undefined> {
  const [row] = await selectSeen(db).where(and(eq(surveys.companyId, companyId), eq(surveys.id, id)))
  return row
}

type Reader = { companyId: number; language: Language }

export async function findSurveys(db: Db, { companyId, language }: Reader, page: Page, today: string) {
  const wanted = and(
    eq(surveys.companyId, companyId),
    isNull(surveys.removedAt),
    ...page.filters.map((filter) => matches(filter, today)),
  )
  const [rows, [total]] = await Promise.all([
    selectSeen(db)
      .where(wanted)
      .orderBy(...orderOf(page.sort, language))
      .limit(page.limit)
      .offset(page.offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(surveys)
      .where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

function orderOf(sort: Page['sort'], language: Language): SQL[] {
  const titleOf = sql`coalesce(nullif(${surveys.title} ->> ${language}::text, ''), ${surveys.title} ->> 'en')
    collate "und-x-icu"`
  const by = { title: titleOf, opensOn: sql`${surveys.opensOn}`, closesOn: sql`${surveys.closesOn}` }
  const direct = sort?.descending === false ? asc : desc
  const field = sort?.field === 'title' || sort?.field === 'closesOn' ? sort.field : 'opensOn'
  return [direct(by[field]), desc(surveys.id)]
}

function matches({ field, value }: Page['filters'][number], today: string): SQL {
  const { closedOn, closesOn, opensOn, title, categoryId } = surveys
  const day = sql`${today}::date`
  const isOver = sql`(${closedOn} is not null or coalesce(${closesOn} < ${day}, false))`
  const stages: Record<string, SQL> = {
    closed: isOver,
    planned: sql`not ${isOver} and ${opensOn} > ${day}`,
    open: sql`not ${isOver} and ${opensOn} <= ${day}`,
  }
  if (field === 'stage') return stages[value] ?? sql`false`
  if (field === 'categoryId') return sql`${categoryId}::text = ${value}`
  return containsLocal(title, value)
}

/** The evaluations of which a survey can be made: those whose categories have no score, but for forms of reviews. */
export const listSurveyEvaluations = (db: Db, { companyId, language }: Reader) =>
  db
    .select({ id: components.id, title: componentRevisions.title, categoryId: components.categoryId })
    .from(components)
    .innerJoin(
      componentRevisions,
      and(
        eq(componentRevisions.companyId, components.companyId),
        eq(componentRevisions.id, components.revisionId),
      ),
    )
    .where(
      and(
        eq(components.companyId, companyId),
        isNull(components.removedAt),
        eq(components.status, 'active'),
        inArray(components.categoryId, [...surveyCategories]),
      ),
    )
    .orderBy(
      sql`coalesce(nullif(${componentRevisions.title} ->> ${language}::text, ''),
        ${componentRevisions.title} ->> 'en') collate "und-x-icu"`,
      asc(components.id),
    )

export async function insertSurvey(db: Db, values: typeof surveys.$inferInsert) {
  const [row] = await db.insert(surveys).values(values).returning()
  if (!row) throw new Error('no survey was made')
  return row
}

export const insertQuestions = (db: Db, rows: (typeof surveyQuestions.$inferInsert)[]) =>
  db.insert(surveyQuestions).values(rows)

export async function writeSurvey(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  change: Partial<typeof surveys.$inferInsert>,
) {
  await db
    .update(surveys)
    .set(change)
    .where(and(eq(surveys.companyId, companyId), eq(surveys.id, id)))
}

export async function findActivePerson(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, id), eq(users.status, 'Active')))
  return row
}

/** The surveys that should be over and are not closed yet, of all companies. */
export const listOver = (db: Db, now: Date, { after, most }: Batch<DueSurvey>) =>
  rowsOf<DueSurvey>(
    db,
    sql`select survey.id, survey.company_id as "companyId", ${companyToday(now)}::text as today
      from surveys survey join companies company on company.id = survey.company_id
      where survey.closed_on is null and survey.removed_at is null and survey.closes_on < ${companyToday(now)}
        and survey.id > ${after?.id ?? 0}
      order by survey.id limit ${most}`,
  )
