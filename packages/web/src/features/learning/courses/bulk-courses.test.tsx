import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { readCourseAudience } from '@oktant/contract/learning/assignments.ts'
import {
  archiveCourse,
  listCourses,
  listFolders,
  readCourse,
  restoreCourse,
} from '@oktant/contract/learning/courses/containers.ts'
import { affectedByCourseChange, changeCourses } from '@oktant/contract/learning/courses/course-changes.ts'
import { listCourseTypeOptions } from '@oktant/contract/learning/courses/learning-types.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeCourseRow, makeCourseView } from '../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const author = { permissions: ['courses.administer' as const, 'content.administer' as const] }
const both = (text: string) => ({ en: text, de: text })

function setUp() {
  const server = fakeServer()
  server.answer(listFolders, [
    { id: 1, parentId: null, title: both('Strategie'), containerTypeId: 560, depth: 0 },
    { id: 2, parentId: null, title: both('Produkt'), containerTypeId: 560, depth: 0 },
  ])
  server.answer(listCourseTypeOptions, [])
  server.answer(affectedByCourseChange, [
    { what: 'changed', count: 2, examples: ['Knoten', 'Anker'] },
    { what: 'groups', count: 1, examples: ['Schweißer'] },
    { what: 'assigned', count: 12, examples: [] },
  ])
  const content = [
    makeCourseRow({ id: 4, title: both('Knoten') }),
    makeCourseRow({ id: 5, title: both('Anker') }),
  ]
  server.answer(listCourses, { content, totalElements: 2, totalPages: 1, number: 0 })
  return server
}

const choose = async (user: ReturnType<typeof showApplication>['user']) => {
  await user.click(await screen.findByRole('checkbox', { name: /Knoten/ }))
  await user.click(await screen.findByRole('checkbox', { name: /Anker/ }))
  await user.click(screen.getByRole('button', { name: 'Ändern' }))
  return within(await screen.findByRole('dialog', { name: '2 Kurse und Ordner ändern' }))
}

test('chosen courses are archived once it is said on whom that tells, and brought back', async () => {
  const server = setUp()
  const changed = [4, 5].map((id) => ({ id, parentId: 1 }))
  server.answer(changeCourses, { changed, skipped: 0 })
  const { user } = showApplication('/administration/courses', { server, as: author })
  const dialog = await choose(user)
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Was geschehen soll' }), 'archive')
  await dialog.findByText('Für 12 Personen entfällt die Pflicht; sie werden nicht mehr erinnert')
  dialog.getByText('Die Zuweisung durch 1 Lerngruppe ruht so lange')
  await user.click(dialog.getByRole('button', { name: 'Archivieren' }))
  await screen.findByText('2 wurden archiviert.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(changeCourses)).toHaveLength(2))
  expect(server.callsOf(changeCourses)).toMatchObject([
    { body: { action: 'archive', chosen: { ids: [4, 5] } } },
    { body: { action: 'restore', chosen: { ids: [4, 5] } } },
  ])
})

test('what was moved goes back to where each stood', async () => {
  const server = setUp()
  const changed = [
    { id: 4, parentId: 1 },
    { id: 5, parentId: null },
  ]
  server.answer(changeCourses, { changed, skipped: 1 })
  const { user } = showApplication('/administration/courses', { server, as: author })
  const dialog = await choose(user)
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Was geschehen soll' }), 'move')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Wohin' }), '2')
  await user.click(await dialog.findByRole('button', { name: 'Verschieben' }))
  await screen.findByText('2 wurden verschoben. 1 blieb, wie es ist.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(changeCourses)).toHaveLength(3))
  expect(server.callsOf(changeCourses).slice(1)).toMatchObject([
    { body: { action: 'move', target: 1, chosen: { ids: [4] } } },
    { body: { action: 'move', target: null, chosen: { ids: [5] } } },
  ])
})

test('publishing many is not offered to be taken back', async () => {
  const server = setUp()
  server.answer(changeCourses, { changed: [{ id: 4, parentId: 1 }], skipped: 1 })
  const { user } = showApplication('/administration/courses', { server, as: author })
  const dialog = await choose(user)
  await user.click(await dialog.findByRole('button', { name: 'Veröffentlichen' }))
  await screen.findByText('1 wurde veröffentlicht. 1 blieb, wie es ist.')
  expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).toBeNull()
})

const nobody = { forGroups: false, groups: [] }
const archives = [
  {
    name: 'Kurs',
    typeId: containerType.course,
    dialog: 'Diesen Kurs ins Archiv legen?',
    touched: { what: 'groups', count: 1, examples: ['Schweißer'] },
    said: /^Die Zuweisung durch 1 Lerngruppe/,
    done: 'Der Kurs ist jetzt im Archiv. Wer ihn begonnen hat, kann ihn abschließen.',
  },
  {
    name: 'Ordner',
    typeId: containerType.topic,
    dialog: 'Diesen Ordner ins Archiv legen?',
    touched: { what: 'hidden', count: 2, examples: ['Knoten', 'Anker'] },
    said: /^2 Kurse, die darin stehen, verlassen den Katalog/,
    done: 'Der Ordner ist jetzt im Archiv, und was darin steht, ist nicht mehr zu finden.',
  },
]
test.each(archives)(
  'before one $name is archived it is said on whom it tells, and afterwards it can be taken back',
  async ({ typeId, dialog: title, touched, said, done }) => {
    const server = setUp()
    const course = makeCourseView({ id: 9, state: 'active', containerTypeId: typeId })
    const archived = makeCourseView({ id: 9, state: 'archived', containerTypeId: typeId })
    server.answer(readCourse, course)
    server.answer(readCourseAudience, nobody)
    server.answer(listAudit, { content: [], older: null, newer: null })
    server.answer(affectedByCourseChange, [{ what: 'changed', count: 1, examples: ['Knoten'] }, touched])
    let tell = () => {}
    const told = new Promise<void>((resolve) => (tell = resolve))
    server.answerBy(archiveCourse, () => {
      server.answer(readCourse, archived)
      // NOTE: what is asked anew comes late, and the button that asked for it is gone by then.
      server.answerBy(readCourseAudience, () => told.then(() => nobody))
      return archived
    })
    server.answer(restoreCourse, course)
    const { user } = showApplication('/administration/courses/9', { server, as: author })
    await user.click(await screen.findByRole('button', { name: 'Ins Archiv' }))
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    await dialog.findByText(said)
    expect(dialog.queryByText(/wird geändert/)).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Archivieren' }))
    await screen.findByRole('button', { name: 'Aus dem Archiv holen' })
    tell()
    await screen.findByText(done)
    await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
    await waitFor(() => expect(server.callsOf(restoreCourse)).toHaveLength(1))
  },
)
