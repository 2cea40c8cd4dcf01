import { sql } from 'drizzle-orm'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import type { RaterRelation } from '@oktant/contract/assessment/surveys/surveys.ts'
import { anyOf } from '../../../../db/query/any-of.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import type { Batch } from '../../../../db/query/in-batches.ts'

export type ToTell = {
  id: number
  companyId: number
  companyName: string
  surveyId: number
  userId: number | null
  name: string | null
  address: string | null
  language: Language | null
  reminders: number
  round: number
  title: LocalText
  closesOn: string | null
  isAnonymous: boolean
  about: string | null
  /** How they stand to the person whom it is about. */
  relation: RaterRelation | null
}

/** A survey for which it is time, with its company’s day. */
export type DueSurvey = { id: number; companyId: number; today: string }

/** The day that it is for a `company`, which is the same for all of its surveys. */
export const companyToday = (now: Date) => sql`day_in(${now.toISOString()}::timestamptz, company.timezone)`

const open = (now: Date) => sql`survey.closed_on is null and survey.removed_at is null
  and survey.opens_on <= ${companyToday(now)}
  and (survey.closes_on is null or survey.closes_on >= ${companyToday(now)})`

const columns = sql`invitation.id, invitation.company_id as "companyId", company.name as "companyName",
  invitation.survey_id as "surveyId", invitation.user_id as "userId", invitation.name, invitation.address,
  invitation.language, invitation.relation, invitation.reminders, invitation.round, survey.title, survey.closes_on::text as "closesOn",
  survey.is_anonymous as "isAnonymous", subject.first_name || ' ' || subject.surname as about`

const from = sql`from survey_invitations invitation
  join surveys survey on survey.company_id = invitation.company_id and survey.id = invitation.survey_id
  join companies company on company.id = invitation.company_id
  left join users subject on subject.company_id = survey.company_id and subject.id = survey.subject_id`

/** The surveys that have opened and to which somebody was invited who was not told yet, of all companies. */
export const listUntold = (db: Db, now: Date, { after, most }: Batch<DueSurvey>) =>
  rowsOf<DueSurvey>(
    db,
    sql`select survey.id, survey.company_id as "companyId", ${companyToday(now)}::text as today
      from surveys survey join companies company on company.id = survey.company_id
      where ${open(now)} and survey.id > ${after?.id ?? 0}
        and exists (select from survey_invitations invitation where invitation.company_id = survey.company_id
          and invitation.survey_id = survey.id and not invitation.is_told and not invitation.is_withdrawn)
      order by survey.id limit ${most}`,
  )

/** The next of a survey who were not told yet that they are invited, held by this process until its transaction ends. */
export const holdUntold = (
  db: Db,
  now: Date,
  { companyId, id }: Pick<DueSurvey, 'companyId' | 'id'>,
  limit: number,
) =>
  rowsOf<ToTell>(
    db,
    sql`select ${columns} ${from} where survey.company_id = ${companyId} and survey.id = ${id}
      and not invitation.is_told and not invitation.is_withdrawn and ${open(now)}
      order by invitation.id limit ${limit} for update of invitation skip locked`,
  )

/** Everybody in a survey who was told and has not answered. */
export const listSilent = (db: Db, { companyId, id }: { companyId: number; id: number }, now: Date) =>
  rowsOf<ToTell>(
    db,
    sql`select ${columns} ${from} where survey.company_id = ${companyId} and survey.id = ${id}
      and invitation.is_told and not invitation.has_answered and not invitation.is_withdrawn and ${open(now)}
      order by invitation.id`,
  )

/** How many were told and have not answered, withdrawn or not. */
export async function countSilent(db: Db, { companyId, id }: { companyId: number; id: number }) {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from survey_invitations where company_id = ${companyId}
      and survey_id = ${id} and is_told and not has_answered`,
  )
  return row?.count ?? 0
}

export const markTold = (db: Db, ids: readonly number[]) =>
  db.execute(sql`update survey_invitations set is_told = true where id = ${anyOf(ids)}`)

export const markAllTold = (db: Db, { companyId, id }: { companyId: number; id: number }) =>
  db.execute(sql`update survey_invitations set is_told = true
    where company_id = ${companyId} and survey_id = ${id}`)

export const countReminder = (db: Db, ids: readonly number[]) =>
  db.execute(sql`update survey_invitations set reminders = reminders + 1 where id = ${anyOf(ids)}`)

/** Keeps the hashes of one-time links. */
export const writeTokens = (db: Db, tokens: readonly { id: number; hash: string }[]) =>
  db.execute(sql`update survey_invitations invitation set token_hash = made.hash
    from unnest(${sql.param(tokens.map(({ id }) => id))}::integer[],
      ${sql.param(tokens.map(({ hash }) => hash))}::text[]) made(id, hash)
    where invitation.id = made.id`)

const hour = 3_600_000
/** NOTE: reminders leave from eight in the morning on, when a day that begins at eight has begun. */
const remindersToday = (now: Date) => companyToday(new Date(now.getTime() - 8 * hour))

const toRemind = (now: Date) => sql`select survey.id, survey.company_id as "companyId",
    ${companyToday(now)}::text as today
  from surveys survey join companies company on company.id = survey.company_id
  where ${open(now)} and survey.remind_days is not null and survey.closes_on is not null
    and survey.closes_on - survey.remind_days <= ${remindersToday(now)}
    and (survey.reminded_on is null or survey.reminded_on < survey.closes_on - survey.remind_days)`

/** The surveys of which it is time to remind people, of all companies. */
export const listToRemind = (db: Db, now: Date, { after, most }: Batch<DueSurvey>) =>
  rowsOf<DueSurvey>(
    db,
    sql`${toRemind(now)} and survey.id > ${after?.id ?? 0} order by survey.id limit ${most}`,
  )

/** One of them, locked until the transaction ends; nothing where somebody else is at it or was quicker. */
export async function holdToRemind(db: Db, now: Date, { id }: DueSurvey) {
  const [row] = await rowsOf<DueSurvey>(
    db,
    sql`${toRemind(now)} and survey.id = ${id} for update of survey skip locked`,
  )
  return row
}
