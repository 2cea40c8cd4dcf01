import * as attending from '@oktant/contract/events/attending.ts'
import * as contract from '@oktant/contract/events/calendar-feeds.ts'
import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../test/kit/server.ts'
import { eventForm } from '../../../../test/scenes/events.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['events.attend', 'events.facilitate'] })
  const { id = 0 } = await server.call(createEvent, { as: me, body: eventForm })
  await server.call(attending.requestSeat, { as: me, params: { id } })
  const opened = async (url: string | null | undefined) => {
    const { pathname } = new URL(url ?? '')
    return server.app.inject(pathname)
  }
  return { ...server, me, id, opened }
}

test('a calendar follows one’s events until the address is made anew or ended', async () => {
  const { call, me, opened } = await setUp()
  expect(await call(contract.readCalendarFeed, { as: me })).toEqual({ url: null })
  const { url: first } = await call(contract.renewCalendarFeed, { as: me })
  expect(await call(contract.readCalendarFeed, { as: me })).toEqual({ url: first })
  const answer = await opened(first)
  expect(answer.headers['content-type']).toContain('text/calendar')
  expect(answer.body).toContain('SUMMARY:First aid')
  const { url: second } = await call(contract.renewCalendarFeed, { as: me })
  expect([(await opened(first)).statusCode, (await opened(second)).statusCode]).toEqual([404, 200])
  await call(contract.endCalendarFeed, { as: me })
  expect((await opened(second)).statusCode).toBe(404)
  expect(await call(contract.readCalendarFeed, { as: me })).toEqual({ url: null })
})

test('nobody opens a feed by guessing, and what was declined is not in it', async () => {
  const { call, me, id, opened, make } = await setUp()
  const { url } = await call(contract.renewCalendarFeed, { as: me })
  const other = await make.user({ companyId: me.companyId, permissions: ['events.attend'] })
  const theirs = await call(contract.renewCalendarFeed, { as: other })
  const swapped = theirs.url?.replace(`/${other.id}/`, `/${me.id}/`)
  expect((await opened(swapped)).statusCode).toBe(404)
  expect((await opened(theirs.url)).body).not.toContain('SUMMARY')
  const { booking } = await call(attending.readLearnerEvent, { as: me, params: { id } })
  const params = { id, bid: booking?.id ?? 0 }
  await call(attending.declineOwnSeat, { as: me, params, body: { reason: 'Ill', message: '' } })
  expect((await opened(url)).body).not.toContain('SUMMARY')
})

test('one event is a file for a calendar, for whoever may see it', async () => {
  const { send, me, id, make } = await setUp()
  const file = await send(contract.downloadEvent, { as: me, params: { id } })
  expect(file.body).toContain('BEGIN:VTIMEZONE')
  const stranger = await make.user({ permissions: ['events.attend'] })
  const hidden = await send(contract.downloadEvent, { as: stranger, params: { id } })
  expect(hidden.statusCode).toBe(404)
})
