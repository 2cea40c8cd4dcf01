import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail, Failure } from '../../../http/fail.ts'
import { listOwnBookings } from '../bookings/bookings.ts'
import { accessCompanyEvent, accessEvent } from '../events/events.access.ts'
import { findRow } from './recordings.queries.ts'

type Named = { id: number; recordingId: number }

/** NOTE: a recording of an event that one does not see is missing like one that never was. */
const orMissing = (error: unknown) => {
  throw error instanceof Failure && error.code === 'event_not_found' ? fail('recording_not_found') : error
}

/** The only way to a recording as the trainer of its event. */
export async function accessRecording(
  db: Db,
  actor: Actor,
  { id, recordingId }: Named,
  { removed = false }: { removed?: boolean } = {},
) {
  await accessEvent(db, actor, id).catch(orMissing)
  const row = await findRow(db, { companyId: actor.companyId, eventId: id, id: recordingId }, actor)
  if (!row || (row.removedAt !== null) !== removed) throw fail('recording_not_found')
  return row
}

async function hasSeat(db: Db, { companyId, id: userId }: Actor, eventId: number) {
  const [booking] = await listOwnBookings(db, { companyId, userId }, [eventId])
  return booking?.status === bookingStatus.USER_ACCEPTED
}

/** An event as whoever has or had a seat on it; nobody else sees what was recorded. */
export async function accessAttended(db: Db, actor: Actor, id: number) {
  await accessCompanyEvent(db, actor, id)
  return hasSeat(db, actor, id)
}

/** The only way to a recording as a learner. */
export async function accessShownRecording(db: Db, actor: Actor, { id, recordingId }: Named) {
  const attended = await accessAttended(db, actor, id).catch(orMissing)
  const row = await findRow(db, { companyId: actor.companyId, eventId: id, id: recordingId }, actor)
  if (!attended || !row || row.removedAt !== null) throw fail('recording_not_found')
  return row
}
