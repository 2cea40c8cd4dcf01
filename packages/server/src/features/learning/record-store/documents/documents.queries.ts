import { and, eq, inArray, gt, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { recordDocuments } from '../record-store.tables.ts'

export type DocumentRow = typeof recordDocuments.$inferSelect
/** Where a document is; without a name, all beside one another. `registration` is empty for none, undefined for any. */
export type DocumentPlace = {
  companyId: number
  ownerKey: string
  registration?: string
  nameKey?: string
}

const at = ({ companyId, ownerKey, registration, nameKey }: DocumentPlace) =>
  and(
    eq(recordDocuments.companyId, companyId),
    eq(recordDocuments.ownerKey, ownerKey),
    registration === undefined ? undefined : eq(recordDocuments.registration, registration),
    nameKey === undefined ? undefined : eq(recordDocuments.nameKey, nameKey),
  )

/** One writer of a document at a time, also of one that is not there yet. */
export const holdDocument = (db: Db, { companyId, ownerKey, registration, nameKey }: DocumentPlace) =>
  db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(
      ${`record document ${companyId} ${ownerKey} ${registration ?? ''} ${nameKey ?? ''}`}, 0))`,
  )

export async function findDocument(db: Db, place: DocumentPlace) {
  const [row] = await db.select().from(recordDocuments).where(at(place))
  return row
}

export async function listDocumentNames(db: Db, place: DocumentPlace, since: Date | undefined) {
  const rows = await db
    .selectDistinct({ name: recordDocuments.name })
    .from(recordDocuments)
    .where(and(at(place), since && gt(recordDocuments.storedAt, since)))
    .orderBy(recordDocuments.name)
  return rows.map(({ name }) => name)
}

export async function saveDocument(db: Db, row: DocumentRow) {
  const { contentType, content, etag, storedAt } = row
  await db
    .insert(recordDocuments)
    .values(row)
    .onConflictDoUpdate({
      target: [
        recordDocuments.companyId,
        recordDocuments.ownerKey,
        recordDocuments.registration,
        recordDocuments.nameKey,
      ],
      set: { contentType, content, etag, storedAt },
    })
}

export async function deleteDocuments(db: Db, place: DocumentPlace) {
  await db.delete(recordDocuments).where(at(place))
}

export async function deleteDocumentsOf(db: Db, companyId: number, agentKeys: string[]) {
  await db
    .delete(recordDocuments)
    .where(and(eq(recordDocuments.companyId, companyId), inArray(recordDocuments.agentKey, agentKeys)))
}
