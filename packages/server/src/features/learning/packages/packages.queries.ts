import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import { prepared } from '../../../db/engine/prepared.ts'
import { packageAssets, packageContents, packageRevisions } from './packages.tables.ts'

type OfRevision = { companyId: number; revisionId: number }

const given = sql.placeholder

const packageFound = prepared((db) =>
  db
    .select({
      contentId: packageRevisions.contentId,
      outline: packageContents.outline,
      fileId: packageContents.fileId,
    })
    .from(packageRevisions)
    .innerJoin(
      packageContents,
      and(
        eq(packageContents.companyId, packageRevisions.companyId),
        eq(packageContents.id, packageRevisions.contentId),
      ),
    )
    .where(
      and(
        eq(packageRevisions.companyId, given('companyId')),
        eq(packageRevisions.revisionId, given('revisionId')),
      ),
    )
    .prepare('package_found'),
)

/** The content that a revision of a component shows; nothing where it is no package. */
export async function findPackage(db: Db, of: OfRevision) {
  const [row] = await packageFound(db).execute(of)
  return row
}
export type FoundPackage = NonNullable<Awaited<ReturnType<typeof findPackage>>>

const assetFound = prepared((db) =>
  db
    .select({ name: packageAssets.name, bytes: packageAssets.bytes })
    .from(packageAssets)
    .where(
      and(
        eq(packageAssets.companyId, given('companyId')),
        eq(packageAssets.contentId, given('contentId')),
        eq(packageAssets.path, given('path')),
      ),
    )
    .prepare('package_asset_found'),
)

type OfAsset = { companyId: number; contentId: number; path: string }
export type Asset = { name: string; bytes: number }

export async function findAsset(db: Db, of: OfAsset): Promise<Asset | undefined> {
  const [row] = await assetFound(db).execute(of)
  return row
}
