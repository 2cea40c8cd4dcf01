import { readCourseAudience } from '@oktant/contract/learning/assignments.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  listFolders,
  publishCourse,
  readCourse,
  updateCourse,
} from '@oktant/contract/learning/courses/containers.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { query } from '../../../../lib/api/query-client.ts'
import { makeCourseView } from '../../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const author = { permissions: ['courses.administer' as const, 'content.administer' as const] }
const mine = makeCourseView()
const theirs = {
  ...mine,
  revision: 4,
  changedBy: 'Priya Natarajan',
  description: { en: '', de: 'Seile' },
}
const told = 'Priya Natarajan hat diesen Kurs inzwischen gespeichert'
const takeOver = 'Deren Stand übernehmen und meine Änderungen behalten'

function setUp() {
  const server = fakeServer()
  server.answer(readCourse, mine)
  server.answer(listFolders, [])
  server.answer(readCourseAudience, { forGroups: false, groups: [] })
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(updateCourse, { ...theirs, revision: 5 })
  return server
}
const show = (server: ReturnType<typeof fakeServer>) =>
  showApplication('/administration/courses/9', { server, as: author })
const title = () => screen.findByRole('textbox', { name: 'Titel auf Deutsch' })
const about = () => screen.getByRole('textbox', { name: /Worum es geht, auf Deutsch/ })
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => localStorage.clear())

test('who takes back that the other’s work was taken over is told again, and overwrites nothing', async () => {
  const server = setUp()
  const { user } = show(server)
  await user.type(await title(), '!')
  server.refuseOnce(updateCourse, 'content_changed')
  server.answer(readCourse, theirs)
  await user.click(button('Entwurf speichern'))
  await screen.findByRole('heading', { name: told })
  await user.click(button(takeOver))
  expect(screen.queryByRole('heading', { name: told })).toBeNull()

  await user.click(button('Rückgängig'))
  await screen.findByRole('heading', { name: told })
  server.refuseOnce(updateCourse, 'content_changed')
  await user.click(button('Entwurf speichern'))
  await waitFor(() => expect(server.callsOf(updateCourse)).toHaveLength(2))
  expect(server.callsOf(updateCourse)[1]).toMatchObject({ body: { revision: mine.revision } })

  await user.click(button(takeOver))
  expect(about()).toHaveProperty('value', 'Seile')
  await user.click(button('Entwurf speichern'))
  await waitFor(() => expect(server.callsOf(updateCourse)).toHaveLength(3))
  expect(server.callsOf(updateCourse)[2]).toMatchObject({
    body: { revision: 4, title: { de: 'Knoten!' }, description: { de: 'Seile' } },
  })
  expect(server.callsOf(updateCourse)[2]?.body).not.toHaveProperty('base')
})

test('a draft that is found again knows what its author changed, and keeps what another did meanwhile', async () => {
  const server = setUp()
  const before = show(server)
  await before.user.type(await title(), '!')
  before.unmount()
  // NOTE: a page that is loaded anew remembers nothing but the draft.
  query.clear()

  server.answer(readCourse, theirs)
  const { user } = show(server)
  await screen.findByRole('heading', { name: told })
  screen.getByText(/geändert: die Beschreibung\./)
  await user.click(button(takeOver))
  expect(await title()).toHaveProperty('value', 'Knoten!')
  expect(about()).toHaveProperty('value', 'Seile')
})

test('a part that one author changed and the other took out keeps its name where it is kept', async () => {
  const server = setUp()
  const { user } = show(server)
  await user.click(await screen.findByRole('button', { name: 'Regeln für Teil 2' }))
  await user.click(screen.getByRole('checkbox', { name: 'Zählt für das Bestehen' }))
  server.refuseOnce(updateCourse, 'content_changed')
  server.answer(readCourse, { ...theirs, children: mine.children.slice(0, 1) })
  await user.click(button('Entwurf speichern'))
  await user.click(await screen.findByRole('button', { name: takeOver }))
  expect(button('Teil 2 verschieben')).toBeDefined()
})

test('who publishes what another has changed meanwhile is told, and shown what there is now', async () => {
  const server = setUp()
  const { user } = show(server)
  const publish = await screen.findByRole('button', { name: 'Veröffentlichen' })
  server.refuseOnce(publishCourse, 'content_changed')
  server.answer(readCourse, theirs)
  await user.click(publish)
  await screen.findByText(/Jemand anderes hat dies inzwischen geändert/)
  await waitFor(() => expect(about()).toHaveProperty('value', 'Seile'))
  server.answer(publishCourse, { ...theirs, state: 'active', isChanged: false, edition: 1 })
  await user.click(publish)
  await waitFor(() => expect(server.callsOf(publishCourse)).toHaveLength(2))
  expect(server.callsOf(publishCourse)[1]).toMatchObject({ body: { revision: 4 } })
})
