import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { GoalType } from '@oktant/contract/development/goal-shapes.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Currency } from '@oktant/contract/kit/money.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { containsLocal } from '../../../../db/query/containing.ts'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import { users } from '../../../people/people/people.tables.ts'
import { goals } from '../goals.tables.ts'

const waiting = [goalStatus.requested, goalStatus.withHr]
const person = and(eq(users.companyId, goals.companyId), eq(users.id, goals.userId))
const typeId = sql<number>`coalesce(${goals.containerId}, ${goals.eventId}, ${goals.trainingId}, 0)`
/** NOTE: blank ones are about the same where their words are the same. */
const typed = sql<string>`case when ${typeId} = 0 then lower(coalesce(nullif(${goals.name}->>'en', ''), ${goals.name}->>'de')) else '' end`

type Wanted = { companyId: number; readerId: number; text: string; limit: number; offset: number }

/** What is asked for: one row for each subject, the most wanted first. */
export async function pageOfDemand(db: Db, { companyId, readerId, text, limit, offset }: Wanted) {
  const wanted = and(
    eq(goals.companyId, companyId),
    inArray(goals.status, waiting),
    eq(users.status, 'Active'),
    text ? containsLocal(goals.name, text) : undefined,
  )
  const rows = await db
    .select({
      goalTypeE: sql<GoalType>`${goals.goalType}`,
      typeId: sql<number>`max(${typeId})`,
      // NOTE: of one subject all are called the same; the last one’s words are taken.
      name: sql<LocalText>`(array_agg(${goals.name} order by ${goals.id} desc))[1]`,
      people: sql<number>`count(distinct ${goals.userId})::int`,
      costCents: sql<number>`coalesce(sum(${goals.costCents}), 0)::float8`,
      currency: sql<Currency>`max(${goals.currency})`,
      firstBy: sql<string | null>`min(${goals.achieveBy})::text`,
      lastBy: sql<string | null>`max(${goals.achieveBy})::text`,
      toDecide: sql<number>`(count(*) filter (where ${goals.userId} <> ${readerId}))::int`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(goals)
    .innerJoin(users, person)
    .where(wanted)
    .groupBy(goals.goalType, typeId, typed)
    .orderBy(desc(sql`count(distinct ${goals.userId})`), sql`max(${goals.id}) desc`)
    .limit(limit)
    .offset(offset)
  return { rows, total: rows[0]?.total ?? 0 }
}

type Subject = { goalType: GoalType; typeId: number; name: string }

/** The numbers of the open requests about one subject, the oldest first. */
export async function listDemanded(db: Db, companyId: number, subject: Subject) {
  const rows = await db
    .select({ id: goals.id })
    .from(goals)
    .innerJoin(users, person)
    .where(
      and(
        eq(goals.companyId, companyId),
        inArray(goals.status, waiting),
        eq(users.status, 'Active'),
        eq(goals.goalType, subject.goalType),
        sql`${typeId} = ${subject.typeId}`,
        subject.typeId === 0 ? sql`${typed} = ${subject.name.toLowerCase()}` : undefined,
      ),
    )
    .orderBy(goals.id)
    .limit(500)
  return rows.map(({ id }) => id)
}
