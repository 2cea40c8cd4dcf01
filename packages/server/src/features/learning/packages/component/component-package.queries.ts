import { and, desc, eq, min } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { files } from '../../../../files/files.tables.ts'
import { componentRevisions } from '../../components/components.tables.ts'
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
