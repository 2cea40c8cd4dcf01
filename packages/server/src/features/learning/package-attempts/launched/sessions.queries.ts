import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { prepared } from '../../../../db/engine/prepared.ts'
import { companies } from '../../../organisation/companies/companies.tables.ts'
import { users } from '../../../people/people/people.tables.ts'
import { componentRevisions } from '../../components/components.tables.ts'
import { componentLogs } from '../../learn/learn.tables.ts'
import { packageAttempts, packageSessions } from '../package-attempts.tables.ts'
import { playedPackages } from '../../played-packages/played-packages.tables.ts'

export type SessionRow = typeof packageSessions.$inferSelect
type OfAttempt = { companyId: number; componentLogId: number }

export async function insertSession(db: Db, session: typeof packageSessions.$inferInsert) {
  const [made] = await db.insert(packageSessions).values(session).returning()
  if (!made) throw new Error('no session was made')
  return made
}

/** Gives a launch its token, once; nothing where that was done before, or too long after the launch. */
export async function giveToken(
  db: Db,
  fetchHash: string,
  { tokenHash, since, now }: { tokenHash: string; since: Date; now: Date },
) {
  const [given] = await db
    .update(packageSessions)
    .set({ tokenHash, fetchedAt: now })
    .where(
      and(
        eq(packageSessions.fetchHash, fetchHash),
        isNull(packageSessions.fetchedAt),
        isNull(packageSessions.endedAt),
        gt(packageSessions.launchedAt, since),
      ),
    )
    .returning({ session: packageSessions.session })
  return given
}

export async function isLaunchKnown(db: Db, fetchHash: string) {
  const found = await db
    .select({ id: packageSessions.id })
    .from(packageSessions)
    .where(eq(packageSessions.fetchHash, fetchHash))
  return found.length > 0
}

const sessionByToken = prepared((db) =>
  db
    .select({
      session: packageSessions,
      userId: componentLogs.userId,
      registration: packageAttempts.registration,
      kind: playedPackages.kind,
      componentId: componentRevisions.componentId,
    })
    .from(packageSessions)
    .innerJoin(
      componentLogs,
      and(
        eq(componentLogs.companyId, packageSessions.companyId),
        eq(componentLogs.id, packageSessions.componentLogId),
      ),
    )
    .innerJoin(
      packageAttempts,
      and(
        eq(packageAttempts.companyId, packageSessions.companyId),
        eq(packageAttempts.componentLogId, packageSessions.componentLogId),
      ),
    )
    .innerJoin(
      playedPackages,
      and(
        eq(playedPackages.companyId, packageAttempts.companyId),
        eq(playedPackages.revisionId, packageAttempts.revisionId),
      ),
    )
    .innerJoin(
      componentRevisions,
      and(
        eq(componentRevisions.companyId, packageAttempts.companyId),
        eq(componentRevisions.id, packageAttempts.revisionId),
      ),
    )
    .innerJoin(users, and(eq(users.companyId, componentLogs.companyId), eq(users.id, componentLogs.userId)))
    .innerJoin(companies, eq(companies.id, packageSessions.companyId))
    .where(
      and(
        eq(packageSessions.tokenHash, sql.placeholder('hash')),
        eq(users.status, 'Active'),
        eq(companies.state, 'confirmed'),
      ),
    )
    .prepare('package_session_by_token'),
)

/** The launch that a token was given for, with whose it is. */
export async function findLaunched(db: Db, hash: string) {
  const [row] = await sessionByToken(db).execute({ hash })
  return row
}
export type Launched = NonNullable<Awaited<ReturnType<typeof findLaunched>>>

/** As it stands now; NOTE: asked for once its attempt is held, without which nobody writes it. */
export async function readSession(db: Db, { companyId, id }: { companyId: number; id: number }) {
  const [row] = await db
    .select()
    .from(packageSessions)
    .where(and(eq(packageSessions.companyId, companyId), eq(packageSessions.id, id)))
  if (!row) throw new Error('a launch is no longer there')
  return row
}

type Written = Partial<Pick<SessionRow, 'verbs' | 'initializedAt' | 'saidAt' | 'endedAt'>>

export async function writeSession(db: Db, { companyId, id }: SessionRow, change: Written) {
  await db
    .update(packageSessions)
    .set(change)
    .where(and(eq(packageSessions.companyId, companyId), eq(packageSessions.id, id)))
}

/** Writes down, once, that content has read how its learner likes it. */
export async function notePreferencesRead(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  now: Date,
) {
  await db
    .update(packageSessions)
    .set({ preferencesReadAt: now })
    .where(
      and(
        eq(packageSessions.companyId, companyId),
        eq(packageSessions.id, id),
        isNull(packageSessions.preferencesReadAt),
      ),
    )
}

/** Ends what of an attempt is still open; answers what that was. */
export const abandonOpen = (db: Db, { companyId, componentLogId }: OfAttempt, now: Date) =>
  db
    .update(packageSessions)
    .set({ endedAt: now, isAbandoned: true })
    .where(
      and(
        eq(packageSessions.companyId, companyId),
        eq(packageSessions.componentLogId, componentLogId),
        isNull(packageSessions.endedAt),
      ),
    )
    .returning()

/** Which component a revision is of. */
export async function findComponentOf(
  db: Db,
  { companyId, revisionId }: { companyId: number; revisionId: number },
) {
  const [row] = await db
    .select({ id: componentRevisions.componentId })
    .from(componentRevisions)
    .where(and(eq(componentRevisions.companyId, companyId), eq(componentRevisions.id, revisionId)))
  if (!row) throw new Error('a revision of nothing')
  return row.id
}
