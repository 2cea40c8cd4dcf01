import { type ActivityItem, allActivity, topActivity } from '@oktant/contract/people/activity.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const item = (id: number, own: Partial<ActivityItem> = {}): ActivityItem => ({
  id,
  kind: 'signedIn',
  name: '',
  count: 1,
  link: null,
  happenedAt: '2026-11-02T09:00:00.000Z',
  ...own,
})

const items = [
  item(4, { kind: 'notificationRead', count: 3, happenedAt: '2026-11-02T23:30:00.000Z' }),
  item(3, { kind: 'connectionMade', name: 'Ada Zulu', link: '/account?tab=connections' }),
  item(2),
  item(1, { kind: 'groupJoined', name: 'Nachtschicht', happenedAt: '2026-11-01T12:00:00.000Z' }),
]

function show(address: string, content = items) {
  const server = fakeServer()
  server.answer(topActivity, content)
  server.answer(allActivity, { content, totalElements: content.length, totalPages: 1, number: 0 })
  return { server, ...showApplication(address, { server, as: { id: 7, timezone: 'Europe/Berlin' } }) }
}

test('what happened stands under its day in the reader’s own time zone', async () => {
  show('/account?tab=activity')
  const lately = within(await screen.findByRole('region', { name: 'Zuletzt' }))
  await lately.findByText('Sie haben 3 Benachrichtigungen gelesen')
  const days = lately.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(days).toEqual([
    'Dienstag, 03.\u00a0Nov.\u00a02026',
    'Montag, 02.\u00a0Nov.\u00a02026',
    'Sonntag, 01.\u00a0Nov.\u00a02026',
  ])
  expect(lately.getByText('Sie wurden in die Gruppe Nachtschicht aufgenommen')).toBeTruthy()
  const link = lately.getByRole('link', { name: 'Sie haben sich mit Ada Zulu verbunden' })
  expect(link.getAttribute('href')).toContain('tab=connections')
})

test('everything is listed by kind and page', async () => {
  const { server, user, router } = show('/account?tab=activity')
  await user.click(await screen.findByRole('link', { name: 'Alle Aktivitäten zeigen' }))
  await user.selectOptions(await screen.findByLabelText('Welche Art'), 'Anmeldungen')
  await waitFor(() =>
    expect(server.callsOf(allActivity).at(-1)?.query.getAll('_filterValues')).toEqual(['signedIn']),
  )
  expect(router.state.location.search).toContain('tab=activity')
})

test('whoever has done nothing yet is told so', async () => {
  show('/account?tab=activity', [])
  await screen.findByText('Noch ist nichts geschehen.')
})
