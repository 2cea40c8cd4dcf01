import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { home } from '@oktant/contract/kit/constants.ts'
import { makeCourse } from '../../../../../test/kit/content/courses.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { listFeatured, type Viewer } from '../learn.ts'

const dayMs = 86_400_000
const courses = home.mostFeatured + 3
const days = 500

let ids: number[]
let shownOn: (day: Date, viewer?: Partial<Viewer>) => Promise<number[]>

beforeAll(async () => {
  const server = await testServer()
  const author = await server.make.user({ permissions: ['courses.administer', 'content.administer'] })
  const made = []
  for (let number = 0; number < courses; number += 1)
    made.push(await makeCourse(server, author, { texts: { featured: true } }))
  ids = made.map(({ id }) => id)
  const { id: userId, companyId } = author
  const nobody = { id: userId, companyId, language: 'en' as const, timezone: 'Europe/Berlin' }
  shownOn = async (now, viewer = {}) => {
    const cards = await listFeatured(server.db, { ...nobody, ...viewer }, { now, sign: () => '' })
    return cards.map(({ id }) => id)
  }
})

const anyNoon = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => new Date(`${date.toISOString().slice(0, 10)}T12:00:00Z`))

test('whatever the day, featured courses are shown once each, in an order that lasts all day', async () => {
  await fc.assert(
    fc.asyncProperty(anyNoon, fc.integer({ min: -9, max: 9 }), async (noon, hours) => {
      const shown = await shownOn(noon)
      expect(new Set(shown).size).toBe(home.mostFeatured)
      expect(ids).toEqual(expect.arrayContaining(shown))
      expect(await shownOn(new Date(noon.getTime() + hours * 3_600_000))).toEqual(shown)
    }),
    { numRuns: 20 },
  )
})

/** How often something of this share comes on so many days, and how far chance may take it: seven standard deviations. */
function fairly(share: number) {
  const spread = 7 * Math.sqrt(days * share * (1 - share))
  return { least: Math.max(1, days * share - spread), most: days * share + spread }
}

test('over the days, each featured course stands first as often, and is left out as seldom, as every other', async () => {
  const [from] = fc.sample(anyNoon, 1)
  const first = new Map(ids.map((id) => [id, 0]))
  const shown = new Map(ids.map((id) => [id, 0]))
  for (let day = 0; day < days; day += 1) {
    const list = await shownOn(new Date((from?.getTime() ?? 0) + day * dayMs))
    const [top = 0] = list
    first.set(top, (first.get(top) ?? 0) + 1)
    for (const id of list) shown.set(id, (shown.get(id) ?? 0) + 1)
  }
  for (const [counted, share] of [
    [first, 1 / courses],
    [shown, home.mostFeatured / courses],
  ] as const) {
    const { least, most } = fairly(share)
    const unfair = [...counted].filter(([, times]) => times < least || times > most)
    expect(unfair, `${days} days from ${from?.toISOString()}`).toEqual([])
  }
}, 30_000)
