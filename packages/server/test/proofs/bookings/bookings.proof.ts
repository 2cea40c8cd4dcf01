import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listLedger } from '../../../src/features/events/bookings/bookings.queries.ts'
import { isWhole } from '../size.ts'
import { type Bound, faultsOf } from './booking-faults.ts'
import { type BookingTask, histories } from './booking-histories.ts'
import { bookingHouse, count, type House, take, type Told } from './booking-steps.ts'

const runs = isWhole ? 10_000 : 60
const atOnce = 16
// NOTE: a company has so many histories and not all: its inbox of HR is read after every batch.
const perHouse = 40
// NOTE: the smaller run is the same each time, so that a change is refused for what it changed; the whole looks elsewhere each time.
const seed = isWhole ? Date.now() % 1_000_000 : 20_26

async function live(house: House, task: BookingTask, told: Told) {
  const scene = await house.begin(task)
  let bound: Bound = { held: 0, room: task.seats }
  for (const batch of task.batches) {
    const later = batch.reduce((sum, step) => sum + (step.kind === 'hours' ? step.hours : 0), 0)
    scene.now = new Date(scene.now.getTime() + later * 3_600_000)
    const given = batch.flatMap((step) => (step.kind === 'seats' ? [step.seats] : []))
    await Promise.all(batch.map((step) => take(house, scene, step, told)))
    // NOTE: a clock that jumps while others decide is looked at by the job that comes after them.
    if (later) await take(house, scene, { kind: 'hours', hours: 0 }, told)
    const room = Math.max(bound.room, ...given)
    const { faults, bound: next } = await faultsOf(house, scene, { ...bound, room })
    if (faults.length) return faults
    bound = next
  }
  for (const { deed } of await listLedger(house.db, scene)) count(told, deed)
  return []
}

// NOTE: a manager's deputy decides so seldom that the small run may pass it by.
const mustHappen = [
  'confirm offer lapse managerApprove hrApprove capacity cancel handOn remind by-manager by-hr by-hrDeputy by-person',
  ...(isWhole ? ['by-deputy'] : []),
].join(' ')

test(`of ${runs} random histories of bookings none gives a seat twice, keeps one from who waits, or leaves a request to nobody`, async () => {
  const tasks = fc.sample(histories, { numRuns: runs, seed })
  const told: Told = new Map()
  const wrong: unknown[] = []
  const next = tasks.entries()
  let house = bookingHouse()
  const begun = Date.now()
  let lived = 0
  const work = async () => {
    for (const [at, task] of next) {
      if (at && at % perHouse === 0) house = bookingHouse()
      const faults = await live(await house, task, told)
      if (faults.length) wrong.push({ faults, task })
      lived += 1
      if (lived % 1000 === 0) process.stdout.write(`bookings: ${lived} of ${runs}, ${wrong.length} wrong\n`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const seconds = Math.round((Date.now() - begun) / 1000)
  process.stdout.write(
    `bookings: ${runs} histories, ${atOnce} at once, ${seconds} s, ${JSON.stringify(Object.fromEntries(told))}, seed ${seed}\n`,
  )
  expect(wrong.slice(0, 3)).toEqual([])
  // NOTE: a walk that reaches nothing would show nothing.
  for (const what of mustHappen.split(' ')) expect([what, (told.get(what) ?? 0) > 0]).toEqual([what, true])
}, 3_600_000)
