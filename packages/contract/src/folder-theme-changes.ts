import type { Static } from '@sinclair/typebox'
import { ChangedRows, removalIn } from './chosen.ts'
import { listFolderThemes } from './folder-themes.ts'
import { Affected, endpoint } from './http.ts'

export type ThemeChange = Static<typeof ThemeChange>
export const ThemeChange = removalIn(listFolderThemes.query)

const access = 'folders.administer'
const errors = ['theme_not_found'] as const

export const affectedByFolderThemeChange = endpoint({
  method: 'POST',
  path: '/admin/folder-theme/bulk/affected',
  access,
  summary: 'Says what a change of many folder themes would touch; nothing changes.',
  body: ThemeChange,
  reply: Affected,
  changes: false,
  errors,
})

export const changeFolderThemes = endpoint({
  method: 'POST',
  path: '/admin/folder-theme/bulk',
  access,
  summary: 'Removes many folder themes at once, or brings them back to every folder that had them.',
  body: ThemeChange,
  reply: ChangedRows,
  errors,
})
