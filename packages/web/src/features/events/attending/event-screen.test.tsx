import {
  acceptBooking,
  declineOwnSeat,
  readLearnerEvent,
  requestSeat,
} from '@oktant/contract/events/attending.ts'
import type { LearnerEvent } from '@oktant/contract/events/event-shapes.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { listLearnerRecordings } from '@oktant/contract/events/recordings.ts'
import { listOpenEvents } from '@oktant/contract/learning/catalogue.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeBooking, makeBookingSeen, makeEvent } from '../../../test/made/make-events.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const attendee = { permissions: ['events.attend'], visibleModules: ['events'] } as const
const as = { permissions: [...attendee.permissions], visibleModules: [...attendee.visibleModules] }

function open(own: Partial<LearnerEvent>, address = '/event/7') {
  const server = fakeServer()
  server.answer(listLearnerRecordings, [])
  server.answer(readLearnerEvent, makeEvent(7, { name: { en: 'Boat', de: 'Bootsführerschein' }, ...own }))
  return { server, ...showApplication(address, { server, as }) }
}

const seat = async () => within(await screen.findByRole('region', { name: 'Ihr Platz' }))

test.each(['/event/7', '/events/7'])('an event is one screen at %s', async (address) => {
  open({}, address)
  await screen.findByRole('heading', { level: 1, name: 'Bootsführerschein' })
  expect(screen.getByText('Noch 4 Tage')).toBeTruthy()
  const about = within(screen.getByRole('region', { name: 'Wann und wo' }))
  expect(about.getByText(/Dienstag, 01\. Dez\. 2026, 10:00–12:00/)).toBeTruthy()
  expect(about.getByText('Saal Alster · Hamburg')).toBeTruthy()
  expect(about.getByText('Karin Roth')).toBeTruthy()
  expect((await seat()).getByText(/8 Plätze frei\./)).toBeTruthy()
})

test('times are told as clocks at the venue show them, too, where these differ', async () => {
  open({ timeZone: 'Africa/Johannesburg' })
  const about = within(await screen.findByRole('region', { name: 'Wann und wo' }))
  expect(about.getByText(/Vor Ort: Dienstag, 01\. Dez\. 2026, 11:00–13:00 \(Johannesburg\)/)).toBeTruthy()
})

test('a seat is asked for with one press, and a refusal is told in words', async () => {
  const { server, user } = open({ can: { request: true } })
  server.refuse(requestSeat, 'overlapping_seat')
  await user.click(await screen.findByRole('button', { name: 'Platz anfragen' }))
  await (await seat()).findByText(/zu dieser Zeit einen Platz in einer anderen Veranstaltung/)
  server.answer(requestSeat, makeBookingSeen(3))
  await user.click(screen.getByRole('button', { name: 'Platz anfragen' }))
  expect(await screen.findByText('Ihre Anfrage ist eingegangen.')).toBeTruthy()
  expect(server.callsOf(readLearnerEvent).length).toBeGreaterThan(1)
})

test('a full event offers the queue, one without a date interest, a closed one nothing', async () => {
  const full = { seats: 4, taken: 4, confirmed: 4, waiting: 2, full: true, overCapacity: false }
  const first = open({ can: { request: true }, filled: full })
  await screen.findByRole('button', { name: 'Auf die Warteliste setzen' })
  expect((await seat()).getByText(/2 Personen stehen auf der Warteliste/)).toBeTruthy()
  first.unmount()
  const second = open({ can: { request: true }, startsAt: null, endsAt: null })
  await screen.findByRole('button', { name: 'Ich habe Interesse' })
  second.unmount()
  open({})
  await (await seat()).findByText('Plätze können zurzeit nicht angefragt werden.')
})

const stand = makeBooking(1).stand

test('a booking tells its place in the queue and until when a seat is offered', async () => {
  open({
    booking: makeBooking(1, {
      bookingStatus: { id: bookingStatus.SENT, name: '' },
      stand: { ...stand, position: 3, offeredUntil: '2026-12-01T13:00:00Z' },
      can: { accept: true, decline: true },
    }),
  })
  await (await seat()).findByText('3. auf der Warteliste; Platz angeboten bis Dienstag 14:00')
})

test('it tells by name whom it waits for, and what to do without a manager', async () => {
  const waiting = { id: bookingStatus.MANAGER_WAITING, name: '' }
  const owner = { id: 2, name: 'M. Braun' }
  const first = open({
    booking: makeBooking(1, { bookingStatus: waiting, stand: { ...stand, waitsFor: 'manager', owner } }),
  })
  await (await seat()).findByText('Wartet auf M. Braun')
  first.unmount()
  open({ booking: makeBooking(1, { bookingStatus: { id: bookingStatus.NO_MANAGER, name: '' } }) })
  await (await seat()).findByText(/Ihnen ist keine Führungskraft zugeordnet!/)
})

test('an invitation is accepted', async () => {
  const { server, user } = open({
    booking: makeBooking(3, {
      bookingStatus: { id: bookingStatus.SENT, name: '' },
      can: { accept: true, decline: true },
    }),
  })
  server.answer(acceptBooking, makeBookingSeen(3))
  await user.click(await screen.findByRole('button', { name: 'Zusagen' }))
  expect(await screen.findByText('Sie haben zugesagt.')).toBeTruthy()
  expect(server.callsOf(acceptBooking).map(({ params }) => params['bid'])).toEqual(['3'])
})

test('a seat is given back with a reason and a comment, and not without', async () => {
  const { server, user } = open({ booking: makeBooking(3, { can: { accept: false, decline: true } }) })
  server.answer(declineOwnSeat, makeBookingSeen(3))
  await user.click(await screen.findByRole('button', { name: 'Platz zurückgeben' }))
  const form = within(await screen.findByRole('form', { name: 'Platz zurückgeben' }))
  await user.click(form.getByRole('button', { name: 'Platz zurückgeben' }))
  form.getByText('Bitte fügen Sie einen Kommentar hinzu')
  form.getByText('Bitte wählen Sie einen Grund')
  expect(server.callsOf(declineOwnSeat)).toHaveLength(0)
  await user.selectOptions(form.getByRole('combobox', { name: 'Grund' }), 'Krankheit')
  await user.type(form.getByRole('textbox', { name: 'Kommentar' }), 'Fieber')
  await waitFor(
    async () => {
      await user.click(form.getByRole('button', { name: 'Platz zurückgeben' }))
      expect(server.callsOf(declineOwnSeat)).toHaveLength(1)
    },
    { timeout: 5000, interval: 400 },
  )
  expect(server.callsOf(declineOwnSeat)[0]?.body).toEqual({ reason: 'Krankheit', message: 'Fieber' })
  expect(await screen.findByText('Sie haben Ihren Platz zurückgegeben.')).toBeTruthy()
})

test('the way into a webinar is shown a day before, and opens a quarter of an hour before', async () => {
  const webinar = { webinar: true, webinarProvider: 'link', booking: makeBooking(1), venue: null } as const
  vi.setSystemTime('2026-11-30T12:00:00Z')
  const first = open(webinar)
  expect(await (await seat()).findByRole('button', { name: 'Teilnehmen' })).toHaveProperty('disabled', true)
  ;(await seat()).getByText(/Teilnehmen können Sie ab 1\. Dez\. 2026, 09:45\./)
  first.unmount()
  vi.setSystemTime('2026-12-01T08:50:00Z')
  open({ ...webinar, skypeMeeting: 'https://meet.example.test/boot' })
  const way = await (await seat()).findByRole('link', { name: 'Teilnehmen' })
  expect(way.getAttribute('href')).toBe('https://meet.example.test/boot')
})

test('a cancelled event says so and offers no seat; an unknown one leads to those that are there', async () => {
  const first = open({ cancelled: true, booking: makeBooking(1) })
  await (await seat()).findByText('Diese Veranstaltung wurde abgesagt.')
  expect((await seat()).queryByRole('button')).toBeNull()
  first.unmount()
  const server = fakeServer()
  server.refuse(readLearnerEvent, 'event_not_found')
  showApplication('/event/7', { server, as })
  await screen.findByText(/Unter dieser Adresse gibt es keine Veranstaltung/)
  expect(screen.getByRole('link', { name: 'Alle Veranstaltungen' }).getAttribute('href')).toBe('#/events')
})

test('a visitor sees what is open to everybody, and signs in to take part', async () => {
  const server = fakeServer()
  server.answer(listOpenEvents, [
    {
      id: 7,
      name: { en: 'Boat', de: 'Bootsführerschein' },
      startTime: '01-12-2026 10:00',
      endTime: '01-12-2026 12:00',
      webinar: true,
    },
  ])
  showApplication('/open-events', { server })
  const list = within(await screen.findByRole('list', { name: 'Offene Veranstaltungen' }))
  list.getByText('01-12-2026 10:00 bis 01-12-2026 12:00')
  const way = list.getByRole('link', { name: 'Zur Teilnahme anmelden: Bootsführerschein' })
  expect(way.getAttribute('href')).toBe('#/event/7')
})

test('without any the page of open events says so', async () => {
  const server = fakeServer()
  server.answer(listOpenEvents, [])
  showApplication('/open-events', { server })
  await screen.findByText('Zurzeit steht keine Veranstaltung allen offen.')
})
