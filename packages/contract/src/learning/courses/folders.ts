import { Type as t, type Static } from '@sinclair/typebox'
import { Prose, Title } from '../components/components.ts'
import { FolderThemeForm } from './folder-themes.ts'
import {
  Affected,
  endpoint,
  Id,
  idParams,
  listQuery,
  LocalText,
  Nothing,
  paged,
  orNull,
} from '../../http/http.ts'
import { TypeSeen } from './learning-types.ts'

export type FolderForm = Static<typeof FolderForm>
export const FolderForm = t.Object({
  title: Title,
  description: Prose,
  /** The folder that it stands in; null is the root. */
  parentId: orNull(Id),
  courseType: orNull(Id),
  /** Null is the theme of the folder above. */
  themeId: orNull(Id),
  /** Whether learners find it, and what stands in it, in the catalogue. */
  isShown: t.Boolean(),
  /** The one folder that is the company's library. */
  isLibrary: t.Boolean(),
})

export type FolderView = Static<typeof FolderView>
export const FolderView = t.Object({
  ...FolderForm.properties,
  id: Id,
  containerTypeId: t.Integer(),
  /** Rises with every change; a change says which it has seen. */
  revision: t.Integer(),
  /** How many folders and courses stand in it at once. */
  below: t.Integer(),
})

export type FolderRow = Static<typeof FolderRow>
export const FolderRow = t.Object({
  id: Id,
  title: LocalText,
  containerTypeId: t.Integer(),
  parent: orNull(LocalText),
  courseType: orNull(TypeSeen),
  theme: orNull(LocalText),
  isShown: t.Boolean(),
  below: t.Integer(),
  changedAt: t.String(),
})

/** What the form of a folder offers. */
export type FolderChoices = Static<typeof FolderChoices>
export const FolderChoices = t.Object({
  folders: t.Array(t.Object({ id: Id, title: LocalText, depth: t.Integer() })),
  themes: t.Array(t.Object({ ...FolderThemeForm.properties, id: Id })),
  types: t.Array(TypeSeen),
})

const access = 'folders.administer'
const notFound = 'folder_not_found'

export const listAdminFolders = endpoint({
  method: 'GET',
  path: '/admin/folder',
  access,
  summary: 'Lists the folders that courses stand in, segments aside.',
  query: listQuery({ sort: ['title', 'below', 'changedAt'], filter: ['title', 'themeId', 'courseType'] }),
  reply: paged(FolderRow),
})

export const readFolderChoices = endpoint({
  method: 'GET',
  path: '/admin/folder/choices',
  access,
  summary: 'Reads where a folder can stand, and which themes and types it can have.',
  reply: FolderChoices,
})

export const createFolder = endpoint({
  method: 'POST',
  path: '/admin/folder',
  access,
  summary: 'Makes a folder for courses.',
  body: t.Object({ ...FolderForm.properties, containerTypeId: t.Integer() }),
  reply: FolderView,
  errors: [notFound, 'container_invalid'],
})

export const readFolder = endpoint({
  method: 'GET',
  path: '/admin/folder/:id',
  access,
  summary: 'Reads one folder.',
  params: idParams,
  reply: FolderView,
  errors: [notFound],
})

export const updateFolder = endpoint({
  method: 'PUT',
  path: '/admin/folder/:id',
  access,
  summary: 'Changes a folder at once: its words, its place, its look, and whether it is shown.',
  params: idParams,
  body: t.Object({ ...FolderForm.properties, revision: t.Integer() }),
  reply: FolderView,
  errors: [notFound, 'container_invalid', 'content_changed'],
})

export const readFolderAffected = endpoint({
  method: 'GET',
  path: '/admin/folder/:id/affected',
  access,
  summary: 'Says what stands in a folder.',
  params: idParams,
  reply: Affected,
  errors: [notFound],
})

export const removeFolder = endpoint({
  method: 'DELETE',
  path: '/admin/folder/:id',
  access,
  summary: 'Removes a folder in which nothing stands.',
  params: idParams,
  reply: Nothing,
  errors: [notFound, 'container_in_use'],
})

export const readLibrary = endpoint({
  method: 'GET',
  path: '/client/library',
  access: 'learning.take',
  summary: 'Reads which folder is the library; null where a company has none that is shown.',
  reply: orNull(t.Object({ id: Id, title: LocalText })),
})

export const restoreFolder = endpoint({
  method: 'POST',
  path: '/admin/folder/:id/restore',
  access,
  summary: 'Brings a removed folder back.',
  params: idParams,
  reply: FolderView,
  errors: [notFound, 'name_taken'],
})
