import { and, count, desc, eq, min } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { files } from '../../../../files/files.tables.ts'
import { componentRevisions } from '../../components/components.tables.ts'
import { componentLogs } from '../../learn/learn.tables.ts'
import { packageAttempts } from '../../package-attempts/package-attempts.tables.ts'
import { packageContents, packageRevisions } from '../packages.tables.ts'

type OfComponent = { companyId: number; componentId: number }

/** The archives that the revisions of a component have shown, the latest first. */
export function listVersions(db: Db, { companyId, componentId }: OfComponent) {
  return db
    .select({
      id: packageContents.id,
      name: files.title,
      bytes: files.bytes,
      stored: files.name,
      createdAt: min(packageContents.createdAt),
    })
    .from(componentRevisions)
    .innerJoin(
      packageRevisions,
      and(
        eq(packageRevisions.companyId, componentRevisions.companyId),
        eq(packageRevisions.revisionId, componentRevisions.id),
      ),
    )
    .innerJoin(
      packageContents,
      and(
        eq(packageContents.companyId, packageRevisions.companyId),
        eq(packageContents.id, packageRevisions.contentId),
      ),
    )
    .innerJoin(
      files,
      and(eq(files.companyId, packageContents.companyId), eq(files.id, packageContents.fileId)),
    )
    .where(and(eq(componentRevisions.companyId, companyId), eq(componentRevisions.componentId, componentId)))
    .groupBy(packageContents.id, files.title, files.bytes, files.name)
    .orderBy(desc(packageContents.id))
}
export type Version = Awaited<ReturnType<typeof listVersions>>[number]

/** How many attempts at a component have not come to anything yet. */
export async function countUnderWay(db: Db, { companyId, componentId }: OfComponent) {
  const [row] = await db
    .select({ count: count() })
    .from(packageAttempts)
    .innerJoin(
      componentLogs,
      and(
        eq(componentLogs.companyId, packageAttempts.companyId),
        eq(componentLogs.id, packageAttempts.componentLogId),
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
        eq(componentRevisions.companyId, companyId),
        eq(componentRevisions.componentId, componentId),
        eq(componentLogs.state, 'IN_PROGRESS'),
      ),
    )
  return row?.count ?? 0
}
