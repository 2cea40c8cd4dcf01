import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { contentAddress, findPackage } from '../packages/packages.ts'
import type { Played } from './package-attempts.view.ts'
import { speaksInStatements } from './launched/units.rules.ts'

type OfRevision = { companyId: number; revisionId: number }

/** Where a revision's files stand for one attempt. */
export async function findPackageAddress(
  db: Db,
  kit: Pick<Kit, 'config' | 'now'>,
  of: OfRevision,
  { played, attempt }: { played: Played; attempt: string },
) {
  // NOTE: without an attempt there is nobody in whose name it could speak.
  if (speaksInStatements(played.kind)) return null
  const found = await findPackage(db, of)
  return found ? contentAddress(kit, { companyId: of.companyId, contentId: found.contentId, attempt }) : null
}
