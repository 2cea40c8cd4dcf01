import type { FolderTheme, FolderThemeForm } from '@oktant/contract/learning/courses/folder-themes.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { trimmed } from '../../../records/names.rules.ts'
import { recordChanges } from '../../../records/record-changes.ts'
import { recordDeeds } from '../../../records/record-deeds.ts'
import { listThemed, type ThemeRecord, themeStore } from './folder-themes.queries.ts'

const kind = {
  store: themeStore,
  object: 'folderTheme',
  missing: 'theme_not_found',
  invalid: 'theme_invalid',
  tidied: ({ name, tone, pattern, layout }: FolderThemeForm): FolderThemeForm => ({
    name: trimmed(name),
    tone,
    pattern,
    layout,
  }),
  tell: (db: Db, companyId: number) => notify(db, { about: 'catalogue', companyId }),
  holders: { what: () => 'folders', ofMany: 'folders', list: listThemed },
} as const
export const themes = { ...themeStore, ...recordDeeds(kind), ...recordChanges(kind) }
export const createTheme = themes.create

export function themeView(theme: ThemeRecord): FolderTheme {
  const { id, name, tone, pattern, layout, folders, changes: revision, changedAt } = theme
  return { id, name, tone, pattern, layout, folders, revision, changedAt: changedAt.toISOString() }
}
