import {
  addConnection,
  allSuggestions,
  type Connection,
  listConnections,
  removeConnection,
  type Suggestion,
  topSuggestions,
} from '@oktant/contract/communication/connections.ts'
import { searchUsers } from '@oktant/contract/people/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const at = '2026-11-02T09:00:00.000Z'
const colleague = (id: number, fullName: string) => ({
  id,
  fullName,
  avatar: null,
  jobDescription: { id: 1, name: 'Planung' },
  locality: { id: 1, name: 'Köln' },
})
const connection = (id: number, fullName: string): Connection => ({
  user: colleague(id, fullName),
  connectedAt: at,
})
const suggestion = (id: number, fullName: string, own: Partial<Suggestion> = {}): Suggestion => ({
  user: colleague(id, fullName),
  reasons: ['mutual', 'group'],
  mutual: 2,
  ...own,
})
const page = <T,>(content: T[]) => ({ content, totalElements: content.length, totalPages: 1, number: 0 })

function show(own: Connection[], suggested: Suggestion[], address = '/account?tab=connections') {
  const server = fakeServer()
  server.answer(listConnections, page(own))
  server.answer(topSuggestions, suggested)
  server.answer(allSuggestions, page(suggested))
  server.answer(addConnection, connection(9, 'Ada Zulu'))
  server.answer(removeConnection, {})
  return { server, ...showApplication(address, { server, as: { id: 7 } }) }
}

test('whoever is suggested is added by a press, and that can be taken back', async () => {
  const { server, user } = show([], [suggestion(9, 'Ada Zulu')])
  const region = within(await screen.findByRole('region', { name: 'Vielleicht kennen Sie' }))
  await region.findByText('2 gemeinsame Kontakte')
  await screen.findByText('Sie haben noch keine Kontakte.')
  await user.click(region.getByRole('button', { name: 'Mit Ada Zulu verbinden' }))
  await screen.findByText('Sie sind mit Ada Zulu verbunden.')
  expect(server.callsOf(addConnection).map(({ params }) => params)).toEqual([{ userId: '9' }])
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(removeConnection)).toHaveLength(1))
})

test('a removed connection comes back by undoing it', async () => {
  const { server, user } = show([connection(9, 'Ada Zulu')], [])
  const own = within(await screen.findByRole('region', { name: 'Ihre Kontakte' }))
  await user.click(await own.findByRole('button', { name: 'Ada Zulu entfernen' }))
  await screen.findByText('Sie sind nicht mehr mit Ada Zulu verbunden.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(addConnection)).toHaveLength(1))
  expect(server.callsOf(removeConnection).map(({ params }) => params)).toEqual([{ userId: '9' }])
})

test('one’s own are searched by name, and the search stands in the address', async () => {
  const { server, user, router } = show([connection(9, 'Ada Zulu')], [])
  const own = within(await screen.findByRole('region', { name: 'Ihre Kontakte' }))
  await user.type(await own.findByRole('searchbox', { name: 'Nach Namen suchen' }), 'ada')
  await waitFor(() => expect(router.state.location.search).toContain('name=ada'))
  await waitFor(() =>
    expect(server.callsOf(listConnections).at(-1)?.query.getAll('_filterValues')).toEqual(['ada']),
  )
  expect(router.state.location.search).toContain('tab=connections')
})

test('a colleague who is found by three letters is added at once', async () => {
  const { server, user } = show([], [])
  const found = {
    id: 9,
    login: '',
    fullName: 'Ada Zulu',
    emailAddress: '',
    avatar: null,
    jobDescription: null,
  }
  server.answer(searchUsers, [found])
  await user.type(await screen.findByRole('combobox', { name: 'Kontakt hinzufügen' }), 'ada')
  await user.click(await screen.findByText('Ada Zulu'))
  await screen.findByText('Sie sind mit Ada Zulu verbunden.')
  expect(server.callsOf(addConnection).map(({ params }) => params)).toEqual([{ userId: '9' }])
})

test('all suggestions have a list of their own, with the way back', async () => {
  const { user, router } = show([], [suggestion(9, 'Ada Zulu', { reasons: ['group'] })])
  await user.click(await screen.findByRole('link', { name: 'Alle zeigen' }))
  const all = within(await screen.findByRole('region', { name: 'Alle Vorschläge' }))
  await all.findByText('In Ihrer Gruppe')
  await user.click(all.getByRole('link', { name: 'Zurück zu Ihren Kontakten' }))
  await screen.findByRole('region', { name: 'Ihre Kontakte' })
  expect(router.state.location.search).toBe('?tab=connections')
})

test('what the server refuses is told', async () => {
  const { server, user } = show([], [suggestion(9, 'Ada Zulu')])
  server.refuse(addConnection, 'user_not_found')
  await user.click(await screen.findByRole('button', { name: 'Mit Ada Zulu verbinden' }))
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map((alert) => alert.textContent)
        .join(),
    ).toMatch(/Person/),
  )
})
