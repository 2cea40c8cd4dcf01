import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { rowsOf } from '@oktant/server/db/engine/db.ts'
import {
  type Company,
  type Found,
  headersOf,
  type Looker,
  lookersOf,
  measureAll,
  measureEach,
  measuringOptions,
  rowOf,
  withCompany,
  withControl,
} from './kit/company.ts'
import type { Ask } from './kit/measure.ts'
import { callsOf } from './kit/recorded.ts'
import { cycle } from './kit/rows.ts'
import { loadEvents } from './load/load-events.ts'

// What the screens of events cost on PostgreSQL, by the calls that the application sends, and whether the bookings of
// others make them dearer.
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10000' },
    events: { type: 'string', default: '5000' },
    bookings: { type: 'string', default: '1000,100000' },
    ...measuringOptions,
  },
})
const events = Number(values.events)
const requestsAtOnce = 200

/** Events to come that anybody may ask for, and on which none of those who look has a seat. */
async function openEvents({ db, companyId }: Company, people: readonly Looker[]) {
  const ids = people.map(({ id }) => id)
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select id from events where company_id = ${companyId} and starts_at > now() and event_type <> 'classroom'
        and not exists (select from bookings own where own.company_id = events.company_id and own.event_id = events.id
          and own.user_id = any(${sql.param(ids)}::integer[]))
      order by id`,
  )
  return rows.map(({ id }) => id)
}

/** Each time somebody else asks for another event, as nobody has a seat twice. */
function requests(people: readonly Looker[], open: readonly number[]): Ask {
  const [looker, event] = [cycle(people), cycle(open)]
  let asked = 0
  const calls = () => {
    const at = asked++
    return callsOf('request of a seat', {
      headers: () => headersOf(looker(at)),
      params: () => ({ id: event(Math.floor(at / people.length) * 7 + at) }),
    })
  }
  const requestOf = (all: ReturnType<typeof calls>) => {
    const found = all.find(({ name }) => name === 'requestSeat')
    if (!found) throw new Error('the act does not ask for a seat')
    return found
  }
  const next = () => requestOf(calls()).each?.(0) ?? {}
  const { name: _name, ...ask } = requestOf(calls())
  return { ...ask, amount: requestsAtOnce, each: next }
}

async function measureWith(bookings: number): Promise<Found> {
  return withCompany(Number(values.people), async (company) => {
    const { db, companyId } = company
    const people = await lookersOf(company)
    const ids = people.map(({ id }) => id)
    await loadEvents(db, { companyId, events, bookings, lookers: ids })
    await db.execute(sql`analyze`)
    const open = await openEvents(company, people)
    const looker = cycle(people)
    const params = (at: number) => ({ id: cycle(open)(at), time: `${new Date().getFullYear()}-01-01` })
    const screen = (name: string, bound?: number) =>
      rowOf(name, callsOf(name, { headers: (at) => headersOf(looker(at)), params }), bound)
    const rows = withControl(looker(0).token, [
      screen('my events', 3),
      screen('available events', 3),
      screen('an event'),
      rowOf('request of a seat', [requests(people, open)], 3),
    ])
    await measureAll(company, rows, values)
    return {
      size: `${values.people} people, ${events} events, ${bookings} bookings of others`,
      rows,
    }
  })
}

await measureEach(values.bookings, measureWith, [
  'my events',
  'available events',
  'an event',
  'request of a seat',
])
