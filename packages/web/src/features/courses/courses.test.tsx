import { readCourseAudience, setCourseAudience } from '@oktant/contract/assignments.ts'
import { listAudit } from '@oktant/contract/audit.ts'
import {
  createCourse,
  listCourses,
  listFolders,
  publishCourse,
  readCourse,
  readCourseAffected,
  removeCourse,
  updateCourse,
} from '@oktant/contract/containers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeCourseView } from '../../test/make-courses.ts'
import { fakeServer, showApplication } from '../../test/show.tsx'

const author = { permissions: ['courses.administer' as const, 'content.administer' as const] }
const nothing = { content: [], totalElements: 0, totalPages: 0, number: 0 }

function setUp(own: Parameters<typeof makeCourseView>[0] = {}) {
  const server = fakeServer()
  const course = makeCourseView(own)
  server.answer(readCourse, course)
  server.answer(listFolders, [
    { id: 1, parentId: null, title: { en: 'Strategy', de: 'Strategie' }, containerTypeId: 560, depth: 0 },
  ])
  server.answer(updateCourse, { ...course, revision: course.revision + 1 })
  server.answer(readCourseAudience, { forGroups: false, groups: [] })
  server.answer(listAudit, nothing as never)
  return { server, course }
}

test('where there is no course, the list says so and leads to the first one', async () => {
  const { server } = setUp()
  server.answer(listCourses, nothing)
  showApplication('/administration/courses', { server, as: author })
  await screen.findByText('Es gibt noch keinen Kurs.')
  screen.getByRole('link', { name: 'Neuer Kurs' })
})

test('a course is begun with a title and a place', async () => {
  const { server } = setUp()
  server.answer(createCourse, makeCourseView())
  const { user, router } = showApplication('/administration/courses/0', { server, as: author })
  await user.type(await screen.findByRole('textbox', { name: 'Titel auf Deutsch' }), 'Knoten')
  await user.selectOptions(screen.getByRole('combobox', { name: /Steht in/ }), '1')
  await user.click(screen.getByRole('button', { name: 'Anlegen' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/administration/courses/9'))
  expect(server.callsOf(createCourse)).toMatchObject([
    { body: { title: { en: '', de: 'Knoten' }, containerTypeId: 23700, parentId: 1 } },
  ])
})

test('parts are moved by keyboard, and the draft is sent in their new order', async () => {
  const { server } = setUp()
  const { user } = showApplication('/administration/courses/9', { server, as: author })
  const down = await screen.findByRole('button', { name: 'Teil 1 nach unten' })
  down.focus()
  await user.keyboard('{Enter}')
  await screen.findByText('Auf Platz 2 von 2 verschoben.')
  await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
  await waitFor(() => expect(server.callsOf(updateCourse)).toHaveLength(1))
  expect(server.callsOf(updateCourse)).toMatchObject([
    { body: { revision: 3, children: [{ childId: 2 }, { childId: 1 }] } },
  ])
})

test('what is not saved is not published', async () => {
  const { server } = setUp()
  server.answer(publishCourse, makeCourseView({ state: 'active', isChanged: false, edition: 1 }))
  const { user } = showApplication('/administration/courses/9', { server, as: author })
  const publish = await screen.findByRole('button', { name: 'Veröffentlichen' })
  expect(publish).toHaveProperty('disabled', false)
  await user.type(screen.getByRole('textbox', { name: 'Titel auf Deutsch' }), '!')
  expect(publish).toHaveProperty('disabled', true)
  screen.getByText('Speichern Sie zuerst den Entwurf.')
})

test('of two authors the second is told, and can take over what the first saved', async () => {
  const { server } = setUp()
  server.refuse(updateCourse, 'content_changed')
  const { user } = showApplication('/administration/courses/9', { server, as: author })
  const title = await screen.findByRole('textbox', { name: 'Titel auf Deutsch' })
  await user.type(title, '!')
  await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
  await screen.findByText(/Jemand anderes hat dies inzwischen geändert/)
  await user.click(screen.getByRole('button', { name: 'Meines verwerfen und deren Stand zeigen' }))
  expect(title).toHaveProperty('value', 'Knoten')
})

test('before a course is removed one is told what hangs on it', async () => {
  const { server } = setUp()
  server.answer(readCourseAffected, [{ what: 'learners', count: 3, examples: [] }])
  server.answer(removeCourse, {})
  server.answer(listCourses, nothing)
  const { user, router } = showApplication('/administration/courses/9', { server, as: author })
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('3 Personen haben einen Stand darin, der bleibt')
  await user.click(dialog.getByRole('button', { name: 'Entfernen' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/administration/courses'))
})

test('which learning groups have a course is shown, and that others see it no longer can be taken back', async () => {
  const { server } = setUp()
  const rule = {
    isMandatory: true,
    due: { by: 'days' as const, days: 14 },
    recertifyMonths: 12,
  }
  const groups = [
    {
      groupId: 3,
      name: { en: 'Welders', de: 'Schweißerei' },
      members: 7,
      since: '2026-11-01T08:00:00Z',
      rule,
    },
  ]
  server.answer(readCourseAudience, { forGroups: false, groups })
  server.answer(setCourseAudience, { forGroups: true, groups })
  const { user } = showApplication('/administration/courses/9', { server, as: author })
  await screen.findByRole('link', { name: 'Schweißerei' })
  screen.getByText('Pflicht · fällig 14 Tage nach dem Beitritt · alle 12 Monate erneut · 7 Personen')
  await user.click(screen.getByRole('checkbox', { name: 'Nur für seine Lerngruppen' }))
  await screen.findByText('Nur noch seine Lerngruppen sehen den Kurs.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(setCourseAudience)).toHaveLength(2))
  expect(server.callsOf(setCourseAudience).map(({ body }) => body)).toEqual([
    { forGroups: true },
    { forGroups: false },
  ])
})
