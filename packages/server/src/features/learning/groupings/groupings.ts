import type {
  GroupingForm,
  GroupingView,
  ShownGrouping,
} from '@oktant/contract/learning/courses/groupings.ts'
import type { Affected } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { touched } from '../../../http/affected.ts'
import { fail } from '../../../http/fail.ts'
import type { Sign } from '../component-files/component-files.ts'
import { listSeenCards, type Viewer } from '../learn/learn.ts'
import { accessGrouping } from './groupings.access.ts'
import {
  type GroupingRecord,
  insertGrouping,
  listGroupable,
  listGrouped,
  listShown,
  writeGrouped,
  writeGrouping,
} from './groupings.queries.ts'
import { refuseFaults, tidied } from './groupings.rules.ts'
import { groupingView, shownGrouping } from './groupings.view.ts'

type Moment = { now: Date }
const object = 'containerGrouping'

export async function readGrouping(db: Db, actor: Actor, id: number): Promise<GroupingView> {
  const record = await accessGrouping(db, actor, id)
  return groupingView(record, await listGrouped(db, actor.companyId, [id]))
}

function checked<F extends GroupingForm>(sent: F, groupable: ReadonlySet<number>) {
  const form = tidied(sent)
  refuseFaults(form, groupable)
  return form
}

export async function createGrouping(db: Db, actor: Actor, sent: GroupingForm, { now }: Moment) {
  const { companyId } = actor
  const groupable = await listGroupable(db, companyId, sent.containerIds)
  if (sent.containerIds.some((id) => !groupable.has(id))) throw fail('container_not_found')
  const { containerIds, ...values } = checked(sent, groupable)
  const id = await insertGrouping(db, companyId, values, now)
  await writeGrouped(db, { companyId, id }, containerIds)
  await audit(db, { by: actor, kind: 'create', object, objectId: id, after: { ...values, containerIds } })
  return readGrouping(db, actor, id)
}

type SentForm = GroupingForm & { revision: number }
export async function updateGrouping(db: Db, actor: Actor, id: number, sent: SentForm, { now }: Moment) {
  const before = await readGrouping(db, actor, id)
  const groupable = await listGroupable(db, actor.companyId, sent.containerIds)
  // NOTE: what was removed since stays with what holds it, and is there again when it comes back.
  const known = new Set([...groupable, ...before.containerIds])
  const { containerIds, revision, ...values } = checked(sent, known)
  await keep(db, { companyId: actor.companyId, id, changes: revision }, values, now)
  await writeGrouped(db, { companyId: actor.companyId, id }, containerIds)
  const after = await readGrouping(db, actor, id)
  const deed = { by: actor, kind: 'update', object, objectId: id } as const
  await audit(db, { ...deed, before: auditedOf(before), after: auditedOf(after) })
  return after
}

const auditedOf = ({ title, description, isShown, containerIds }: GroupingView) => ({
  title,
  description,
  isShown,
  containerIds,
})

/** What would no longer stand together. */
export async function affectedByGrouping(db: Db, actor: Actor, id: number): Promise<Affected> {
  const { containers } = await readGrouping(db, actor, id)
  return touched('containers', containers, actor)
}

export async function removeGrouping(db: Db, actor: Actor, id: number, { now }: Moment) {
  const record = await accessGrouping(db, actor, id)
  await keep(db, record, { removedAt: now }, now)
  await audit(db, { by: actor, kind: 'delete', object, objectId: id, before: { title: record.title } })
  return {}
}

export async function restoreGrouping(db: Db, actor: Actor, id: number, { now }: Moment) {
  const record = await accessGrouping(db, actor, id, { removed: true })
  await keep(db, record, { removedAt: null }, now)
  await audit(db, { by: actor, kind: 'create', object, objectId: id, after: { title: record.title } })
  return readGrouping(db, actor, id)
}

type Change = Parameters<typeof writeGrouping>[2]
type KeptGrouping = Pick<GroupingRecord, 'companyId' | 'id' | 'changes'>
async function keep(db: Db, record: KeptGrouping, change: Change, now: Date) {
  if (!(await writeGrouping(db, record, change, now))) throw fail('content_changed')
}

/** The groupings that people meet, each with what whoever asks may see of it. */
export async function listShownGroupings(db: Db, viewer: Viewer, sign: Sign): Promise<ShownGrouping[]> {
  const found = await listShown(db, viewer.companyId)
  if (found.length === 0) return []
  const held = await listGrouped(
    db,
    viewer.companyId,
    found.map(({ id }) => id),
  )
  const cards = await listSeenCards(db, viewer, [...new Set(held.map(({ id }) => id))], sign)
  const seen = new Map(cards.map((card) => [card.id, card]))
  return found.flatMap((one) =>
    shownGrouping(
      one,
      held.filter(({ groupingId }) => groupingId === one.id),
      seen,
    ),
  )
}
