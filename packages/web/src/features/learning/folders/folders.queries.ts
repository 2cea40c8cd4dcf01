import * as themes from '@oktant/contract/learning/courses/folder-themes.ts'
import * as order from '@oktant/contract/learning/courses/folder-order.ts'
import * as contract from '@oktant/contract/learning/courses/folders.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'
import {
  recordAffected,
  recordChangeQueries,
  recordQueries,
  staleAll,
} from '../../../lib/records/record-queries.ts'

type FoldersAsked = NonNullable<Input<typeof contract.listAdminFolders>['query']>

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
const withFolders = ['folders', 'folder-themes', 'courses', 'learning', 'segments', 'audit']
export const foldersChanged = () => staleAll(withFolders)

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

const ofThemes = recordQueries(
  ['folder-themes'],
  {
    list: themes.listFolderThemes,
    create: themes.createFolderTheme,
    read: themes.readFolderTheme,
    update: themes.updateFolderTheme,
    remove: themes.removeFolderTheme,
    restore: themes.restoreFolderTheme,
  },
  withFolders,
)
export const {
  list: themeList,
  one: theme,
  create: createTheme,
  save: saveTheme,
  remove: removeTheme,
  restore: restoreTheme,
} = ofThemes
export const themeAffected = recordAffected(['folder-themes'], themes.readFolderThemeAffected)

export const { changeAffected: themeChangeAffected, change: changeThemes } = recordChangeQueries(
  ['folder-themes'],
  { affectedByChange: themes.affectedByFolderThemeChange, change: themes.changeFolderThemes },
  ofThemes.changed,
)

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
