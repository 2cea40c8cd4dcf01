import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, LocalText, Nothing, orNull, paged } from '../http/http.ts'
import { EventPerson } from './event-shapes.ts'
import { Clash } from './trainer-events.ts'

/** What one event becomes many by, at most so many at once. */
export const mostInSeries = 100
/** Each week, each month on the same date, or each month on the same weekday such as the second Tuesday. */
export const seriesSteps = ['week', 'month', 'monthWeekday'] as const

const Day = t.String({ pattern: '^20\\d\\d-\\d{2}-\\d{2}$' })

/** How often an event comes again: so many times, or until a day; one of the two is said. */
export type Recurrence = Static<typeof Recurrence>
export const Recurrence = t.Object({
  every: t.Union(seriesSteps.map((name) => t.Literal(name))),
  /** Every week or month, every second … */
  interval: t.Integer({ minimum: 1, maximum: 12 }),
  count: orNull(t.Integer({ minimum: 1, maximum: mostInSeries })),
  until: orNull(Day),
})

/** What a template or event has that cannot be taken along: somebody left, a venue was removed. */
export const leftOutParts = ['facilitators', 'venue', 'courses'] as const
const LeftOut = t.Array(t.Union(leftOutParts.map((name) => t.Literal(name))))

export type SeriesPreview = Static<typeof SeriesPreview>
export const SeriesPreview = t.Object({
  dates: t.Array(t.Object({ startsAt: t.String(), endsAt: t.String() })),
  timeZone: t.String(),
  clashes: t.Array(Clash),
  leftOut: LeftOut,
})

export const MadeSeries = t.Object({
  events: t.Array(t.Object({ id: Id, startsAt: t.String() })),
  leftOut: LeftOut,
})

const access = 'events.facilitate'
const invalid = ['series_invalid'] as const
const ofEvent = { access, params: idParams, body: Recurrence } as const

export const previewSeries = endpoint({
  ...ofEvent,
  method: 'POST',
  path: '/client/cdi-event/:id/series/preview',
  summary: 'Says on which days an event would come again, and with what that collides; nothing changes.',
  reply: SeriesPreview,
  changes: false,
  errors: ['event_not_found', ...invalid],
})

export const planSeries = endpoint({
  ...ofEvent,
  method: 'POST',
  path: '/client/cdi-event/:id/series',
  summary: 'Plans an event again and again; each is an event of its own afterwards.',
  reply: MadeSeries,
  errors: ['event_not_found', ...invalid],
})

// Templates

const Name = t.Object({ en: t.String({ maxLength: 200 }), de: t.String({ maxLength: 200 }) })

export type EventTemplateForm = Static<typeof EventTemplateForm>
export const EventTemplateForm = t.Object({
  name: Name,
  /** How often it comes again, unless something else is said; nothing for once. */
  recurrence: orNull(Recurrence),
  /** The event of which it is made. */
  eventId: Id,
})

const row = {
  id: Id,
  name: LocalText,
  recurrence: orNull(Recurrence),
  /** How its events are called. */
  eventName: LocalText,
  timeZone: t.String(),
  revision: t.Integer(),
  changedAt: t.String(),
}

export type EventTemplateRow = Static<typeof EventTemplateRow>
export const EventTemplateRow = t.Object(row)

export type EventTemplate = Static<typeof EventTemplate>
export const EventTemplate = t.Object({
  ...row,
  /** Its parts: how many days after the first, and from when to when. */
  parts: t.Array(t.Object({ daysLater: t.Integer(), start: t.String(), end: t.String() })),
  venue: orNull(LocalText),
  facilitators: t.Array(EventPerson),
  /** Whoever made it and whoever administers events may change it. */
  can: t.Object({ change: t.Boolean() }),
})

const missing = 'record_not_found'
const path = '/admin/event-template'
const ofTemplate = { access, params: idParams } as const

export const listEventTemplates = endpoint({
  method: 'GET',
  path,
  access,
  summary: 'Lists the templates of events.',
  query: listQuery({ sort: ['name', 'changedAt'], filter: ['name'] }),
  reply: paged(EventTemplateRow),
})

export const createEventTemplate = endpoint({
  method: 'POST',
  path,
  access,
  summary: 'Makes a template of an event.',
  body: EventTemplateForm,
  reply: EventTemplate,
  errors: ['event_not_found', 'record_invalid', 'series_invalid', 'series_undated'],
})

export const readEventTemplate = endpoint({
  ...ofTemplate,
  method: 'GET',
  path: `${path}/:id`,
  summary: 'Reads one template of events.',
  reply: EventTemplate,
  errors: [missing],
})

export const updateEventTemplate = endpoint({
  ...ofTemplate,
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Names a template anew, and says how often its events come again.',
  body: t.Object({ name: Name, recurrence: orNull(Recurrence), revision: t.Integer() }),
  reply: EventTemplate,
  errors: [missing, 'not_permitted', 'record_invalid', 'series_invalid', 'content_changed'],
})

export const removeEventTemplate = endpoint({
  ...ofTemplate,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Removes a template; the events that came of it stay.',
  reply: Nothing,
  errors: [missing, 'not_permitted'],
})

export const restoreEventTemplate = endpoint({
  ...ofTemplate,
  method: 'POST',
  path: `${path}/:id/restore`,
  summary: 'Brings a removed template back.',
  reply: EventTemplate,
  errors: [missing, 'not_permitted', 'name_taken'],
})

const planned = t.Object({ firstDay: Day, recurrence: orNull(Recurrence) })

export const previewFromTemplate = endpoint({
  ...ofTemplate,
  method: 'POST',
  path: `${path}/:id/preview`,
  summary:
    'Says on which days the events of a template would be, and with what they collide; nothing changes.',
  body: planned,
  reply: SeriesPreview,
  changes: false,
  errors: [missing, ...invalid],
})

export const planFromTemplate = endpoint({
  ...ofTemplate,
  method: 'POST',
  path: `${path}/:id/plan`,
  summary: 'Plans the events of a template; each is an event of its own afterwards.',
  body: planned,
  reply: MadeSeries,
  errors: [missing, ...invalid],
})
