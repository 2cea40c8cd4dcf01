import { listMyUpcomingEvents, listPastEvents } from '@oktant/contract/events/attending.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeBooking, makeEventRow } from '../../../../test/made/make-events.ts'
import { pageOf } from '../../../../test/page-of.ts'
import { fakeServer, showPart } from '../../../../test/show.tsx'
import { PastPart, UpcomingPart } from './event-parts.tsx'

const as = { permissions: ['events.attend' as const], visibleModules: ['events' as const] }
const booked = (id: number) => makeEventRow(id, { booking: makeBooking(id), state: 'booked' })

test('a first page shows the next few events that one is booked on, and the way to all', async () => {
  const server = fakeServer()
  server.answer(listMyUpcomingEvents, [1, 2, 3, 4, 5].map(booked))
  showPart(<UpcomingPart />, { server, as })
  const list = within(await screen.findByRole('list', { name: 'Anstehende Veranstaltungen' }))
  expect(list.getAllByRole('listitem')).toHaveLength(4)
  expect(list.getByRole('link', { name: 'Veranstaltung 1' }).getAttribute('href')).toBe('/event/1')
  screen.getByRole('link', { name: 'Alle Veranstaltungen' })
})

test('what is over stands with the progress', async () => {
  const server = fakeServer()
  server.answer(listPastEvents, pageOf(booked(1)))
  showPart(<PastPart />, { server, as })
  within(await screen.findByRole('region', { name: 'Vergangene Veranstaltungen' })).getByText('Gebucht')
})

test.each([
  ['without the right', { ...as, permissions: [] }],
  ['in a group that hides events', { ...as, visibleModules: [] }],
])('%s nothing is asked for', (_, person) => {
  const server = fakeServer()
  showPart(
    <>
      <UpcomingPart />
      <PastPart />
    </>,
    { server, as: person },
  )
  expect(server.callsOf(listMyUpcomingEvents)).toHaveLength(0)
  expect(server.callsOf(listPastEvents)).toHaveLength(0)
})
