import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { prepared, preparedRows } from '../../../../db/engine/prepared.ts'
import { componentLogs } from '../../../learning/learn/learn.tables.ts'
import { evaluationAttempts } from '../attempts.tables.ts'
import { ofAttempt } from '../joins.tables.ts'

const given = sql.placeholder

const standingsAt = prepared((db) =>
  db
    .select({
      logId: componentLogs.id,
      state: componentLogs.state,
      submittedAt: evaluationAttempts.submittedAt,
    })
    .from(componentLogs)
    .innerJoin(evaluationAttempts, ofAttempt.log)
    .where(
      and(
        eq(componentLogs.companyId, given('companyId')),
        eq(componentLogs.containerLogId, given('containerLogId')),
        eq(componentLogs.childId, given('childId')),
      ),
    )
    .orderBy(desc(componentLogs.attempt))
    .prepare('attempts_standings'),
)

/** How far they are, which is all that a start needs to know of them. */
export const listStandings = (
  db: Db,
  companyId: number,
  { containerLogId, childId }: { containerLogId: number; childId: number },
) => standingsAt(db).execute({ companyId, containerLogId, childId })

const attemptBegun = prepared((db) =>
  db
    .insert(evaluationAttempts)
    .values({
      companyId: given('companyId'),
      userId: given('userId'),
      componentLogId: given('componentLogId'),
      revisionId: given('revisionId'),
      launch: given('launch'),
      visit: given('visit'),
      startedAt: given('startedAt'),
      countedUntil: given('countedUntil'),
      // NOTE: what a column makes of a moment it cannot make of none.
      endsAt: sql`${given('endsAt')}::timestamptz`,
    })
    .returning()
    .prepare('attempts_begun'),
)

type NewAttempt = Pick<
  typeof evaluationAttempts.$inferSelect,
  | 'companyId'
  | 'userId'
  | 'componentLogId'
  | 'revisionId'
  | 'launch'
  | 'visit'
  | 'startedAt'
  | 'countedUntil'
  | 'endsAt'
>

/** Writes a new attempt, and tells it as it stands. */
export async function insertAttempt(db: Db, values: NewAttempt) {
  const endsAt = values.endsAt?.toISOString() ?? null
  const [made] = await attemptBegun(db).execute({ ...values, endsAt })
  if (!made) throw new Error('nothing was made')
  return made
}

const launched = preparedRows(
  'attempts_launched',
  () => sql`update ${evaluationAttempts}
    set launch = ${given('launch')}, counted_until = ${given('countedUntil')}::timestamptz
    where company_id = ${given('companyId')} and id = ${given('id')}`,
)

/** Gives an attempt to the window that opens it. */
export async function writeLaunch(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  { launch, countedUntil }: { launch: string; countedUntil: Date },
) {
  await launched(db, { companyId, id, launch, countedUntil: countedUntil.toISOString() })
}
