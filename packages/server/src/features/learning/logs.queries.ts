import { and, type AnyColumn, eq, type SQL, sql } from 'drizzle-orm'
import type { ProgressState } from '@oktant/contract/learning.ts'
import { type Db, rowsOf } from '../../db/db.ts'
import { componentLogs, containerLogs, launches } from './learning.tables.ts'

type Whose = { companyId: number; userId: number }

const ifOpened = (then: SQL, otherwise: AnyColumn) =>
  sql`case when ${containerLogs.state} = 'NOT_STARTED' then ${then} else ${otherwise} end`

/** Somebody's record of a container in its latest period; made where there is none, and begun where it was only opened. */
export async function beginContainerLog(
  db: Db,
  { companyId, userId }: Whose,
  { containerId, editionId, now }: { containerId: number; editionId: number; now: Date },
) {
  const [made] = await db
    .insert(containerLogs)
    .values({
      companyId,
      userId,
      containerId,
      period: sql`(select coalesce(max(known.period), 1) from ${containerLogs} known where known.company_id = ${companyId}
        and known.user_id = ${userId} and known.container_id = ${containerId})`,
      editionId,
      state: 'IN_PROGRESS' as const,
      startedAt: now,
      lastAt: now,
    })
    .onConflictDoUpdate({
      target: [
        containerLogs.companyId,
        containerLogs.userId,
        containerLogs.containerId,
        containerLogs.period,
      ],
      set: {
        lastAt: now,
        state: ifOpened(sql`excluded.state`, containerLogs.state),
        startedAt: ifOpened(sql`excluded.started_at`, containerLogs.startedAt),
        editionId: ifOpened(sql`excluded.edition_id`, containerLogs.editionId),
      },
    })
    .returning()
  if (!made) throw new Error('nothing was made')
  return made
}

export type ComponentLogRow = typeof componentLogs.$inferSelect

/** Somebody's latest attempt at a place; its first where there is none. */
export async function beginComponentLog(
  db: Db,
  { companyId, userId }: Whose,
  { containerLogId, childId, now }: { containerLogId: number; childId: number; now: Date },
): Promise<ComponentLogRow> {
  const [made] = await db
    .insert(componentLogs)
    .values({
      companyId,
      userId,
      containerLogId,
      childId,
      attempt: 1,
      state: 'IN_PROGRESS' as const,
      startedAt: now,
      lastAt: now,
    })
    .onConflictDoUpdate({
      target: [
        componentLogs.companyId,
        componentLogs.containerLogId,
        componentLogs.childId,
        componentLogs.attempt,
      ],
      set: { lastAt: now },
    })
    .returning()
  if (!made) throw new Error('nothing was made')
  return made
}

/** Somebody’s next attempt at a place, beside those before it. */
export async function insertComponentLog(
  db: Db,
  { companyId, userId }: Whose,
  { containerLogId, childId, now }: { containerLogId: number; childId: number; now: Date },
): Promise<ComponentLogRow> {
  const next = sql`(select coalesce(max(known.attempt), 0) + 1 from ${componentLogs} known
    where known.company_id = ${companyId} and known.container_log_id = ${containerLogId}
      and known.child_id = ${childId})`
  const values = { companyId, userId, containerLogId, childId, state: 'IN_PROGRESS' as const }
  const [made] = await db
    .insert(componentLogs)
    .values({ ...values, attempt: next, startedAt: now, lastAt: now })
    .returning()
  if (!made) throw new Error('nothing was made')
  return made
}

/** Counts seconds at an attempt and at the course that it belongs to. */
export async function addSeconds(db: Db, log: ComponentLogRow, seconds: number, now: Date) {
  const { companyId, id, containerLogId } = log
  const at = now.toISOString()
  await db.execute(sql`with counted as (
      update ${componentLogs} set seconds = component_logs.seconds + ${seconds}::int, last_at = ${at}
      where company_id = ${companyId} and id = ${id})
    update ${containerLogs} set seconds = container_logs.seconds + ${seconds}::int, last_at = ${at}
    where company_id = ${companyId} and id = ${containerLogId}`)
}

/** Opens one thing for somebody; what they had open before is theirs no longer. */
export async function openLaunch(
  db: Db,
  { companyId, userId }: Whose,
  { componentLogId, token, now }: { componentLogId: number; token: string; now: Date },
) {
  const values = { componentLogId, token, countedUntil: now }
  await db
    .insert(launches)
    .values({ companyId, userId, ...values })
    .onConflictDoUpdate({ target: [launches.companyId, launches.userId], set: values })
}

/** What somebody has open, locked until the transaction ends. */
export async function holdLaunch(db: Db, { companyId, userId }: Whose) {
  const [row] = await db
    .select({ launch: launches, log: componentLogs })
    .from(launches)
    .innerJoin(
      componentLogs,
      and(eq(componentLogs.companyId, launches.companyId), eq(componentLogs.id, launches.componentLogId)),
    )
    .where(and(eq(launches.companyId, companyId), eq(launches.userId, userId)))
    .for('update', { of: launches })
  return row
}

export async function countLaunch(db: Db, { companyId, userId }: Whose, now: Date) {
  await db
    .update(launches)
    .set({ countedUntil: now })
    .where(and(eq(launches.companyId, companyId), eq(launches.userId, userId)))
}

type LogChange = {
  state: ProgressState
  mark?: number | null
  doneBy: string | null
  seconds: number
  location: string
  lastAt: Date
  completedAt: Date | null
}

export async function writeComponentLog(db: Db, companyId: number, id: number, change: LogChange) {
  await db
    .update(componentLogs)
    .set(change)
    .where(and(eq(componentLogs.companyId, companyId), eq(componentLogs.id, id)))
}

export type ContainerLogRow = typeof containerLogs.$inferSelect
type ContainerChange = Partial<
  Pick<ContainerLogRow, 'state' | 'percent' | 'mark' | 'startedAt' | 'completedAt' | 'lastAt' | 'editionId'>
>

export async function writeContainerLog(
  db: Db,
  companyId: number,
  id: number,
  { seconds = 0, ...change }: ContainerChange & { seconds?: number },
) {
  const [written] = await db
    .update(containerLogs)
    .set({ ...change, seconds: sql`"container_logs"."seconds" + ${seconds}::int` })
    .where(and(eq(containerLogs.companyId, companyId), eq(containerLogs.id, id)))
    .returning()
  return written
}

export async function findContainerLog(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select()
    .from(containerLogs)
    .where(and(eq(containerLogs.companyId, companyId), eq(containerLogs.id, id)))
  return row
}

/** Somebody's records of courses that hold this one, in the latest period and the edition that they began. */
export function listHolding(db: Db, { companyId, userId }: Whose, containerId: number) {
  return rowsOf<{ id: number }>(
    db,
    sql`select distinct log.id from container_logs log
      join edition_children place on place.company_id = log.company_id and place.edition_id = log.edition_id
      join container_children child on child.company_id = place.company_id and child.id = place.child_id
      where log.company_id = ${companyId} and log.user_id = ${userId} and child.nested_id = ${containerId}
        and log.period = (select max(later.period) from container_logs later where later.company_id = log.company_id
          and later.user_id = log.user_id and later.container_id = log.container_id)`,
  )
}

type MadeRecord = {
  log: typeof containerLogs.$inferInsert
  did: (Pick<
    ComponentLogRow,
    'childId' | 'attempt' | 'state' | 'mark' | 'doneBy' | 'seconds' | 'completedAt'
  > & {
    startedAt: Date
  })[]
}

/** Writes whole records of courses with what was done in them, and answers the numbers of what was done. */
export async function insertRecords(db: Db, records: readonly MadeRecord[]) {
  if (records.length === 0) return []
  const logs = await db
    .insert(containerLogs)
    .values(records.map(({ log }) => log))
    .returning({ id: containerLogs.id, userId: containerLogs.userId })
  const logOf = new Map(logs.map(({ id, userId }) => [userId, id]))
  const rows = records.flatMap(({ log: { companyId, userId }, did }) =>
    did.map((one) => ({
      ...one,
      companyId,
      userId,
      containerLogId: logOf.get(userId) ?? 0,
      lastAt: one.completedAt ?? one.startedAt,
    })),
  )
  const made = await db.insert(componentLogs).values(rows).returning({
    id: componentLogs.id,
    userId: componentLogs.userId,
    childId: componentLogs.childId,
    attempt: componentLogs.attempt,
  })
  const numberOf = new Map(
    made.map(({ id, userId, childId, attempt }) => [`${userId} ${childId} ${attempt}`, id]),
  )
  return records.map(({ log: { userId }, did }) =>
    did.map(({ childId, attempt }) => numberOf.get(`${userId} ${childId} ${attempt}`) ?? 0),
  )
}
