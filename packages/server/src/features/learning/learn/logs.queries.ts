import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { ProgressState } from '@oktant/contract/learning/own/learning-state.ts'
import type { Db } from '../../../db/engine/db.ts'
import { prepared, preparedRows } from '../../../db/engine/prepared.ts'
import { componentLogs, containerLogs, launches } from './learn.tables.ts'

type PersonKey = { companyId: number; userId: number }

const given = sql.placeholder
const asking = { companyId: given('companyId'), userId: given('userId') }

const containerBegun = preparedRows<{ id: number; is_new: boolean }>(
  'learning_container_begun',
  // NOTE: a row that was there before has a transaction that locked it.
  () => sql`insert into ${containerLogs}
      (company_id, user_id, container_id, period, edition_id, state, started_at, last_at)
    select ${given('companyId')}::int, ${given('userId')}::int, ${given('containerId')}::int,
      coalesce((select max(known.period) from ${containerLogs} known
        where known.company_id = ${given('companyId')} and known.user_id = ${given('userId')}
          and known.container_id = ${given('containerId')}), 1),
      ${given('editionId')}::int, 'IN_PROGRESS', ${given('now')}::timestamptz, ${given('now')}::timestamptz
    on conflict (company_id, user_id, container_id, period) do update set last_at = excluded.last_at,
      state = case when container_logs.state = 'NOT_STARTED' then excluded.state else container_logs.state end,
      started_at = case when container_logs.state = 'NOT_STARTED' then excluded.started_at
        else container_logs.started_at end,
      edition_id = case when container_logs.state = 'NOT_STARTED' then excluded.edition_id
        else container_logs.edition_id end
    returning id, xmax = 0 as is_new`,
)

/** Somebody's record of a container in its latest period, locked; made where there is none, and begun where it was only opened. */
export async function beginContainerLog(
  db: Db,
  whose: PersonKey,
  { now, ...at }: { containerId: number; editionId: number; now: Date },
) {
  const [made] = await containerBegun(db, { ...whose, ...at, now: now.toISOString() })
  if (!made) throw new Error('nothing was made')
  return { id: made.id, isNew: made.is_new }
}

export type ComponentLogRow = typeof componentLogs.$inferSelect

const componentBegun = prepared((db) =>
  db
    .insert(componentLogs)
    .values({
      ...asking,
      containerLogId: given('containerLogId'),
      childId: given('childId'),
      attempt: 1,
      state: 'IN_PROGRESS',
      startedAt: given('now'),
      lastAt: given('now'),
    })
    .onConflictDoUpdate({
      target: [
        componentLogs.companyId,
        componentLogs.containerLogId,
        componentLogs.childId,
        componentLogs.attempt,
      ],
      set: { lastAt: sql`excluded.last_at` },
    })
    .returning()
    .prepare('learning_component_begun'),
)

/** Somebody's latest attempt at a place; its first where there is none. */
export async function beginComponentLog(
  db: Db,
  whose: PersonKey,
  at: { containerLogId: number; childId: number; now: Date },
): Promise<ComponentLogRow> {
  const [made] = await componentBegun(db).execute({ ...whose, ...at })
  if (!made) throw new Error('nothing was made')
  return made
}

const attemptBegun = prepared((db) =>
  db
    .insert(componentLogs)
    .values({
      ...asking,
      containerLogId: given('containerLogId'),
      childId: given('childId'),
      attempt: sql`1 + coalesce((select max(known.attempt) from ${componentLogs} known
        where known.company_id = ${asking.companyId} and known.container_log_id = ${given('containerLogId')}
          and known.child_id = ${given('childId')}), 0)`,
      state: 'IN_PROGRESS',
      startedAt: given('now'),
      lastAt: given('now'),
    })
    .returning()
    .prepare('learning_attempt_begun'),
)

/** The record of somebody’s next attempt at a place; the record of the course is locked. */
export async function beginAttemptLog(
  db: Db,
  whose: PersonKey,
  at: { containerLogId: number; childId: number; now: Date },
): Promise<ComponentLogRow> {
  const [made] = await attemptBegun(db).execute({ ...whose, ...at })
  if (!made) throw new Error('nothing was made')
  return made
}

const secondsCounted = given('seconds')
/** Counts seconds at an attempt and at the course that it belongs to, as parts of a statement; nothing where there are none. */
export const countingSeconds = sql`counted_log as (
    update ${componentLogs} set seconds = component_logs.seconds + ${secondsCounted}::int,
      last_at = ${given('now')}::timestamptz
    where company_id = ${asking.companyId} and id = ${given('logId')} and ${secondsCounted}::int > 0),
  counted_course as (
    update ${containerLogs} set seconds = container_logs.seconds + ${secondsCounted}::int,
      last_at = ${given('now')}::timestamptz
    where company_id = ${asking.companyId} and id = ${given('containerLogId')} and ${secondsCounted}::int > 0)`

const secondsAdded = preparedRows('learning_seconds_added', () => sql`with ${countingSeconds} select 1`)

export async function addSeconds(db: Db, log: ComponentLogRow, seconds: number, now: Date) {
  const { companyId, id: logId, containerLogId } = log
  await secondsAdded(db, { companyId, logId, containerLogId, seconds, now: now.toISOString() })
}

const launchOpened = prepared((db) =>
  db
    .insert(launches)
    .values({
      ...asking,
      componentLogId: given('componentLogId'),
      token: given('token'),
      countedUntil: given('now'),
    })
    .onConflictDoUpdate({
      target: [launches.companyId, launches.userId],
      set: {
        componentLogId: sql`excluded.component_log_id`,
        token: sql`excluded.token`,
        countedUntil: sql`excluded.counted_until`,
      },
    })
    .prepare('learning_launch_opened'),
)

/** Opens one thing for somebody; what they had open before is theirs no longer. */
export async function openLaunch(
  db: Db,
  whose: PersonKey,
  at: { componentLogId: number; token: string; now: Date },
) {
  await launchOpened(db).execute({ ...whose, ...at })
}

const launchHeld = prepared((db) =>
  db
    .select({ launch: launches, log: componentLogs, container: containerLogs })
    .from(launches)
    .innerJoin(
      componentLogs,
      and(eq(componentLogs.companyId, launches.companyId), eq(componentLogs.id, launches.componentLogId)),
    )
    .innerJoin(
      containerLogs,
      and(
        eq(containerLogs.companyId, componentLogs.companyId),
        eq(containerLogs.id, componentLogs.containerLogId),
      ),
    )
    .where(and(eq(launches.companyId, asking.companyId), eq(launches.userId, asking.userId)))
    // NOTE: of rows that are not locked too, what came while this one was waited for would not be seen; and they are locked
    // as a launch writes them, the course first, or two windows of one person would wait for each other.
    .for('update', { of: [containerLogs, componentLogs, launches] })
    .prepare('learning_launch_held'),
)

/** What somebody has open and what they did there and in its course, locked until the transaction ends. */
export async function holdLaunch(db: Db, whose: PersonKey) {
  const [row] = await launchHeld(db).execute(whose)
  return row
}

type LogChange = {
  state: ProgressState
  doneBy: string | null
  seconds: number
  location: string
  lastAt: Date
  completedAt: Date | null
}

const saved = preparedRows(
  'learning_saved',
  () => sql`with counted as (
      update ${launches} set counted_until = ${given('lastAt')}::timestamptz
      where company_id = ${asking.companyId} and user_id = ${asking.userId})
    update ${componentLogs} set state = ${given('state')}, done_by = ${given('doneBy')},
      seconds = ${given('seconds')}::int, location = ${given('location')}, last_at = ${given('lastAt')}::timestamptz,
      completed_at = ${given('completedAt')}::timestamptz
    where company_id = ${asking.companyId} and id = ${given('id')}`,
)

/** Writes what somebody did with what they have open, and up to when its time is counted. */
export async function writeSaved(db: Db, whose: PersonKey, id: number, change: LogChange) {
  const [lastAt, completedAt] = [change.lastAt.toISOString(), change.completedAt?.toISOString() ?? null]
  await saved(db, { ...whose, ...change, id, lastAt, completedAt })
}

/** Writes what an attempt came to, as a part of a statement; nothing where `logId` names none. */
export const closingLog = sql`closed_log as (
    update ${componentLogs} set state = ${given('logState')}::text, done_by = ${given('logDoneBy')}::text,
      mark = ${given('logMark')}::int, seconds = ${given('logSeconds')}::int, location = ${given('logLocation')}::text,
      last_at = ${given('lastAt')}::timestamptz, completed_at = ${given('logCompletedAt')}::timestamptz
    where company_id = ${asking.companyId} and id = ${given('logId')})`

export type ClosedLog = LogChange & { id: number; mark: number | null }

/** What `closingLog` is given. */
export const closingValues = (log: ClosedLog | null) => ({
  logId: log?.id ?? null,
  logState: log?.state ?? null,
  logDoneBy: log?.doneBy ?? null,
  logMark: log?.mark ?? null,
  logSeconds: log?.seconds ?? null,
  logLocation: log?.location ?? null,
  lastAt: log?.lastAt.toISOString() ?? null,
  logCompletedAt: log?.completedAt?.toISOString() ?? null,
})

const logClosed = preparedRows('learning_log_closed', () => sql`with ${closingLog} select 1`)

export async function writeComponentLog(db: Db, companyId: number, log: ClosedLog) {
  await logClosed(db, { companyId, ...closingValues(log) })
}

export type ContainerLogRow = typeof containerLogs.$inferSelect

export async function writeEditionOf(db: Db, companyId: number, id: number, editionId: number) {
  await db
    .update(containerLogs)
    .set({ editionId })
    .where(and(eq(containerLogs.companyId, companyId), eq(containerLogs.id, id)))
}

const containerLogHeld = prepared((db) =>
  db
    .select()
    .from(containerLogs)
    .where(and(eq(containerLogs.companyId, asking.companyId), eq(containerLogs.id, given('id'))))
    .for('update')
    .prepare('learning_container_log_held'),
)

/** One record of a course, locked: of two who bring it up to date, the later one sees what the first has written. */
export async function holdContainerLog(db: Db, companyId: number, id: number) {
  const [row] = await containerLogHeld(db).execute({ companyId, id })
  return row
}

/** Locks records of courses until the transaction ends, all before any is written. */
export const holdContainerLogs = (db: Db, companyId: number, ids: readonly number[]) =>
  db
    .select({ id: containerLogs.id })
    .from(containerLogs)
    .where(and(eq(containerLogs.companyId, companyId), inArray(containerLogs.id, [...ids])))
    .orderBy(asc(containerLogs.id))
    .for('update')

type Settled = Pick<ContainerLogRow, 'state' | 'percent' | 'mark' | 'completedAt' | 'lastAt' | 'seconds'> & {
  startedAt?: Date
}

const settled = preparedRows<{ id: number }>(
  'learning_settled',
  () => sql`with written as (
      update container_logs set state = ${given('state')}, percent = ${given('percent')}::int,
        mark = ${given('mark')}::int, seconds = seconds + ${given('seconds')}::int,
        started_at = coalesce(${given('startedAt')}::timestamptz, started_at),
        last_at = ${given('lastAt')}::timestamptz, completed_at = ${given('completedAt')}::timestamptz
      where company_id = ${asking.companyId} and id = ${given('id')})
    select distinct log.id from container_logs log
    join edition_children place on place.company_id = log.company_id and place.edition_id = log.edition_id
    join container_children child on child.company_id = place.company_id and child.id = place.child_id
    where log.company_id = ${asking.companyId} and log.user_id = ${asking.userId}
      and child.nested_id = ${given('containerId')}
      and log.period = (select max(later.period) from container_logs later where later.company_id = log.company_id
        and later.user_id = log.user_id and later.container_id = log.container_id)
    order by log.id`,
)

/**
 * Writes what a course has come to, with the seconds that are new. Answers the person's records of the courses that hold it,
 * in the latest period and the edition that they began.
 */
export const writeSettled = (
  db: Db,
  whose: PersonKey,
  { id, containerId }: Pick<ContainerLogRow, 'id' | 'containerId'>,
  { startedAt, lastAt, completedAt, ...change }: Settled,
) =>
  settled(db, {
    ...whose,
    ...change,
    id,
    containerId,
    startedAt: startedAt?.toISOString() ?? null,
    lastAt: lastAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
  })

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
