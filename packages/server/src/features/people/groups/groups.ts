import type { GroupForm } from '@oktant/contract/people/groups.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit, auditAll } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { fail } from '../../../http/fail.ts'
import { createProject, tellJoined, tellLeft } from '../people/people.ts'
import { accessGroup } from './groups.access.ts'
import {
  deleteGroup,
  deleteMembers,
  insertMembers,
  isNameTaken,
  listKnown,
  listMemberIds,
  writeGroup,
} from './groups.queries.ts'
import { refuseFaults } from './groups.rules.ts'

const trimmed = (form: GroupForm): GroupForm => ({ ...form, name: form.name.trim() })

export async function createGroup(db: Db, actor: Actor, sent: GroupForm) {
  const form = trimmed(sent)
  refuseFaults(form, await isNameTaken(db, actor.companyId, form.name, null))
  const { id } = await createProject(db, { ...form, companyId: actor.companyId }, actor)
  return accessGroup(db, actor, id)
}

export async function updateGroup(db: Db, actor: Actor, id: number, sent: GroupForm) {
  const { members: _m, ...before } = await accessGroup(db, actor, id)
  const form = trimmed(sent)
  refuseFaults(form, await isNameTaken(db, actor.companyId, form.name, id))
  await writeGroup(db, actor.companyId, id, form)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'project',
    objectId: id,
    before,
    after: { ...form, id },
  })
  await notify(db, { about: 'user', userIds: await listMemberIds(db, actor.companyId, id) })
  return accessGroup(db, actor, id)
}

export async function removeGroup(db: Db, actor: Actor, id: number) {
  const group = await accessGroup(db, actor, id)
  if (group.members > 0) throw fail('group_in_use')
  await deleteGroup(db, actor.companyId, id)
  await audit(db, { by: actor, kind: 'delete', object: 'project', objectId: id, before: group })
  return {}
}

type Change = { id: number; userIds: readonly number[] }

/** Puts people into a group; one number that is nobody's of this company and nothing is done. */
export async function addToGroup(db: Db, actor: Actor, { id, userIds }: Change) {
  const wanted = [...new Set(userIds)]
  const known = await listKnown(db, actor.companyId, wanted)
  if (known.length !== wanted.length) throw fail('people_unknown')
  const added = await insertMembers(db, actor.companyId, id, known)
  await told(db, actor, added, { addedToProject: id })
  if (added.length) await tellJoined(db, { id, companyId: actor.companyId }, added)
  return { changed: added.length }
}

export async function removeFromGroup(db: Db, actor: Actor, { id, userIds }: Change) {
  const wanted = [...new Set(userIds)]
  const known = await listKnown(db, actor.companyId, wanted)
  if (known.length !== wanted.length) throw fail('people_unknown')
  const removed = await deleteMembers(db, actor.companyId, id, known)
  await told(db, actor, removed, { removedFromProject: id })
  await tellLeft(db, { id, companyId: actor.companyId }, removed)
  return { changed: removed.length }
}

async function told(db: Db, actor: Actor, userIds: number[], after: Record<string, number>) {
  const deeds = userIds.map((objectId) => ({
    by: actor,
    kind: 'update' as const,
    object: 'user' as const,
    objectId,
    after,
  }))
  await auditAll(db, deeds)
  await notify(db, { about: 'user', userIds })
}
