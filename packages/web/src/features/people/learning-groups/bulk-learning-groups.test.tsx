import {
  affectedByLearningGroupChange,
  changeLearningGroups,
} from '@oktant/contract/people/learning-group-changes.ts'
import { listLearningGroups } from '@oktant/contract/people/learning-groups.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const row = (id: number, name: string) => ({
  id,
  name: { en: name, de: name },
  description: { en: '', de: '' },
  isByRule: false,
  members: 12,
})

test('chosen learning groups are removed once it is said whom that touches, and brought back', async () => {
  const server = fakeServer()
  const content = [row(3, 'Schweißerei'), row(4, 'Nachtschicht')]
  server.answer(listLearningGroups, { content, totalElements: 9, totalPages: 1, number: 0 })
  server.answer(affectedByLearningGroupChange, [
    { what: 'changed', count: 9, examples: ['Schweißerei'] },
    { what: 'members', count: 60, examples: [] },
    { what: 'courses', count: 2, examples: ['Segeln'] },
  ])
  server.answer(changeLearningGroups, { changed: [3, 4], skipped: 0 })
  const as = { permissions: ['courses.administer' as const] }
  const { user } = showApplication('/administration/learning-groups', { server, as })
  await user.click(await screen.findByRole('checkbox', { name: /Nachtschicht/ }))
  await user.click(screen.getByRole('button', { name: 'Alle 9 Treffer auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Entfernen' }))
  const dialog = within(await screen.findByRole('dialog', { name: '9 Lerngruppen entfernen?' }))
  await dialog.findByText('60 Personen verlieren ihren Platz')
  dialog.getByText(/^2 Kurse sind für sie nicht mehr zu absolvieren/)
  await user.click(dialog.getByRole('button', { name: 'Entfernen' }))
  await screen.findByText('2 Lerngruppen wurden entfernt.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(changeLearningGroups)).toHaveLength(2))
  expect(server.callsOf(changeLearningGroups)).toMatchObject([
    { body: { action: 'remove', chosen: { filter: {} } } },
    { body: { action: 'restore', chosen: { ids: [3, 4] } } },
  ])
})
