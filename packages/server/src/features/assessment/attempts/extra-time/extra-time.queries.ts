import type { ExtraTimeForm } from '@oktant/contract/assessment/attempts/extra-time.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { containsText } from '../../../../db/query/containing.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { preparedRows } from '../../../../db/engine/prepared.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { componentRevisions, components } from '../../../learning/components/components.tables.ts'
import { evaluationRevisions } from '../../evaluations/evaluations.tables.ts'
import { nameOf } from '../../../../db/query/names.ts'
import { users } from '../../../people/people/people.tables.ts'
import type { EvaluationRow } from '../attempts.queries.ts'
import { evaluationAttempts as attempts, extraTimes } from '../attempts.tables.ts'
import { type Extra, noExtra } from './time-limit.rules.ts'

type PersonKey = { companyId: number; userId: number | null }

const extra = preparedRows<Extra>(
  'attempts_extra',
  () => sql`select extra.percent, extra.minutes from ${extraTimes} extra
    where extra.company_id = ${sql.placeholder('companyId')} and extra.user_id = ${sql.placeholder('userId')}::int
      and (extra.evaluation_id is null or extra.evaluation_id = ${sql.placeholder('evaluationId')}::int)
    order by extra.evaluation_id nulls last limit 1`,
)

/** How much more time somebody has; nobody is asked about an evaluation without a limit. */
export async function extraTimeAt(
  db: Db,
  { companyId, userId }: PersonKey,
  { id: evaluationId, settings }: Pick<EvaluationRow, 'id' | 'settings'>,
): Promise<Extra> {
  if (settings.timeLimit === null) return noExtra
  const [row] = await extra(db, { companyId, userId, evaluationId })
  return row ?? noExtra
}

const givers = alias(users, 'givers')

const selectExtra = (db: Db) =>
  db
    .select({
      extra: extraTimes,
      user: { id: users.id, fullName: nameOf(users) },
      name: componentRevisions.title,
      giver: nameOf(givers),
    })
    .from(extraTimes)
    .innerJoin(users, and(eq(users.companyId, extraTimes.companyId), eq(users.id, extraTimes.userId)))
    .innerJoin(givers, and(eq(givers.companyId, extraTimes.companyId), eq(givers.id, extraTimes.givenBy)))
    .leftJoin(
      components,
      and(eq(components.companyId, extraTimes.companyId), eq(components.id, extraTimes.evaluationId)),
    )
    .leftJoin(
      componentRevisions,
      and(
        eq(componentRevisions.companyId, components.companyId),
        eq(componentRevisions.id, components.revisionId),
      ),
    )

export type ExtraRow = NonNullable<Awaited<ReturnType<typeof findExtra>>>
export async function findExtra(db: Db, companyId: number, id: number) {
  const [row] = await selectExtra(db).where(and(eq(extraTimes.companyId, companyId), eq(extraTimes.id, id)))
  return row
}

export async function findExtras(db: Db, companyId: number, { filters, sort, limit, offset }: Page) {
  const where = and(
    eq(extraTimes.companyId, companyId),
    ...filters.map(({ value }) => containsText(sql`(${nameOf(users)})`, value)),
  )
  const by =
    sort?.field === 'givenAt' ? sql`${extraTimes.givenAt}` : sql`${nameOf(users)} collate "und-x-icu"`
  const rows = await selectExtra(db)
    .where(where)
    .orderBy(sort?.descending ? sql`${by} desc` : by, asc(extraTimes.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(extraTimes)
    .innerJoin(users, and(eq(users.companyId, extraTimes.companyId), eq(users.id, extraTimes.userId)))
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}

type GivenTime = ExtraTimeForm & { companyId: number; givenBy: number; givenAt: Date }

/** What somebody has at one place, which is one row there. */
export async function writeExtra(db: Db, values: GivenTime) {
  const { percent, minutes, givenBy, givenAt } = values
  const [row] = await db
    .insert(extraTimes)
    .values(values)
    .onConflictDoUpdate({
      target: [extraTimes.companyId, extraTimes.userId, extraTimes.evaluationId],
      set: { percent, minutes, givenBy, givenAt },
    })
    .returning({ id: extraTimes.id })
  if (!row) throw new Error('nothing was made')
  return row.id
}

export async function removeExtra(db: Db, companyId: number, id: number) {
  await db.delete(extraTimes).where(and(eq(extraTimes.companyId, companyId), eq(extraTimes.id, id)))
}

export async function isOwnPerson(db: Db, companyId: number, userId: number) {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)))
  return row !== undefined
}

/** What of somebody’s is under way against the clock, locked until the transaction ends. */
export const holdTimed = (db: Db, { companyId, userId }: PersonKey & { userId: number }) =>
  db
    .select({
      attempt: { id: attempts.id, startedAt: attempts.startedAt, endsAt: attempts.endsAt },
      id: componentRevisions.componentId,
      settings: evaluationRevisions.settings,
    })
    .from(attempts)
    .innerJoin(
      componentRevisions,
      and(
        eq(componentRevisions.companyId, attempts.companyId),
        eq(componentRevisions.id, attempts.revisionId),
      ),
    )
    .innerJoin(
      evaluationRevisions,
      and(
        eq(evaluationRevisions.companyId, attempts.companyId),
        eq(evaluationRevisions.revisionId, attempts.revisionId),
      ),
    )
    .where(
      and(
        eq(attempts.companyId, companyId),
        eq(attempts.userId, userId),
        isNull(attempts.submittedAt),
        sql`${attempts.endsAt} is not null`,
      ),
    )
    .orderBy(asc(attempts.id))
    .for('update', { of: attempts })

/** NOTE: nobody’s time is cut while they write. */
export async function writeEnd(db: Db, companyId: number, id: number, endsAt: Date) {
  await db
    .update(attempts)
    .set({ endsAt: sql`greatest(${attempts.endsAt}, ${endsAt.toISOString()}::timestamptz)` })
    .where(and(eq(attempts.companyId, companyId), eq(attempts.id, id), isNull(attempts.submittedAt)))
}
