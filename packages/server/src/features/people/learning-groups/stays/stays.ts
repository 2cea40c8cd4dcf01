import type { Actor } from '../../../../access/actor.ts'
import { audit, auditAll } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { listKnownPeople } from '../learning-groups.queries.ts'
import { askingOf } from '../rule/asking.ts'
import { asksForLines, asksForToday } from '../rule/rule.conditions.ts'
import {
  type Change,
  enterByHand,
  holdStays,
  leave,
  liftExclusion,
  listMembersAmong,
  listRuled,
  settle,
  withLines,
  writeDueOn,
} from './stays.queries.ts'

type Look = { companyId: number; groupId?: number; userIds?: readonly number[] | null; now: Date }

/** Lets people come and go as the rules say: in one group or in all, of these people or of everybody. */
export async function settleStays(db: Db, { companyId, groupId, userIds = null, now }: Look) {
  await holdStays(db, companyId)
  const groups = await listRuled(db, companyId, groupId ?? null)
  const isWider = userIds !== null && groups.some(({ rule }) => asksForLines(rule))
  const touched = isWider ? await withLines(db, companyId, userIds) : userIds
  const byDay = new Set(groups.flatMap(({ id, rule }) => (asksForToday(rule) ? id : [])))
  const moved = await settle(db, {
    ...(await askingOf(db, companyId, now)),
    groups,
    userIds: touched,
    now,
  })
  return moved.map((one) => ({ ...one, isByDay: byDay.has(one.groupId) }))
}

type Doer = Pick<Actor, 'companyId' | 'id'> & { onBehalfOf?: number | null }
type Wanted = { id: number; userIds: readonly number[]; dueOn?: string | null | undefined }

/** One number that is nobody's of this company and nothing is done. */
async function begin(
  db: Db,
  { companyId, id: by }: Doer,
  { id, userIds }: Wanted,
  now: Date,
): Promise<Change> {
  const wanted = [...new Set(userIds)]
  const known = await listKnownPeople(db, companyId, wanted)
  if (known.length !== wanted.length) throw fail('people_unknown')
  await holdStays(db, companyId)
  return { companyId, groupId: id, userIds: known, by, now }
}

/** Whoever was kept out is let in again; whom the rule matches then belongs by rule, the others by hand. */
export async function addToLearningGroup(db: Db, actor: Doer, wanted: Wanted, now: Date) {
  const change = await begin(db, actor, wanted, now)
  const before = new Set(await listMembersAmong(db, change))
  await liftExclusion(db, change)
  await settleStays(db, change)
  await enterByHand(db, change)
  if (wanted.dueOn) await writeDueOn(db, change, wanted.dueOn)
  const added = (await listMembersAmong(db, change)).filter((id) => !before.has(id))
  return told(db, actor, change, added, 'addedToLearningGroup')
}

/** Whoever belonged by the rule is kept out from then on, or they would come straight back. */
export async function removeFromLearningGroup(db: Db, actor: Doer, wanted: Wanted, now: Date) {
  const change = await begin(db, actor, wanted, now)
  const left = await leave(db, change, { everybody: false })
  return told(db, actor, change, left, 'removedFromLearningGroup')
}

export async function excludeFromLearningGroup(db: Db, actor: Doer, wanted: Wanted, now: Date) {
  const change = await begin(db, actor, wanted, now)
  const excluded = await leave(db, change, { everybody: true })
  return told(db, actor, change, excluded, 'excludedFromLearningGroup')
}

export async function allowInLearningGroup(db: Db, actor: Doer, wanted: Wanted, now: Date) {
  const change = await begin(db, actor, wanted, now)
  const allowed = await liftExclusion(db, change)
  await settleStays(db, change)
  return told(db, actor, change, allowed, 'allowedInLearningGroup')
}

/** Written down for each of them, and once with the number of them for the group. */
async function told(db: Db, by: Doer, { groupId }: Change, userIds: readonly number[], what: string) {
  await auditAll(
    db,
    userIds.map((objectId) => ({
      by,
      kind: 'update' as const,
      object: 'user',
      objectId,
      after: { [what]: groupId },
    })),
  )
  const after = { [what]: userIds.length }
  await audit(db, { by, kind: 'update', object: 'learningGroup', objectId: groupId, after })
  return { changed: userIds.length }
}
