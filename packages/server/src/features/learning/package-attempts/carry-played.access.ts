import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import { playedPackages } from './played-packages.tables.ts'

type Carried = { companyId: number; from: number; to: number }

/** Lets another revision of a component be played as the one before it. */
export async function carryPlayed(db: Db, { companyId, from, to }: Carried) {
  await db.execute(sql`insert into ${playedPackages}
      (company_id, revision_id, kind, items, activities, suspend_data, own_window, pass_mark, attempts,
        content_id, attempts_under_way)
    select company_id, ${to}::int, kind, items, activities, suspend_data, own_window, pass_mark, attempts,
      content_id, attempts_under_way
    from ${playedPackages} earlier
    where earlier.company_id = ${companyId} and earlier.revision_id = ${from}`)
}
