import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { containsText } from '../../../../db/query/containing.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { users } from '../../../people/people/people.tables.ts'
import { surveyAnswers, surveyInvitations } from '../surveys.tables.ts'

type Of = { companyId: number; surveyId: number }

const nameOf = sql<string>`case when ${users.id} is null then ${surveyInvitations.name}
  else ${users.firstName} || ' ' || ${users.surname} end`
const ofInvitation = and(
  eq(surveyInvitations.companyId, surveyAnswers.companyId),
  eq(surveyInvitations.id, surveyAnswers.invitationId),
)
const ofPerson = and(eq(users.companyId, surveyInvitations.companyId), eq(users.id, surveyInvitations.userId))

/** NOTE: the join leads from the answer to its invitation, which an anonymous one does not have. */
const selectNamed = (db: Db) =>
  db
    .select({
      id: surveyInvitations.id,
      userId: surveyInvitations.userId,
      name: nameOf,
      address: sql<string>`coalesce(${surveyInvitations.address}, ${users.emailAddress})`,
      relation: surveyInvitations.relation,
      answeredOn: sql<string>`${surveyAnswers.answeredOn}::text`,
      answers: surveyAnswers.answers,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(surveyAnswers)
    .innerJoin(surveyInvitations, ofInvitation)
    .leftJoin(users, ofPerson)

export type NamedRow = Awaited<ReturnType<typeof selectNamed>>[number]

const named = ({ companyId, surveyId }: Of) => [
  eq(surveyAnswers.companyId, companyId),
  eq(surveyAnswers.surveyId, surveyId),
  eq(surveyAnswers.isAnonymous, false),
]
const byName = sql`${nameOf} collate "und-x-icu"`

export async function findNamedAnswers(db: Db, of: Of, { filters, sort, limit, offset }: Page) {
  const direct = sort?.descending ? desc : asc
  const wanted = and(...named(of), ...filters.map(({ value }) => containsText(nameOf, value)))
  const rows = await selectNamed(db)
    .where(wanted)
    .orderBy(
      direct(sort?.field === 'answeredOn' ? surveyAnswers.answeredOn : byName),
      asc(surveyInvitations.id),
    )
    .limit(limit)
    .offset(offset)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** All of them, for a file. */
export const listNamedAnswers = (db: Db, of: Of) =>
  selectNamed(db)
    .where(and(...named(of)))
    .orderBy(byName, asc(surveyInvitations.id))
