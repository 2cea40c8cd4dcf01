import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { surveyAnswers, surveys } from '../surveys.tables.ts'
import type { InvitationRow, SurveyRow } from '../surveys.queries.ts'
import type { Tally } from '../surveys.rules.ts'

type Of = { companyId: number; surveyId: number }

/** Holds a survey, so that of its answers one is taken at a time; its row as it is then. */
export async function holdSurvey(db: Db, companyId: number, id: number): Promise<SurveyRow | undefined> {
  const [row] = await db
    .select()
    .from(surveys)
    .where(and(eq(surveys.companyId, companyId), eq(surveys.id, id)))
    .for('update')
  return row
}

/**
 * So many rows on each side are written anew with every anonymous answer. NOTE: without it the hidden column that names
 * the transaction of each row would join who has answered to what was answered.
 */
export const stirred = 50

/** Writes down that somebody has answered; of an anonymous survey together with others who have. */
export async function markAnswered(db: Db, { companyId, surveyId, id }: InvitationRow, isAnonymous: boolean) {
  const others = sql`or invitation.id in (select other.id from survey_invitations other
    where other.company_id = ${companyId} and other.survey_id = ${surveyId} and other.has_answered
    order by random() limit ${stirred})`
  await db.execute(sql`update survey_invitations invitation set has_answered = true
    where invitation.company_id = ${companyId} and (invitation.id = ${id} ${isAnonymous ? others : sql``})`)
}

export const insertAnswer = (db: Db, values: typeof surveyAnswers.$inferInsert) =>
  db.insert(surveyAnswers).values(values)

const kept = sql`relation, shown_on::text as "shownOn", answers`
export type KeptAnswer = Pick<typeof surveyAnswers.$inferSelect, 'relation' | 'shownOn' | 'answers'>

const takeOut = (db: Db, { companyId, surveyId }: Of, most: number, which = sql`true`) =>
  rowsOf<KeptAnswer>(
    db,
    sql`delete from survey_answers where id in (
        select id from survey_answers where company_id = ${companyId} and survey_id = ${surveyId} and ${which}
        order by random() limit ${most}::integer)
      returning ${kept}`,
  )

/** Takes so many answers out, by chance, to be put in again with another. */
export const takeSomeOut = (db: Db, of: Of, most: number) => takeOut(db, of, most)

/** The same of those that wait, to be put in again as they are shown. */
export const takeWaitingOut = (db: Db, of: Of, most: number) => takeOut(db, of, most, sql`shown_on is null`)

/** Whether of what waits enough is from others than the one whom it is about. */
const enoughWait = ({ companyId, surveyId }: Of, least: number) => sql`(select count(*)
  from survey_answers waiting where waiting.company_id = ${companyId} and waiting.survey_id = ${surveyId}
    and waiting.shown_on is null and waiting.relation is distinct from 'self') >= ${least}::integer`

/** Whether what waits is enough to be seen by itself; one’s own view of oneself is none of it. */
export async function isEnough(db: Db, of: Of, least: number) {
  const [row] = await rowsOf<{ isEnough: boolean }>(db, sql`select ${enoughWait(of, least)} as "isEnough"`)
  return row?.isEnough ?? false
}

/** Puts anonymous answers in, in a new order and under new numbers. */
export const putIn = (db: Db, { companyId, surveyId }: Of, rows: readonly KeptAnswer[]) =>
  db.execute(sql`insert into survey_answers (company_id, survey_id, is_anonymous, relation, shown_on, answers)
    select ${companyId}::integer, ${surveyId}::integer, true, put.relation, put.shown_on, put.answers::jsonb
    from unnest(${sql.param(rows.map(({ relation }) => relation))}::text[],
      ${sql.param(rows.map(({ shownOn }) => shownOn))}::date[],
      ${sql.param(rows.map(({ answers }) => JSON.stringify(answers)))}::text[]) put(relation, shown_on, answers)
    order by random()`)

/** Lets what waits with names be seen, where it is from others than the one whom it is about. */
export const markShown = (db: Db, of: Of, today: string) =>
  db.execute(sql`update survey_answers set shown_on = ${today}::date
    where company_id = ${of.companyId} and survey_id = ${of.surveyId} and shown_on is null
      and ${enoughWait(of, 1)}`)

export type Numbered = KeptAnswer & Pick<typeof surveyAnswers.$inferSelect, 'id'>

/** Answers beside one’s own view of oneself. */
const listOthers = (db: Db, { companyId, surveyId }: Of, which: SQL) =>
  rowsOf<Numbered>(
    db,
    sql`select id, ${kept} from survey_answers
      where company_id = ${companyId} and survey_id = ${surveyId} and ${which}
        and relation is distinct from 'self'
      order by id`,
  )

export const listShown = (db: Db, of: Of) => listOthers(db, of, sql`shown_on is not null`)
export const listHidden = (db: Db, of: Of) => listOthers(db, of, sql`shown_on is null`)

export const writeAnswers = (db: Db, companyId: number, rows: readonly Numbered[]) =>
  db.execute(sql`update survey_answers answer set relation = made.relation, answers = made.answers::jsonb
    from unnest(${sql.param(rows.map(({ id }) => id))}::uuid[],
      ${sql.param(rows.map(({ relation }) => relation))}::text[],
      ${sql.param(rows.map(({ answers }) => JSON.stringify(answers)))}::text[]) made(id, relation, answers)
    where answer.company_id = ${companyId} and answer.id = made.id`)

/** Forgets what nobody may ever see; that so many have answered stays. */
export const forgetHidden = (db: Db, { companyId, surveyId }: Of) =>
  db.execute(sql`update survey_answers set answers = '{}', relation = null
    where company_id = ${companyId} and survey_id = ${surveyId} and is_anonymous and shown_on is null
      and relation is distinct from 'self'`)

/** How many have answered, beside oneself about oneself, and how many of these can be seen. */
export async function countAnswers(db: Db, { companyId, surveyId }: Of) {
  const [row] = await rowsOf<{ answered: number; shown: number }>(
    db,
    sql`select count(*)::int as answered, count(answer.shown_on)::int as shown
      from survey_answers answer
      where answer.company_id = ${companyId} and answer.survey_id = ${surveyId}
        and answer.relation is distinct from 'self'`,
  )
  return row ?? { answered: 0, shown: 0 }
}

/** Of the answers that can be seen, how often each was given to each question, by relation. */
export const tally = (db: Db, { companyId, surveyId }: Of) =>
  rowsOf<Tally>(
    db,
    sql`select answer.relation, given.key, given.value as answer, count(*)::int as count
      from survey_answers answer cross join lateral jsonb_each_text(answer.answers) given
      where answer.company_id = ${companyId} and answer.survey_id = ${surveyId} and answer.shown_on is not null
      group by answer.relation, given.key, given.value`,
  )

export const countRelations = (db: Db, { companyId, surveyId }: Of) =>
  rowsOf<{ relation: Tally['relation']; count: number }>(
    db,
    sql`select answer.relation, count(*)::int as count from survey_answers answer
      where answer.company_id = ${companyId} and answer.survey_id = ${surveyId} and answer.shown_on is not null
      group by answer.relation`,
  )

/** What somebody answered with their name. */
export async function findOwnAnswers(db: Db, { companyId, id }: InvitationRow) {
  const [row] = await db
    .select({ answers: surveyAnswers.answers })
    .from(surveyAnswers)
    .where(and(eq(surveyAnswers.companyId, companyId), eq(surveyAnswers.invitationId, id)))
  return row?.answers
}

/** One’s own view of oneself is nobody else’s, and can be seen as soon as the others’ can. */
export const showOwnView = (db: Db, { companyId, surveyId }: Of, today: string) =>
  db.execute(sql`update survey_answers answer set shown_on = ${today}::date
    where answer.company_id = ${companyId} and answer.survey_id = ${surveyId} and answer.shown_on is null
      and answer.relation = 'self'
      and exists (select from survey_answers seen where seen.company_id = ${companyId}
        and seen.survey_id = ${surveyId} and seen.shown_on is not null)`)
