import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { listCourses, listFolders } from '@oktant/contract/learning/courses/containers.ts'
import {
  createDiagram,
  type DiagramView,
  listDiagrams,
  listShownDiagrams,
  readDiagram,
  readDiagramAffected,
  removeDiagram,
  restoreDiagram,
  updateDiagram,
} from '@oktant/contract/learning/courses/diagrams.ts'
import { uploadPicture } from '@oktant/contract/organisation/pictures.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeCourseRow } from '../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const author = { permissions: ['courses.administer' as const] }
const both = (text: string) => ({ en: text, de: text })
const picture = { fileId: 7, alt: both('Hafen'), address: '/rest/files/x', width: 640, height: 320 }
const area = { containerId: 4, label: both(''), x: 100, y: 100, width: 200, height: 200 }
const view: DiagramView = {
  id: 3,
  title: both('Unser Hafen'),
  description: both(''),
  picture,
  isShown: true,
  areas: [{ ...area, title: both('Knoten'), containerTypeId: 23700, isMissing: false }],
  revision: 2,
  changedAt: '2026-11-20T09:00:00Z',
}

function setUp() {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(readDiagram, view)
  server.answer(updateDiagram, { ...view, revision: 3 })
  server.answer(listFolders, [
    { id: 1, parentId: null, title: both('Strategie'), containerTypeId: 560, depth: 0 },
  ])
  const courses = [makeCourseRow()]
  server.answer(listCourses, { content: courses, totalElements: 1, totalPages: 1, number: 0 })
  return server
}

test('where there is no diagram, the list says so and names the wheel', async () => {
  const server = setUp()
  server.answer(listDiagrams, { content: [], totalElements: 0, totalPages: 0, number: 0 })
  showApplication('/administration/diagrams', { server, as: author })
  await screen.findByText('Es gibt noch kein Diagramm.')
  screen.getByRole('link', { name: 'das Rad der Segmente' })
})

test('an area is moved and sized by keyboard, and sent', async () => {
  const server = setUp()
  const { user } = showApplication('/administration/diagrams/3', { server, as: author })
  const box = await screen.findByRole('button', { name: 'Bereich 1: Knoten' })
  box.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}{Control>}{ArrowDown}{/Control}')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(server.callsOf(updateDiagram)).toHaveLength(1))
  expect(server.callsOf(updateDiagram)).toMatchObject([
    { body: { revision: 2, areas: [{ containerId: 4, x: 120, y: 99, width: 200, height: 210 }] } },
  ])
})

test('a diagram gets a picture and an area, which must lead somewhere', async () => {
  const server = setUp()
  server.answer(uploadPicture, { responseCode: 200, ...picture })
  server.answer(createDiagram, view)
  const { user, router } = showApplication('/administration/diagrams/0', { server, as: author })
  await user.type(await screen.findByRole('textbox', { name: 'Titel auf Deutsch' }), 'Hafen')
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (input) await user.upload(input, new File(['x'], 'hafen.png', { type: 'image/png' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Bereich hinzufügen' })).toHaveProperty('disabled', false),
  )
  await user.click(screen.getByRole('button', { name: 'Bereich hinzufügen' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Bitte wählen Sie, wohin dieser Bereich führt.')
  const fields = within(screen.getByRole('group', { name: /^Bereich 1/ }))
  await user.click(await fields.findByRole('button', { name: 'Spleißen' }))
  await screen.findByRole('button', { name: 'Bereich 1: Spleißen' })
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/administration/diagrams/3'))
  expect(server.callsOf(createDiagram)).toMatchObject([
    { body: { picture: { fileId: 7 }, areas: [{ containerId: 4, x: 400, y: 400 }] } },
  ])
})

test('a removed diagram is brought back', async () => {
  const server = setUp()
  server.answer(readDiagramAffected, [{ what: 'areas', count: 1, examples: ['Knoten'] }])
  server.answer(removeDiagram, {})
  server.answer(restoreDiagram, view)
  server.answer(listDiagrams, { content: [], totalElements: 0, totalPages: 0, number: 0 })
  const { user } = showApplication('/administration/diagrams/3', { server, as: author })
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/1 Bereich, der irgendwohin führt/)
  await user.click(dialog.getByRole('button', { name: 'Entfernen' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(restoreDiagram)).toHaveLength(1))
})

test('people meet a diagram below the wheel, each area a link', async () => {
  const server = setUp()
  const ways = [{ ...area, label: both('Knoten'), containerTypeId: 23700, percent: null }]
  const { id, title, description } = view
  server.answer(listShownDiagrams, [{ id, title, description, picture, areas: ways }])
  showApplication('/overview', { server })
  const shown = within(await screen.findByRole('region', { name: 'Unser Hafen' }))
  shown.getByRole('img', { name: 'Hafen' })
  const links = shown.getAllByRole('link', { name: 'Knoten' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    links.map(() => expect.stringMatching(/\/my-learning\/4$/)),
  )
})
