import { readCourseAudience, setCourseAudience } from '@oktant/contract/learning/assignments.ts'
import { addMembers, removeMembers } from '@oktant/contract/people/groups.ts'
import { searchUsers } from '@oktant/contract/people/users.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { renameComponent } from '@oktant/contract/learning/components/components.ts'
import {
  createCourse,
  listPlaceableEvents,
  listCourses,
  listFolders,
  publishCourse,
  readCourse,
  readCourseAffected,
  removeCourse,
  updateCourse,
} from '@oktant/contract/learning/courses/containers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeComponentView, makeCourseRow, makeCourseView } from '../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

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
  const own = await screen.findByRole('textbox', { name: 'Titel auf Deutsch' })
  const other = screen.getByRole('textbox', { name: 'Titel auf Englisch' })
  expect(own.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.type(own, 'Knoten')
  await user.selectOptions(screen.getByRole('combobox', { name: /Steht in/ }), '1')
  await user.click(screen.getByRole('button', { name: 'Anlegen' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/administration/courses/9'))
  expect(server.callsOf(createCourse)).toMatchObject([
    { body: { title: { en: '', de: 'Knoten' }, containerTypeId: 23700, parentId: 1 } },
  ])
})

test('parts are taken up, moved and put down by keyboard, and the draft is sent in their new order', async () => {
  const { server } = setUp()
  const { user } = showApplication('/administration/courses/9', { server, as: author })
  const handle = await screen.findByRole('button', { name: 'Teil 1 verschieben' })
  handle.focus()
  await user.keyboard('{Enter}')
  await screen.findByText('Teil 1 ist aufgenommen. Verschieben Sie mit den Pfeiltasten.')
  await user.keyboard('{ArrowDown}')
  await screen.findByText('Platz 2 von 2 im Kurs.')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Teil 1 verschieben')
  await user.keyboard('{ArrowDown}')
  await screen.findByText('Dorthin geht es nicht.')
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
  await waitFor(() => expect(server.callsOf(updateCourse)).toHaveLength(1))
  expect(server.callsOf(updateCourse)).toMatchObject([
    { body: { revision: 3, children: [{ childId: 2 }, { childId: 1 }] } },
  ])
})

test('what was moved by keys in one go is taken back at once', async () => {
  const { children } = makeCourseView()
  const title = { en: 'Teil 3', de: 'Teil 3' }
  const third = children.slice(0, 1).map((one) => ({ ...one, childId: 3, componentId: 13, title }))
  const { server } = setUp({ children: [...children, ...third] })
  const { user } = showApplication('/administration/courses/9', { server, as: author })
  const order = () =>
    screen.getAllByRole('button', { name: /verschieben$/ }).map((one) => one.getAttribute('aria-label')?.[5])
  const undo = () => user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  const take = (number: number) => screen.getByRole('button', { name: `Teil ${number} verschieben` }).focus()
  await screen.findByRole('button', { name: 'Teil 1 verschieben' })
  take(1)
  await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}')
  expect(order()).toEqual(['2', '3', '1'])
  take(2)
  await user.keyboard('{Enter}{ArrowDown}{Enter}')
  expect(order()).toEqual(['3', '2', '1'])
  await undo()
  expect(order()).toEqual(['2', '3', '1'])
  await undo()
  expect(order()).toEqual(['1', '2', '3'])
})

test('Escape puts a part back, and what was changed is taken back and brought again', async () => {
  const { server } = setUp()
  const { user } = showApplication('/administration/courses/9', { server, as: author })
  const handles = () =>
    screen.getAllByRole('button', { name: /verschieben$/ }).map((one) => one.getAttribute('aria-label'))
  const [first, second] = ['Teil 1 verschieben', 'Teil 2 verschieben']
  ;(await screen.findByRole('button', { name: first })).focus()
  await user.keyboard('{Enter}{ArrowDown}')
  expect(handles()).toEqual([second, first])
  await user.keyboard('{Escape}')
  expect(handles()).toEqual([first, second])
  await user.click(screen.getByRole('button', { name: 'Was mit Teil 2 geschehen soll' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Aus dem Kurs nehmen' }))
  expect(handles()).toEqual([first])
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(handles()).toEqual([first, second])
  await user.click(screen.getByRole('button', { name: 'Wiederholen' }))
  expect(handles()).toEqual([first])
})

test('a section is begun, filled by keyboard, and sent with the course; what moved has a new place', async () => {
  const { server } = setUp()
  server.answer(
    createCourse,
    makeCourseView({ id: 30, revision: 1, title: { en: '', de: 'Steke' }, children: [], sectionOf: 9 }),
  )
  const { user } = showApplication('/administration/courses/9', { server, as: author })
  await user.click(await screen.findByRole('button', { name: 'Bestandteil hinzufügen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByRole('combobox', { name: /hinzufügen/ }), 'section')
  await user.type(dialog.getByRole('textbox', { name: 'Titel auf Deutsch' }), 'Steke')
  await user.click(dialog.getByRole('button', { name: 'Anlegen und hinzufügen' }))
  const section = await screen.findByRole('button', { name: 'Steke verschieben' })
  section.focus()
  await user.keyboard('{Enter}{ArrowUp}{Enter}')
  screen.getByRole('button', { name: 'Teil 2 verschieben' }).focus()
  await user.keyboard('{Enter}{ArrowRight}{Enter}')
  await screen.findByText('Abschnitt, 1 Bestandteil')
  await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
  await waitFor(() => expect(server.callsOf(updateCourse)).toHaveLength(1))
  expect(server.callsOf(updateCourse)).toMatchObject([
    {
      body: {
        children: [{ childId: 1 }, { childId: 0, nestedId: 30 }],
        sections: [{ id: 30, revision: 1, children: [{ childId: 0, componentId: 12 }] }],
      },
    },
  ])
})

test('an event that is still to come is found by its name and waits for what stands before it', async () => {
  const { server } = setUp()
  const found = { id: 70, name: { en: 'Practice', de: 'Praxis' }, startsAt: '2026-12-03T08:00:00.000Z' }
  server.answer(listPlaceableEvents, { content: [found], totalElements: 1, totalPages: 1, number: 0 })
  const { user } = showApplication('/administration/courses/9', { server, as: author })
  await user.click(await screen.findByRole('button', { name: 'Bestandteil hinzufügen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByRole('combobox', { name: /hinzufügen/ }), 'event')
  await user.click(await dialog.findByRole('button', { name: /Praxis/ }))
  await screen.findByText(/Veranstaltung, .*2026/)
  await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
  await waitFor(() => expect(server.callsOf(updateCourse)).toHaveLength(1))
  expect(server.callsOf(updateCourse)).toMatchObject([
    {
      body: {
        children: [
          { childId: 1 },
          { childId: 2 },
          { childId: 0, componentId: null, nestedId: null, eventId: 70, unlock: { by: 'previous' } },
        ],
      },
    },
  ])
})

test('a component is renamed in its row, and the title it had is said with it', async () => {
  const { server } = setUp()
  server.answer(renameComponent, makeComponentView({ title: { en: 'Part', de: 'Palstek' } }))
  const { user } = showApplication('/administration/courses/9', { server, as: author })
  await user.click(await screen.findByRole('button', { name: 'Regeln für Teil 1' }))
  const title = screen.getByRole('textbox', { name: 'Teil 1: Titel auf Deutsch' })
  await user.clear(title)
  await user.type(title, 'Palstek')
  await user.tab()
  await waitFor(() => expect(server.callsOf(renameComponent)).toHaveLength(1))
  expect(server.callsOf(renameComponent)).toMatchObject([
    { body: { title: { de: 'Palstek' }, was: { de: 'Teil 1' } } },
  ])
})

test('the settings of a course are sent with it', async () => {
  const { server } = setUp()
  server.answer(listCourses, { ...nothing, content: [makeCourseRow({ id: 4 })], totalElements: 1 })
  const { user } = showApplication('/administration/courses/9', { server, as: author })
  await user.type(await screen.findByRole('textbox', { name: /Bestehensgrenze/ }), '80')
  await user.type(screen.getByRole('textbox', { name: 'Wie viele' }), '2')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Wovon' }), 'years')
  await user.click(screen.getByRole('checkbox', { name: /Den besten Versuch werten/ }))
  await user.click(screen.getByRole('button', { name: 'Kurs hinzufügen' }))
  await user.click(await screen.findByRole('button', { name: /Spleißen/ }))
  await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
  await waitFor(() => expect(server.callsOf(updateCourse)).toHaveLength(1))
  expect(server.callsOf(updateCourse)).toMatchObject([
    {
      body: {
        passMark: 80,
        expiryPeriod: { count: 2, unit: 'years' },
        showBestResults: true,
        nextIds: [4],
      },
    },
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

test('of two authors the second is told who changed what, and keeps their own text', async () => {
  const { server, course } = setUp()
  const { user } = showApplication('/administration/courses/9', { server, as: author })
  const title = await screen.findByRole('textbox', { name: 'Titel auf Deutsch' })
  await user.type(title, '!')
  server.refuseOnce(updateCourse, 'content_changed')
  server.answer(readCourse, {
    ...course,
    revision: 4,
    changedBy: 'Priya Natarajan',
    description: { en: '', de: 'Seile' },
  })
  await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
  await screen.findByRole('heading', { name: 'Priya Natarajan hat diesen Kurs inzwischen gespeichert' })
  screen.getByText(/geändert: die Beschreibung\. Nichts wurde überschrieben/)
  await user.click(
    screen.getByRole('button', { name: 'Deren Stand übernehmen und meine Änderungen behalten' }),
  )
  expect(title).toHaveProperty('value', 'Knoten!')
  expect(screen.getByRole('textbox', { name: /Worum es geht, auf Deutsch/ })).toHaveProperty('value', 'Seile')
  await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
  await waitFor(() => expect(server.callsOf(updateCourse)).toHaveLength(2))
  expect(server.callsOf(updateCourse)[1]).toMatchObject({
    body: { revision: 4, title: { de: 'Knoten!' }, description: { de: 'Seile' } },
  })
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
      isByName: false,
      given: [],
    },
    {
      groupId: 4,
      name: { en: 'By name: Knots', de: 'Namentlich: Knoten' },
      members: 3,
      since: '2026-11-01T08:00:00Z',
      rule,
      isByName: true,
      given: [
        { userId: 5, fullName: 'Mia Naidoo', givenBy: 'Ada Okafor', since: '2026-11-02T08:00:00Z' },
        { userId: 6, fullName: 'Jo Berg', givenBy: null, since: '2026-11-01T08:00:00Z' },
      ],
    },
  ]
  server.answer(readCourseAudience, { forGroups: false, groups })
  server.answer(setCourseAudience, { forGroups: true, groups })
  const { user } = showApplication('/administration/courses/9', { server, as: author })
  await screen.findByRole('link', { name: 'Schweißerei' })
  screen.getByText('Pflicht · fällig 14 Tage nach dem Beitritt · alle 12 Monate erneut · 7 Personen')
  const byName = screen.getByRole('link', { name: 'Namentlich: Knoten' }).closest('li') ?? document.body
  within(byName).getByText('am 2. Nov. 2026 von Ada Okafor')
  within(byName).getByText('am 1. Nov. 2026')
  within(byName).getByText('und 1 weitere Person')
  await user.click(screen.getByRole('checkbox', { name: 'Nur für seine Lerngruppen' }))
  await screen.findByText('Nur noch seine Lerngruppen sehen den Kurs.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(setCourseAudience)).toHaveLength(2))
  expect(server.callsOf(setCourseAudience).map(({ body }) => body)).toEqual([
    { forGroups: true },
    { forGroups: false },
  ])
})

test('a course is given to somebody by name, and taken back by undo', async () => {
  const { server } = setUp()
  const found = { id: 5, login: 'mia.5', fullName: 'Mia Naidoo', emailAddress: '', avatar: null }
  server.answer(searchUsers, [{ ...found, jobDescription: null }])
  server.answer(addMembers, { changed: 1 })
  server.answer(removeMembers, { changed: 1 })
  const { user } = showApplication('/administration/courses/9', { server, as: author })
  await user.type(await screen.findByRole('combobox', { name: 'Jemandem namentlich zuweisen' }), 'Mia')
  await user.click(await screen.findByRole('option', { name: 'Mia Naidoo', hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Zuweisen' }))
  await screen.findByText('Mia Naidoo hat den Kurs nun.')
  expect(server.callsOf(addMembers).map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { owner: 'container', id: '9' }, body: { userIds: [5] } },
  ])
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(removeMembers)).toHaveLength(1))
})
