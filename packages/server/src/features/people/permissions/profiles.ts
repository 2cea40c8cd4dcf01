import { randomBytes } from 'node:crypto'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { PermissionProfile, ProfileForm } from '@oktant/contract/people/profiles.ts'
import type { Actor } from '../../../access/actor.ts'
import { profiles as defaults } from '../../../access/profiles/profiles.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { fail } from '../../../http/fail.ts'
import { accessProfile, may } from './profiles.access.ts'
import {
  countAdministratorsBut,
  deleteProfile,
  findReasons,
  insertProfile,
  listHolderIds,
  listProfileRows,
  type ProfileRow,
  writeProfile,
} from './profiles.queries.ts'

const defaultOf = ({ key }: ProfileRow) => defaults.find((profile) => profile.key === key)

export function profileView(actor: Actor, row: ProfileRow): PermissionProfile {
  return { ...row, isDefault: defaultOf(row) !== undefined, can: { edit: may.edit(actor, row) } }
}

export async function listPermissionProfiles(db: Db, actor: Actor) {
  return (await listProfileRows(db, actor.companyId)).map((row) => profileView(actor, row))
}

/** Nobody makes or changes a profile into one that gives more than they have. */
function checkForm(actor: Actor, { name, permissions }: ProfileForm) {
  if (!name.en.trim() && !name.de.trim()) {
    const errors = [{ field: 'name', code: 'required', message: messages.required.en }]
    throw fail('profile_invalid', { errors })
  }
  if (!may.give(actor, permissions)) throw fail('more_permissions_needed')
}

type NewProfile = ProfileForm & { copiedFromId?: number }

export async function createPermissionProfile(db: Db, actor: Actor, { copiedFromId, ...form }: NewProfile) {
  checkForm(actor, form)
  // NOTE: only of a profile that one could give as it is, so its authorities are nothing that one lacks.
  const source = copiedFromId === undefined ? null : await accessProfile(db, actor, copiedFromId, 'edit')
  const values = { ...form, authorities: source?.authorities ?? [] }
  const id = await insertProfile(db, actor.companyId, `own-${randomBytes(6).toString('hex')}`, values)
  await audit(db, { by: actor, kind: 'create', object: 'profile', objectId: id, after: form })
  return profileView(actor, await accessProfile(db, actor, id))
}

export async function updatePermissionProfile(db: Db, actor: Actor, id: number, form: ProfileForm) {
  const before = await accessProfile(db, actor, id, 'edit')
  checkForm(actor, form)
  return write(db, actor, before, form)
}

export async function resetPermissionProfile(db: Db, actor: Actor, id: number) {
  const before = await accessProfile(db, actor, id, 'edit')
  const first = defaultOf(before)
  if (!first) throw fail('profile_not_found')
  const form = { name: first.name, permissions: [...first.permissions] }
  checkForm(actor, form)
  return write(db, actor, before, { ...form, authorities: [...first.authorities] })
}

type Written = ProfileForm & { authorities?: string[] }

async function write(db: Db, actor: Actor, before: ProfileRow, form: Written) {
  const { id } = before
  await writeProfile(db, actor.companyId, id, form)
  // NOTE: asked after the change, inside its transaction: is anybody left who can give rights back?
  if (
    before.permissions.includes('permissions.administer') &&
    !(await countAdministratorsBut(db, actor.companyId, []))
  )
    throw fail('last_administrator')
  const { name, permissions } = before
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'profile',
    objectId: id,
    before: { name, ...lost(permissions, form.permissions) },
    after: { name: form.name, ...gained(permissions, form.permissions) },
  })
  await notify(db, { about: 'user', userIds: await listHolderIds(db, actor.companyId, id) })
  return profileView(actor, await accessProfile(db, actor, id))
}

/** The trail says what was taken and what was given, not two lists of eighty names. */
const lost = (before: readonly string[], after: readonly string[]) => ({
  taken: before.filter((name) => !after.includes(name)),
})
const gained = (before: readonly string[], after: readonly string[]) => ({
  given: after.filter((name) => !before.includes(name)),
})

export async function removePermissionProfile(db: Db, actor: Actor, id: number) {
  const profile = await accessProfile(db, actor, id, 'edit')
  if (profile.holders > 0) throw fail('profile_in_use')
  // NOTE: made again it would lack the authorities that its like has for other programs.
  if (defaultOf(profile)) throw fail('profile_is_default')
  await deleteProfile(db, actor.companyId, id)
  const { name, permissions } = profile
  await audit(db, {
    by: actor,
    kind: 'delete',
    object: 'profile',
    objectId: id,
    before: { name, permissions },
  })
  return {}
}

export async function explainPermissions(db: Db, actor: Actor, userId: number) {
  const reasons = await findReasons(db, actor.companyId, userId)
  if (!reasons) throw fail('user_not_found')
  return reasons
}
