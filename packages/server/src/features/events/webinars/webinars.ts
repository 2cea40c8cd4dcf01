import type { Webinar } from '@oktant/contract/events/webinars.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Kit } from '../../../kit.ts'
import { readContact } from '../../people/people/people.ts'
import { accessEvent } from '../events/events.access.ts'
import { isAvailable, isOngoing, listTimeslots } from '../events/events.ts'
import { findWebinarSettings, openTokenKey } from '../webinar-settings/webinar-settings.ts'
import { meetingAddress } from './meeting-address.ts'
import { signMeetingToken } from './meeting-token.ts'
import { accessWebinar, type HeldWebinar } from './webinars.access.ts'
import { listPresenceRows, writePresence } from './webinars.queries.ts'
import { isProposed, isUpcoming, longestGapSeconds, minutesOf, opensAt } from './webinars.rules.ts'

type Needs = Pick<Kit, 'config' | 'now'>

/** A webinar, and while it is open the way into it. */
export async function readWebinar(db: Db, kit: Needs, actor: Actor, id: number): Promise<Webinar> {
  const { event, runs } = await accessWebinar(db, actor, id)
  const now = kit.now()
  const isOpen = isAvailable(event, now)
  const settings = await findWebinarSettings(db, actor.companyId)
  const isHere = isOpen && event.webinarProvider === 'page' && settings.service !== ''
  return {
    id,
    name: event.name,
    provider: event.webinarProvider,
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt.toISOString(),
    opensAt: opensAt(event).toISOString(),
    isOpen,
    upcoming: isUpcoming(event, now),
    ongoing: isOngoing(event, now),
    link: isOpen ? linkOf(event, settings) : null,
    meeting: isHere ? await meetingOf(db, kit, actor, { event, runs, settings }) : null,
  }
}

type Settings = Awaited<ReturnType<typeof findWebinarSettings>>

/** NOTE: a webinar on Teams without a link of its own is held in the company's room. */
function linkOf({ webinarProvider, link }: HeldWebinar, { teamsLink }: Pick<Settings, 'teamsLink'>) {
  if (webinarProvider === 'teams') return link ?? (teamsLink || null)
  return webinarProvider === 'link' ? link : null
}

type Joining = { event: HeldWebinar; runs: boolean; settings: Settings }

async function meetingOf(db: Db, kit: Needs, actor: Actor, { event, runs, settings }: Joining) {
  const { service, sendsName, sendsEmail, tokenIssuer: issuer, tokenAudience: audience } = settings
  const { room, endsAt: until } = event
  const contact = await readContact(db, actor)
  const name = sendsName ? contact.name : null
  const email = sendsEmail ? contact.emailAddress : null
  const key = openTokenKey(kit, settings.tokenKey)
  const user = { name, email, isModerator: runs }
  const now = kit.now()
  const token = key && (await signMeetingToken({ key, issuer, audience, service, room, until, now, user }))
  return { address: meetingAddress(kit, service, room), service, room, token, name, email }
}

/** Adds to the minutes that somebody is there. */
export async function keepPresence(db: Db, kit: Needs, actor: Actor, eventId: number) {
  const { event } = await accessWebinar(db, actor, eventId)
  const now = kit.now()
  if (!isAvailable(event, now)) throw fail('webinar_not_open')
  const whose = { companyId: actor.companyId, eventId, userId: actor.id }
  return { minutes: minutesOf(await writePresence(db, whose, now, longestGapSeconds)) }
}

/** The Teams link of an event, while one may go in. */
export async function readMicrosoftLink(db: Db, kit: Needs, actor: Actor, id: number) {
  const { event } = await accessWebinar(db, actor, id)
  if (event.webinarProvider !== 'teams' || !isAvailable(event, kit.now())) return { link: null }
  return { link: linkOf(event, await findWebinarSettings(db, actor.companyId)) }
}

/** For how long people were there, and whom that proposes as present. */
export async function listPresences(db: Db, actor: Actor, id: number) {
  const event = await accessEvent(db, actor, id)
  const slots = await listTimeslots(db, actor.companyId, [id])
  return (await listPresenceRows(db, event)).map(({ bookingId, seconds }) => ({
    bookingId,
    minutes: minutesOf(seconds),
    isProposed: isProposed(seconds, slots),
  }))
}
