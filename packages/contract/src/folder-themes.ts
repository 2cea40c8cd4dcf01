import { Type as t, type Static } from '@sinclair/typebox'
import { Affected, endpoint, Id, idParams, listQuery, Nothing, paged } from './http.ts'
import { segmentKeys } from './segments.ts'

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

const access = 'folders.administer'
const notFound = 'theme_not_found'

export const listFolderThemes = endpoint({
  method: 'GET',
  path: '/admin/folder-theme',
  access,
  summary: 'Lists folder themes with how many folders have each.',
  query: listQuery({ sort: ['name', 'folders', 'changedAt'], filter: ['name', 'tone'] }),
  reply: paged(FolderTheme),
})

export const createFolderTheme = endpoint({
  method: 'POST',
  path: '/admin/folder-theme',
  access,
  summary: 'Makes a folder theme.',
  body: FolderThemeForm,
  reply: FolderTheme,
  errors: ['theme_invalid'],
})

export const readFolderTheme = endpoint({
  method: 'GET',
  path: '/admin/folder-theme/:id',
  access,
  summary: 'Reads one folder theme.',
  params: idParams,
  reply: FolderTheme,
  errors: [notFound],
})

export const updateFolderTheme = endpoint({
  method: 'PUT',
  path: '/admin/folder-theme/:id',
  access,
  summary: 'Changes a folder theme; every folder that has it looks different at once.',
  params: idParams,
  body: t.Object({ ...FolderThemeForm.properties, revision: t.Integer() }),
  reply: FolderTheme,
  errors: [notFound, 'theme_invalid', 'content_changed'],
})

export const readFolderThemeAffected = endpoint({
  method: 'GET',
  path: '/admin/folder-theme/:id/affected',
  access,
  summary: 'Says which folders have a theme.',
  params: idParams,
  reply: Affected,
  errors: [notFound],
})

export const removeFolderTheme = endpoint({
  method: 'DELETE',
  path: '/admin/folder-theme/:id',
  access,
  summary: 'Removes a folder theme; its folders look like the folder above them.',
  params: idParams,
  reply: Nothing,
  errors: [notFound],
})

export const restoreFolderTheme = endpoint({
  method: 'POST',
  path: '/admin/folder-theme/:id/restore',
  access,
  summary: 'Brings a removed folder theme back, to every folder that had it.',
  params: idParams,
  reply: FolderTheme,
  errors: [notFound, 'name_taken'],
})
