import { readCourseAudience } from '@oktant/contract/learning/assignments.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { listComponents, readComponent } from '@oktant/contract/learning/components/components.ts'
import { listCourses, listFolders, readCourse } from '@oktant/contract/learning/courses/containers.ts'
import { readEvaluation } from '@oktant/contract/assessment/evaluations.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeComponentView, makeCourseView } from '../../../../../test/made/make-courses.ts'
import { makeEvaluationView } from '../../../../../test/made/make-questions.ts'
import { fakeServer, showApplication } from '../../../../../test/show.tsx'

const author = {
  permissions: [
    'courses.administer' as const,
    'content.administer' as const,
    'evaluations.administer' as const,
  ],
}

function serverOf() {
  const server = fakeServer()
  server.answer(readCourse, makeCourseView())
  server.answer(listFolders, [])
  server.answer(readCourseAudience, { forGroups: false, groups: [] })
  server.answer(listAudit, { content: [], older: null, newer: null })
  const title = { en: '', de: 'Knotentest' }
  server.answer(readEvaluation, makeEvaluationView({ id: 70, title }))
  server.answer(readComponent, makeComponentView({ id: 70, categoryId: 3, title, minutes: 10 }))
  return server
}

test('whoever adds a test to a course makes it in an editor that knows the course', async () => {
  const server = serverOf()
  const { user } = showApplication('/administration/courses/9', { server, as: author })
  await user.click(await screen.findByRole('button', { name: 'Bestandteil hinzufügen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Was möchten Sie hinzufügen?'), 'test')
  const way = dialog.getByRole('link', { name: 'Test anlegen' })
  expect(way.getAttribute('href')).toBe('#/administration/evaluations/0?course=9&into=0')
})

test('what was made for a course is taken there by the way back, and is added once', async () => {
  const server = serverOf()
  const { user } = showApplication('/administration/evaluations/70?course=9&into=0', { server, as: author })
  await user.click(await screen.findByRole('link', { name: 'In den Kurs aufnehmen' }))
  const part = await screen.findByRole('button', { name: 'Knotentest verschieben' })
  expect(within(part.closest('li') ?? part).getByText(/10 Min\./)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Knotentest verschieben' })).toHaveLength(1)
  expect(server.callsOf(readComponent)).toHaveLength(1)
})

test('where the library and the catalogue are empty, that is said instead of a search without a result', async () => {
  const server = serverOf()
  const nothing = { content: [], totalElements: 0, totalPages: 0, number: 0 }
  server.answer(listComponents, nothing)
  server.answer(listCourses, nothing)
  const { user } = showApplication('/administration/courses/9', { server, as: author })
  await user.click(await screen.findByRole('button', { name: 'Bestandteil hinzufügen' }))
  const dialog = within(await screen.findByRole('dialog'))
  const what = dialog.getByRole('combobox', { name: /hinzufügen/ })
  await user.selectOptions(what, 'library')
  await dialog.findByText(/^Die Bibliothek ist leer/)
  await user.selectOptions(what, 'course')
  await dialog.findByText('Es gibt noch keinen anderen Kurs.')
})
