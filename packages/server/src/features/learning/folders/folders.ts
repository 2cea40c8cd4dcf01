import type { FolderForm, FolderRow, FolderView } from '@oktant/contract/learning/courses/folders.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { fail } from '../../../http/fail.ts'
import {
  affectedByCourse,
  archiveCourse,
  createCourse,
  isFolder,
  listFolderRows,
  publishCourse,
  readCourse,
  removeCourse,
  restoreCourse,
  updateCourse,
} from '../courses/courses.ts'
import { listTypes } from '../learning-types/learning-types.ts'
import { listThemes, themeStore } from './folder-themes.queries.ts'
import { accessFolder } from './folders.access.ts'
import { countBelow, findLibrary, type FolderListed, writeLibrary, writeThemeOf } from './folders.queries.ts'

export { createTheme } from './folder-themes.ts'

type Moment = { now: Date }

export async function readFolder(db: Db, actor: Actor, id: number): Promise<FolderView> {
  const { themeId, isLibrary, state } = await accessFolder(db, actor, id)
  const {
    title,
    description,
    parentId,
    courseType = null,
    containerTypeId,
    revision,
  } = await readCourse(db, actor, id)
  const texts = { title, description, parentId, courseType }
  const below = await countBelow(db, { companyId: actor.companyId, id })
  return { ...texts, id, containerTypeId, revision, themeId, isLibrary, isShown: state === 'active', below }
}

export async function readFolderChoices(db: Db, actor: Actor) {
  const rows = await listFolderRows(db, actor.companyId)
  const themes = await listThemes(db, actor)
  const types = await listTypes(db, actor, ['folder'])
  return { folders: rows.map(({ id, title, depth }) => ({ id, title, depth })), themes, types }
}

/** NOTE: a theme that was removed since stays with what has it, and is there again when it comes back. */
async function refuseTheme(db: Db, { companyId }: Actor, themeId: number | null, before: number | null) {
  if (themeId === null || themeId === before) return
  const theme = await themeStore.find(db, { companyId, id: themeId })
  if (theme && theme.removedAt === null) return
  const code = 'choice_unknown'
  throw fail('container_invalid', { errors: [{ field: 'themeId', code, message: messages[code].en }] })
}

type New = FolderForm & { containerTypeId: number }
export async function createFolder(db: Db, actor: Actor, { containerTypeId, ...sent }: New, at: Moment) {
  const code = 'choice_unknown'
  if (!isFolder(containerTypeId))
    throw fail('container_invalid', {
      errors: [{ field: 'containerTypeId', code, message: messages[code].en }],
    })
  const { title, parentId } = sent
  const { id, revision } = await createCourse(db, actor, { title, parentId, containerTypeId }, at)
  return updateFolder(db, actor, id, { ...sent, revision }, at)
}

type SentForm = FolderForm & { revision: number }
/** Changes a folder at once: there is nothing in it that somebody would be under way with. */
export async function updateFolder(db: Db, actor: Actor, id: number, sent: SentForm, at: Moment) {
  const { themeId: before, isLibrary: wasLibrary } = await accessFolder(db, actor, id)
  await refuseTheme(db, actor, sent.themeId, before)
  const { title, description, parentId, courseType, revision, isShown, themeId } = sent
  const shown = await readCourse(db, actor, id)
  const form = { ...shown, title, description, parentId, courseType, revision, children: [], sections: [] }
  const drafted = await updateCourse(db, actor, id, form, at)
  await publishCourse(db, actor, id, drafted.revision, at)
  if (!isShown) await archiveCourse(db, actor, id, at)
  if (themeId !== before) await theme(db, actor, id, { before, after: themeId })
  if (sent.isLibrary !== wasLibrary) await markLibrary(db, actor, id, sent.isLibrary)
  return readFolder(db, actor, id)
}

type Themed = { before: number | null; after: number | null }
async function theme(db: Db, actor: Actor, id: number, { before, after }: Themed) {
  const { companyId } = actor
  await writeThemeOf(db, { companyId, id }, after)
  await notify(db, { about: 'catalogue', companyId })
  const deed = { by: actor, kind: 'update', object: 'container', objectId: id } as const
  await audit(db, { ...deed, before: { themeId: before }, after: { themeId: after } })
}

async function markLibrary(db: Db, actor: Actor, id: number, isLibrary: boolean) {
  await writeLibrary(db, { companyId: actor.companyId, id }, isLibrary)
  const deed = { by: actor, kind: 'update', object: 'container', objectId: id } as const
  await audit(db, { ...deed, before: { isLibrary: !isLibrary }, after: { isLibrary } })
}

export const readLibrary = (db: Db, { companyId }: Actor) => findLibrary(db, companyId)

export async function affectedByFolder(db: Db, actor: Actor, id: number) {
  await accessFolder(db, actor, id)
  return affectedByCourse(db, actor, id)
}

export async function removeFolder(db: Db, actor: Actor, id: number, at: Moment) {
  await accessFolder(db, actor, id)
  return removeCourse(db, actor, id, at)
}

export async function restoreFolder(db: Db, actor: Actor, id: number, at: Moment) {
  await accessFolder(db, actor, id, { removed: 'too' })
  await restoreCourse(db, actor, id, at)
  return readFolder(db, actor, id)
}

export function folderRow({ state, changedAt, ...row }: FolderListed): FolderRow {
  return { ...row, isShown: state === 'active', changedAt: changedAt.toISOString() }
}
