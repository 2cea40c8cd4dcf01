import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Audience } from '@oktant/contract/communication/audiences.ts'
import type { Outsider } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import type { RaterRelation } from '@oktant/contract/assessment/surveys/surveys.ts'
import { containsText } from '../../../../db/query/containing.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { readersOf } from '../../../communication/audiences/audiences.ts'
import { users } from '../../../people/people/people.tables.ts'
import type { InvitationRow } from '../surveys.queries.ts'
import { surveyInvitations } from '../surveys.tables.ts'

export type Of = { companyId: number; surveyId: number }
export type Rater = { userId: number; relation: RaterRelation | null }

/** NOTE: an invitation that was withdrawn is made anew; whoever has answered needs no telling, which nobody can see. */
const anew = sql`do update set is_withdrawn = false, round = invitation.round + 1,
    relation = excluded.relation, is_told = invitation.has_answered
  where invitation.is_withdrawn returning 1)
  select count(*)::int as count from made`

async function made(db: Db, statement: ReturnType<typeof sql>) {
  const [row] = await rowsOf<{ count: number }>(db, statement)
  return row?.count ?? 0
}

const person = sql`on conflict (company_id, survey_id, user_id)`

/** Invites everybody whom an audience means, to feedback as peers of whom it is about; answers how many. */
export const inviteAudience = (
  db: Db,
  { companyId, surveyId }: Of,
  audience: Audience,
  subjectId: number | null = null,
) =>
  made(
    db,
    sql`with made as (insert into survey_invitations as invitation (company_id, survey_id, user_id, relation)
    select distinct ${companyId}::integer, ${surveyId}::integer, reader.id,
      case when ${subjectId}::integer is null then null
        when reader.id = ${subjectId}::integer then 'self' else 'peer' end
    from ${readersOf(companyId, audience)}
    ${person} ${anew}`,
  )

/** The people around somebody, each once: by the first of these relations in which they stand to them. */
const around = ({ companyId }: Of, subjectId: number) => sql`(select person.id, case
      when person.id = subject.id then 'self'
      when person.id = subject.manager_id then 'manager'
      when person.manager_id = subject.id then 'report'
      else 'peer' end as relation
    from users subject join users person on person.company_id = subject.company_id
      and person.status = 'Active' and (person.id = subject.id or person.id = subject.manager_id
        or person.manager_id = subject.id or person.manager_id = subject.manager_id)
    where subject.company_id = ${companyId} and subject.id = ${subjectId}) around`

export const inviteAround = (db: Db, of: Of, subjectId: number, relations: readonly RaterRelation[]) =>
  db.execute(sql`insert into survey_invitations (company_id, survey_id, user_id, relation)
    select ${of.companyId}::integer, ${of.surveyId}::integer, around.id, around.relation
    from ${around(of, subjectId)}
    where around.relation = any(${sql.param([...relations])}::text[])
    on conflict (company_id, survey_id, user_id) do nothing`)

const mostRaters = 200

/** Who stands around somebody, and whether they were asked. */
export const listAround = (db: Db, of: Of, subjectId: number) =>
  rowsOf<{ userId: number; name: string; login: string; relation: RaterRelation; isInvited: boolean }>(
    db,
    sql`select around.id as "userId", person.first_name || ' ' || person.surname as name, person.login,
        around.relation, invitation.id is not null as "isInvited"
      from ${around(of, subjectId)}
      join users person on person.company_id = ${of.companyId} and person.id = around.id
      left join survey_invitations invitation on invitation.company_id = ${of.companyId}
        and invitation.survey_id = ${of.surveyId} and invitation.user_id = around.id
        and not invitation.is_withdrawn
      order by array_position(array['self', 'manager', 'peer', 'report'], around.relation),
        person.surname collate "und-x-icu", person.id
      limit ${mostRaters}`,
  )

const listed = (
  raters: readonly Rater[],
) => sql`unnest(${sql.param(raters.map(({ userId }) => userId))}::integer[],
  ${sql.param(raters.map(({ relation }) => relation))}::text[]) chosen(id, relation)`

export const inviteRaters = (db: Db, { companyId, surveyId }: Of, raters: readonly Rater[]) =>
  made(
    db,
    sql`with made as (insert into survey_invitations as invitation (company_id, survey_id, user_id, relation)
    select ${companyId}::integer, ${surveyId}::integer, person.id, chosen.relation
    from ${listed(raters)}
    join users person on person.company_id = ${companyId} and person.id = chosen.id
      and person.status = 'Active'
    ${person} ${anew}`,
  )

export async function inviteOutsiders(db: Db, { companyId, surveyId }: Of, outsiders: readonly Outsider[]) {
  if (outsiders.length === 0) return 0
  const list = (of: (one: Outsider) => string | null) => sql.param(outsiders.map(of))
  return made(
    db,
    sql`with made as (insert into survey_invitations as invitation
      (company_id, survey_id, name, address, language, relation)
    select ${companyId}::integer, ${surveyId}::integer, sent.name, sent.address, sent.language, sent.relation
    from unnest(${list(({ name }) => name.trim())}::text[], ${list(({ address }) => address.trim())}::text[],
      ${list(({ language }) => language)}::text[], ${list(({ relation }) => relation)}::text[])
      sent(name, address, language, relation)
    on conflict (company_id, survey_id, lower(address)) ${anew}`,
  )
}

export type Double = { name: string; total: number }
const mostNamed = 20

/** Who of those that are meant was invited before; the first names, and how many they are. */
export const listInvitedBefore = (
  db: Db,
  { companyId, surveyId }: Of,
  { audience, raters }: { audience: Audience | null; raters: readonly Rater[] },
) =>
  rowsOf<Double>(
    db,
    sql`select person.first_name || ' ' || person.surname as name, count(*) over ()::int as total
      from survey_invitations invitation
      join users person on person.company_id = invitation.company_id and person.id = invitation.user_id
      where invitation.company_id = ${companyId} and invitation.survey_id = ${surveyId}
        and not invitation.is_withdrawn
        and (invitation.user_id = any(${sql.param(raters.map(({ userId }) => userId))}::integer[])
          ${audience ? sql`or invitation.user_id in (select reader.id from ${readersOf(companyId, audience)})` : sql``})
      order by person.surname collate "und-x-icu", person.id limit ${mostNamed}`,
  )

/** Which of these addresses belong to somebody who is invited, with an account or without. */
export const listAddressesBefore = (db: Db, { companyId, surveyId }: Of, addresses: readonly string[]) =>
  rowsOf<{ address: string }>(
    db,
    sql`select distinct coalesce(lower(invitation.address), lower(person.email_address)) as address
      from survey_invitations invitation
      left join users person on person.company_id = invitation.company_id and person.id = invitation.user_id
      where invitation.company_id = ${companyId} and invitation.survey_id = ${surveyId}
        and not invitation.is_withdrawn
        and (lower(invitation.address) = any(${sql.param([...addresses])}::text[])
          or lower(person.email_address) = any(${sql.param([...addresses])}::text[]))`,
  )

export async function holdInvitation(
  db: Db,
  { companyId, surveyId }: Of,
  id: number,
): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(surveyInvitations)
    .where(
      and(
        eq(surveyInvitations.companyId, companyId),
        eq(surveyInvitations.surveyId, surveyId),
        eq(surveyInvitations.id, id),
      ),
    )
    .for('update')
  return row
}

export async function writeInvitation(
  db: Db,
  { companyId, id }: InvitationRow,
  change: Partial<typeof surveyInvitations.$inferInsert>,
) {
  await db
    .update(surveyInvitations)
    .set(change)
    .where(and(eq(surveyInvitations.companyId, companyId), eq(surveyInvitations.id, id)))
}

const nameOf = sql<string>`case when ${users.id} is null then ${surveyInvitations.name}
  else ${users.firstName} || ' ' || ${users.surname} end`

function matches({ field, value }: Page['filters'][number]) {
  if (field === 'relation') return sql`${surveyInvitations.relation} = ${value}`
  return sql`(${containsText(nameOf, value)} or ${containsText(surveyInvitations.address, value)})`
}

export async function findInvitations(db: Db, { companyId, surveyId }: Of, page: Page) {
  const ofPerson = and(
    eq(users.companyId, surveyInvitations.companyId),
    eq(users.id, surveyInvitations.userId),
  )
  const wanted = and(
    eq(surveyInvitations.companyId, companyId),
    eq(surveyInvitations.surveyId, surveyId),
    ...page.filters.map(matches),
  )
  const direct = page.sort?.descending ? desc : asc
  const [rows, [total]] = await Promise.all([
    db
      .select({
        invitation: surveyInvitations,
        name: nameOf,
        address: sql<string>`coalesce(${surveyInvitations.address}, ${users.emailAddress})`,
      })
      .from(surveyInvitations)
      .leftJoin(users, ofPerson)
      .where(wanted)
      .orderBy(direct(sql`${nameOf} collate "und-x-icu"`), asc(surveyInvitations.id))
      .limit(page.limit)
      .offset(page.offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(surveyInvitations)
      .leftJoin(users, ofPerson)
      .where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

export type ListedInvitation = Awaited<ReturnType<typeof findInvitations>>['rows'][number]
