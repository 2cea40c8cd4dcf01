import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { contentAddress, findPackage } from '../packages/packages.ts'

type OfRevision = { companyId: number; revisionId: number }

/** Where a revision's files stand for one attempt. */
export async function findPackageAddress(
  db: Db,
  kit: Pick<Kit, 'config' | 'now'>,
  of: OfRevision,
  attempt: string,
) {
  const found = await findPackage(db, of)
  return found ? contentAddress(kit, { companyId: of.companyId, contentId: found.contentId, attempt }) : null
}
