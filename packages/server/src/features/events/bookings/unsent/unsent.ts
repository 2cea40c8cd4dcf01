import { messages } from '@oktant/contract/kit/messages.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { announceAll } from '../../../../outbox/announce.ts'
import { listHolderIdsOf } from '../../../people/permissions/permissions.ts'
import { accessEvent, accessHeldEvent } from '../../events/events.access.ts'
import { listUnsent } from './unsent.queries.ts'

/** That whoever decides a booking is to be asked again, as the first letter did not arrive. */
export type Unsent = { companyId: number; bookingId: number }

declare module '../../../../outbox/announce.ts' {
  interface Announcements {
    'booking.unsent': Unsent
  }
}

const unsentOf = async (db: Db, { companyId }: Actor, id: number) =>
  listUnsent(db, { companyId, id }, await listHolderIdsOf(db, companyId, ['bookings.decideForHr']))

/** The requests for approval that could not be sent; nothing of them is lost. */
export async function listFailedLetters(db: Db, actor: Actor, id: number) {
  await accessEvent(db, actor, id)
  const message = messages.authorization_mail_failed[actor.language]
  return (await unsentOf(db, actor, id)).map(({ bookingId, to, at }) => ({
    bookingId,
    to,
    at: new Date(at).toISOString(),
    message,
  }))
}

export async function retryFailedLetters(db: Db, actor: Actor, id: number) {
  await accessHeldEvent(db, actor, id)
  const { companyId } = actor
  const bookingIds = [...new Set((await unsentOf(db, actor, id)).map(({ bookingId }) => bookingId))]
  if (!bookingIds.length) throw fail('nobody_to_tell')
  const again = bookingIds.map((bookingId) => ({ companyId, bookingId }))
  await announceAll(db, 'booking.unsent', again, { companyId })
  const after = { reminded: bookingIds.length }
  await audit(db, { by: actor, kind: 'update', object: 'event', objectId: id, after })
  return { message: messages.reminders_sent[actor.language], told: bookingIds.length }
}
