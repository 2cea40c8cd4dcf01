import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { makeCache } from '../../../../db/query/cache.ts'
import { prepared } from '../../../../db/engine/prepared.ts'
import { questionVersions } from '../questions.tables.ts'

export type VersionRow = typeof questionVersions.$inferSelect

const given = sql.placeholder

const versions = prepared((db) =>
  db
    .select()
    .from(questionVersions)
    .where(
      and(
        eq(questionVersions.companyId, given('companyId')),
        sql`${questionVersions.id} = any(${given('ids')}::int[])`,
      ),
    )
    .prepare('questions_versions'),
)

const kept = makeCache<VersionRow>({ endedBy: 'nothing', most: 3000 })

/** What questions say in these versions, by their numbers: a version is never changed, so each is read once. */
export async function findVersions(db: Db, companyId: number, ids: Iterable<number>) {
  const found = new Map<number, VersionRow>()
  const missing: number[] = []
  for (const id of new Set(ids)) {
    const known = kept.find(db, `${companyId} ${id}`)
    if (known) found.set(id, known)
    else missing.push(id)
  }
  const read = missing.length ? await versions(db).execute({ companyId, ids: missing }) : []
  for (const version of read) {
    found.set(version.id, version)
    kept.keep(db, `${companyId} ${version.id}`, version)
  }
  return found
}
