import { encode } from 'uqr'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Kit } from '../../../kit.ts'
import { type BookingRow, listBookingsById, listOwnBookings, markPresent } from '../bookings/bookings.ts'
import { accessCompanyEvent, accessHeldEvent } from '../events/events.access.ts'
import { type EventRecord, isAvailable, isOver } from '../events/events.ts'
import { codeOf, isGood, pathOf, validUntil } from './check-in.rules.ts'

type Needs = Pick<Kit, 'config' | 'now'>

const wallOf = ({ config }: Needs, { companyId, id }: EventRecord) => ({
  secret: config.secret,
  about: `wall ${companyId} ${id}`,
})
const badgeOf = (
  { config }: Needs,
  { companyId, eventId, id }: Pick<BookingRow, 'companyId' | 'eventId' | 'id'>,
) => ({
  secret: config.secret,
  about: `badge ${companyId} ${eventId} ${id}`,
})

function shown({ config, now }: Needs, path: string) {
  const address = `${config.publicUrl}/#${path}`
  const { data, size } = encode(address, { ecc: 'M', border: 2 })
  return { address, path: pathOf(data), size, validUntil: validUntil(now()).toISOString() }
}

/** NOTE: from a quarter of an hour before it begins, as people come in earlier, until it is over. */
function refuseClosed(event: EventRecord, now: Date) {
  if (event.cancelledAt) throw fail('event_is_cancelled')
  if (isOver(event, now)) throw fail('event_over')
  if (!isAvailable(event, now)) throw fail('event_not_begun')
}

/** The code on the wall as it is now. */
export async function readCheckInCode(db: Db, kit: Needs, actor: Actor, id: number) {
  const event = await accessHeldEvent(db, actor, id)
  refuseClosed(event, kit.now())
  return shown(kit, `/check-in/${id}/${codeOf(wallOf(kit, event), kit.now())}`)
}

async function ownSeat(db: Db, { companyId, id: userId }: Actor, eventId: number) {
  const [row] = await listOwnBookings(db, { companyId, userId }, [eventId])
  if (row?.status !== bookingStatus.USER_ACCEPTED) throw fail('check_in_no_seat')
  return row
}

const marked = ({ id: eventId, name: event }: EventRecord, { userName: name }: BookingRow) => ({
  eventId,
  event,
  name,
})

/** Marks oneself by the code on the wall. NOTE: the code is looked at before the seat, so that without it nothing is learnt. */
export async function checkIn(db: Db, kit: Needs, actor: Actor, { id, code }: { id: number; code: string }) {
  const event = await accessCompanyEvent(db, actor, id)
  const now = kit.now()
  if (!isGood(wallOf(kit, event), code, now)) throw fail('check_in_code_old')
  refuseClosed(event, now)
  const row = await ownSeat(db, actor, id)
  await markPresent(db, { row, actor, now })
  return marked(event, row)
}

/** One's badge for an event, which its trainer's phone opens. */
export async function readBadge(db: Db, kit: Needs, actor: Actor, id: number) {
  const event = await accessCompanyEvent(db, actor, id)
  const row = await ownSeat(db, actor, id)
  if (event.cancelledAt) throw fail('event_is_cancelled')
  return shown(kit, `/badge/${id}/${row.id.toString(36)}.${codeOf(badgeOf(kit, row), kit.now())}`)
}

/** Marks whoever shows their badge. */
export async function checkInBadge(
  db: Db,
  kit: Needs,
  actor: Actor,
  { id, code }: { id: number; code: string },
) {
  const event = await accessHeldEvent(db, actor, id)
  const now = kit.now()
  const [number = '', ...rest] = code.split('.')
  const badge = { companyId: actor.companyId, eventId: id, id: parseInt(number, 36) }
  if (!isGood(badgeOf(kit, badge), rest.join('.'), now)) throw fail('check_in_code_old')
  refuseClosed(event, now)
  const [row] = await listBookingsById(db, actor.companyId, [badge.id])
  if (row?.eventId !== id || row.status !== bookingStatus.USER_ACCEPTED) throw fail('check_in_no_seat')
  await markPresent(db, { row, actor, now })
  return marked(event, row)
}
