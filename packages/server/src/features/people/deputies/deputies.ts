import type { DecisionKind, Deputy, DeputyForm } from '@oktant/contract/people/deputies.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { type Page, pagedReply } from '../../../http/answer/paging.ts'
import { fail } from '../../../http/fail.ts'
import { listHolderIdsOf } from '../permissions/permissions.ts'
import { accessDeputy, may } from './deputies.access.ts'
import {
  type DeputyRow,
  findToday,
  insertDeputy,
  listDeputiesAround,
  listLeaders,
  listStandIns,
  listStoodInFor,
  pageOfDeputies,
  type StandIn,
  writeEnd,
} from './deputies.queries.ts'
import { permissionsFor, refuseSpan } from './deputies.rules.ts'

export { isStandInBeside, type StandIn, standInsBeside, stoodInFor } from './deputies.queries.ts'

type Moment = { now: Date }

const deputyView = ({ companyId: _c, ...row }: DeputyRow): Deputy => row

export async function listOwnDeputies(db: Db, actor: Actor, { now }: Moment) {
  const { named, standingIn } = await listDeputiesAround(db, actor, now)
  return { named: named.map(deputyView), standingIn: standingIn.map(deputyView) }
}

export async function listDeputies(db: Db, { companyId }: Actor, page: Page, { now }: Moment) {
  const { rows, total } = await pageOfDeputies(db, companyId, page, now)
  return pagedReply(page, rows.map(deputyView), total)
}

/** Names a deputy; whoever is named decides beside the one they stand in for, not in their stead. */
export async function nameDeputy(db: Db, actor: Actor, sent: DeputyForm, at: Moment) {
  const { companyId } = actor
  const userId = sent.userId ?? actor.id
  if (!may.nameFor(actor, userId)) throw fail('not_permitted')
  if (sent.deputyId === userId) throw fail('deputy_self')
  const today = await findToday(db, { companyId, id: userId }, at.now)
  if (!today || !(await findToday(db, { companyId, id: sent.deputyId }, at.now))) throw fail('user_not_found')
  refuseSpan(sent, today)
  await refuseRoles(db, companyId, { ...sent, userId })
  const { deputyId, fromDay, untilDay, kinds } = sent
  const values = { userId, deputyId, fromDay, untilDay, kinds }
  const id = await insertDeputy(db, { ...values, companyId, namedBy: actor.id, createdAt: at.now })
  await audit(db, { by: actor, kind: 'create', object: 'deputy', objectId: id, after: values })
  return deputyView(await accessDeputy(db, actor, id, at))
}

/** NOTE: nobody is lent a right by another: both may decide, each for those of their own. */
async function refuseRoles(
  db: Db,
  companyId: number,
  { userId, deputyId, kinds }: Pick<DeputyForm, 'deputyId' | 'kinds'> & { userId: number },
) {
  for (const permission of permissionsFor(kinds)) {
    const holders = await listHolderIdsOf(db, companyId, [permission])
    if (!holders.includes(userId)) throw fail('deputy_not_needed')
    if (!holders.includes(deputyId)) throw fail('deputy_may_not')
  }
}

export async function endDeputy(db: Db, actor: Actor, id: number, at: Moment) {
  const { user, deputy, fromDay, untilDay } = await accessDeputy(db, actor, id, at)
  await writeEnd(db, { companyId: actor.companyId, id }, at.now)
  const before = { userId: user.id, deputyId: deputy.id, fromDay, untilDay }
  await audit(db, { by: actor, kind: 'delete', object: 'deputy', objectId: id, before })
  return {}
}

/** Who stands in now for each of these people in decisions of a kind; nothing for whom nobody does. */
export async function deputiesOf(
  db: Db,
  companyId: number,
  userIds: readonly number[],
  kind: DecisionKind,
  now: Date,
) {
  const found = new Map<number, StandIn[]>()
  for (const one of await listStandIns(db, companyId, userIds, kind, now))
    found.set(one.userId, [...(found.get(one.userId) ?? []), one])
  return found
}

/** For whom somebody decides beside themselves, now. */
export const standsInFor = (
  db: Db,
  whose: { companyId: number; id: number },
  kind: DecisionKind,
  now: Date,
) => listStoodInFor(db, whose, kind, now)

export type Deciders = { manager: { id: number; name: string }; deputies: StandIn[] }

/** Who decides about each of these people: their manager, and whoever stands in for that one; nobody where there is no manager. */
export async function whoDecidesFor(
  db: Db,
  companyId: number,
  userIds: readonly number[],
  kind: DecisionKind,
  now: Date,
) {
  const leaders = await listLeaders(db, companyId, userIds)
  const managerIds = [...new Set(leaders.map(({ id }) => id))]
  const standIns = await deputiesOf(db, companyId, managerIds, kind, now)
  return new Map<number, Deciders>(
    leaders.map(({ userId, id, name }) => [
      userId,
      // NOTE: nobody decides about themselves, nor stands in to do so.
      { manager: { id, name }, deputies: (standIns.get(id) ?? []).filter((one) => one.id !== userId) },
    ]),
  )
}
