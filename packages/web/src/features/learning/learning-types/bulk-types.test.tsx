import {
  affectedByCourseTypeChange,
  changeCourseTypes,
} from '@oktant/contract/learning/courses/learning-types.ts'
import { listCourseTypes } from '@oktant/contract/learning/courses/learning-types.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const row = (id: number, name: string) => ({
  id,
  name: { en: name, de: name },
  description: { en: '', de: '' },
  icon: 'book' as const,
  isFor: 'course' as const,
  revision: 0,
  used: 3,
  changedAt: '2026-11-20T10:00:00.000Z',
})

test('chosen course types are removed once it is said what is of them, and brought back', async () => {
  const server = fakeServer()
  server.answer(listCourseTypes, pageOf(row(3, 'Seminar'), row(4, 'Vortrag')))
  server.answer(affectedByCourseTypeChange, [
    { what: 'changed', count: 2, examples: ['Seminar', 'Vortrag'] },
    { what: 'holders', count: 6, examples: ['Segeln'] },
  ])
  server.answer(changeCourseTypes, { changed: [3, 4], skipped: 0 })
  const as = { permissions: ['contentTypes.administer' as const] }
  const { user } = showApplication('/administration/course-types', { server, as })
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Entfernen' }))
  const dialog = within(await screen.findByRole('dialog', { name: '2 Typen entfernen?' }))
  await dialog.findByText('6 Kurse und Ordner zeigen keinen Typ mehr')
  await user.click(dialog.getByRole('button', { name: 'Entfernen' }))
  await screen.findByText('2 Typen wurden entfernt.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(changeCourseTypes)).toHaveLength(2))
  expect(server.callsOf(changeCourseTypes)).toMatchObject([
    { body: { action: 'remove', chosen: { ids: [3, 4] } } },
    { body: { action: 'restore', chosen: { ids: [3, 4] } } },
  ])
})
