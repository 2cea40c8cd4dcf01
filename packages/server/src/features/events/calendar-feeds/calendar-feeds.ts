import { createHmac, timingSafeEqual } from 'node:crypto'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Kit } from '../../../kit.ts'
import { listOwnBookings } from '../bookings/bookings.ts'
import { calendarFile, entriesOf } from '../calendar/calendar.ts'
import { eventList, slotsByEvent } from '../events/events.ts'
import { type FeedOwner, findFeed, findFeedOwner, writeFeed } from './calendar-feeds.queries.ts'

type Needs = Pick<Kit, 'config' | 'now'>
type Signed = { companyId: number; userId: number; number: number }

/** NOTE: nothing of it is kept: it is made anew each time, and of another number it is another. */
const signatureOf = ({ config }: Pick<Kit, 'config'>, { companyId, userId, number }: Signed) =>
  createHmac('sha256', config.secret)
    .update(`calendar feed ${companyId} ${userId} ${number}`)
    .digest('base64url')

const addressOf = (kit: Needs, signed: Signed) =>
  `${kit.config.publicUrl}/rest/public/event-feed/${signed.userId}/${signatureOf(kit, signed)}`

export async function readCalendarFeed(db: Db, kit: Needs, { companyId, id: userId }: Actor) {
  const feed = await findFeed(db, { companyId, userId })
  return { url: feed?.isOn ? addressOf(kit, feed) : null }
}

export async function renewCalendarFeed(db: Db, kit: Needs, actor: Actor) {
  const { companyId, id: userId } = actor
  const number = await writeFeed(db, { companyId, userId }, true, kit.now())
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'user',
    objectId: userId,
    after: { calendarFeed: true },
  })
  return { url: addressOf(kit, { companyId, userId, number }) }
}

export async function endCalendarFeed(db: Db, kit: Needs, actor: Actor) {
  const { companyId, id: userId } = actor
  await writeFeed(db, { companyId, userId }, false, kit.now())
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'user',
    objectId: userId,
    after: { calendarFeed: false },
  })
  return {}
}

/** The feed that an address opens; one that was ended, or is not right, answers like one that never was. */
export async function openFeed(
  db: Db,
  kit: Needs,
  { userId, signature }: { userId: number; signature: string },
) {
  const owner = await findFeedOwner(db, userId)
  const expected = owner && Buffer.from(signatureOf(kit, { ...owner, userId }))
  const given = Buffer.from(signature)
  if (!owner || !expected || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw fail('event_not_found')
  return icsReply(await feedOf(db, kit, owner))
}

const mostInFeed = 500
const { USER_ACCEPTED, SENT, MANAGER_APPROVED, EVENT_CANCELLED } = bookingStatus
const shown: readonly number[] = [USER_ACCEPTED, SENT, MANAGER_APPROVED, EVENT_CANCELLED]

async function feedOf(db: Db, kit: Needs, { companyId, id: userId, language }: FeedOwner) {
  const filters = [{ field: 'bookedBy', value: String(userId) }]
  const page = { number: 0, offset: 0, limit: mostInFeed, customFields: [], filters }
  const sort = { field: 'startTime', descending: true }
  const { rows } = await eventList.page(db, { companyId, language }, { ...page, sort })
  const ids = rows.map(({ id }) => id)
  const own = await listOwnBookings(db, { companyId, userId }, ids)
  const slots = await slotsByEvent(db, companyId, ids)
  const concerned = rows.filter(({ id }) =>
    own.some((row) => row.eventId === id && shown.includes(row.status)),
  )
  const entries = concerned.flatMap((event) => entriesOf(event, slots.get(event.id) ?? [], { kit, language }))
  return calendarFile({ method: 'PUBLISH', entries, name: 'Oktant' })
}

/** A calendar as it is sent. */
export const icsReply = (file: string) => ({
  headers: {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="events.ics"',
    'cache-control': 'private, no-store',
  },
  body: Buffer.from(file),
})
