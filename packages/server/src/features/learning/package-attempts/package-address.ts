import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { contentAddress, findPackage } from '../packages/packages.ts'

/** `played` knows its files but where its package was brought in before it did. */
type OfRevision = { companyId: number; revisionId: number; played: { contentId: number | null } }

/** Where a revision's files stand for one attempt. */
export async function findPackageAddress(
  db: Db,
  kit: Pick<Kit, 'config' | 'now'>,
  { companyId, revisionId, played }: OfRevision,
  attempt: string,
) {
  const contentId = played.contentId ?? (await findPackage(db, { companyId, revisionId }))?.contentId
  return contentId === undefined ? null : contentAddress(kit, { companyId, contentId, attempt })
}
