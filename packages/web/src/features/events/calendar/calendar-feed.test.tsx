import { listEventDays, listMyEvents, listMyUpcomingEvents } from '@oktant/contract/events/attending.ts'
import {
  endCalendarFeed,
  readCalendarFeed,
  renewCalendarFeed,
} from '@oktant/contract/events/calendar-feeds.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

test('a calendar follows one’s events until the subscription is ended', async () => {
  const server = fakeServer()
  server.answer(listEventDays, [])
  const none = { content: [], totalElements: 0, totalPages: 0, number: 0 }
  server.answer(listMyEvents, none)
  server.answer(listMyUpcomingEvents, [])
  server.answer(readCalendarFeed, { url: null })
  const as = { permissions: ['events.attend' as const], visibleModules: ['events' as const] }
  const { user } = showApplication('/events', { server, as })
  await user.click(await screen.findByRole('button', { name: 'Im eigenen Kalender zeigen' }))
  const panel = within(await screen.findByRole('region', { name: 'Im eigenen Kalender' }))
  const url = 'https://learn.example.test/rest/public/event-feed/7/abc'
  server.answer(renewCalendarFeed, { url })
  server.answer(readCalendarFeed, { url })
  await user.click(await panel.findByRole('button', { name: 'Adresse erstellen' }))
  expect(await panel.findByDisplayValue(url)).toBeTruthy()
  server.answer(endCalendarFeed, {})
  server.answer(readCalendarFeed, { url: null })
  await user.click(panel.getByRole('button', { name: 'Abonnement beenden' }))
  expect(await panel.findByRole('button', { name: 'Adresse erstellen' })).toBeTruthy()
})
