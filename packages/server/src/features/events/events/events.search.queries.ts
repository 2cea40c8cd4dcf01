import { type SQL, sql } from 'drizzle-orm'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import {
  type Hit,
  searchPart,
  type Seeker,
  type Shown,
  toldAtOnce,
  type Wanted,
} from '../../../db/search/search-part.ts'
import { asking, containsAll, nearness, resembles, wholeness } from '../../../db/search/searching.ts'
import { events } from './events.tables.ts'

const { companyId, userId } = asking
const letters = 'event.name_folded'

function wayToEvents({ permissions }: Seeker) {
  if (permissions.has('events.administer')) return 'all'
  return permissions.has('events.attend') || permissions.has('events.facilitate') ? 'some' : null
}

/** What anybody may ask a seat of, what one was told of, and what one runs. */
const isSeen = sql`((event.cancelled_at is null and event.open_for_registrations and not event.single_user_event
    and event.event_type <> 'classroom')
  or event.planned_by = ${userId}
  or exists (select from bookings booking where booking.company_id = event.company_id and booking.event_id = event.id
    and booking.user_id = ${userId} and booking.status <> ${sql.raw(String(bookingStatus.NEW))})
  or exists (select from event_facilitators runs where runs.company_id = event.company_id and runs.event_id = event.id
    and runs.user_id = ${userId}))`

const fits = ({ words, isClose }: Wanted) =>
  isClose ? resembles(letters, words) : containsAll(letters, words)
const rank = ({ words, isClose }: Wanted) => (isClose ? nearness(letters) : wholeness(letters, words))

/** NOTE: what is over is nothing to go to, so the few that are to come are looked through. */
const found = (way: 'all' | 'some', wanted: Wanted): SQL => sql`
  select event.id, event.name, event.starts_at, event.time_zone, event.venue_id, event.company_id, ${rank(wanted)} as rank
  from asked join ${events} event on event.company_id = ${companyId} and event.removed_at is null
    and (event.ends_at > now() or event.ends_at is null)
  where ${fits(wanted)} and ${way === 'all' ? sql`true` : isSeen}
  order by rank desc, event.id limit ${sql.raw(String(wanted.most))}`

type Row = [
  id: number,
  rank: number,
  name: LocalText,
  startsAt: string | null,
  timeZone: string,
  venue: LocalText | null,
]

const hitOf = ([id, rank]: Row): Hit => ({ type: 'ClassroomEvent', id, rank, courseTypeId: null })

export const eventSearch = searchPart<Row[]>({
  name: 'events',
  types: ['ClassroomEvent'],
  byWords: false,
  wayOf: wayToEvents,
  answer: (way, wanted) => sql`(
    select coalesce(json_agg(json_build_array(event.id, event.rank::float8, event.name, event.starts_at, event.time_zone,
      venue.name)), '[]')
    from (${found(way, wanted)}) event
    left join venues venue on venue.company_id = event.company_id and venue.id = event.venue_id)`,
  ask: toldAtOnce(hitOf, shownOf),
})

const locales = { en: 'en-GB', de: 'de-DE' } as const

function shownOf([, , name, startsAt, timeZone, venue]: Row): Shown {
  const said = (language: keyof typeof locales) => {
    const style = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
    const when = startsAt && new Intl.DateTimeFormat(locales[language], style).format(new Date(startsAt))
    return [when, venue?.[language]].filter(Boolean).join(', ')
  }
  return {
    name,
    text: { en: said('en'), de: said('de') },
    containerId: null,
    containerTypeId: null,
    inside: null,
    segmentKey: null,
    fileId: null,
  }
}
