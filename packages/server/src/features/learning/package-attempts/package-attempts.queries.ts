import { and, asc, eq, sql } from 'drizzle-orm'
import type { TracedCall } from '@oktant/contract/learning/package-attempts.ts'
import type { SavedAttempt } from '@oktant/runtime/commit/merge.ts'
import type { Db } from '../../../db/engine/db.ts'
import { prepared, preparedRows } from '../../../db/engine/prepared.ts'
import type { Ageing } from '../../../db/query/overdue.ts'
import { components } from '../components/components.tables.ts'
import { componentLogs, containerLogs } from '../learn/learn.tables.ts'
import { users } from '../../people/people/people.tables.ts'
import { playedPackages } from '../played-packages/played-packages.tables.ts'
import { packageAttempts, packageSessions, packageTrace } from './package-attempts.tables.ts'

const given = sql.placeholder
const asking = { companyId: given('companyId') }

const ofAttempt = and(
  eq(componentLogs.companyId, packageAttempts.companyId),
  eq(componentLogs.id, packageAttempts.componentLogId),
)

const attemptHeld = prepared((db) =>
  db
    .select({
      attempt: packageAttempts,
      log: componentLogs,
      played: playedPackages,
      learner: {
        companyId: users.companyId,
        userId: users.id,
        language: users.language,
        timezone: users.timezone,
        status: users.status,
      },
    })
    .from(packageAttempts)
    .innerJoin(componentLogs, ofAttempt)
    .innerJoin(
      containerLogs,
      and(
        eq(containerLogs.companyId, componentLogs.companyId),
        eq(containerLogs.id, componentLogs.containerLogId),
      ),
    )
    .innerJoin(users, and(eq(users.companyId, componentLogs.companyId), eq(users.id, componentLogs.userId)))
    .innerJoin(
      playedPackages,
      and(
        eq(playedPackages.companyId, packageAttempts.companyId),
        eq(playedPackages.revisionId, packageAttempts.revisionId),
      ),
    )
    .where(
      and(
        eq(packageAttempts.companyId, asking.companyId),
        eq(packageAttempts.componentLogId, given('componentLogId')),
      ),
    )
    // NOTE: the course first, as a launch locks it, or a launch and a commit of one person would wait for each other.
    .for('update', { of: [containerLogs, componentLogs, packageAttempts] })
    .prepare('package_attempt_held'),
)

/** One attempt with its record, and how it is played; locked until the transaction ends. */
export async function holdAttempt(db: Db, companyId: number, componentLogId: number) {
  const [row] = await attemptHeld(db).execute({ companyId, componentLogId })
  return row
}

export type HeldAttempt = NonNullable<Awaited<ReturnType<typeof holdAttempt>>>

const attemptsListed = prepared((db) =>
  db
    .select({ attempt: packageAttempts, log: componentLogs })
    .from(packageAttempts)
    .innerJoin(componentLogs, ofAttempt)
    .where(
      and(
        eq(componentLogs.companyId, asking.companyId),
        eq(componentLogs.containerLogId, given('containerLogId')),
        eq(componentLogs.childId, given('childId')),
      ),
    )
    .orderBy(asc(componentLogs.attempt))
    .prepare('package_attempts_listed'),
)

/** Somebody's attempts at a place in one period of its course, oldest first. */
export const listPackageAttempts = (
  db: Db,
  companyId: number,
  { containerLogId, childId }: { containerLogId: number; childId: number },
) => attemptsListed(db).execute({ companyId, containerLogId, childId })

export type ListedAttempt = Awaited<ReturnType<typeof listPackageAttempts>>[number]

/** The number of somebody's latest attempt at a place, in the latest period of its course. */
export async function findLatestAttempt(
  db: Db,
  { companyId, userId }: { companyId: number; userId: number },
  childId: number,
) {
  const [row] = await db
    .select({ id: componentLogs.id })
    .from(packageAttempts)
    .innerJoin(componentLogs, ofAttempt)
    .where(
      and(
        eq(componentLogs.companyId, companyId),
        eq(componentLogs.userId, userId),
        eq(componentLogs.childId, childId),
      ),
    )
    .orderBy(sql`${componentLogs.id} desc`)
    .limit(1)
  return row?.id
}

export async function insertPackageAttempt(
  db: Db,
  of: { companyId: number; componentLogId: number; revisionId: number; now: Date },
) {
  const { now, ...at } = of
  const [made] = await db
    .insert(packageAttempts)
    .values({ ...at, values: {}, times: {}, session: 1, savedAt: now })
    .returning()
  if (!made) throw new Error('nothing was made')
  return made
}

const commitWritten = preparedRows(
  'package_commit_written',
  // NOTE: what was said before stays where it is, so that a commit sends what changed and no more.
  () => sql`with attempt as (
      update package_attempts set "values" = "values" || ${given('values')}::jsonb,
        session = ${given('session')}::int, number = ${given('number')}::int,
        has_finished = ${given('hasFinished')}::boolean, times = ${given('times')}::jsonb,
        saved_at = ${given('now')}::timestamptz
      where company_id = ${asking.companyId} and id = ${given('id')} and ${given('isNew')}::boolean
    )
    insert into package_trace (company_id, attempt_id, session, "first", calls)
    select ${asking.companyId}::int, ${given('id')}::int, ${given('launch')}::int, ${given('first')}::int,
      ${given('calls')}::jsonb
    where ${given('first')}::int is not null
    on conflict (company_id, attempt_id, session, "first") do update set calls = excluded.calls`,
)

export type CommitWritten = {
  /** What the attempt holds with it; of `values` those that are new. */
  saved: SavedAttempt
  /** False for one that was taken before. */
  isNew: boolean
  launch: number
  /** What the package called; the same calls again take the place of those that came before. */
  trace: readonly TracedCall[]
}

/** Writes by one statement what a commit changes of its attempt, and the calls that came with it. */
export async function writeCommit(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  { saved: { values, times, ...saved }, isNew, launch, trace }: CommitWritten,
  now: Date,
) {
  const [first] = trace
  const texts = { values: JSON.stringify(values), times: JSON.stringify(times), calls: JSON.stringify(trace) }
  const of = { companyId, id, isNew, launch, first: first?.number ?? null, now: now.toISOString() }
  await commitWritten(db, { ...saved, ...texts, ...of })
}

const takenOver = preparedRows(
  'package_attempt_taken_over',
  // NOTE: none of what it holds is written anew.
  () => sql`update package_attempts set session = ${given('session')}::int, number = ${given('number')}::int,
      has_finished = ${given('hasFinished')}::boolean, saved_at = ${given('now')}::timestamptz
    where company_id = ${asking.companyId} and id = ${given('id')}`,
)

/** Writes that another launch speaks for an attempt. */
export async function writeTakenOver(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  { session, number, hasFinished }: SavedAttempt,
  now: Date,
) {
  await takenOver(db, { companyId, id, session, number, hasFinished, now: now.toISOString() })
}

/** Takes an attempt over into another revision of its package, with all that it holds. */
export async function moveAttempt(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  revisionId: number,
) {
  await db
    .update(packageAttempts)
    .set({ revisionId })
    .where(and(eq(packageAttempts.companyId, companyId), eq(packageAttempts.id, id)))
}

const nameFound = prepared((db) =>
  db
    .select({ firstName: users.firstName, surname: users.surname })
    .from(users)
    .where(and(eq(users.companyId, asking.companyId), eq(users.id, given('userId'))))
    .prepare('package_learner_name'),
)

/** As packages show a learner: the family name first. */
export async function findLearnerName(db: Db, companyId: number, userId: number) {
  const [row] = await nameFound(db).execute({ companyId, userId })
  return row ? `${row.surname}, ${row.firstName}` : ''
}

/** What a component says now. */
export async function findRevisionOf(db: Db, companyId: number, componentId: number) {
  const [row] = await db
    .select({ id: components.revisionId })
    .from(components)
    .where(and(eq(components.companyId, companyId), eq(components.id, componentId)))
  return row?.id ?? undefined
}

export const ageingLaunches: Ageing = { table: packageSessions, since: sql`row.ended_at` }
export const ageingTraces: Ageing = {
  table: packageTrace,
  since: sql`(select attempt.saved_at from ${packageAttempts} attempt
    where attempt.company_id = row.company_id and attempt.id = row.attempt_id)`,
}
