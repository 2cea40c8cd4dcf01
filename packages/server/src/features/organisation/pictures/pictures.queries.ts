import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import { files } from '../../../files/files.tables.ts'
import { pictures } from './pictures.tables.ts'

type PictureKey = { companyId: number; fileId: number }

export async function insertPicture(db: Db, values: typeof pictures.$inferInsert) {
  await db.insert(pictures).values(values)
}

export async function findPicture(db: Db, { companyId, fileId }: PictureKey) {
  const [row] = await db
    .select({ fileId: pictures.fileId, width: pictures.width, height: pictures.height })
    .from(pictures)
    .where(and(eq(pictures.companyId, companyId), eq(pictures.fileId, fileId)))
  return row
}

/** Keeps a picture from being forgotten; false where there is none of this number. */
export async function writeUsed(db: Db, { companyId, fileId }: PictureKey, at: Date) {
  const written = await db
    .update(pictures)
    .set({ usedAt: at })
    .where(and(eq(pictures.companyId, companyId), eq(pictures.fileId, fileId)))
    .returning({ fileId: pictures.fileId })
  return written.length > 0
}

/** The same for several at once; those that are no such picture are passed over. */
export async function writeAllUsed(
  db: Db,
  { companyId, fileIds }: { companyId: number; fileIds: readonly number[] },
  at: Date,
) {
  if (fileIds.length === 0) return
  await db
    .update(pictures)
    .set({ usedAt: at })
    .where(and(eq(pictures.companyId, companyId), inArray(pictures.fileId, [...fileIds])))
}

const forgottenAtOnce = 500

/** Forgets pictures that nothing was given; their bytes go with the next sweep. */
export async function deleteUnused(db: Db, before: Date) {
  const unused = await db
    .select({ id: pictures.fileId })
    .from(pictures)
    .where(and(isNull(pictures.usedAt), lt(pictures.createdAt, before)))
    .limit(forgottenAtOnce)
  const ids = unused.map(({ id }) => id)
  if (ids.length === 0) return
  const gone = await db
    .delete(pictures)
    .where(and(inArray(pictures.fileId, ids), isNull(pictures.usedAt)))
    .returning({ id: pictures.fileId })
  const left = gone.map(({ id }) => id)
  if (left.length > 0) await db.delete(files).where(inArray(files.id, left))
}
