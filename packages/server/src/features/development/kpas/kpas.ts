import type { KpaForm, KpaRecord } from '@oktant/contract/development/kpas.ts'
import { kpaLimits } from '@oktant/contract/kit/development-limits.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { refuseName, trimmed } from '../../../records/names.rules.ts'
import { filled } from '../../../words/words.rules.ts'
import { makeNotifications } from '../../communication/notifications/notifications.ts'
import { accessKpa, accessUsedKpa } from './kpas.access.ts'
import {
  findOwner,
  holdAll,
  insertHandover,
  insertKpa,
  type KpaRow,
  listAll,
  listHandovers,
  writeKpa,
} from './kpas.queries.ts'
import { inOrder, refusalOfPlace } from './kpas.rules.ts'
import { kpaView, recordView } from './kpas.view.ts'
import { kpaWords } from './kpas.words.ts'

export { countOwnerless as countOwnerlessKpas, listNames as listKpaNames } from './kpas.queries.ts'

const object = 'kpa'
type Moment = { now: Date }
type Stand = { revision: number }

export const listKpas = async (db: Db, { companyId, language }: Actor) => ({
  content: inOrder(await listAll(db, companyId), language).map(({ node }) => kpaView(node)),
})

/** What can be chosen: areas in use, none of which stands below an archived one. */
export async function listKpaChoices(db: Db, { companyId, id, language }: Actor) {
  const used = (await listAll(db, companyId)).filter(({ archivedAt }) => !archivedAt)
  return {
    content: inOrder(used, language).map(({ node, depth }) => ({
      id: node.id,
      name: node.name,
      depth,
      isOwn: node.ownerId === id,
    })),
  }
}

export async function readKpa(db: Db, actor: Actor, id: number): Promise<KpaRecord> {
  const row = await accessKpa(db, actor, id)
  return recordView(row, await listHandovers(db, { companyId: actor.companyId, id }))
}

const checked = ({ name, about }: KpaForm): KpaForm => {
  const form = { name: trimmed(name), about: trimmed(about) }
  refuseName('record_invalid', form.name, false)
  return form
}

type Made = KpaForm & { parentId: number | null; ownerId: number }

export async function createKpa(db: Db, actor: Actor, sent: Made, { now }: Moment) {
  const { companyId } = actor
  const { parentId, ownerId } = sent
  const nodes = await holdAll(db, companyId)
  if (parentId !== null) await accessUsedKpa(db, actor, parentId)
  const form = checked(sent)
  if (nodes.length >= kpaLimits.areas) throw fail('kpas_full')
  refusePlace(refusalOfPlace(nodes, null, parentId))
  const owner = await findOwner(db, { companyId, id: ownerId })
  if (!owner) throw fail('kpa_owner_inactive')
  const id = await insertKpa(db, { companyId, parentId, ownerId, ...form, createdAt: now })
  await insertHandover(db, { companyId, kpaId: id, fromId: null, toId: ownerId, byId: actor.id, at: now })
  await audit(db, { by: actor, kind: 'create', object, objectId: id, after: { ...form, parentId, ownerId } })
  await tellOwners(db, actor, { id, name: form.name, fromId: null, toId: ownerId })
  return readKpa(db, actor, id)
}

const refusePlace = (refusal: ReturnType<typeof refusalOfPlace>) => {
  if (refusal) throw fail(refusal)
}

export async function updateKpa(db: Db, actor: Actor, id: number, sent: KpaForm & Stand) {
  const row = await accessUsedKpa(db, actor, id)
  const form = checked(sent)
  await change(db, actor, row, sent, form)
  return readKpa(db, actor, id)
}

/** NOTE: the whole tree is held, so that no two moves close a circle together. */
export async function moveKpa(
  db: Db,
  actor: Actor,
  id: number,
  { parentId, revision }: Stand & { parentId: number | null },
) {
  const nodes = await holdAll(db, actor.companyId)
  const row = await accessUsedKpa(db, actor, id)
  if (parentId !== null) await accessUsedKpa(db, actor, parentId)
  refusePlace(refusalOfPlace(nodes, id, parentId))
  await change(db, actor, row, { revision }, { parentId })
  return readKpa(db, actor, id)
}

type Handover = Stand & { ownerId: number; reason: string }

export async function handOverKpa(db: Db, actor: Actor, id: number, sent: Handover, { now }: Moment) {
  const row = await accessUsedKpa(db, actor, id)
  const { companyId } = actor
  const reason = sent.reason.trim()
  if (!reason)
    throw fail('record_invalid', {
      errors: [{ field: 'reason', code: 'required', message: messages.required.en }],
    })
  const owner = await findOwner(db, { companyId, id: sent.ownerId })
  if (!owner) throw fail('kpa_owner_inactive')
  if (owner.id === row.ownerId) return readKpa(db, actor, id)
  await change(db, actor, row, sent, { ownerId: owner.id })
  const moved = { fromId: row.ownerId, toId: owner.id }
  await insertHandover(db, { companyId, kpaId: id, ...moved, byId: actor.id, reason, at: now })
  await tellOwners(db, actor, { id, name: row.name, ...moved })
  return readKpa(db, actor, id)
}

export async function archiveKpa(db: Db, actor: Actor, id: number, sent: Stand, { now }: Moment) {
  const nodes = await holdAll(db, actor.companyId)
  const row = await accessKpa(db, actor, id)
  if (row.archivedAt) return readKpa(db, actor, id)
  if (nodes.some(({ parentId, archivedAt }) => parentId === id && !archivedAt)) throw fail('kpa_has_areas')
  await change(db, actor, row, sent, { archivedAt: now })
  return readKpa(db, actor, id)
}

export async function restoreKpa(db: Db, actor: Actor, id: number, sent: Stand) {
  await holdAll(db, actor.companyId)
  const row = await accessKpa(db, actor, id)
  if (!row.archivedAt) return readKpa(db, actor, id)
  if (row.parentId !== null) await accessUsedKpa(db, actor, row.parentId)
  await change(db, actor, row, sent, { archivedAt: null })
  return readKpa(db, actor, id)
}

type Change = Partial<Pick<KpaRow, 'name' | 'about' | 'parentId' | 'ownerId' | 'archivedAt'>>

/** Changes an area from the stand that was seen, and writes down what. */
async function change(db: Db, actor: Actor, row: KpaRow, { revision }: Stand, to: Change) {
  const { companyId, id } = row
  if (!(await writeKpa(db, { companyId, id, changes: revision }, to))) throw fail('content_changed')
  const { name, about, parentId, ownerId, archivedAt } = row
  const before = { name, about, parentId, ownerId, archivedAt }
  await audit(db, {
    by: actor,
    kind: 'update',
    object,
    objectId: id,
    before: shown(before),
    after: shown({ ...before, ...to }),
  })
}

const shown = ({ archivedAt, ...rest }: Change) => ({ ...rest, isArchived: Boolean(archivedAt) })

type KpaHandover = { id: number; name: KpaForm['name']; fromId: number | null; toId: number }

const words = kpaWords.notices

/** Whoever owns an area from now on, and whoever did, are told. */
async function tellOwners(db: Db, { companyId, id: by }: Actor, { name, fromId, toId }: KpaHandover) {
  const told = (userId: number, { title, body }: (typeof words)['taken']) => ({
    companyId,
    userId,
    type: 'kpa.handedOver' as const,
    title,
    body: filled(body, { name }),
    link: '/contracts',
  })
  const taken = told(toId, words.taken)
  const all = fromId === null ? [taken] : [taken, told(fromId, words.given)]
  await makeNotifications(
    db,
    all.filter(({ userId }) => userId !== by),
  )
}
