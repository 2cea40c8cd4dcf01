import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit, auditAll } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { fail } from '../../../http/fail.ts'
import { accessPlace } from './places.access.ts'
import {
  deletePlace,
  insertPlace,
  isTaken,
  movePeople,
  type PlaceKind,
  writePlace,
} from './places.queries.ts'
import { refuseFaults } from './places.rules.ts'

const trimmed = ({ en, de }: LocalText): LocalText => ({ en: en.trim(), de: de.trim() })

export async function createPlace(db: Db, actor: Actor, kind: PlaceKind, sent: LocalText) {
  const { companyId } = actor
  const name = trimmed(sent)
  refuseFaults(name, await isTaken(db, { kind, companyId, name, but: null }))
  const id = await insertPlace(db, kind, companyId, name)
  await audit(db, { by: actor, kind: 'create', object: kind, objectId: id, after: { name } })
  return accessPlace(db, actor, kind, id)
}

export async function updatePlace(db: Db, actor: Actor, kind: PlaceKind, id: number, sent: LocalText) {
  const { companyId } = actor
  const before = await accessPlace(db, actor, kind, id)
  const name = trimmed(sent)
  refuseFaults(name, await isTaken(db, { kind, companyId, name, but: id }))
  await writePlace(db, { kind, companyId, id }, name)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: kind,
    objectId: id,
    before: { name: before.name },
    after: { name },
  })
  return { ...before, name }
}

/** Removes a place that nobody has, or whose people move to another. */
export async function removePlace(db: Db, actor: Actor, kind: PlaceKind, id: number, moveTo?: number) {
  const { companyId } = actor
  const place = await accessPlace(db, actor, kind, id)
  const other = moveTo === undefined ? undefined : await accessPlace(db, actor, kind, moveTo)
  if (place.people > 0 && (!other || other.id === id)) throw fail('place_in_use')
  if (other) await move(db, actor, { kind, from: id, to: other.id })
  await deletePlace(db, { kind, companyId, id })
  await audit(db, { by: actor, kind: 'delete', object: kind, objectId: id, before: { name: place.name } })
  return {}
}

async function move(db: Db, actor: Actor, { kind, from, to }: { kind: PlaceKind; from: number; to: number }) {
  const field = kind === 'jobRole' ? 'jobRoleId' : 'localityId'
  const userIds = await movePeople(db, { kind, companyId: actor.companyId, id: from }, to)
  const deeds = userIds.map((objectId) => ({
    by: actor,
    kind: 'update' as const,
    object: 'user' as const,
    objectId,
    before: { [field]: from },
    after: { [field]: to },
  }))
  await auditAll(db, deeds)
  await notify(db, { about: 'user', userIds })
}
