import { sql } from 'drizzle-orm'
import type { Db } from '@oktant/server/db/engine/db.ts'
import { unhurried } from '@oktant/server/transfer/target.ts'

/** Writes much at once: without a time to end by, and without looking up for every row what it names. */
export const unwatched = (db: Db, work: (db: Db) => Promise<void>) =>
  db.transaction(async (tx) => {
    await unhurried(tx)
    await tx.execute(sql`set local session_replication_role = replica`)
    await work(tx)
  })
