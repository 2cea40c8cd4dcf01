import { and, asc, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { idList, listNamed, listPointers } from '../../../../db/query/pointers.ts'
import { files } from '../../../../files/files.tables.ts'
import { pictures } from '../../../organisation/pictures/pictures.tables.ts'

/** Removes those of these pictures that nothing shows; answers the names of their bytes. */
export async function deleteUnshown(db: Db, companyId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  const named = await listNamed(db, companyId, ids, await listPointers(db, 'files'))
  // NOTE: pictures of answers stand in the body of a version, which no key of the database knows.
  const chosen = await rowsOf<{ id: number }>(
    db,
    sql`select distinct (choice->>'pictureId')::integer as id
      from question_versions version, jsonb_array_elements(version.body->'choices') choice
      where version.company_id = ${companyId} and (choice->>'pictureId')::integer = any(${idList(ids)})`,
  )
  const used = new Set([...named, ...chosen.map(({ id }) => id)])
  const free = ids.filter((id) => !used.has(id))
  if (free.length === 0) return []
  const removed = await db
    .delete(files)
    .where(and(eq(files.companyId, companyId), eq(files.kind, 'image'), inArray(files.id, free)))
    .returning({ name: files.name })
  return removed.map(({ name }) => name)
}

type From = { after: number; before: Date; limit: number }

/** Pictures of before they waited for their use, the oldest first, locked until the transaction ends. */
export const holdUnlisted = (db: Db, { after, before, limit }: From) =>
  db
    .select({ id: files.id, companyId: files.companyId })
    .from(files)
    .where(
      and(
        eq(files.kind, 'image'),
        gt(files.id, after),
        lt(files.createdAt, before),
        notExists(
          db
            .select({ one: sql`1` })
            .from(pictures)
            .where(and(eq(pictures.companyId, files.companyId), eq(pictures.fileId, files.id))),
        ),
      ),
    )
    .orderBy(asc(files.id))
    .limit(limit)
    .for('update', { of: files })
