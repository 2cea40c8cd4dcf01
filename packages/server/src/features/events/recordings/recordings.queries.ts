import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import { files } from '../../../files/files.tables.ts'
import { eventRecordings, recordingWatches } from './recordings.tables.ts'

type Of = { companyId: number; eventId: number }
type Reader = { id: number }

const seen = ({ id: userId }: Reader) => ({
  id: eventRecordings.id,
  companyId: eventRecordings.companyId,
  eventId: eventRecordings.eventId,
  name: eventRecordings.name,
  link: eventRecordings.link,
  fileId: eventRecordings.fileId,
  stored: files.name,
  type: files.type,
  bytes: files.bytes,
  createdAt: eventRecordings.createdAt,
  removedAt: eventRecordings.removedAt,
  share: sql<number | null>`(select watch.share from recording_watches watch
    where watch.company_id = "event_recordings"."company_id" and watch.recording_id = "event_recordings"."id"
    and watch.user_id = ${userId})`,
  watchers: sql<number>`(select count(*)::int from recording_watches watch
    where watch.company_id = "event_recordings"."company_id" and watch.recording_id = "event_recordings"."id"
    and watch.share > 0)`,
})
const select = (db: Db, reader: Reader) =>
  db
    .select(seen(reader))
    .from(eventRecordings)
    .leftJoin(
      files,
      and(eq(files.companyId, eventRecordings.companyId), eq(files.id, eventRecordings.fileId)),
    )
export type RecordingRow = Awaited<ReturnType<typeof select>>[number]

const of = ({ companyId, eventId }: Of) =>
  and(eq(eventRecordings.companyId, companyId), eq(eventRecordings.eventId, eventId))

/** The recordings of an event, in the order in which they came. */
export const listRows = (db: Db, whose: Of, reader: Reader): Promise<RecordingRow[]> =>
  select(db, reader)
    .where(and(of(whose), isNull(eventRecordings.removedAt)))
    .orderBy(asc(eventRecordings.id))

export async function findRow(db: Db, whose: Of & { id: number }, reader: Reader) {
  const [row] = await select(db, reader).where(and(of(whose), eq(eventRecordings.id, whose.id)))
  return row
}

export async function insertRow(db: Db, values: typeof eventRecordings.$inferInsert) {
  const [row] = await db.insert(eventRecordings).values(values).returning({ id: eventRecordings.id })
  if (!row) throw new Error('nothing was made')
  return row.id
}

/** Says whether it was otherwise before. */
export async function writeRemoved(
  db: Db,
  { companyId, id, removedAt: before }: Pick<RecordingRow, 'companyId' | 'id' | 'removedAt'>,
  removedAt: Date | null,
) {
  const rows = await db
    .update(eventRecordings)
    .set({ removedAt })
    .where(
      and(
        eq(eventRecordings.companyId, companyId),
        eq(eventRecordings.id, id),
        before === null ? isNull(eventRecordings.removedAt) : eq(eventRecordings.removedAt, before),
      ),
    )
    .returning({ id: eventRecordings.id })
  return rows.length > 0
}

type Watch = { companyId: number; recordingId: number; userId: number }

export async function writeWatch(db: Db, whose: Watch, share: number, changedAt: Date) {
  const [row] = await db
    .insert(recordingWatches)
    .values({ ...whose, share, changedAt })
    .onConflictDoUpdate({
      target: [recordingWatches.companyId, recordingWatches.recordingId, recordingWatches.userId],
      set: { share: sql`greatest(${recordingWatches.share}, ${share})`, changedAt },
    })
    .returning({ share: recordingWatches.share })
  return row?.share ?? share
}
