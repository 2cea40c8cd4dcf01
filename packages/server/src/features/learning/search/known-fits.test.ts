import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setCourseAudience } from '@oktant/contract/learning/assignments.ts'
import { publishCourse, readCourse, updateCourse } from '@oktant/contract/learning/courses/containers.ts'
import { createFolder } from '@oktant/contract/learning/courses/folders.ts'
import { allowInLearningGroup, excludeFromLearningGroup } from '@oktant/contract/people/learning-groups.ts'
import { anotherProcess } from '../../../../test/kit/servers/another-process.ts'
import { anyRule, give, makeGroup } from '../../../../test/kit/content/assignments.ts'
import { courseForm, makeCourse } from '../../../../test/kit/content/courses.ts'
import { newFolder } from '../../../../test/kit/content/folders.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import type { Db } from '../../../db/engine/db.ts'
import { readPage } from '../../../http/answer/paging.ts'
import { searchAll } from './search.ts'

const words = ['bowline', 'seamanship', 'anchors', 'ashore', 'Takelung']
const authoring = [
  'courses.administer',
  'content.administer',
  'folders.administer',
  'users.administer',
] as const
const same = (text: string) => ({ en: text, de: text })

/** Two companies with the same two courses each: one in a folder, one given to a group of which one of two is. */
async function setUp() {
  const server = await testServer()
  const { call, kit, make, engine } = server
  async function company() {
    const author = await make.user({ permissions: [...authoring, 'learning.take'] })
    const { companyId } = author
    const [mia, tom, kim] = await Promise.all([
      make.user({ companyId, permissions: ['learning.take'], firstName: 'Takel' }),
      make.user({ companyId, permissions: ['learning.take'], managerId: author.id }),
      make.user({ companyId, permissions: ['goals.decide'] }),
    ])
    const folder = await call(createFolder, { as: author, body: newFolder({ title: same('Ashore') }) })
    const parts = { components: [{ title: same('Bowline knots') }, { title: same('Anchors') }] }
    const first = await makeCourse(server, author, { parentId: folder.id, title: 'Seamanship', ...parts })
    const second = await makeCourse(server, author, { title: 'Anchors' })
    const group = await makeGroup(server, author, { people: [mia] })
    await give(server, author, group, [first.id, second.id], anyRule)
    return { author, people: [author, mia, tom, kim], mia, folder, courses: [first, second], group }
  }
  const companies = [await company(), await company()]
  const actorOf = async ({ token }: Made) => {
    const actor = await kit.findActor(`Bearer ${token}`, '127.0.0.1')
    if (!actor) throw new Error('nobody is signed in by that')
    return actor
  }
  const seekers = await Promise.all(companies.flatMap(({ people }) => people).map(actorOf))
  const found = async (db: Db, who: number, text: string, page: object) => {
    const seeker = seekers[who % seekers.length]
    if (!seeker) throw new Error('nobody searches')
    return JSON.parse(JSON.stringify(await searchAll(db, kit, seeker, { text }, readPage(page)))) as unknown
  }
  return { ...server, engine, companies, found }
}

type Scene = Awaited<ReturnType<typeof setUp>>
type Company = Scene['companies'][number]
type Change = (scene: Scene, company: Company, at: number) => Promise<unknown>

const changes: readonly Change[] = [
  async ({ call }, { author, courses }, at) => {
    const params = { id: courses[at % courses.length]?.id ?? 0 }
    const course = await call(readCourse, { as: author, params })
    const title = same(`${words[at % words.length]} ${words[(at * 3 + 1) % words.length]}`)
    const body = { ...courseForm(course), title }
    const { revision } = await call(updateCourse, { as: author, params, body })
    return call(publishCourse, { as: author, params, body: { revision } })
  },
  ({ call }, { author, courses }, at) =>
    call(setCourseAudience, {
      as: author,
      params: { id: courses[at % courses.length]?.id ?? 0 },
      body: { forGroups: at % 3 > 0 },
    }),
  ({ engine }, { folder }, at) =>
    engine.query('update containers set state = $2 where id = $1', [
      folder.id,
      at % 3 ? 'active' : 'inactive',
    ]),
  ({ call }, { author, group, mia }, at) =>
    call(at % 2 ? allowInLearningGroup : excludeFromLearningGroup, {
      as: author,
      params: { id: group },
      body: { userIds: [mia.id] },
    }),
]

/** Whole words, beginnings, and those with two letters that changed places or one that is missing. */
const typing = fc
  .tuple(fc.constantFrom(...words), fc.constantFrom('whole', 'begun', 'swapped', 'short'), fc.nat(9))
  .map(([word, how, place]) => {
    const at = 1 + (place % (word.length - 2))
    if (how === 'begun') return word.slice(0, 2 + at)
    if (how === 'short') return word.slice(0, at) + word.slice(at + 1)
    if (how === 'swapped')
      return `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`
    return word
  })
const text = fc.array(typing, { minLength: 1, maxLength: 2 }).map((all) => all.join(' '))
const search = fc.record({ texts: fc.array(text, { minLength: 1, maxLength: 4 }), page: fc.nat(1) })
const change = fc.record({ company: fc.nat(1), kind: fc.nat(changes.length - 1), at: fc.nat(20) })

test('whoever searches is told the same by a process that knows what fits as by one that knows nothing', async () => {
  const scene = await setUp()
  const { engine, db, found, companies } = scene
  const neighbour = await anotherProcess(engine)
  const people = companies.flatMap(({ people }) => people).length
  /** NOTE: a process of its own for each of them, as one that has told one person knows what it tells the next. */
  const plainly = async (who: number, typed: string, page: object) => {
    const { db: fresh, close } = await anotherProcess(engine)
    return found(fresh, who, typed, page).finally(close)
  }
  const expectSame = async (typed: string, page: object) => {
    for (let who = 0; who < people; who += 1) {
      const plain = await plainly(who, typed, page)
      for (const by of [db, db, neighbour.db])
        expect([who, typed, await found(by, who, typed, page)]).toEqual([who, typed, plain])
    }
  }
  try {
    const usual = words.slice(0, 2)
    await fc.assert(
      fc.asyncProperty(search, change, async ({ texts, page }, { company, kind, at }) => {
        for (const typed of [...texts, ...usual]) await expectSame(typed, { page, size: 3 })
        const changed = companies[company]
        if (changed) expect(await changes[kind]?.(scene, changed, at)).not.toHaveProperty('code')
        for (const typed of [...texts, ...usual]) await expectSame(typed, { page, size: 3 })
      }),
      // NOTE: each run asks for eight people by a process of their own, so a few in `npm test` and more in the proof.
      { numRuns: process.env.PROVE === 'whole' ? 10 : 2 },
    )
  } finally {
    await neighbour.close()
  }
}, 120_000)
