import { auditAll } from '../../../../audit/audit.ts'
import { notify } from '../../../../db/engine/notify.ts'
import { fail } from '../../../../http/fail.ts'
import { announceAll } from '../../../../outbox/announce.ts'
import { createUsers } from '../../people/people.ts'
import { countAdministratorsBut } from '../../permissions/permissions.ts'
import { closeAccounts, welcome } from '../../users/users.ts'
import type { RawValues } from '../imports.tables.ts'
import type { Planned, Work } from '../kinds/kind.ts'
import { fieldIdIn } from './people-fields.ts'
import { findPeople, listCustomFields, type Person } from './people.queries.ts'
import {
  type Answer,
  type Columns,
  deleteHeld,
  deleteMembers,
  insertHeld,
  insertMembers,
  type Pair,
  writeAnswers,
  writeColumns,
} from './people-write.queries.ts'

const columnNames = [
  'firstName',
  'surname',
  'login',
  'emailAddress',
  'status',
  'language',
  'timezone',
  'jobRoleId',
  'localityId',
  'mobileNumber',
  'landlineNumber',
  'faxNumber',
  'bioRegistered',
  'externalId',
] as const satisfies readonly (keyof Columns)[]

/** A person, and what is to stand there in place of what stands there now. */
export type Change = { person: Person; after: RawValues }

const without = (values: RawValues | null, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => !names.includes(name)))
/** NOTE: who somebody is led by is written once everybody is there. */
export const managerNames = ['managerId', 'managerRef']

/** Makes the new people and changes the others; answers whom each line is about. */
export async function writePeople(work: Work, planned: readonly Planned[]): Promise<Map<number, number>> {
  const { db, actor } = work
  const created = planned.filter(({ outcome }) => outcome === 'create')
  const ids = planned.flatMap(({ targetId }) => targetId ?? [])
  const people = new Map(
    (await findPeople(db, { ...actor, hold: true }, { ids })).map((one) => [one.id, one]),
  )
  const changes = planned.flatMap(({ targetId, after }) => {
    const person = people.get(targetId ?? 0)
    return person ? [{ person, after: without(after, managerNames) }] : []
  })
  const targets = await makePeople(work, created)
  const made = await findPeople(db, { ...actor, hold: false }, { ids: [...targets.values()] })
  const byId = new Map(made.map((person) => [person.id, person]))
  await writeChanges(
    work,
    created.flatMap(({ position, after }) => {
      const person = byId.get(targets.get(position) ?? 0)
      return person ? [{ person, after: without(after, [...managerNames, ...columnNames]) }] : []
    }),
  )
  await writeChanges(work, changes)
  await tell(work, changes)
  if (work.task.welcome) {
    const invited = made.filter(({ status }) => status === 'Active').map(({ id }) => id)
    if (invited.length) await welcome(db, work.kit, actor, invited)
  }
  await notify(db, { about: 'user', userIds: [...targets.values(), ...people.keys()] })
  await refuseLast(work, changes)
  for (const { position, targetId } of planned) if (targetId !== null) targets.set(position, targetId)
  return targets
}

/** NOTE: asked after the change, inside its transaction: is anybody left who can give rights back? */
export async function refuseLast({ db, actor }: Work, changes: readonly Change[]) {
  const isAbout = changes.some(({ after }) => 'profileIds' in after || after['status'] === 'Inactive')
  if (isAbout && (await countAdministratorsBut(db, actor.companyId, [])) === 0)
    throw fail('last_administrator')
}

async function makePeople({ db, actor }: Work, created: readonly Planned[]) {
  const { companyId } = actor
  if (!created.length) return new Map<number, number>()
  const rows = created.map(({ after }) => {
    const columns = Object.fromEntries(
      columnNames.map((name) => [name, after?.[name]]).filter(([, value]) => value !== undefined),
    )
    // NOTE: each value was read for the column of its name, and those that nobody is without were demanded.
    return { ...columns, companyId } as Parameters<typeof createUsers>[1][number]
  })
  const made = await createUsers(db, rows, actor)
  await announceAll(
    db,
    'user.created',
    made.map(({ id }) => ({ userId: id })),
    { companyId },
  )
  const byLogin = new Map(made.map(({ id, login }) => [login, id]))
  return new Map(
    created.flatMap(({ position, after }) => {
      const id = byLogin.get(String(after?.['login']))
      return id === undefined ? [] : [[position, id] as const]
    }),
  )
}

/** Writes columns, groups, profiles and answers of many, and what became of each into the audit trail. */
export async function writeChanges({ db, actor }: Work, changes: readonly Change[], extra: RawValues = {}) {
  const { companyId } = actor
  const real = changes.filter(({ after }) => Object.keys(after).length)
  if (!real.length) return
  await writeColumns(
    db,
    companyId,
    real
      .filter(({ after }) => columnNames.some((name) => name in after))
      .map(({ person, after }) => ({ ...columnsOf(person), id: person.id, ...columnsIn(after) })),
  )
  const groups = pairsOf(real, 'projectIds')
  await deleteMembers(db, companyId, groups.gone)
  await insertMembers(db, companyId, groups.added)
  await tellJoined(db, companyId, groups.added)
  const held = pairsOf(real, 'profileIds')
  await deleteHeld(db, companyId, held.gone)
  await insertHeld(db, companyId, held.added)
  await writeAnswers(db, companyId, await answersOf(db, companyId, real))
  await auditAll(
    db,
    real.map(({ person, after }) => ({
      by: actor,
      kind: 'update' as const,
      object: 'user',
      objectId: person.id,
      before: Object.fromEntries(Object.keys(after).map((name) => [name, valueOf(person, name)])),
      after: { ...after, ...extra },
    })),
  )
}

/** What stands in a person under the name of a raw value. */
export function valueOf(person: Person, name: string): unknown {
  const id = fieldIdIn(name)
  // NOTE: the names of raw values are the row's own.
  return id === null ? person[name as keyof Person] : (person.fieldValues[id] ?? '')
}

const columnsOf = (person: Person) =>
  // NOTE: exactly the columns named above.
  Object.fromEntries(columnNames.map((name) => [name, person[name]])) as unknown as Columns
const columnsIn = (after: RawValues) =>
  Object.fromEntries(Object.entries(after).filter(([name]) => columnNames.some((column) => column === name)))

function pairsOf(changes: readonly Change[], name: 'projectIds' | 'profileIds') {
  const added: Pair[] = []
  const gone: Pair[] = []
  for (const { person, after } of changes) {
    const wanted = after[name]
    if (!Array.isArray(wanted)) continue
    for (const other of wanted) if (!person[name].includes(other)) added.push({ userId: person.id, other })
    for (const other of person[name]) if (!wanted.includes(other)) gone.push({ userId: person.id, other })
  }
  return { added, gone }
}

async function tellJoined(db: Work['db'], companyId: number, added: readonly Pair[]) {
  const groups = new Map<number, number[]>()
  for (const { userId, other } of added) groups.set(other, [...(groups.get(other) ?? []), userId])
  await announceAll(
    db,
    'group.joined',
    [...groups].map(([projectId, userIds]) => ({ companyId, projectId, userIds })),
    { companyId },
  )
}

async function answersOf(db: Work['db'], companyId: number, changes: readonly Change[]): Promise<Answer[]> {
  const said = changes.flatMap(({ person, after }) =>
    Object.entries(after).flatMap(([name, value]) => {
      const fieldId = fieldIdIn(name)
      return fieldId === null ? [] : [{ userId: person.id, fieldId, value: String(value ?? '') }]
    }),
  )
  if (!said.length) return []
  const fields = await listCustomFields(db, companyId)
  const unique = new Set(fields.flatMap(({ id, isUnique }) => (isUnique ? [id] : [])))
  return said.map((answer) => ({
    ...answer,
    uniqueValue: unique.has(answer.fieldId) && answer.value ? answer.value.toLowerCase() : null,
  }))
}

/** Tells the rest of the product; whoever is closed out is signed out everywhere. */
export async function tell({ db, kit, actor }: Work, changes: readonly Change[]) {
  const { companyId } = actor
  const ofIds = (list: readonly Change[]) => list.map(({ person }) => ({ userId: person.id }))
  const turned = (status: string) =>
    changes.filter(({ person, after }) => after['status'] === status && person.status !== status)
  const closed = turned('Inactive')
  await announceAll(db, 'user.updated', ofIds(changes), { companyId })
  await announceAll(db, 'user.deactivated', ofIds(closed), { companyId })
  await announceAll(db, 'user.reactivated', ofIds(turned('Active')), { companyId })
  if (closed.length)
    await closeAccounts(
      db,
      actor,
      closed.map(({ person }) => person.id),
      kit.now(),
    )
}
