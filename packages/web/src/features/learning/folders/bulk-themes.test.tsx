import {
  affectedByFolderThemeChange,
  changeFolderThemes,
} from '@oktant/contract/learning/courses/folder-themes.ts'
import { listFolderThemes } from '@oktant/contract/learning/courses/folder-themes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const row = (id: number, name: string) => ({
  id,
  name: { en: name, de: name },
  tone: 'strategy' as const,
  pattern: 'tiles' as const,
  layout: 'cards' as const,
  revision: 0,
  folders: 1,
  changedAt: '2026-11-20T10:00:00.000Z',
})

test('chosen themes are removed once it is said which folders have them, and brought back', async () => {
  const server = fakeServer()
  server.answer(listFolderThemes, pageOf(row(3, 'Meer'), row(4, 'Himmel')))
  server.answer(affectedByFolderThemeChange, [
    { what: 'changed', count: 1, examples: ['Meer'] },
    { what: 'folders', count: 1, examples: ['Technik'] },
  ])
  server.answer(changeFolderThemes, { changed: [3], skipped: 0 })
  const as = { permissions: ['folders.administer' as const] }
  const { user } = showApplication('/administration/folder-themes', { server, as })
  await user.click(await screen.findByRole('checkbox', { name: /Meer/ }))
  await user.click(screen.getByRole('button', { name: 'Entfernen' }))
  const dialog = within(await screen.findByRole('dialog', { name: '1 Gestaltung entfernen?' }))
  await dialog.findByText('1 Ordner sieht aus wie der Ordner darüber')
  await user.click(dialog.getByRole('button', { name: 'Entfernen' }))
  await screen.findByText('1 Gestaltung wurde entfernt.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(changeFolderThemes)).toHaveLength(2))
  expect(server.callsOf(changeFolderThemes)).toMatchObject([
    { body: { action: 'remove', chosen: { ids: [3] } } },
    { body: { action: 'restore', chosen: { ids: [3] } } },
  ])
})
