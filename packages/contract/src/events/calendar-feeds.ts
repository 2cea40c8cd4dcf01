import { Type as t } from '@sinclair/typebox'
import { endpoint, Id, idParams, Nothing, orNull } from '../http/http.ts'

/** One's own events in a calendar of one's own: once as a file, or by an address that a calendar asks again and again. */
const access = 'events.attend'
const Feed = t.Object({ url: orNull(t.String()) })

export const downloadEvent = endpoint({
  method: 'GET',
  path: '/client/event/:id/calendar',
  access,
  summary: 'Gives an event as a file for a calendar.',
  params: idParams,
  reply: 'file',
  errors: ['event_not_found'],
})

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/client/event-feed',
  access,
  summary: 'Reads the address at which a calendar follows one’s events; null where there is none.',
  reply: Feed,
})

export const renewCalendarFeed = endpoint({
  method: 'POST',
  path: '/client/event-feed',
  access,
  summary:
    'Makes an address at which a calendar follows one’s events; an earlier one opens nothing any more.',
  reply: Feed,
  tokens: false,
})

export const endCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/client/event-feed',
  access,
  summary: 'Ends the address at which a calendar follows one’s events.',
  reply: Nothing,
  tokens: false,
})

/** NOTE: whoever holds the address reads the feed, so it names nobody and is of no use once it was ended. */
export const readFeed = endpoint({
  method: 'GET',
  path: '/public/event-feed/:person/:signature',
  access: 'public',
  summary: 'Gives somebody’s events to their calendar.',
  params: t.Object({ person: Id, signature: t.String({ maxLength: 100 }) }),
  reply: 'file',
  errors: ['event_not_found'],
})
