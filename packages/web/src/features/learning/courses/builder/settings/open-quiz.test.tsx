import { readCourseAudience } from '@oktant/contract/learning/assignments.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { listFolders, readCourse, updateCourse } from '@oktant/contract/learning/courses/containers.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeCourseView } from '../../../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../../../test/show.tsx'

const author = { permissions: ['courses.administer' as const, 'content.administer' as const] }

test('an author opens an evaluation to visitors at its place, and nothing else', async () => {
  const server = fakeServer()
  const course = makeCourseView()
  const { evaluation } = componentCategory
  const children = course.children.map((child, index) =>
    index === 0 ? { ...child, categoryId: evaluation } : child,
  )
  server.answer(readCourse, { ...course, children })
  server.answer(listFolders, [])
  server.answer(readCourseAudience, { forGroups: false, groups: [] })
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(updateCourse, { ...course, children, revision: course.revision + 1 })
  const { user } = showApplication('/administration/courses/9', { server, as: author })
  const named = 'Offen für Besucher ohne Konto'
  await user.click(await screen.findByRole('button', { name: 'Regeln für Teil 2' }))
  expect(screen.queryByRole('checkbox', { name: named })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Regeln für Teil 1' }))
  await user.click(screen.getByRole('checkbox', { name: named }))
  await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
  await waitFor(() => expect(server.callsOf(updateCourse)).toHaveLength(1))
  expect(server.callsOf(updateCourse)).toMatchObject([
    { body: { children: [{ openToVisitors: true }, { openToVisitors: false }] } },
  ])
})

test('a package is opened to visitors as well, and says that nothing of it is kept', async () => {
  const server = fakeServer()
  const course = makeCourseView()
  const children = course.children.map((child) => ({ ...child, categoryId: componentCategory.package }))
  server.answer(readCourse, { ...course, children })
  server.answer(listFolders, [])
  server.answer(readCourseAudience, { forGroups: false, groups: [] })
  server.answer(listAudit, { content: [], older: null, newer: null })
  const { user } = showApplication('/administration/courses/9', { server, as: author })
  await user.click(await screen.findByRole('button', { name: 'Regeln für Teil 1' }))
  expect(
    screen.getByRole('checkbox', {
      name: 'Offen für Besucher ohne Konto',
      description: /Davon wird nichts aufbewahrt/,
    }),
  ).not.toBeNull()
})
