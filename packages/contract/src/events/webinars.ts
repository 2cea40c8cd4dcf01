import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, LocalText, orNull } from '../http/http.ts'
import { webinarProviders } from './event-shapes.ts'

const missing = 'event_not_found'
/** How often somebody in a webinar says so, and how much of it proposes them as present, in per cent. */
export const presence = { everySeconds: 60, attendedShare: 50 } as const

const Provider = t.Union(webinarProviders.map((name) => t.Literal(name)))
const eventParams = t.Object({ eventId: Id })

/** How one comes into a webinar in the page: whoever holds the address alone gets nothing but an empty frame. */
export type Meeting = Static<typeof Meeting>
export const Meeting = t.Object({
  /** The page on the host of contents in which the meeting takes place. */
  address: t.String(),
  /** The hosted service, and the unguessable name of the room there. */
  service: t.String(),
  room: t.String(),
  /** Signed with the company's key, where the service takes one. */
  token: orNull(t.String()),
  /** Who one is to the others; null where the company does not say so. */
  name: orNull(t.String()),
  email: orNull(t.String()),
})

export type Webinar = Static<typeof Webinar>
export const Webinar = t.Object({
  id: Id,
  name: LocalText,
  provider: Provider,
  startsAt: t.String(),
  endsAt: t.String(),
  /** From when one may go in. */
  opensAt: t.String(),
  isOpen: t.Boolean(),
  /** Begins within half an hour; has begun and not ended (spec 1 §4). */
  upcoming: t.Boolean(),
  ongoing: t.Boolean(),
  /** Of a webinar elsewhere, and of one in the page; both null until it is open. */
  link: orNull(t.String()),
  meeting: orNull(Meeting),
})

/** NOTE: whoever has a seat and whoever runs it; to everybody else it is missing. */
export const readWebinar = endpoint({
  method: 'GET',
  path: '/webinar/:eventId',
  access: 'signedIn',
  summary: 'Reads how one comes into a webinar, while it is open.',
  params: eventParams,
  reply: Webinar,
  errors: [missing],
})

export const keepPresence = endpoint({
  method: 'POST',
  path: '/webinar/:eventId/presence',
  access: 'signedIn',
  summary: 'Says that one is in a webinar in the page at this moment.',
  params: eventParams,
  reply: t.Object({ minutes: t.Integer() }),
  errors: [missing, 'webinar_not_open'],
})

export const readMicrosoftLink = endpoint({
  method: 'GET',
  path: '/client/events/:id/microsoft-link',
  access: 'signedIn',
  summary: 'Reads the Teams link of a webinar, while it is open; null where it is held elsewhere.',
  params: idParams,
  reply: t.Object({ link: orNull(t.String()) }),
  errors: [missing],
})

/** For how long people with a seat were in a webinar, and whom that proposes as present. */
export type Presence = Static<typeof Presence>
export const Presence = t.Object({
  bookingId: Id,
  minutes: t.Integer(),
  isProposed: t.Boolean(),
})

export const listPresences = endpoint({
  method: 'GET',
  path: '/client/cdi-event/:id/presences',
  access: 'events.facilitate',
  summary: 'Lists for how long people were in a webinar, as a proposal for the register.',
  params: idParams,
  reply: t.Array(Presence),
  errors: [missing],
})
