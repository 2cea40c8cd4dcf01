import * as attending from '@oktant/contract/events/attending.ts'
import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import { expect, test } from 'vitest'
import { statementsOf } from '../../../../test/kit/run/statements.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { ahead, eventForm, slot } from '../../../../test/scenes/events.ts'

test('a calendar and lists of many events ask no more statements than those of one', async () => {
  const { call, make } = await testServer()
  const trainer = await make.user({ permissions: ['events.facilitate'] })
  const { companyId } = trainer
  const me = await make.user({ companyId, permissions: ['events.attend'] })
  const others = [
    await make.user({ companyId, permissions: ['events.attend'] }),
    await make.user({ companyId, permissions: ['events.attend'] }),
  ]
  const plan = async (day: number) => {
    const body = { ...eventForm, timeslots: [slot(day)], facilitators: [{ id: trainer.id }] }
    return { id: (await call(createEvent, { as: trainer, body })).id ?? 0 }
  }
  const book = async (day: number) => {
    const [mine, open] = [await plan(day), await plan(day + 1)]
    for (const person of [me, ...others]) await call(attending.requestSeat, { as: person, params: mine })
    for (const person of others) await call(attending.requestSeat, { as: person, params: open })
    return mine
  }
  const month = { time: ahead(3).slice(0, 10).split('-').toReversed().join('-') }
  const mine = await book(3)
  const screens = {
    mine: () => call(attending.listMyEvents, { as: me }),
    available: () => call(attending.listAvailableEvents, { as: me }),
    day: () => call(attending.listUserEventsAt, { as: me, params: month, query: { days: 1 } }),
    calendar: () => call(attending.listEventDays, { as: me, params: month, query: { months: 12 } }),
    upcoming: () => call(attending.listMyUpcomingEvents, { as: me }),
    one: () => call(attending.readLearnerEvent, { as: me, params: mine }),
  }
  const asked = async () => {
    const counts: Record<string, number> = {}
    for (const [name, screen] of Object.entries(screens)) counts[name] = (await statementsOf(screen)).length
    return counts
  }
  const before = await asked()
  for (const day of [6, 9, 12]) await book(day)
  expect(await asked()).toEqual(before)
  expect(before).toMatchObject({ mine: 4, day: 3, calendar: 1 })
})
