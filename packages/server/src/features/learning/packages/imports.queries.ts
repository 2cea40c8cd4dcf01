import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { ImportState } from '@oktant/contract/learning/package-imports.ts'
import type { Db } from '../../../db/engine/db.ts'
import { files } from '../../../files/files.tables.ts'
import { packageAssets, packageContents, packageImports, packageRevisions } from './packages.tables.ts'

type ImportKey = { companyId: number; id: number }
export type ImportRow = typeof packageImports.$inferSelect

const listed = 50

const withFile = { row: packageImports, file: files }
const ofFile = and(eq(files.companyId, packageImports.companyId), eq(files.id, packageImports.fileId))
export type Import = { row: ImportRow; file: typeof files.$inferSelect }

export function listImports(db: Db, { companyId, createdBy }: { companyId: number; createdBy: number }) {
  return db
    .select(withFile)
    .from(packageImports)
    .innerJoin(files, ofFile)
    .where(and(eq(packageImports.companyId, companyId), eq(packageImports.createdBy, createdBy)))
    .orderBy(desc(packageImports.id))
    .limit(listed)
}

export async function findImport(db: Db, { companyId, id }: ImportKey): Promise<Import | undefined> {
  const [row] = await db
    .select(withFile)
    .from(packageImports)
    .innerJoin(files, ofFile)
    .where(and(eq(packageImports.companyId, companyId), eq(packageImports.id, id)))
  return row
}

/** The same for the job, which knows it by its number alone. */
export async function findImportToDo(db: Db, id: number): Promise<Import | undefined> {
  const [row] = await db
    .select(withFile)
    .from(packageImports)
    .innerJoin(files, ofFile)
    .where(eq(packageImports.id, id))
  return row
}

export async function insertImport(db: Db, values: typeof packageImports.$inferInsert) {
  const [row] = await db.insert(packageImports).values(values).returning()
  if (!row) throw new Error('nothing was made')
  return row
}

/** Takes an import a step on; says whether it was at the step that it was thought to be at. */
export async function stepImport(
  db: Db,
  { companyId, id, state }: ImportKey & { state: ImportState },
  values: Partial<ImportRow> & { state: ImportState },
) {
  const rows = await db
    .update(packageImports)
    .set(values)
    .where(
      and(
        eq(packageImports.companyId, companyId),
        eq(packageImports.id, id),
        eq(packageImports.state, state),
      ),
    )
    .returning({ id: packageImports.id })
  return rows.length > 0
}

export async function deleteImport(db: Db, { companyId, id }: ImportKey) {
  await db
    .delete(packageImports)
    .where(and(eq(packageImports.companyId, companyId), eq(packageImports.id, id)))
}

const waits: ImportState[] = ['checking', 'unpacking']
const over: ImportState[] = ['ready', 'refused', 'failed']

/** What a job has still to do. */
export async function listWaiting(db: Db) {
  const rows = await db
    .select({ id: packageImports.id })
    .from(packageImports)
    .where(inArray(packageImports.state, waits))
  return rows.map(({ id }) => id)
}

/** Forgets archives that nothing was made of, a batch at a time. */
export async function deleteOldImports(db: Db, before: Date) {
  const old = await db
    .select({ id: packageImports.id, fileId: packageImports.fileId })
    .from(packageImports)
    .where(and(inArray(packageImports.state, over), lt(packageImports.createdAt, before)))
    .limit(500)
  if (old.length === 0) return
  await db.delete(packageImports).where(
    inArray(
      packageImports.id,
      old.map(({ id }) => id),
    ),
  )
  await db.delete(files).where(
    inArray(
      files.id,
      old.map(({ fileId }) => fileId),
    ),
  )
}

export async function insertContent(db: Db, values: typeof packageContents.$inferInsert) {
  const [row] = await db.insert(packageContents).values(values).returning({ id: packageContents.id })
  if (!row) throw new Error('nothing was made')
  return row.id
}

const assetsAtOnce = 1000

export async function insertAssets(db: Db, assets: readonly (typeof packageAssets.$inferInsert)[]) {
  for (let from = 0; from < assets.length; from += assetsAtOnce)
    await db.insert(packageAssets).values(assets.slice(from, from + assetsAtOnce))
}

export async function insertPackageRevision(db: Db, values: typeof packageRevisions.$inferInsert) {
  await db.insert(packageRevisions).values(values)
}

/** Which of these names in the store belong to a package. */
export async function listAssetNames(db: Db, names: readonly string[]) {
  const rows = await db
    .select({ name: packageAssets.name })
    .from(packageAssets)
    .where(inArray(packageAssets.name, [...names]))
  return rows.map(({ name }) => name)
}
