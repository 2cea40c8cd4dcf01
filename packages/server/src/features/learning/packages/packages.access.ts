import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import { carryPlayed } from '../package-attempts/carry-played.access.ts'
import { packageRevisions } from './packages.tables.ts'

type Carried = { companyId: number; from: number | null; to: number }

/** Lets another revision of a component show the package that the one before it shows, where that is one. */
export async function carryPackage(db: Db, { companyId, from, to }: Carried) {
  if (from === null) return
  await db.execute(sql`insert into ${packageRevisions} (company_id, revision_id, content_id)
    select company_id, ${to}::int, content_id from ${packageRevisions} earlier
    where earlier.company_id = ${companyId} and earlier.revision_id = ${from}`)
  await carryPlayed(db, { companyId, from, to })
}
