import fc from 'fast-check'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '../../../src/db/engine/db.ts'
import { findWhole } from '../../../src/features/development/reviews/content/whole.queries.ts'
import { sideOf } from '../../../src/features/development/reviews/reviews.access.ts'
import { findHead, findPdr, type PdrRow } from '../../../src/features/development/reviews/reviews.queries.ts'
import {
  deeds,
  nextStatus,
  type Status,
  statusOf,
  turnOf,
} from '../../../src/features/development/reviews/reviews.rules.ts'
import { pdrHistory } from '../../../src/features/development/reviews/reviews.tables.ts'
import { users } from '../../../src/features/people/people/people.tables.ts'
import { histories, type ReviewTask, type Step } from './review-histories.ts'
import { doStep, type House, reviewHouse, type Scene, type Told } from './review-steps.ts'
import { isWhole } from '../size.ts'

const runs = isWhole ? 10_000 : 100
const atOnce = 16
// NOTE: the part is the same each time, so that a change is refused for what it changed; the whole looks elsewhere each time.
const seed = isWhole ? Date.now() % 1_000_000 : 20_26

test(`of ${runs} random histories of reviews none is without an owner, signed by another, or other than its history says`, async () => {
  const house = await reviewHouse()
  const tasks = fc.sample(histories, { numRuns: runs, seed })
  const told: Told = { done: new Map(), refused: 0 }
  const wrong: unknown[] = []
  const next = tasks[Symbol.iterator]()
  const work = async () => {
    for (const task of next) {
      const faults = await live(house, task, told)
      if (faults.length) wrong.push({ faults, task })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  process.stdout.write(
    `reviews: ${JSON.stringify(Object.fromEntries(told.done))}, refused ${told.refused}, seed ${seed}\n`,
  )
  expect(wrong.slice(0, 3)).toEqual([])
  // NOTE: a walk that reaches nothing would show nothing.
  // NOTE: deputies come so seldom that the small run may pass them by; the tests of stand-ins show what they may.
  for (const deed of [...deeds, 'managerChanged', 'sentAgain', ...(isWhole ? ['asDeputy'] : [])])
    expect([deed, (told.done.get(deed) ?? 0) > 0]).toEqual([deed, true])
}, 1_800_000)

/** Lives through one history, and says what is wrong with it after any of its steps. */
async function live(house: House, task: ReviewTask, told: Told) {
  const scene = await house.begin(task)
  const faults: string[] = []
  let before = await stateOf(house.db, scene)
  for (const step of task.steps) {
    await doStep(house, scene, step, told)
    const after = await stateOf(house.db, scene)
    faults.push(...(await faultsOf(house, scene, { step, before, after })))
    if (faults.length) return faults
    before = after
  }
  const count = (what: string) => told.done.set(what, (told.done.get(what) ?? 0) + 1)
  for (const { deed, forId, from } of before.lines) {
    count(deed)
    if (forId !== null) count('asDeputy')
    if (deed === 'submitManager' && from === 6) count('sentAgain')
  }
  return faults
}

async function linesOf(db: Db, { companyId, id }: Scene) {
  const { deed, fromStatus: from, toStatus: to, actorId, forId } = pdrHistory
  return db
    .select({ deed, from, to, actorId, forId })
    .from(pdrHistory)
    .where(and(eq(pdrHistory.companyId, companyId), eq(pdrHistory.pdrId, id)))
    .orderBy(asc(pdrHistory.id))
}

async function stateOf(db: Db, scene: Scene) {
  const { companyId, id } = scene
  const row = await findPdr(db, { companyId, id })
  if (!row) throw new Error('the review is gone')
  const whole = await findWhole(db, { companyId, pdrId: id }, 0)
  return { row, lines: await linesOf(db, scene), versions: whole?.versions ?? [] }
}
type State = Awaited<ReturnType<typeof stateOf>>
type Line = State['lines'][number]

/** Where the deeds lead one after the other; null where one does not fit the one before. */
function replayed(lines: readonly Line[]): Status | null {
  let status: Status | null = null
  let closedFrom: Status | null = null
  for (const { deed, from, to } of lines) {
    const known = deeds.find((one) => one === deed)
    const expected: Status | null =
      status === null ? 0 : known ? nextStatus(status, known, closedFrom) : status
    if (from !== status || expected !== to) return null
    if (deed === 'close') closedFrom = status
    status = expected
  }
  return status
}

/** Who may have done each deed. */
function isByRight(
  { deed, actorId, forId }: Line,
  { hr }: House,
  scene: Scene,
  managers: readonly (number | null)[],
) {
  const isHr = hr.some(({ id }) => id === actorId)
  if (deed === 'submitPerson' || deed === 'accept' || deed === 'reject') return actorId === scene.person.id
  if (deed === 'submitManager' || deed === 'holdMeeting')
    return actorId === scene.deputy.id
      ? managers.includes(forId)
      : managers.includes(actorId) && forId === null
  if (deed === 'close' || deed === 'managerChanged') return isHr || actorId === null
  if (deed === 'reminded') return isHr || managers.includes(actorId)
  return deed === 'opened' ? actorId === null : isHr
}

type Lived = { step: Step; before: State; after: State }
async function faultsOf(house: House, scene: Scene, { step, before, after }: Lived) {
  const { row, lines, versions } = after
  const faults: string[] = []
  const say = (isWrong: boolean, fault: string) => void (isWrong && faults.push(`${step.kind}: ${fault}`))
  say(replayed(lines) !== row.status, 'the history leads elsewhere')
  const managers = [before.row.managerId, row.managerId]
  const wrongs = lines.slice(before.lines.length).filter((line) => !isByRight(line, house, scene, managers))
  say(wrongs.length > 0, `not theirs to do: ${JSON.stringify(wrongs)}`)
  const kept = before.versions.every((one, at) => JSON.stringify(versions[at]) === JSON.stringify(one))
  say(!kept, 'what was handed in has changed')
  const handedIn = lines.flatMap(({ deed, from }) =>
    deed === 'submitPerson'
      ? ['personA']
      : deed === 'submitManager'
        ? [from === 1 ? 'managerA' : 'managerBC']
        : [],
  )
  say(handedIn.join() !== versions.map(({ kind }) => kind).join(), 'not each deed has its version')
  const kinds = new Set(versions.map(({ kind }) => kind))
  say(row.status === 5 && kinds.size < 3, 'it is completed without its signatures')
  faults.push(...(await ownerless(house, scene, row)).map((fault) => `${step.kind}: ${fault}`))
  return faults
}

/** Is somebody there who can go on with it? */
async function ownerless({ db, hr }: House, scene: Scene, row: PdrRow) {
  const turn = turnOf(statusOf(row.status))
  if (turn === null) return []
  const { companyId, person, leads } = scene
  const ids = [person.id, row.managerId ?? 0]
  const rows = await db
    .select({ id: users.id, status: users.status })
    .from(users)
    .where(and(eq(users.companyId, companyId), inArray(users.id, ids)))
  const isActive = (id: number) => rows.some((one) => one.id === id && one.status === 'Active')
  if (!isActive(person.id)) return ['it is open although its person has left']
  const head = await findHead(db, hr[0], row.id)
  if (!head) return ['nobody finds it']
  if (turn === 'person') return sideOf(person, head) === 'person' ? [] : ['its person cannot go on']
  if (row.managerId === null)
    return hr.some((one) => sideOf(one, head) === 'hr') ? [] : ['HR does not hold it']
  const lead = leads.find(({ id }) => id === row.managerId)
  const leads_ = lead && isActive(lead.id) && sideOf(lead, head) === 'manager'
  return leads_ ? [] : ['whoever leads it cannot go on']
}
