import type { FolderTheme, FolderThemeForm } from '@oktant/contract/folder-themes.ts'
import type { Affected } from '@oktant/contract/http.ts'
import { messages } from '@oktant/contract/messages.ts'
import type { Actor } from '../../access/actor.ts'
import { audit } from '../../audit/audit.ts'
import type { Db } from '../../db/db.ts'
import { notify } from '../../db/notify.ts'
import { touched } from '../../http/affected.ts'
import { fail } from '../../http/fail.ts'
import {
  insertTheme,
  isThemeNameTaken,
  listThemed,
  type ThemeRecord,
  writeTheme,
} from './folder-themes.queries.ts'
import { accessTheme } from './folders.access.ts'

type At = { now: Date }
const object = 'folderTheme'

/** The form as it is kept: with a name in at least one language that no other theme has. */
async function checked(
  db: Db,
  { companyId }: Actor,
  sent: FolderThemeForm,
  id = 0,
): Promise<FolderThemeForm> {
  const { tone, pattern, layout } = sent
  const name = { en: sent.name.en.trim(), de: sent.name.de.trim() }
  const isTaken = await isThemeNameTaken(db, { companyId, id }, name)
  const code = !name.en && !name.de ? 'required' : isTaken ? 'name_taken' : null
  if (code) throw fail('theme_invalid', { errors: [{ field: 'name', code, message: messages[code].en }] })
  return { name, tone, pattern, layout }
}

export async function createTheme(db: Db, actor: Actor, sent: FolderThemeForm, { now }: At) {
  const form = await checked(db, actor, sent)
  const id = await insertTheme(db, { companyId: actor.companyId, ...form, changedAt: now })
  await audit(db, { by: actor, kind: 'create', object, objectId: id, after: form })
  return accessTheme(db, actor, id)
}

async function keep(
  db: Db,
  { companyId }: Actor,
  { id, changes }: Pick<ThemeRecord, 'id' | 'changes'>,
  change: Parameters<typeof writeTheme>[2],
  now: Date,
) {
  if (!(await writeTheme(db, { companyId, id, changes }, change, now))) throw fail('content_changed')
  await notify(db, { about: 'catalogue', companyId })
}

type Sent = FolderThemeForm & { revision: number }
export async function updateTheme(db: Db, actor: Actor, id: number, sent: Sent, { now }: At) {
  const { name, tone, pattern, layout } = await accessTheme(db, actor, id)
  const form = await checked(db, actor, sent, id)
  await keep(db, actor, { id, changes: sent.revision }, form, now)
  const before = { name, tone, pattern, layout }
  await audit(db, { by: actor, kind: 'update', object, objectId: id, before, after: form })
  return accessTheme(db, actor, id)
}

export async function affectedByTheme(db: Db, actor: Actor, id: number): Promise<Affected> {
  const { folders } = await accessTheme(db, actor, id)
  if (folders === 0) return []
  const named = await listThemed(db, { companyId: actor.companyId, id })
  return touched('folders', named, { language: actor.language, count: folders })
}

export async function removeTheme(db: Db, actor: Actor, id: number, { now }: At) {
  const theme = await accessTheme(db, actor, id)
  await keep(db, actor, theme, { removedAt: now }, now)
  await audit(db, { by: actor, kind: 'delete', object, objectId: id, before: { name: theme.name } })
  return {}
}

export async function restoreTheme(db: Db, actor: Actor, id: number, { now }: At) {
  const theme = await accessTheme(db, actor, id, { removed: true })
  if (await isThemeNameTaken(db, { companyId: actor.companyId, id }, theme.name)) throw fail('name_taken')
  await keep(db, actor, theme, { removedAt: null }, now)
  await audit(db, {
    by: actor,
    kind: 'create',
    object,
    objectId: id,
    after: { name: theme.name, restored: true },
  })
  return accessTheme(db, actor, id)
}

export function themeView(theme: ThemeRecord): FolderTheme {
  const { id, name, tone, pattern, layout, folders, changes: revision, changedAt } = theme
  return { id, name, tone, pattern, layout, folders, revision, changedAt: changedAt.toISOString() }
}
