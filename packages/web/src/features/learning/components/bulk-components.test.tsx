import {
  affectedByComponentChange,
  changeComponents,
} from '@oktant/contract/learning/components/component-changes.ts'
import { type ComponentRow, listComponents } from '@oktant/contract/learning/components/components.ts'
import { listContentTypeOptions } from '@oktant/contract/learning/courses/learning-types.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const row = (id: number, title: string, values: Partial<ComponentRow> = {}): ComponentRow => ({
  id,
  title: { en: title, de: title },
  categoryId: 1,
  contentType: null,
  status: 'active',
  minutes: null,
  courses: 0,
  changedAt: '2026-11-20T10:00:00.000Z',
  ...values,
})

async function choose() {
  const server = fakeServer()
  const content = [row(4, 'Knoten'), row(5, 'Anker', { status: 'inactive' })]
  server.answer(listComponents, { content, totalElements: 2, totalPages: 1, number: 0 })
  server.answer(listContentTypeOptions, [
    { id: 3, name: { en: 'Case study', de: 'Fallbeispiel' }, icon: 'bulb' },
  ])
  server.answer(affectedByComponentChange, [
    { what: 'changed', count: 2, examples: ['Knoten', 'Anker'] },
    { what: 'courses', count: 3, examples: ['Segeln'] },
  ])
  const as = { permissions: ['content.administer' as const] }
  const { user } = showApplication('/administration/components', { server, as })
  await user.click(await screen.findByRole('checkbox', { name: /Knoten/ }))
  await user.click(await screen.findByRole('checkbox', { name: /Anker/ }))
  await user.click(screen.getByRole('button', { name: 'Ändern' }))
  const dialog = within(await screen.findByRole('dialog', { name: '2 Bausteine ändern' }))
  return { server, user, dialog }
}

test('chosen components are removed once it is said which courses hold them, and brought back', async () => {
  const { server, user, dialog } = await choose()
  server.answer(changeComponents, { changed: [4, 5].map((id) => ({ id, contentType: null })), skipped: 0 })
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Was geschehen soll' }), 'remove')
  await dialog.findByText('3 Kurse enthalten welche davon')
  await user.click(dialog.getByRole('button', { name: 'Entfernen' }))
  await screen.findByText('2 wurden entfernt.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(changeComponents)).toHaveLength(2))
  expect(server.callsOf(changeComponents)).toMatchObject([
    { body: { action: 'remove', chosen: { ids: [4, 5] } } },
    { body: { action: 'restore', chosen: { ids: [4, 5] } } },
  ])
})

test('what was given a content type is given back the one that it had', async () => {
  const { server, user, dialog } = await choose()
  const changed = [
    { id: 4, contentType: null },
    { id: 5, contentType: 8 },
  ]
  server.answer(changeComponents, { changed, skipped: 1 })
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Inhaltstyp' }), 'Fallbeispiel')
  await user.click(await dialog.findByRole('button', { name: 'Inhaltstyp zuweisen' }))
  await screen.findByText('2 haben den Typ erhalten. 1 blieb, wie es ist.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(changeComponents)).toHaveLength(3))
  expect(server.callsOf(changeComponents)).toMatchObject([
    { body: { action: 'setType', target: 3 } },
    { body: { action: 'setType', target: null, chosen: { ids: [4] } } },
    { body: { action: 'setType', target: 8, chosen: { ids: [5] } } },
  ])
})
