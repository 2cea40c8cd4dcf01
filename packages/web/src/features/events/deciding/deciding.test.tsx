import {
  approveBooking,
  acceptBooking,
  declineSeat,
  listEventsToApprove,
  listTeamSeats,
  readInvitation,
} from '@oktant/contract/events/attending.ts'
import type { BookingSeen } from '@oktant/contract/events/event-shapes.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recall } from '../../../lib/storage.ts'
import { makeBookingSeen, makeEventRow } from '../../../test/made/make-events.ts'
import { pageOf } from '../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const waiting = (own: Partial<BookingSeen> = {}) =>
  makeBookingSeen(5, {
    bookingStatus: { id: bookingStatus.MANAGER_WAITING, name: '' },
    classroomEvent: makeEventRow(7, { name: { en: 'Ropes', de: 'Seile' } }),
    decide: { approve: true, decline: true },
    ...own,
  })

function open(address: string, booking: BookingSeen, as: Parameters<typeof showApplication>[1]['as'] = {}) {
  const server = fakeServer()
  server.answer(readInvitation, booking)
  return { server, ...showApplication(address, { server, as }) }
}

test.each(['/authorise-booking/5', '/hr-authorise-booking/5', '/scheduler/userRSVP/5'])(
  'whoever decides approves at %s with one press',
  async (address) => {
    const { server, user } = open(address, waiting())
    await screen.findByRole('heading', { level: 1, name: 'Seile' })
    screen.getByText('Lena Okafor')
    server.answer(approveBooking, waiting())
    await user.click(screen.getByRole('button', { name: 'Genehmigen' }))
    await screen.findByText('Die Buchung ist genehmigt.')
    expect(server.callsOf(approveBooking).map(({ params }) => params['bid'])).toEqual(['5'])
  },
)

test('whoever is invited accepts at the same address', async () => {
  const own = waiting({
    user: { id: 1, name: 'Mia Naidoo' },
    bookingStatus: { id: bookingStatus.SENT, name: '' },
    can: { accept: true, decline: true },
    decide: { approve: false, decline: false },
  })
  const { server, user } = open('/scheduler/userRSVP/5', own, { id: 1 })
  server.answer(acceptBooking, own)
  await user.click(await screen.findByRole('button', { name: 'Zusagen' }))
  await waitFor(() => expect(server.callsOf(acceptBooking)).toHaveLength(1))
})

test('what was decided already reads as dealt with', async () => {
  open('/authorise-booking/5', waiting({ decide: { approve: false, decline: false } }))
  await screen.findByText('Diese Buchung wurde bereits bearbeitet.')
  expect(screen.queryByRole('button', { name: 'Genehmigen' })).toBeNull()
})

test('whoever was slower is told, and sees where it stands now', async () => {
  const { server, user } = open('/authorise-booking/5', waiting())
  const press = await screen.findByRole('button', { name: 'Genehmigen' })
  server.refuse(approveBooking, 'booking_actioned')
  server.answer(readInvitation, waiting({ decide: { approve: false, decline: false } }))
  await user.click(press)
  await screen.findByText('Diese Buchung wurde bereits bearbeitet.')
})

test('a refusal is shown as a denied booking with its words, and leads nowhere else', async () => {
  const server = fakeServer()
  server.refuse(readInvitation, 'booking_denied')
  const { router } = showApplication('/scheduler/userRSVP/5', { server, as: {} })
  const told = within(await screen.findByRole('alert'))
  told.getByText('Buchung verweigert')
  told.getByText(/weder sehen noch beantworten/)
  expect(router.state.location.pathname).toBe('/scheduler/userRSVP/5')
})

test('whoever is not signed in comes back to it afterwards', async () => {
  const server = fakeServer()
  showApplication('/authorise-booking/5', { server })
  await waitFor(() => expect(recall('return-path')).toBe('/authorise-booking/5'))
})

test('the requests stand in a list, the latest first, and are decided there', async () => {
  const server = fakeServer()
  server.answer(listEventsToApprove, pageOf(waiting()))
  server.answer(listTeamSeats, [waiting()])
  const { user } = showApplication('/event-approval', { server, as: { permissions: ['bookings.decide'] } })
  const row = within(await screen.findByRole('row', { name: /Lena Okafor/ }))
  expect((await row.findByRole('link', { name: 'Lena Okafor' })).getAttribute('href')).toBe(
    '#/event-approval/5',
  )
  const seats = within(screen.getByRole('region', { name: 'Plätze Ihrer Leute in den nächsten 30 Tagen' }))
  seats.getByText('Lena Okafor (eingeladen)')
  const [asked] = server.callsOf(listEventsToApprove)
  expect([asked?.query.get('_sortField'), asked?.query.get('_sortDir')]).toEqual(['createdOn', 'DESC'])
  server.answer(declineSeat, waiting())
  await user.click(row.getByRole('button', { name: 'Ablehnen: Lena Okafor, Seile' }))
  const form = within(await screen.findByRole('form', { name: 'Ablehnen' }))
  await user.selectOptions(form.getByRole('combobox', { name: 'Grund' }), 'Krankheit')
  await user.type(form.getByRole('textbox', { name: 'Kommentar' }), 'Nicht jetzt')
  server.answer(listEventsToApprove, pageOf())
  await user.click(form.getByRole('button', { name: 'Ablehnen' }))
  await screen.findByText('Keine Buchung wartet auf Sie.')
  expect(server.callsOf(declineSeat)[0]).toMatchObject({
    params: { id: '7', bid: '5' },
    body: { reason: 'Krankheit', message: 'Nicht jetzt' },
  })
})
