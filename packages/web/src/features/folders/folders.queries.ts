import * as themeChanges from '@oktant/contract/folder-theme-changes.ts'
import * as themes from '@oktant/contract/folder-themes.ts'
import * as order from '@oktant/contract/folder-order.ts'
import * as contract from '@oktant/contract/folders.ts'
import type { Input } from '@oktant/contract/http.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { query as cache } from '../../lib/api/query-client.ts'

type FoldersAsked = NonNullable<Input<typeof contract.listAdminFolders>['query']>
type ThemesAsked = NonNullable<Input<typeof themes.listFolderThemes>['query']>

export type FolderValues = contract.FolderForm & { containerTypeId: number }

export const folderList = (query: FoldersAsked) =>
  queryOptions({
    queryKey: ['folders', 'list', query],
    queryFn: ({ signal }) => call(contract.listAdminFolders, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const folderChoices = queryOptions({
  queryKey: ['folders', 'choices'],
  queryFn: ({ signal }) => call(contract.readFolderChoices, {}, { signal }),
})

export const folder = (id: number) =>
  queryOptions({
    queryKey: ['folders', 'one', id],
    queryFn: ({ signal }) => call(contract.readFolder, { params: { id } }, { signal }),
  })

export const folderAffected = (id: number) =>
  queryOptions({
    queryKey: ['folders', 'affected', id],
    queryFn: ({ signal }) => call(contract.readFolderAffected, { params: { id } }, { signal }),
    staleTime: 0,
  })

/** NOTE: a folder is shown wherever courses are, and its theme in every folder below it. */
export const foldersChanged = () =>
  Promise.all(
    ['folders', 'folder-themes', 'courses', 'learning', 'segments', 'audit'].map((name) =>
      cache.invalidateQueries({ queryKey: [name] }),
    ),
  )

async function keptFolder(saved: contract.FolderView) {
  cache.setQueryData(folder(saved.id).queryKey, saved)
  await foldersChanged()
  return saved
}

export const createFolder = async (body: Input<typeof contract.createFolder>['body']) =>
  keptFolder(await call(contract.createFolder, { body }))
export const saveFolder = async (id: number, body: Input<typeof contract.updateFolder>['body']) =>
  keptFolder(await call(contract.updateFolder, { params: { id }, body }))
export const removeFolder = (id: number) => call(contract.removeFolder, { params: { id } })
export const restoreFolder = async (id: number) =>
  keptFolder(await call(contract.restoreFolder, { params: { id } }))

export const themeList = (query: ThemesAsked) =>
  queryOptions({
    queryKey: ['folder-themes', 'list', query],
    queryFn: ({ signal }) => call(themes.listFolderThemes, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const theme = (id: number) =>
  queryOptions({
    queryKey: ['folder-themes', 'one', id],
    queryFn: ({ signal }) => call(themes.readFolderTheme, { params: { id } }, { signal }),
  })

export const themeAffected = (id: number) =>
  queryOptions({
    queryKey: ['folder-themes', 'affected', id],
    queryFn: ({ signal }) => call(themes.readFolderThemeAffected, { params: { id } }, { signal }),
    staleTime: 0,
  })

async function keptTheme(saved: themes.FolderTheme) {
  cache.setQueryData(theme(saved.id).queryKey, saved)
  await foldersChanged()
  return saved
}

export const createTheme = async (body: themes.FolderThemeForm) =>
  keptTheme(await call(themes.createFolderTheme, { body }))
export const saveTheme = async (id: number, body: Input<typeof themes.updateFolderTheme>['body']) =>
  keptTheme(await call(themes.updateFolderTheme, { params: { id }, body }))
export const removeTheme = (id: number) => call(themes.removeFolderTheme, { params: { id } })
export const restoreTheme = async (id: number) =>
  keptTheme(await call(themes.restoreFolderTheme, { params: { id } }))

export const folderOrder = (parentId: number | null) =>
  queryOptions({
    queryKey: ['folders', 'order', parentId],
    queryFn: ({ signal }) =>
      call(order.listFolderOrder, { query: parentId === null ? {} : { parentId } }, { signal }),
    staleTime: 0,
  })

export async function setFolderOrder(parentId: number | null, ids: number[]) {
  const { before } = await call(order.setFolderOrder, { body: { parentId, ids } })
  await foldersChanged()
  return before
}

export const themeChangeAffected = (body: themeChanges.ThemeChange) =>
  queryOptions({
    queryKey: ['folder-themes', 'affected', body],
    queryFn: ({ signal }) => call(themeChanges.affectedByFolderThemeChange, { body }, { signal }),
    staleTime: 0,
  })

export async function changeThemes(body: themeChanges.ThemeChange) {
  const made = await call(themeChanges.changeFolderThemes, { body })
  await foldersChanged()
  return made
}
