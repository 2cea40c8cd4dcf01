import { Type as t, type Static } from '@sinclair/typebox'
import { Id, listQuery } from '../../http/http.ts'
import { record } from '../../kit/record.ts'
import { segmentKeys } from '../segments.ts'

const words = (maxLength: number) => t.Object({ en: t.String({ maxLength }), de: t.String({ maxLength }) })

/** What is drawn at a folder’s head. */
export const themePatterns = ['tiles', 'rings', 'plain'] as const
/** How what stands in a folder is laid out. */
export const themeLayouts = ['cards', 'rows'] as const

/** What a folder looks like, in one of the eight colours that words can be read on. */
export type ThemeSeen = Static<typeof ThemeSeen>
export const ThemeSeen = t.Object({
  tone: t.Union(segmentKeys.map((name) => t.Literal(name))),
  pattern: t.Union(themePatterns.map((name) => t.Literal(name))),
  layout: t.Union(themeLayouts.map((name) => t.Literal(name))),
})

export type FolderThemeForm = Static<typeof FolderThemeForm>
export const FolderThemeForm = t.Object({ name: words(100), ...ThemeSeen.properties })

export type FolderTheme = Static<typeof FolderTheme>
export const FolderTheme = t.Object({
  ...FolderThemeForm.properties,
  id: Id,
  /** Rises with every change; a change says which it has seen. */
  revision: t.Integer(),
  /** How many folders name it themselves. */
  folders: t.Integer(),
  changedAt: t.String(),
})

const themes = record({
  path: '/admin/folder-theme',
  access: 'folders.administer',
  form: FolderThemeForm,
  reply: FolderTheme,
  row: FolderTheme,
  query: listQuery({ sort: ['name', 'folders', 'changedAt'], filter: ['name', 'tone'] }),
  missing: 'theme_not_found',
  invalid: 'theme_invalid',
})

export const listFolderThemes = themes.list('Lists folder themes with how many folders have each.')
export const createFolderTheme = themes.create('Makes a folder theme.')
export const readFolderTheme = themes.read('Reads one folder theme.')
export const updateFolderTheme = themes.update(
  'Changes a folder theme; every folder that has it looks different at once.',
)
export const readFolderThemeAffected = themes.affected('Says which folders have a theme.')
export const removeFolderTheme = themes.remove(
  'Removes a folder theme; its folders look like the folder above them.',
)
export const restoreFolderTheme = themes.restore(
  'Brings a removed folder theme back, to every folder that had it.',
)

export type ThemeChange = Static<typeof affectedByFolderThemeChange.body>
export const affectedByFolderThemeChange = themes.affectedByChange(
  'Says what a change of many folder themes would touch; nothing changes.',
)
export const changeFolderThemes = themes.change(
  'Removes many folder themes at once, or brings them back to every folder that had them.',
)
