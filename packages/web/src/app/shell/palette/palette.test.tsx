import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { searchAll, type SearchResult } from '@oktant/contract/learning/search.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const found: SearchResult = {
  type: 'Component',
  id: 3,
  imageUrl: null,
  name: { en: 'Bowline', de: 'Palstek' },
  text: { en: '', de: '' },
  containerId: 9,
  containerTypeId: 23700,
  inside: { en: 'Knots', de: 'Knoten' },
  segmentKey: null,
}

async function openSearch(as?: { permissions: Permission[] }, results: SearchResult[] = []) {
  const server = fakeServer()
  server.answer(searchAll, {
    content: results,
    totalElements: results.length,
    totalPages: 1,
    number: 0,
    kinds: [],
    isClose: false,
    courseTypes: [],
  })
  const shown = showApplication('/overview', { server, ...(as && { as }) })
  await screen.findByRole('button', { name: /suchen/ })
  await shown.user.keyboard('{Control>}k{/Control}')
  const dialog = await screen.findByRole('dialog', { name: 'Suche' })
  return { ...shown, server, dialog, field: within(dialog).getByRole('combobox') }
}

test('the search finds what one may open, and the keyboard opens it', async () => {
  const { user, dialog, field, router } = await openSearch({ permissions: ['mail.readOutbox'] })
  await user.type(field, 'versand')
  expect(
    within(dialog)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['VersandprotokollSeite'])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/administration/deliveries'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what stands in it has a name of its own', async () => {
  const { dialog, user, field } = await openSearch()
  expect(field).toBe(
    within(dialog).getByRole('combobox', { name: 'Kurse, Ziele, Personen und Seiten suchen' }),
  )
  await user.type(field, 'überblick')
  within(dialog).getByRole('listbox', { name: 'Treffer' })
})

test('a visitor does not find what needs a sign-in', async () => {
  const { user, dialog, field } = await openSearch()
  await user.type(field, 'versand')
  expect(within(dialog).queryAllByRole('option')).toEqual([])
  within(dialog).getByText('Nichts gefunden für „versand“.')
})

test('closing the search gives the focus back to what opened it', async () => {
  const server = fakeServer()
  const { user } = showApplication('/overview', { server })
  const opener = await screen.findByRole('button', { name: /suchen/ })
  await user.click(opener)
  await screen.findByRole('dialog', { name: 'Suche' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('going to another page closes the search', async () => {
  const { router } = await openSearch()
  await router.navigate('/certificate')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('parts of courses are found as one types, and below them stands the way to all results', async () => {
  const { user, server, dialog, field, router } = await openSearch({ permissions: ['learning.take'] }, [
    found,
  ])
  await user.type(field, 'palst')
  await within(dialog).findByRole('option', { name: /^Palstek\s*Knoten\s*Teil eines Kurses$/ })
  expect(server.callsOf(searchAll).map(({ query }) => query.get('text'))).toEqual(['palst'])
  await user.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'))
  expect(router.state.location.search).toBe('?text=palst')
})

test('training goals of the same name are told apart by how they stand, and whose they are', async () => {
  const goal = {
    ...found,
    type: 'TrainingGoal' as const,
    containerId: null,
    containerTypeId: null,
    inside: null,
  }
  const name = { en: 'First aid', de: 'Erste Hilfe' }
  const { user, dialog, field } = await openSearch({ permissions: ['goals.request'] }, [
    { ...goal, id: 4, name, text: { en: 'Approved', de: 'Genehmigt' } },
    { ...goal, id: 5, name, text: { en: 'Achieved', de: 'Erreicht' } },
    {
      ...goal,
      id: 6,
      name,
      text: { en: 'Achieved', de: 'Erreicht' },
      inside: { en: 'Ida Adler', de: 'Ida Adler' },
    },
  ])
  await user.type(field, 'erste')
  await within(dialog).findByRole('option', { name: /^Erste Hilfe\s*Genehmigt\s*Trainingsziel$/ })
  within(dialog).getByRole('option', { name: /^Erste Hilfe\s*Erreicht\s*Trainingsziel$/ })
  within(dialog).getByRole('option', { name: /^Erste Hilfe\s*Ida Adler\s*· Erreicht\s*Trainingsziel$/ })
})

test.each([
  ['keys', '{Control>}k{/Control}'],
  ['the slash', '/'],
])('whoever types on at once after %s loses no letter', async (_, keys) => {
  const { user } = showApplication('/overview', { server: fakeServer() })
  await screen.findByRole('button', { name: /suchen/ })
  await user.keyboard(`${keys}überz{Backspace}blick`)
  const dialog = await screen.findByRole('dialog', { name: 'Suche' })
  await waitFor(() => expect(within(dialog).getByRole<HTMLInputElement>('combobox').value).toBe('überblick'))
  await user.keyboard('e')
  expect(within(dialog).getByRole<HTMLInputElement>('combobox').value).toBe('überblicke')
})

test('whoever closes it before it is there types where they were', async () => {
  const { user } = showApplication('/overview', { server: fakeServer() })
  const opener = await screen.findByRole('button', { name: /suchen/ })
  await user.click(opener)
  await screen.findByRole('dialog', { name: 'Suche' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const heard: string[] = []
  const hear = (event: KeyboardEvent) => heard.push(event.key)
  addEventListener('keydown', hear)
  await user.keyboard('a')
  removeEventListener('keydown', hear)
  expect(heard).toEqual(['a'])
})
