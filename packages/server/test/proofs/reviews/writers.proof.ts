import type { ReviewField } from '@oktant/contract/development/reviews/review-shapes.ts'
import { readReview, saveReviewFields } from '@oktant/contract/development/reviews/reviews.ts'
import { createSeason, openSeason } from '@oktant/contract/development/seasons.ts'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { numbersFrom } from '../../../src/features/assessment/evaluations/draw.rules.ts'
import { pdrs } from '../../../src/features/development/reviews/reviews.tables.ts'
import { openOn } from '../../../src/features/development/seasons/open-season.ts'
import { makeSides, seasonFormOf } from '../../kit/content/reviews.ts'
import type { Made } from '../../kit/make.ts'
import { testServer } from '../../kit/server.ts'
import { ApiError, type Keeper, keepReview, layStorage } from './review-window.mjs'
import { isWhole } from '../size.ts'

const pairs = isWhole ? 1000 : 50
const steps = 24
const atOnce = 16

type Server = Awaited<ReturnType<typeof testServer>>
type Window = { keeper: Keeper; device: number; isAlive: boolean; isAway: boolean }
let devices = 0

/** One side of a review: two windows of one browser and one of another, which come and go. */
function makeWriter(server: Server, as: Made, id: number, fields: readonly string[], seed: number) {
  const next = numbersFrom(seed)
  const happens = (share: number) => next() < share
  const oneOf = <T>(all: readonly T[]) => all[Math.floor(next() * all.length)]
  /** Of each field the highest that was acknowledged. */
  const acknowledged = new Map<string, ReviewField>()
  const told = { acknowledged: 0, crashes: 0, offline: 0, overtaken: 0 }
  const ownDevices = [(devices += 1), (devices += 1)]
  let words = 0

  async function open(device: number): Promise<Window> {
    const review = await server.call(readReview, { as, params: { id } })
    const known = { id: device, fields: review.fields, savedAt: review.savedAt }
    const window: Window = { device, isAlive: true, isAway: false, keeper: keepReview(known, saveIn) }
    async function saveIn(sent: ReviewField[]) {
      if (window.isAway || happens(0.1)) throw new ApiError('offline', 0)
      const saved = await server.call(saveReviewFields, { as, params: { id }, body: { fields: sent } })
      if (saved.code) throw new ApiError('unexpected', saved.status ?? 500)
      // NOTE: a window that is gone hears nothing any more, and neither does one whose answer was lost.
      if (!window.isAlive) return new Promise<never>(() => undefined)
      if (happens(0.1)) throw new ApiError('offline', 0)
      for (const one of sent) {
        const stands = saved.fields.some(
          ({ field, value, sequence }) =>
            field === one.field && value === one.value && sequence === one.sequence,
        )
        if (!stands || (acknowledged.get(one.field)?.sequence ?? 0) > one.sequence) continue
        acknowledged.set(one.field, one)
        told.acknowledged += 1
      }
      return saved
    }
    window.keeper.begin()
    return window
  }

  const windows: Window[] = []

  /** A window is killed, without a chance to send what it has, and opened again. */
  async function crash(place: number) {
    const window = windows[place]
    if (!window) return
    window.isAlive = false
    window.isAway = true
    told.crashes += 1
    windows[place] = await open(window.device)
  }

  async function step() {
    const place = Math.floor(next() * windows.length)
    const window = windows[place]
    if (!window) return
    if (happens(0.06)) return crash(place)
    if (happens(0.08)) {
      window.isAway = !window.isAway
      told.offline += 1
    }
    if (happens(0.8)) {
      window.keeper.write(oneOf(fields) ?? 'notes', `${as.id} writes word ${(words += 1)}`)
      // NOTE: a browser tells its other windows that its storage has changed.
      for (const other of windows)
        if (other !== window && other.device === window.device && happens(0.8)) other.keeper.adopt()
    }
    if (happens(0.5)) await window.keeper.flush()
    else if (happens(0.2)) void window.keeper.flush()
  }

  async function writeAll() {
    const [first = 0, second = 0] = ownDevices
    for (const device of [first, first, second]) windows.push(await open(device))
    for (let done = 0; done < steps; done += 1) await step()
    for (const window of windows) window.isAway = false
    for (let round = 0; windows.some(({ keeper }) => !keeper.isEmpty()); round += 1) {
      if (round > 200) throw new Error('what was typed never arrives')
      for (const { keeper } of windows) await keeper.flush()
    }
    told.overtaken = windows.reduce((all, { keeper }) => all + keeper.state.get().overtaken.size, 0)
    for (const { keeper } of windows) keeper.stop()
  }

  /** What stands is what was acknowledged last, or something that was written later; and each word is one’s own. */
  async function nothingWasLost() {
    const review = await server.call(readReview, { as, params: { id } })
    const stands = new Map(review.fields.map((one) => [one.field, one]))
    for (const [field, given] of acknowledged) {
      const found = stands.get(field)
      expect(found?.sequence, `${field} of ${as.id}`).toBeGreaterThanOrEqual(given.sequence)
      if (found?.sequence === given.sequence) expect(found.value).toBe(given.value)
    }
    for (const { value } of stands.values()) expect(value).toMatch(new RegExp(`^${as.id} writes word`))
    // NOTE: what a window shows is what stands, with what did not beside it.
    for (const { keeper } of windows)
      for (const [field, { sequence, value }] of keeper.state.get().fields)
        if (sequence === stands.get(field)?.sequence) expect(value).toBe(stands.get(field)?.value)
  }

  return { writeAll, nothingWasLost, told }
}

/** Reviews of as many people; of every second one the manager has to complete B and C. */
async function makePairs(server: Server) {
  const { call, kit, db, make } = server
  const { hr, manager } = await makeSides(server)
  const { companyId } = hr
  const people = new Map<number, Made>()
  for (let made = 0; made < pairs; made += 1) {
    const one = await make.user({ companyId, managerId: manager.id, permissions: ['reviews.take'] })
    people.set(one.id, one)
  }
  const season = await call(createSeason, { as: hr, body: await seasonFormOf(server, hr, manager) })
  await call(openSeason, { as: hr, params: { id: season.id } })
  while (await openOn(kit, season.id));
  const rows = await db
    .select()
    .from(pdrs)
    .where(inArray(pdrs.userId, [...people.keys()]))
  const late = rows.filter((_, place) => place % 2 === 1).map(({ id }) => id)
  if (late.length > 0) await db.update(pdrs).set({ status: 3 }).where(inArray(pdrs.id, late))
  expect(rows).toHaveLength(pairs)
  return rows.flatMap(({ id, userId }) => {
    const person = people.get(userId)
    return person ? [{ id, person, manager, isLate: late.includes(id) }] : []
  })
}

const early = { ofPerson: ['notes', 'userFinalComments'], ofManager: ['notes'] }
const afterwards = { ofPerson: ['notes'], ofManager: ['notes', 'managerFinalComments', 'markReason'] }

test(`of ${pairs} pairs who write a review at once no acknowledged word is lost`, async () => {
  layStorage()
  const server = await testServer()
  const made = await makePairs(server)
  const writers = made.flatMap(({ id, person, manager, isLate }, place) => {
    const { ofPerson, ofManager } = isLate ? afterwards : early
    return [
      makeWriter(server, person, id, ofPerson, place * 2 + 1),
      makeWriter(server, manager, id, ofManager, place * 2 + 2),
    ]
  })
  for (let at = 0; at < writers.length; at += atOnce * 2) {
    const some = writers.slice(at, at + atOnce * 2)
    await Promise.all(some.map(({ writeAll }) => writeAll()))
    for (const { nothingWasLost } of some) await nothingWasLost()
  }
  const sum = (what: keyof (typeof writers)[number]['told']) =>
    writers.reduce((all, { told }) => all + told[what], 0)
  // NOTE: each kind of trouble happened, or nothing was proved.
  for (const what of ['acknowledged', 'crashes', 'offline', 'overtaken'] as const)
    expect(sum(what)).toBeGreaterThan(pairs / 10)
  process.stdout.write(
    `reviews: ${sum('acknowledged')} acknowledged words of ${pairs} pairs, ${sum('crashes')} crashes, ` +
      `${sum('offline')} changes of connection, ${sum('overtaken')} words written over elsewhere and shown, none lost\n`,
  )
}, 1_800_000)
