import { type SQL, sql } from 'drizzle-orm'
import type { UserAction, UserChange } from '@oktant/contract/people/users.ts'
import type { Actor } from '../../../../access/actor.ts'
import { auditAll } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { notify } from '../../../../db/engine/notify.ts'
import { fail } from '../../../../http/fail.ts'
import { countAdministratorsBut } from '../../permissions/permissions.ts'
import { readPage } from '../../../../http/answer/paging.ts'
import type { Kit } from '../../../../kit.ts'
import { countTokensOfPeople, endTokensOfPeople } from '../../../organisation/api-tokens/api-tokens.ts'
import { countSessionsOfPeople, endSessionsOfAll } from '../../sessions/sessions.ts'
import {
  addMembers,
  type ColumnName,
  findLedBy,
  findProject,
  holdAllowed,
  holdChange,
  holdChosen,
  insertChange,
  markUndone,
  type Member,
  putBack,
  removeMembers,
  setAll,
} from './bulk.queries.ts'
import { matching } from '../list/users-list.queries.ts'
import { countSeats, countTargets, lineAbove } from '../users.queries.ts'
import { hasSeat } from '../users.rules.ts'
import { tellChange } from '../tell-change.ts'
import { welcome } from '../welcome/welcome.ts'

type Doing = { db: Db; kit: Kit; actor: Actor; target: number | null }
type Action = {
  column: ColumnName
  /** Whom it would leave as they are, beside those who may not be changed. */
  but: (actor: Actor, target: number | null, line: readonly number[]) => SQL
  /** The value that it sets, for taking it back. */
  value: (target: number | null) => number | string | null
  apply: (doing: Doing, ids: readonly number[]) => Promise<void>
}

const isMember = (target: number | null) => sql`exists (select from project_members member
  where member.company_id = person.company_id and member.user_id = person.id and member.project_id = ${target})`

const setsStatus = (from: 'Active' | 'Inactive', to: 'Active' | 'Inactive'): Action => ({
  column: 'status',
  but: (actor) => sql`person.status = ${from} and person.id <> ${actor.id}`,
  value: () => to,
  apply: ({ db, kit, actor }, ids) => setStatus(db, kit, actor, ids, to),
})

const sets = (column: 'managerId' | 'jobRoleId' | 'localityId', name: SQL): Action => ({
  column,
  but: (_, target, line) =>
    sql`${name} is distinct from ${target}::integer and not person.id = any(${sql.param([...line])}::integer[])`,
  value: (target) => target,
  apply: ({ db, actor, target }, ids) => setAll(db, actor.companyId, ids, { [column]: target }),
})

const actions: Record<UserAction, Action> = {
  deactivate: setsStatus('Active', 'Inactive'),
  reactivate: setsStatus('Inactive', 'Active'),
  addToProject: {
    column: 'none',
    but: (_, target) => sql`not ${isMember(target)}`,
    value: () => null,
    async apply({ db, actor: { companyId }, target }, ids) {
      await addMembers(db, companyId, target ?? 0, ids)
    },
  },
  removeFromProject: {
    column: 'none',
    but: (_, target) => isMember(target),
    value: () => null,
    apply: ({ db, actor, target }, ids) => removeMembers(db, actor.companyId, target ?? 0, ids),
  },
  setManager: sets('managerId', sql`person.manager_id`),
  setJobRole: sets('jobRoleId', sql`person.job_role_id`),
  setLocality: sets('localityId', sql`person.locality_id`),
  welcome: {
    column: 'none',
    but: () => sql`person.status = 'Active'`,
    value: () => null,
    apply: ({ db, kit, actor }, ids) => welcome(db, kit, actor, ids),
  },
}

/** Which people are meant and could be changed, and which are left out. */
async function chosen(db: Db, actor: Actor, { action, target, chosen: who }: UserChange) {
  await checkTarget(db, actor, action, target)
  const { companyId, permissions } = actor
  const wanted =
    'ids' in who
      ? sql`users.company_id = ${companyId} and users.id = any(${sql.param(who.ids)}::integer[])`
      : matching(companyId, readPage(who.filter))
  // NOTE: nobody is led by themselves, nor by anybody whom they lead.
  const line = action === 'setManager' && target !== null ? await lineAbove(db, companyId, target) : []
  const { column, but } = actions[action]
  const people = await holdChosen(db, {
    companyId,
    permissions,
    wanted,
    column,
    but: but(actor, target, line),
  })
  if ('ids' in who && !people.length) await refuseStrangers(db, actor, who.ids)
  return {
    able: people.filter(({ isAllowed }) => isAllowed),
    skipped: people.filter(({ isAllowed }) => !isAllowed),
  }
}

/** NOTE: none of the numbers is one of this company’s people, which is answered like somebody missing. */
async function refuseStrangers(db: Db, { companyId }: Actor, ids: readonly number[]) {
  const [first = 0] = ids
  const found = await countTargets(db, companyId, { managerId: first })
  if (!found.managers) throw fail('user_not_found')
}

const needsTarget: Partial<Record<UserAction, true>> = { addToProject: true, removeFromProject: true }

async function checkTarget(db: Db, { companyId }: Actor, action: UserAction, target: number | null) {
  if (target === null) {
    if (needsTarget[action]) throw fail('target_not_found')
    return
  }
  if (needsTarget[action]) {
    if (!(await findProject(db, companyId, target))) throw fail('target_not_found')
    return
  }
  const asked = {
    ...(action === 'setManager' && { managerId: target }),
    ...(action === 'setJobRole' && { jobRoleId: target }),
    ...(action === 'setLocality' && { localityId: target }),
  }
  const { managers, roles, places } = await countTargets(db, companyId, asked)
  if (Object.keys(asked).length && managers + roles + places !== 1) throw fail('target_not_found')
}

const mostExamples = 5
const line = (what: string, people: readonly Pick<Member, 'name'>[]) => ({
  what,
  count: people.length,
  examples: people.slice(0, mostExamples).map(({ name }) => name),
})

export async function affectedByUserChange(db: Db, actor: Actor, change: UserChange) {
  const { able, skipped } = await chosen(db, actor, change)
  const lines = [line('changed', able), line('skipped', skipped)]
  return change.action === 'deactivate' ? [...lines, ...(await closedWith(db, actor, able))] : lines
}

/** What ends with accounts that are closed, and who is then led by nobody who is there. */
async function closedWith(db: Db, { companyId }: Actor, people: readonly Member[]) {
  const ids = people.map(({ id }) => id)
  // NOTE: one after the other, as a transaction has one connection.
  const team = await findLedBy(db, companyId, ids)
  const sessions = await countSessionsOfPeople(db, companyId, ids)
  const tokens = await countTokensOfPeople(db, companyId, ids)
  return [
    line('team', team),
    { what: 'sessions', count: sessions, examples: [] },
    { what: 'tokens', count: tokens, examples: [] },
  ]
}

export async function changeUsers(db: Db, kit: Kit, actor: Actor, change: UserChange) {
  const { able, skipped } = await chosen(db, actor, change)
  const { action, target } = change
  const { apply, column, value } = actions[action]
  const ids = able.map(({ id }) => id)
  if (!ids.length) return { change: null, changed: 0, skipped: skipped.length }
  await checkOutcome(db, actor, action, ids)
  await apply({ db, kit, actor, target }, ids)
  await tellChange(db, actor, { action, target }, ids)
  if (action === 'welcome') return { change: null, changed: ids.length, skipped: skipped.length }
  const field = column === 'none' ? 'projectId' : column
  const after = column === 'none' ? { [action]: target } : { [field]: value(target) }
  await auditAll(
    db,
    able.map((person) => ({
      by: actor,
      kind: 'update' as const,
      object: 'user',
      objectId: person.id,
      ...(column !== 'none' && { before: { [field]: person.value } }),
      after,
    })),
  )
  await notify(db, { about: 'user', userIds: ids })
  const made = await insertChange(db, {
    companyId: actor.companyId,
    createdBy: actor.id,
    action,
    target,
    before: able.map(({ id, value: was }) => ({ id, value: was })),
  })
  return { change: made, changed: ids.length, skipped: skipped.length }
}

async function checkOutcome(db: Db, { companyId }: Actor, action: UserAction, ids: readonly number[]) {
  if (action === 'deactivate' && (await countAdministratorsBut(db, companyId, ids)) === 0)
    throw fail('last_administrator')
  if (action === 'reactivate' && !hasSeat(await countSeats(db, companyId, { hold: true }), ids.length))
    throw fail('licence_seats_used')
}

/** Opens or closes accounts; whoever is closed out is signed out everywhere. */
async function setStatus(
  db: Db,
  kit: Pick<Kit, 'now'>,
  actor: Actor,
  ids: readonly number[],
  status: 'Active' | 'Inactive',
) {
  await setAll(db, actor.companyId, ids, { status })
  if (status === 'Inactive') await closeAccounts(db, actor, ids, kit.now())
}

/** Closes the account of one person who has left. */
export async function closeAccount(db: Db, kit: Pick<Kit, 'now'>, actor: Actor, id: number) {
  await setStatus(db, kit, actor, [id], 'Inactive')
  await tellChange(db, actor, { action: 'deactivate', target: null }, [id])
  const [before, after] = [{ status: 'Active' }, { status: 'Inactive' }]
  await auditAll(db, [{ by: actor, kind: 'update', object: 'user', objectId: id, before, after }])
}

/** Ends what lets somebody in: their sessions, and the programs that act in their name. */
export async function closeAccounts(db: Db, actor: Actor, ids: readonly number[], now: Date) {
  await endSessionsOfAll(db, actor, ids, now)
  await endTokensOfPeople(db, actor.companyId, ids, now)
}

/** Of those who were changed, the ones on whom the actor may act: somebody else may have changed them. */
async function stillOnes<K extends { id: number }>(
  db: Db,
  actor: Actor,
  action: UserAction,
  before: readonly K[],
) {
  const ids = before.map(({ id }) => id)
  const but = action === 'reactivate' ? sql`person.id <> ${actor.id}` : sql`true`
  const allowed = await holdAllowed(db, actor, ids, but)
  return before.filter(({ id }) => allowed.has(id))
}

/** Takes a change back for those who are still as it made them. */
export async function undoUserChange(db: Db, kit: Kit, actor: Actor, id: number) {
  const change = await holdChange(db, actor.companyId, id)
  if (!change) throw fail('change_not_found')
  const { action, target, before: all } = change
  const { column, value } = actions[action]
  const before = await stillOnes(db, actor, action, all)
  if (
    action === 'deactivate' &&
    !hasSeat(await countSeats(db, actor.companyId, { hold: true }), before.length)
  )
    throw fail('licence_seats_used')
  const able = before.map((kept) => kept.id)
  const ids =
    column === 'none'
      ? await undoMembership(db, actor, action, target, able)
      : await putBack(db, { companyId: actor.companyId, column, now: value(target), before })
  if (action === 'reactivate' && (await countAdministratorsBut(db, actor.companyId, [])) === 0)
    throw fail('last_administrator')
  if (action === 'reactivate') await closeAccounts(db, actor, ids, kit.now())
  await tellChange(db, actor, { action, target, isUndone: true }, ids)
  // NOTE: where nobody could be changed, whoever may change them can still take it back.
  if (ids.length) await markUndone(db, id, kit.now())
  await auditAll(
    db,
    ids.map((objectId) => ({
      by: actor,
      kind: 'update' as const,
      object: 'user',
      objectId,
      after: { undone: action },
    })),
  )
  await notify(db, { about: 'user', userIds: ids })
  return { changed: ids.length, skipped: all.length - ids.length }
}

async function undoMembership(
  db: Db,
  { companyId }: Actor,
  action: UserAction,
  target: number | null,
  ids: number[],
) {
  const undo = action === 'addToProject' ? removeMembers : addMembers
  await undo(db, companyId, target ?? 0, ids)
  return ids
}
