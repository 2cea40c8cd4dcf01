import * as attending from '@oktant/contract/events/attending.ts'
import type { EventForm } from '@oktant/contract/events/event-shapes.ts'
import * as invitations from '@oktant/contract/events/event-invitations.ts'
import * as planning from '@oktant/contract/events/trainer-events.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../test/kit/server.ts'
import { eventForm } from '../../../../test/scenes/events.ts'

const year = new Date().getUTCFullYear() + 1
const part = (startTime: string, endTime: string) => ({
  startTime: startTime.replace('Y', String(year)),
  endTime: endTime.replace('Y', String(year)),
  container: null,
  components: [],
})

async function setUp() {
  const { call, make } = await testServer()
  const trainer = await make.user({ permissions: ['events.facilitate'] })
  const me = await make.user({
    companyId: trainer.companyId,
    permissions: ['events.attend'],
    timezone: 'Europe/Berlin',
  })
  const plan = async (timeslots: EventForm['timeslots'], form: Partial<EventForm> = {}) => {
    const facilitators = [{ id: trainer.id }]
    const body = { ...eventForm, timeZone: 'UTC', facilitators, timeslots, ...form }
    const { id = 0 } = await call(planning.createEvent, { as: trainer, body })
    return id
  }
  const days = async (month: string, query: { months?: number; own?: boolean } = {}) =>
    call(attending.listEventDays, { as: me, params: { time: `${year}-${month}-01` }, query })
  return { call, trainer, me, plan, days }
}

test.each([
  // What is late in the evening is on the next day in Berlin; what ends at midnight there does not last into the next.
  ['10-06-Y 22:30', '10-06-Y 22:50', ['06-11']],
  ['10-06-Y 20:00', '10-06-Y 22:00', ['06-10']],
  ['10-06-Y 20:00', '11-06-Y 12:00', ['06-10', '06-11']],
  // Winter, an hour less ahead.
  ['10-12-Y 22:30', '10-12-Y 22:50', ['12-10']],
  ['30-06-Y 09:00', '02-07-Y 12:00', ['06-30', '07-01', '07-02']],
])('from %s to %s by UTC is on %j in Berlin', async (from, to, on) => {
  const { plan, days, call, me } = await setUp()
  const id = await plan([part(from, to)])
  const found = await days('06', { months: 7 })
  expect(found).toEqual(on.map((day) => ({ day: `${year}-${day}`, count: 1, cancelled: 0, first: [] })))
  for (const { day } of found) {
    const there = await call(attending.listUserEventsAt, {
      as: me,
      params: { time: day },
      query: { days: 1 },
    })
    expect(there.map((one) => one.id)).toEqual([id])
  }
})

test('a day names what begins first on it and counts the rest; an event stands on it once, and on none between its parts', async () => {
  const { call, trainer, me, plan, days } = await setUp()
  const parts = [
    part('05-03-Y 14:00', '05-03-Y 15:00'),
    part('05-03-Y 08:00', '05-03-Y 09:00'),
    part('07-03-Y 08:00', '07-03-Y 09:00'),
  ]
  const split = await plan(parts, { name: { en: 'Split', de: 'Geteilt' } })
  const other = (at: string) => plan([part(`05-03-Y ${at}:00`, `05-03-Y ${at}:30`)])
  const [late, noon, mine] = [await other('16'), await other('12'), await other('10')]
  await call(attending.requestSeat, { as: me, params: { id: mine } })
  await call(invitations.cancelEvent, { as: trainer, params: { id: mine } })
  const closed = await plan([part('06-03-Y 08:00', '06-03-Y 09:00')], { eventType: 'classroom' })
  const found = await days('03')
  expect(found.map(({ day, count, cancelled }) => [day.slice(5), count, cancelled])).toEqual([
    ['03-05', 4, 1],
    ['03-07', 1, 0],
  ])
  expect(found[0]?.first).toEqual([
    {
      id: split,
      name: { en: 'Split', de: 'Geteilt' },
      startsAt: `${year}-03-05T08:00:00.000Z`,
      state: 'open',
      cancelled: false,
    },
    expect.objectContaining({ id: mine, cancelled: true }),
    expect.objectContaining({ id: noon, state: 'open' }),
  ])
  expect(late).toBeGreaterThan(0)
  expect((await days('03', { own: true })).map(({ day, count }) => [day.slice(5), count])).toEqual([
    ['03-05', 1],
  ])
  await call(invitations.addBookings, { as: trainer, params: { id: closed }, body: { userIds: [me.id] } })
  expect((await days('03', { own: true })).map(({ day }) => day.slice(5))).toEqual(['03-05'])
})

test('a day that no calendar has is refused', async () => {
  const { call, me } = await setUp()
  for (const time of ['2027-02-31', '2027-13-01'])
    expect(await call(attending.listEventDays, { as: me, params: { time } })).toMatchObject({
      code: 'invalid_input',
    })
})
