import { listAudit } from '@oktant/contract/organisation/audit.ts'
import * as themes from '@oktant/contract/learning/courses/folder-themes.ts'
import { listFolderOrder, setFolderOrder } from '@oktant/contract/learning/courses/folder-order.ts'
import * as contract from '@oktant/contract/learning/courses/folders.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeChild, makeContainer } from '../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const look = { tone: 'production' as const, pattern: 'rings' as const, layout: 'rows' as const }
const theme: themes.FolderTheme = {
  id: 3,
  name: { en: 'Calm', de: 'Ruhig' },
  ...look,
  revision: 2,
  folders: 1,
  changedAt: '2026-11-20T10:00:00.000Z',
}
const folder: contract.FolderView = {
  id: 7,
  title: { en: 'Library', de: 'Bibliothek' },
  description: { en: '', de: 'Zum Nachschlagen.' },
  parentId: null,
  courseType: null,
  themeId: null,
  isShown: true,
  isLibrary: false,
  containerTypeId: 9231,
  revision: 4,
  below: 2,
}
const pageOf = <T,>(content: T[]) => ({ content, totalElements: content.length, totalPages: 1, number: 0 })

function open(address: string) {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  const { id, title, containerTypeId, isShown, below } = folder
  const row = { id, title, containerTypeId, isShown, below, parent: null, courseType: null }
  server.answer(
    contract.listAdminFolders,
    pageOf([{ ...row, theme: theme.name, changedAt: theme.changedAt }]),
  )
  server.answer(contract.readFolderChoices, {
    folders: [{ id: 1, title: { en: 'Product', de: 'Produkt' }, depth: 0 }],
    themes: [{ id: 3, name: theme.name, ...look }],
    types: [],
  })
  server.answer(contract.readFolder, folder)
  server.answer(themes.listFolderThemes, pageOf([theme]))
  server.answer(themes.readFolderTheme, theme)
  const as = { permissions: ['folders.administer' as const] }
  return { server, ...showApplication(address, { server, as }) }
}

test('folders are listed with their theme, and found by it', async () => {
  const { server, user } = open('/administration/folders')
  await screen.findByRole('link', { name: 'Bibliothek' })
  screen.getByText('Sichtbar')
  await screen.findByRole('option', { name: 'Ruhig' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Gestaltung' }), 'Ruhig')
  await waitFor(() =>
    expect(server.callsOf(contract.listAdminFolders).at(-1)?.query.get('_filterValues')).toBe('3'),
  )
})

test('a folder is moved and themed, and that can be taken back', async () => {
  const { server, user } = open('/administration/folders/7')
  server.answer(contract.updateFolder, { ...folder, parentId: 1, themeId: 3, revision: 5 })
  await screen.findByRole('option', { name: 'Produkt' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Steht in' }), 'Produkt')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Gestaltung' }), 'Ruhig')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(server.callsOf(contract.updateFolder)[0]?.body).toMatchObject({
      parentId: 1,
      themeId: 3,
      revision: 4,
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() =>
    expect(server.callsOf(contract.updateFolder)[1]?.body).toMatchObject({ parentId: null, revision: 5 }),
  )
})

test('a name that another folder has is said in the specification’s words, in German', async () => {
  const { server, user } = open('/administration/folders/0')
  const wrong = { field: 'title', code: 'folder_name_taken', message: 'no', value: 'Bibliothek' }
  server.refuse(contract.createFolder, 'container_invalid', { errors: [wrong] })
  await user.type(await screen.findByRole('textbox', { name: 'Titel auf Deutsch' }), 'Bibliothek')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText(/Bibliothek.*(vorhanden|existiert|gibt es)/)
})

test('before a theme is removed one is told which folders that touches', async () => {
  const { server, user } = open('/administration/folder-themes/3')
  server.answer(themes.readFolderThemeAffected, [{ what: 'folders', count: 1, examples: ['Bibliothek'] }])
  server.answer(themes.removeFolderTheme, {})
  server.answer(themes.restoreFolderTheme, theme)
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/1 Ordner sieht danach aus/)
  await user.click(within(dialog).getByRole('button', { name: 'Entfernen' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(themes.restoreFolderTheme)).toHaveLength(1))
})

test('a learner sees a folder in its theme, and can look at one type of courses alone', async () => {
  const server = fakeServer()
  const typed = { typeId: 2, typeName: { en: 'Path', de: 'Lernpfad' }, typeIcon: 'route' as const }
  const child = (id: number, own: object = {}) =>
    makeChild(id, { clazz: 'Container', containerId: id, containerTypeId: 23700, ...own })
  const children = [child(11, { ...typed, name: { en: 'A', de: 'Knoten' } }), child(12)]
  server.answer(
    readLearning,
    makeContainer({ containerTypeId: 9231, name: folder.title, theme: look, children }),
  )
  const { user } = showApplication('/topic-levels/7', { server, as: { permissions: ['learning.take'] } })
  await screen.findByRole('heading', { level: 1, name: 'Bibliothek' })
  const list = within(screen.getByRole('list', { name: 'Was hier steht' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: /Lernpfad/ }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  list.getByRole('link', { name: /Knoten/ })
})

test('what stands in a folder is put in order by keyboard, and the order before comes back', async () => {
  const { server, user } = open('/administration/folders')
  const standing = (id: number, title: string) => ({
    id,
    title: { en: title, de: title },
    containerTypeId: 23700,
  })
  server.answer(listFolderOrder, [standing(4, 'Knoten'), standing(5, 'Anker')])
  server.answer(setFolderOrder, { before: [4, 5] })
  await user.click(await screen.findByRole('button', { name: 'Reihenfolge' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Die Reihenfolge in einem Ordner' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Was steht in' }), '1')
  const handle = await dialog.findByRole('button', { name: 'Knoten verschieben' })
  handle.focus()
  await user.keyboard('{Enter}{ArrowDown}{Escape}')
  dialog.getByText('Knoten steht wieder am alten Platz.')
  await user.keyboard('{Enter}{ArrowDown}{Enter}')
  dialog.getByText('Knoten ist abgelegt.')
  await user.click(dialog.getByRole('button', { name: 'Reihenfolge speichern' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(setFolderOrder)).toHaveLength(2))
  expect(server.callsOf(setFolderOrder)).toMatchObject([
    { body: { parentId: 1, ids: [5, 4] } },
    { body: { parentId: 1, ids: [4, 5] } },
  ])
})

test('where nothing at the top can be put in order, one begins with the first place', async () => {
  const { server, user } = open('/administration/folders')
  server.answer(listFolderOrder, [])
  await user.click(await screen.findByRole('button', { name: 'Reihenfolge' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Die Reihenfolge in einem Ordner' }))
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: 'Was steht in' })).toHaveProperty('value', '1'),
  )
})

test('a folder in which something stands cannot be removed, and one is told what', async () => {
  const { server, user } = open('/administration/folders/7')
  server.answer(contract.readFolderAffected, [{ what: 'below', count: 1, examples: ['Knoten'] }])
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Knoten')
  expect(dialog.getByRole('button', { name: 'Entfernen' })).toHaveProperty('disabled', true)
})
