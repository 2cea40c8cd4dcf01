import * as contract from '@oktant/contract/development/kpas.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'
import { placesFor } from './kpa-tree.rules.ts'

const as = { permissions: ['reviews.administer' as const] }
const area = (id: number, name: string, own: Partial<contract.Kpa> = {}): contract.Kpa => ({
  id,
  name: { en: name, de: name },
  about: { en: '', de: '' },
  parentId: null,
  owner: { id: 2, name: 'Tom Brandt', isActive: true },
  isArchived: false,
  revision: 0,
  ...own,
})
const areas = [
  area(1, 'Betrieb'),
  area(2, 'Sicherheit', { parentId: 1, owner: { id: 4, name: 'Ruth Albers', isActive: false } }),
  area(3, 'Kundschaft'),
]

function open(address = '/administration/kpas') {
  const server = fakeServer()
  server.answer(contract.listKpas, { content: areas })
  server.answer(contract.readKpa, { ...area(2, 'Sicherheit', areas[1]), handovers: [] })
  server.answer(contract.readKpaFigures, {
    seasonId: 9,
    seasons: [{ id: 9, name: { en: 'Year', de: 'Jahr 2026' } }],
    content: [{ kpaId: 1, objectives: 4, people: 3, weight: 90, meanWeight: 30, rating: 67, rated: 3 }],
  })
  return { server, ...showApplication(address, { server, as }) }
}

test('the tree is walked by arrow keys, and its figures stand beside each area', async () => {
  const { user } = open()
  const first = await screen.findByRole('treeitem', { name: /Betrieb/ })
  await within(first).findByText(/4 Ziele.*3 Personen.*30.*67 von 100/)
  first.focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('treeitem', { name: /Sicherheit/ }))
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(screen.queryByRole('treeitem', { name: /Sicherheit/ })).toBeNull()
  expect(first.getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{ArrowRight}{End}')
  expect(document.activeElement).toBe(screen.getByRole('treeitem', { name: /Kundschaft/ }))
})

test('an area whose owner left is listed, and is given to somebody else with a reason', async () => {
  const { server, user } = open()
  await screen.findByRole('heading', { name: '1 Bereich ohne aktive verantwortliche Person' })
  await user.click(screen.getByRole('link', { name: 'Sicherheit (zuletzt: Ruth Albers)' }))
  await screen.findByText('Ruth Albers ist nicht mehr aktiv')
  await user.click(await screen.findByRole('button', { name: 'Übergeben' }))
  await screen.findByText('Bitte wählen Sie eine verantwortliche Person.')
  expect(server.callsOf(contract.handOverKpa)).toEqual([])
})

test('an area is moved to where it can stand', async () => {
  const { server, user } = open('/administration/kpas/2')
  const place = await screen.findByLabelText('Unter')
  expect(within(place).queryByRole('option', { name: 'Sicherheit' })).toBeNull()
  expect(placesFor(areas, 1).map(({ node }) => node.id)).toEqual([3])
  server.answer(contract.moveKpa, { ...area(2, 'Sicherheit', { parentId: 3, revision: 1 }), handovers: [] })
  await user.selectOptions(place, 'Kundschaft')
  await user.click(screen.getByRole('button', { name: 'Verschieben' }))
  await waitFor(() =>
    expect(server.callsOf(contract.moveKpa)).toMatchObject([{ body: { parentId: 3, revision: 0 } }]),
  )
})
