import { auditAll } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { notify } from '../../../../db/engine/notify.ts'
import { closeRows, markApplied, markRows, type LineRow } from '../rows.queries.ts'
import { reason, type Work } from '../kinds/kind.ts'
import { type Led, listLed, noteManagers } from './leading.queries.ts'
import { findPeople, listEdges } from './people.queries.ts'
import { writeManagers } from './people-write.queries.ts'
import { inRings } from './rings.rules.ts'

const atOnce = 20_000

async function* pagesOfLed(db: Db, task: Work['task']) {
  let after = 0
  for (;;) {
    const led = await listLed(db, task, after, atOnce)
    yield led
    after = led.at(-1)?.position ?? 0
    if (led.length < atOnce) return
  }
}

/** NOTE: two numbers for each person and nothing else of them, so that everybody fits into a few megabytes. */
async function readEdges(db: Db, companyId: number) {
  const edges = new Map<number, number>()
  for (let after = 0; ;) {
    const page = await listEdges(db, companyId, after, atOnce)
    for (const { id, managerId } of page) if (managerId !== null) edges.set(id, managerId)
    after = page.at(-1)?.id ?? 0
    if (page.length < atOnce) return edges
  }
}

/** New people have no number yet; the line they stand on tells them apart. */
const nodeOf = ({ targetId, position }: Pick<Led, 'targetId' | 'position'>) => targetId ?? -position
const leaderOf = ({ managerId, comingAs, comingOn }: Led) =>
  managerId ?? comingAs ?? (comingOn === null ? null : -comingOn)

const asError = { outcome: 'error' } as const

/** NOTE: who is to be led by somebody comes with them or not at all, or they would stay without a manager unnoticed. */
const whyMissing = ({ ref, comingLine }: Led) =>
  comingLine === null
    ? reason('manager', 'person_unknown', ref ?? '')
    : reason('manager', 'manager_line_faulty', String(comingLine))

/** Names the lines whose manager does not come after all; answers whether there were any. */
async function markMissing({ db, task }: Work) {
  let isAny = false
  for await (const page of pagesOfLed(db, task)) {
    const missing = page.filter(({ ref, isComing }) => ref !== null && !isComing)
    isAny ||= missing.length > 0
    await markRows(
      db,
      task,
      missing.map((led) => ({ position: led.position, ...asError, reasons: [whyMissing(led)] })),
    )
  }
  return isAny
}

/** Names the lines by which people would lead each other in a ring. */
async function markRings({ db, task }: Work) {
  const edges = await readEdges(db, task.companyId)
  const nodes = new Map<number, number>()
  for await (const page of pagesOfLed(db, task))
    for (const led of page) {
      const leader = leaderOf(led)
      nodes.set(nodeOf(led), led.position)
      if (leader === null) edges.delete(nodeOf(led))
      else edges.set(nodeOf(led), leader)
    }
  const rings = [...inRings(edges)].flatMap((node) => nodes.get(node) ?? [])
  await markRows(
    db,
    task,
    rings.map((position) => ({ position, ...asError, reasons: [reason('manager', 'manager_ring')] })),
  )
  return rings.length > 0
}

/** NOTE: a line that falls may have been somebody's manager, so it is looked again until nothing falls any more. */
export async function settleManagers(work: Work) {
  do while (await markMissing(work));
  while (await markRings(work))
}

/** Writes who leads the people of these lines, now that everybody is there. */
export async function joinManagers({ db, actor, task }: Work, rows: readonly LineRow[]) {
  const { companyId } = actor
  const refs = rows.flatMap(({ after }) =>
    typeof after?.['managerRef'] === 'string' ? [after['managerRef']] : [],
  )
  const ids = rows.flatMap(({ targetId }) => targetId ?? [])
  const people = await findPeople(
    db,
    { ...actor, hold: true },
    { ids, numbers: refs, logins: refs.map((ref) => ref.toLowerCase()) },
  )
  const byId = new Map(people.map((person) => [person.id, person]))
  const byRef = new Map(
    people.flatMap(({ id, login, externalId }) => [
      [login.toLowerCase(), id] as const,
      ...(externalId === null ? [] : [[externalId, id] as const]),
    ]),
  )
  const led = rows.flatMap(({ position, targetId, after }) => {
    const person = byId.get(targetId ?? 0)
    const ref = after?.['managerRef']
    const managerId =
      typeof ref === 'string' ? (byRef.get(ref) ?? byRef.get(ref.toLowerCase())) : after?.['managerId']
    const isKnown = managerId === null || (typeof managerId === 'number' && managerId !== person?.id)
    return person?.isAllowed && isKnown
      ? [{ id: person.id, position, managerId: managerId, before: person.managerId }]
      : []
  })
  const done = new Set(led.map(({ position }) => position))
  const lost = rows.filter(({ position }) => !done.has(position))
  await writeManagers(db, companyId, led)
  await auditAll(
    db,
    led.map(({ id, managerId, before }) => ({
      by: actor,
      kind: 'update' as const,
      object: 'user',
      objectId: id,
      before: { managerId: before },
      after: { managerId },
    })),
  )
  await notify(db, { about: 'user', userIds: led.map(({ id }) => id) })
  await noteManagers(db, task, led)
  await markApplied(db, task, new Map(led.map(({ id, position }) => [position, id])))
  await markRows(
    db,
    task,
    lost.map(({ position, cells }) => ({
      position,
      reasons: [reason('manager', 'person_unknown', cells['manager'] ?? '')],
    })),
  )
  await closeRows(
    db,
    task,
    lost.map(({ position }) => position),
  )
}
