import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { componentRevisions } from '../../components/components.tables.ts'
import { componentLogs } from '../../learn/learn.tables.ts'
import { packageAttempts, packageSessions } from '../package-attempts.tables.ts'
import { playedPackages } from '../../played-packages/played-packages.tables.ts'

const atOnce = 200
const isOld = (before: Date) => and(isNull(packageSessions.endedAt), lt(packageSessions.launchedAt, before))

/** In which companies launches were left open. */
export async function listCompaniesOfOld(db: Db, before: Date) {
  const rows = await db
    .selectDistinct({ companyId: packageSessions.companyId })
    .from(packageSessions)
    .where(isOld(before))
  return rows.map(({ companyId }) => companyId)
}

/** Ends the oldest of them. */
export function abandonOld(db: Db, { companyId, before }: { companyId: number; before: Date }, now: Date) {
  const oldest = db
    .select({ id: packageSessions.id })
    .from(packageSessions)
    .where(and(eq(packageSessions.companyId, companyId), isOld(before)))
    .orderBy(asc(packageSessions.launchedAt))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  return db
    .update(packageSessions)
    .set({ endedAt: now, isAbandoned: true })
    .where(and(eq(packageSessions.companyId, companyId), inArray(packageSessions.id, oldest)))
    .returning({ id: packageSessions.id })
}

/** Those of cmi5 among them, with whose they are and what was launched. */
export function listSpeakersOf(db: Db, { companyId, ids }: { companyId: number; ids: number[] }) {
  return db
    .select({
      session: packageSessions,
      userId: componentLogs.userId,
      registration: packageAttempts.registration,
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
    .where(
      and(
        eq(packageSessions.companyId, companyId),
        inArray(packageSessions.id, ids),
        eq(playedPackages.kind, 'cmi5'),
      ),
    )
    .orderBy(asc(packageSessions.id))
}
