import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { ComponentFileUse } from '@oktant/contract/learning/components/component-files.ts'
import type { Db } from '../../../db/engine/db.ts'
import { files } from '../../../files/files.tables.ts'
import { componentFiles, componentUploadParts, componentUploads } from './component-files.tables.ts'

type ComponentFileKey = { companyId: number; id: number }

export async function insertFile(
  db: Db,
  values: { companyId: number; fileId: number; use: ComponentFileUse; createdAt: Date },
) {
  await db.insert(componentFiles).values(values)
}

const seen = {
  id: files.id,
  use: componentFiles.use,
  name: files.title,
  type: files.type,
  bytes: files.bytes,
  componentId: componentFiles.componentId,
}
export type FileRow = Awaited<ReturnType<typeof listFiles>>[number]

export function listFiles(db: Db, companyId: number, ids: readonly number[]) {
  return db
    .select(seen)
    .from(componentFiles)
    .innerJoin(files, and(eq(files.companyId, componentFiles.companyId), eq(files.id, componentFiles.fileId)))
    .where(and(eq(componentFiles.companyId, companyId), inArray(componentFiles.fileId, [...ids])))
}

/** The same with where their bytes are. */
export function listStored(db: Db, companyId: number, ids: readonly number[]) {
  return db
    .select({
      id: files.id,
      kind: files.kind,
      title: files.title,
      type: files.type,
      stored: files.name,
      use: componentFiles.use,
    })
    .from(componentFiles)
    .innerJoin(files, and(eq(files.companyId, componentFiles.companyId), eq(files.id, componentFiles.fileId)))
    .where(and(eq(componentFiles.companyId, companyId), inArray(componentFiles.fileId, [...ids])))
    .orderBy(asc(files.id))
}

/** Gives files to a component; one that another component has is not given. */
export async function giveFiles(
  db: Db,
  { companyId, componentId }: { companyId: number; componentId: number },
  ids: readonly number[],
) {
  const given = await db
    .update(componentFiles)
    .set({ componentId })
    .where(
      and(
        eq(componentFiles.companyId, companyId),
        inArray(componentFiles.fileId, [...ids]),
        or(isNull(componentFiles.componentId), eq(componentFiles.componentId, componentId)),
      ),
    )
    .returning({ id: componentFiles.fileId })
  return given.length === ids.length
}

const forgottenAtOnce = 500

/** Forgets files that nothing was given; their bytes go with the next sweep. */
export async function deleteUnused(db: Db, before: Date) {
  const unused = await db
    .select({ companyId: componentFiles.companyId, id: componentFiles.fileId })
    .from(componentFiles)
    .where(and(isNull(componentFiles.componentId), lt(componentFiles.createdAt, before)))
    .limit(forgottenAtOnce)
  const ids = unused.map(({ id }) => id)
  if (ids.length === 0) return
  await db
    .delete(componentFiles)
    .where(and(inArray(componentFiles.fileId, ids), isNull(componentFiles.componentId)))
  await db.delete(files).where(inArray(files.id, ids))
}

export async function insertUpload(
  db: Db,
  values: { companyId: number; createdBy: number; title: string; bytes: number; createdAt: Date },
) {
  const [made] = await db.insert(componentUploads).values(values).returning()
  if (!made) throw new Error('nothing was made')
  return made
}
export type UploadRow = typeof componentUploads.$inferSelect

export async function findUpload(
  db: Db,
  { companyId, id }: ComponentFileKey,
): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(componentUploads)
    .where(and(eq(componentUploads.companyId, companyId), eq(componentUploads.id, id)))
  return row
}

/** Writes a piece down where it goes on from what came before; nothing where another one was quicker. */
export async function insertPart(
  db: Db,
  { companyId, id, received }: UploadRow,
  { name, bytes }: { name: string; bytes: number },
) {
  const [row] = await db
    .update(componentUploads)
    .set({ received: received + bytes })
    .where(
      and(
        eq(componentUploads.companyId, companyId),
        eq(componentUploads.id, id),
        eq(componentUploads.received, received),
      ),
    )
    .returning()
  if (row)
    await db.insert(componentUploadParts).values({ companyId, uploadId: id, startsAt: received, bytes, name })
  return row
}

export async function listParts(db: Db, { companyId, id }: ComponentFileKey) {
  const rows = await db
    .select({ name: componentUploadParts.name })
    .from(componentUploadParts)
    .where(and(eq(componentUploadParts.companyId, companyId), eq(componentUploadParts.uploadId, id)))
    .orderBy(asc(componentUploadParts.startsAt))
  return rows.map(({ name }) => name)
}

/** Says whether it was there still. */
export async function deleteUpload(db: Db, { companyId, id }: ComponentFileKey) {
  const gone = await db
    .delete(componentUploads)
    .where(and(eq(componentUploads.companyId, companyId), eq(componentUploads.id, id)))
    .returning({ id: componentUploads.id })
  return gone.length > 0
}

/** Forgets uploads that nobody finished; their pieces go with the next sweep. */
export async function deleteOldUploads(db: Db, before: Date) {
  await db.delete(componentUploads).where(lt(componentUploads.createdAt, before))
}
