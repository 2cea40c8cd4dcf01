import {
  listAvailableEvents,
  listEventDays,
  listEventsAt,
  listMyEvents,
  listMyUpcomingEvents,
  listUserEventsAt,
  readInvitation,
} from '@oktant/contract/events/attending.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeBooking, makeBookingSeen, makeEventRow } from '../../../test/made/make-events.ts'
import { pageOf } from '../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const text = (de: string) => ({ en: de, de })
const slot = (day: string) => ({ id: 1, startsAt: `${day}T09:00:00Z`, endsAt: `${day}T10:00:00Z` })
const ropes = makeEventRow(1, { name: text('Seile'), timeslots: [slot('2026-11-30')], state: 'booked' })
const knots = makeEventRow(2, { name: text('Knoten'), timeslots: [slot('2026-11-30')], cancelled: true })

const entry = ({ id, name, state, cancelled }: typeof ropes) => {
  return { id, name, state, cancelled, startsAt: '2026-11-30T09:00:00Z' }
}
const monday = { day: '2026-11-30', count: 2, cancelled: 1, first: [entry(ropes), entry(knots)] }

function open(address = '/events') {
  const server = fakeServer()
  server.answer(listEventDays, [monday])
  server.answer(listUserEventsAt, [ropes, knots])
  server.answer(listMyUpcomingEvents, [{ ...ropes, booking: makeBooking(5) }])
  server.answer(listMyEvents, pageOf())
  server.answer(listAvailableEvents, pageOf(makeEventRow(3, { name: text('Anker') })))
  const as = { permissions: ['events.attend' as const], visibleModules: ['events' as const] }
  return { server, ...showApplication(address, { server, as }) }
}

const cell = (name: RegExp) => screen.getByRole('gridcell', { name })
const timesAsked = (server: ReturnType<typeof open>['server']) =>
  server.callsOf(listEventDays).map(({ params, query }) => `${params['time']} ${query.get('months')}`)

test('the month says which day it is, what is on each day, and what of it is cancelled', async () => {
  const { server } = open()
  await screen.findByRole('grid', { name: 'November 2026' })
  await screen.findByRole('gridcell', {
    name: /^Montag, 30\.\sNov\.\s2026: 2 Veranstaltungen: Seile; Knoten \(abgesagt\)$/,
  })
  expect(cell(/^Freitag, 27\.\sNov/).getAttribute('aria-current')).toBe('date')
  expect(screen.getAllByRole('columnheader')[0]?.getAttribute('aria-label')).toBe('Montag')
  expect(timesAsked(server)).toEqual(['2026-11-01 1'])
})

test('keys move by day, week and month, and Enter opens the day with its events', async () => {
  const { server, user } = open()
  await screen.findByRole('gridcell', { name: /^Montag, 30\.\sNov.*Seile/ })
  cell(/^Freitag, 27\.\sNov/).focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(cell(/^Montag, 30\.\sNov/))
  await user.keyboard('{Enter}')
  const day = await screen.findByRole('region', { name: /^Montag, 30\.\sNov/ })
  expect(document.activeElement).toBe(within(day).getByRole('heading'))
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Seile')
  expect(document.activeElement?.getAttribute('href')).toBe('#/event/1')
  cell(/^Montag, 30\.\sNov/).focus()
  await user.keyboard('{Home}{End}{ArrowUp}{ArrowDown}{PageDown}')
  await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2027-01-06'))
  expect(timesAsked(server)).toContain('2027-01-01 1')
})

test('the year shows twelve months, through which the keys go on', async () => {
  const { server, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Jahr' }))
  await waitFor(() => expect(screen.getAllByRole('grid')).toHaveLength(12))
  await waitFor(() => expect(timesAsked(server)).toContain('2026-01-01 12'))
  cell(/^Freitag, 27\.\sNov/).focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.getAttribute('data-day')).toBe('2026-12-04')
  await user.keyboard('{PageUp}{PageDown}{PageDown}')
  await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2027-01-04'))
  await user.click(screen.getByRole('button', { name: 'Heute' }))
  await screen.findByRole('heading', { level: 2, name: '2026' })
})

test('a year says how much is on a day, and is of one’s own bookings alone where one wants that', async () => {
  const { server, user } = open('/events?view=year&day=2026-11-30')
  server.answer(listEventDays, [{ ...monday, count: 5, first: [] }])
  server.answer(listEventsAt, [ropes])
  await user.click(await screen.findByRole('button', { name: 'Nur meine Buchungen' }))
  await screen.findByRole('gridcell', { name: /^Montag, 30\.\sNov\.\s2026: 5 Veranstaltungen$/ })
  const day = within(await screen.findByRole('region', { name: /^Montag, 30\.\sNov/ }))
  await waitFor(() => expect(day.getAllByRole('listitem')).toHaveLength(1))
  expect(server.callsOf(listEventDays).map(({ query }) => query.get('own'))).toEqual([null, 'true'])
  expect(
    server.callsOf(listEventsAt).map(({ params, query }) => `${params['time']} ${query.get('days')}`),
  ).toEqual(['2026-11-30 1'])
})

test('a day with more than its first ones says how many more, and an empty one asks for nothing', async () => {
  const { server } = open()
  server.answer(listEventDays, [{ ...monday, count: 6 }])
  await screen.findByRole('gridcell', { name: /: 6 Veranstaltungen: Seile; Knoten \(abgesagt\); 4 weitere$/ })
  await screen.findByText('An diesem Tag gibt es keine Veranstaltungen.')
  expect(server.callsOf(listUserEventsAt)).toHaveLength(0)
})

test('the lists stand beside it, one at a time, and say in words what is empty', async () => {
  const { server, user } = open()
  const upcoming = within(await screen.findByRole('list', { name: 'Anstehend' }))
  upcoming.getByText('Platz bestätigt')
  expect(server.callsOf(listMyEvents)).toHaveLength(0)
  await user.click(screen.getByRole('tab', { name: 'Meine Buchungen' }))
  await screen.findByText('Sie haben keine Buchungen.')
  await user.click(screen.getByRole('tab', { name: 'Verfügbar' }))
  within(await screen.findByRole('list', { name: 'Verfügbar' })).getByRole('link', { name: 'Anker' })
})

test('in booking mode the booking of the address is open over the calendar', async () => {
  const server = fakeServer()
  server.answer(listEventDays, [])
  server.answer(listMyEvents, pageOf(ropes))
  server.answer(
    readInvitation,
    makeBookingSeen(5, {
      user: { id: 1, name: 'Mia Naidoo' },
      classroomEvent: ropes,
      can: { accept: false, decline: true },
    }),
  )
  const as = { id: 1, permissions: ['events.attend' as const], visibleModules: ['events' as const] }
  showApplication('/events/booking/5', { server, as })
  await screen.findByRole('heading', { level: 2, name: 'Seile' })
  await screen.findByRole('button', { name: 'Platz zurückgeben' })
  expect(screen.getByRole('tab', { name: 'Meine Buchungen' }).getAttribute('aria-selected')).toBe('true')
})

test('whoever may not load the calendar is shown nothing of events, and stays', async () => {
  const { server, router } = (() => {
    const opened = fakeServer()
    opened.refuse(listEventDays, 'not_permitted')
    opened.refuse(listMyUpcomingEvents, 'not_permitted')
    const as = { permissions: ['events.attend' as const], visibleModules: ['events' as const] }
    return { server: opened, ...showApplication('/events', { server: opened, as }) }
  })()
  await screen.findByText('Veranstaltungen stehen Ihnen nicht offen.')
  expect(screen.queryByRole('grid')).toBeNull()
  expect(router.state.location.pathname).toBe('/events')
  expect(server.callsOf(listEventDays).length).toBeGreaterThan(0)
})

test('a calendar that does not come says so and is asked for again', async () => {
  const server = fakeServer()
  server.refuse(listEventDays, 'database_unavailable')
  server.answer(listMyUpcomingEvents, [])
  const as = { permissions: ['events.attend' as const], visibleModules: ['events' as const] }
  const { user } = showApplication('/events', { server, as })
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' })
  server.answer(listEventDays, [monday])
  await user.click(again)
  await screen.findByRole('grid', { name: 'November 2026' })
  await screen.findByText('Für Sie steht nichts an.')
})
