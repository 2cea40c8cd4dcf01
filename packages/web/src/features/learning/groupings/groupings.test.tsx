import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { listCourses } from '@oktant/contract/learning/courses/containers.ts'
import {
  createGrouping,
  type GroupingView,
  listGroupings,
  listShownGroupings,
  readGrouping,
  readGroupingAffected,
  removeGrouping,
  restoreGrouping,
  updateGrouping,
} from '@oktant/contract/learning/courses/groupings.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeCard, makeCourseRow } from '../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const author = { permissions: ['courses.administer' as const] }
const both = (text: string) => ({ en: text, de: text })
const held = (id: number, title: string, own: object = {}) => ({
  id,
  title: both(title),
  containerTypeId: 23700,
  parent: null,
  isMissing: false,
  ...own,
})
const view: GroupingView = {
  id: 3,
  title: both('Für den Anfang'),
  description: both(''),
  isShown: true,
  containerIds: [4, 5, 6],
  containers: [held(4, 'Knoten'), held(5, 'Anker'), held(6, 'Segel', { isMissing: true })],
  revision: 2,
  changedAt: '2026-11-20T09:00:00Z',
}
const noRows = { content: [], totalElements: 0, totalPages: 0, number: 0 }

function setUp() {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(readGrouping, view)
  server.answer(updateGrouping, { ...view, revision: 3 })
  server.answer(listGroupings, noRows)
  const courses = [makeCourseRow({ id: 9 }), makeCourseRow({ id: 4, title: both('Knoten') })]
  server.answer(listCourses, { content: courses, totalElements: 2, totalPages: 1, number: 0 })
  return server
}

const names = () =>
  within(screen.getByRole('list', { name: 'Was sie enthält' }))
    .getAllByRole('button', { name: /verschieben$/ })
    .map((handle) => handle.getAttribute('aria-label')?.replace(' verschieben', ''))

test('what a grouping holds is put in order by keyboard, put back by Escape, and sent', async () => {
  const server = setUp()
  const { user } = showApplication('/administration/groupings/3', { server, as: author })
  const handle = await screen.findByRole('button', { name: 'Knoten verschieben' })
  handle.focus()
  await user.keyboard('{Enter}{ArrowDown}{ArrowDown}')
  expect(names()).toEqual(['Anker', 'Segel', 'Knoten'])
  screen.getByText('Platz 3 von 3.')
  await user.keyboard('{Escape}')
  expect(names()).toEqual(['Knoten', 'Anker', 'Segel'])
  await user.keyboard(' {ArrowDown} ')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(server.callsOf(updateGrouping)).toHaveLength(1))
  expect(server.callsOf(updateGrouping)).toMatchObject([{ body: { revision: 2, containerIds: [5, 4, 6] } }])
})

test('a row’s menu moves it a step, or takes it out; what nobody can be led to says so', async () => {
  const { user } = showApplication('/administration/groupings/3', { server: setUp(), as: author })
  await screen.findByText(/Dorthin führt kein Weg/)
  // NOTE: each row's menu has the same items, and one that closes fades away.
  const choose = async (row: string, item: string) => {
    await user.click(screen.getByRole('button', { name: `Was mit ${row} geschehen soll` }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }
  await choose('Anker', 'Nach oben')
  expect(names()).toEqual(['Anker', 'Knoten', 'Segel'])
  await choose('Segel', 'Herausnehmen')
  expect(names()).toEqual(['Anker', 'Knoten'])
})

test('a new grouping takes what is found, once', async () => {
  const server = setUp()
  server.answer(createGrouping, view)
  const { user, router } = showApplication('/administration/groupings/0', { server, as: author })
  await user.type(await screen.findByRole('textbox', { name: 'Titel auf Deutsch' }), 'Anfang')
  await user.click(await screen.findByRole('button', { name: /^Spleißen/ }))
  expect(names()).toEqual(['Spleißen'])
  expect(screen.queryByRole('button', { name: /^Spleißen Ganz/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/administration/groupings/3'))
  expect(server.callsOf(createGrouping)).toMatchObject([{ body: { containerIds: [9] } }])
})

test('a removed grouping is brought back, and an empty list says what it is for', async () => {
  const server = setUp()
  server.answer(readGroupingAffected, [{ what: 'containers', count: 3, examples: ['Knoten'] }])
  server.answer(removeGrouping, {})
  server.answer(restoreGrouping, view)
  const { user } = showApplication('/administration/groupings/3', { server, as: author })
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('3 Kurse und Ordner stehen nicht mehr beisammen')
  await user.click(dialog.getByRole('button', { name: 'Entfernen' }))
  await screen.findByText('Es gibt noch keine Zusammenstellung.')
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(restoreGrouping)).toHaveLength(1))
})

test('people meet groupings below the segments, in their order', async () => {
  const server = setUp()
  const cards = [makeCard(5, { name: both('Anker') }), makeCard(4, { name: both('Knoten') })]
  const { id, title } = view
  server.answer(listShownGroupings, [{ id, title, description: both('Die erste Woche.'), cards }])
  showApplication('/explore', { server })
  const shelf = within(await screen.findByRole('region', { name: 'Für den Anfang' }))
  screen.getByText('Die erste Woche.')
  expect(shelf.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/\/my-learning\/5$/),
    expect.stringMatching(/\/my-learning\/4$/),
  ])
})
