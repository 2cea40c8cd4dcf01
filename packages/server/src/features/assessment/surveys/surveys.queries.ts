import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { SurveyItem } from '@oktant/contract/assessment/surveys/surveys.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { questionVersions } from '../questions/questions.tables.ts'
import { users } from '../../people/people/people.tables.ts'
import { surveyInvitations, surveyQuestions, surveys } from './surveys.tables.ts'

export type SurveyRow = typeof surveys.$inferSelect
export type InvitationRow = typeof surveyInvitations.$inferSelect
type Of = { companyId: number; surveyId: number }

const ofSurvey = and(
  eq(surveys.companyId, surveyInvitations.companyId),
  eq(surveys.id, surveyInvitations.surveyId),
)
const ofSubject = and(eq(users.companyId, surveys.companyId), eq(users.id, surveys.subjectId))
/** The day of the company whose survey it is. */
const companyToday = (now: Date) =>
  sql<string>`day_in(${now.toISOString()}::timestamptz, ${companies.timezone})`

const invited = (now: Date) => ({
  survey: surveys,
  invitation: surveyInvitations,
  about: sql<string | null>`${users.firstName} || ' ' || ${users.surname}`,
  today: sql<string>`${companyToday(now)}::text`,
})

const selectInvited = (db: Db, now: Date) =>
  db
    .select(invited(now))
    .from(surveyInvitations)
    .innerJoin(surveys, ofSurvey)
    .innerJoin(companies, eq(companies.id, surveyInvitations.companyId))
    .leftJoin(users, ofSubject)

export type Invited = Awaited<ReturnType<typeof selectInvited>>[number]

/** The survey that somebody was invited to, once it has opened. */
export async function findInvited(
  db: Db,
  { companyId, surveyId }: Of,
  userId: number,
  now: Date,
): Promise<Invited | undefined> {
  const [row] = await selectInvited(db, now).where(
    and(
      eq(surveyInvitations.companyId, companyId),
      eq(surveyInvitations.surveyId, surveyId),
      eq(surveyInvitations.userId, userId),
      eq(surveyInvitations.isWithdrawn, false),
      isNull(surveys.removedAt),
      sql`${surveys.opensOn} <= ${companyToday(now)}`,
    ),
  )
  return row
}

export async function findByToken(db: Db, tokenHash: string, now: Date): Promise<Invited | undefined> {
  const [row] = await selectInvited(db, now).where(
    and(
      eq(surveyInvitations.tokenHash, tokenHash),
      eq(surveyInvitations.isWithdrawn, false),
      isNull(surveys.removedAt),
      sql`${surveys.opensOn} <= ${companyToday(now)}`,
    ),
  )
  return row
}

const isOpen = (today: string | SQL) => sql`survey.removed_at is null and survey.opens_on <= ${today}::date`
const takesAnswers = (today: string | SQL) =>
  sql`survey.closed_on is null and (survey.closes_on is null or survey.closes_on >= ${today}::date)`

export async function countWaiting(db: Db, person: { companyId: number; id: number }, today: string) {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from survey_invitations invitation
      join surveys survey on survey.company_id = invitation.company_id and survey.id = invitation.survey_id
      where invitation.company_id = ${person.companyId} and invitation.user_id = ${person.id}
        and not invitation.is_withdrawn
        and not invitation.has_answered and ${isOpen(today)} and ${takesAnswers(today)}`,
  )
  return row?.count ?? 0
}

export type AskedSurvey = Listed & { today: string }
export type Listed = Omit<SurveyItem, 'state'> & {
  opensOn: string
  closedOn: string | null
  hasAnswered: boolean
}

const mostListed = 200

const listedColumns = sql`survey.id, survey.title, survey.category_id as "categoryId",
  survey.is_anonymous as "isAnonymous", subject.first_name || ' ' || subject.surname as about, invitation.relation,
  survey.opens_on::text as "opensOn", survey.closes_on::text as "closesOn", survey.closed_on::text as "closedOn",
  invitation.has_answered as "hasAnswered"`

/** What somebody was invited to, those that wait first. */
export const listInvited = (db: Db, person: { companyId: number; id: number }, today: string) =>
  rowsOf<Listed>(
    db,
    sql`select ${listedColumns}
      from survey_invitations invitation
      join surveys survey on survey.company_id = invitation.company_id and survey.id = invitation.survey_id
      left join users subject on subject.company_id = survey.company_id and subject.id = survey.subject_id
      where invitation.company_id = ${person.companyId} and invitation.user_id = ${person.id}
        and not invitation.is_withdrawn
        and ${isOpen(today)}
      order by (not invitation.has_answered and ${takesAnswers(today)}) desc,
        survey.closes_on nulls last, survey.id desc
      limit ${mostListed}`,
  )

const given = sql.placeholder
const day = sql`day.today`

/** Those that ask for somebody's answers on the day where their company is, with that day; as a part of a statement. */
export const askedSurveys = sql`select ${listedColumns}, day.today::text as today
  from (select day_in(${given('now')}::timestamptz, company.timezone) as today from companies company
    where company.id = ${given('companyId')}) day
  join survey_invitations invitation on invitation.company_id = ${given('companyId')}
    and invitation.user_id = ${given('userId')}
  join surveys survey on survey.company_id = invitation.company_id and survey.id = invitation.survey_id
  left join users subject on subject.company_id = survey.company_id and subject.id = survey.subject_id
  where not invitation.is_withdrawn and not invitation.has_answered and ${isOpen(day)} and ${takesAnswers(day)}
  order by survey.closes_on nulls last, survey.id desc limit ${sql.raw(String(mostListed))}`

/** What a survey asks, in order. */
export const listQuestions = (db: Db, { companyId, surveyId }: Of) =>
  db
    .select({ question: surveyQuestions, version: questionVersions })
    .from(surveyQuestions)
    .innerJoin(
      questionVersions,
      and(
        eq(questionVersions.companyId, surveyQuestions.companyId),
        eq(questionVersions.id, surveyQuestions.versionId),
      ),
    )
    .where(and(eq(surveyQuestions.companyId, companyId), eq(surveyQuestions.surveyId, surveyId)))
    .orderBy(asc(surveyQuestions.position))

export type AskedRow = Awaited<ReturnType<typeof listQuestions>>[number]
