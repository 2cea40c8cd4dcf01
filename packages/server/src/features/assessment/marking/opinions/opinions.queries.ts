import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { prepared } from '../../../../db/engine/prepared.ts'
import { nameOf } from '../../../../db/query/names.ts'
import { users } from '../../../people/people/people.tables.ts'
import { markingOpinions } from '../marking.tables.ts'

type Of = { companyId: number; attemptId: number }
const of = ({ companyId, attemptId }: Of) =>
  and(eq(markingOpinions.companyId, companyId), eq(markingOpinions.attemptId, attemptId))

export type OpinionRow = Awaited<ReturnType<typeof listOpinions>>[number]

const given = { companyId: sql.placeholder('companyId'), attemptId: sql.placeholder('attemptId') }

const opinionsOf = prepared((db) =>
  db
    .select({
      number: markingOpinions.number,
      markedBy: markingOpinions.markedBy,
      markedAt: markingOpinions.markedAt,
      draft: markingOpinions.draft,
      mark: markingOpinions.mark,
      marker: nameOf(users),
    })
    .from(markingOpinions)
    .innerJoin(
      users,
      and(eq(users.companyId, markingOpinions.companyId), eq(users.id, markingOpinions.markedBy)),
    )
    .where(
      and(eq(markingOpinions.companyId, given.companyId), eq(markingOpinions.attemptId, given.attemptId)),
    )
    .orderBy(asc(markingOpinions.number))
    .prepare('marking_opinions_of'),
)

/** What each marker gave an attempt, the first one first. */
export const listOpinions = (db: Db, { companyId, attemptId }: Of) =>
  opinionsOf(db).execute({ companyId, attemptId })

export async function insertOpinion(db: Db, values: typeof markingOpinions.$inferInsert) {
  await db.insert(markingOpinions).values(values)
}

export async function removeOpinion(db: Db, which: Of, number: number) {
  await db.delete(markingOpinions).where(and(of(which), eq(markingOpinions.number, number)))
}

/** NOTE: what was said of an earlier version says nothing of the next one. */
export async function forgetOpinions(db: Db, which: Of) {
  await db.delete(markingOpinions).where(of(which))
}

/** Those who have given an attempt a mark of several are done with it. */
export const notGivenBy = (userId: number) => sql`not exists (select 1 from marking_opinions opinion
  where opinion.company_id = evaluation_attempts.company_id and opinion.attempt_id = evaluation_attempts.id
    and opinion.marked_by = ${userId})`
