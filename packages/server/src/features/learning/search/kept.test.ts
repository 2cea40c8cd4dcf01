import { expect, test } from 'vitest'
import { setCourseAudience } from '@oktant/contract/learning/assignments.ts'
import { removeComponent, restoreComponent } from '@oktant/contract/learning/components/components.ts'
import * as courses from '@oktant/contract/learning/courses/containers.ts'
import { createFolder } from '@oktant/contract/learning/courses/folders.ts'
import * as groups from '@oktant/contract/people/learning-groups.ts'
import * as types from '@oktant/contract/learning/courses/learning-types.ts'
import { searchAll } from '@oktant/contract/learning/search.ts'
import { anyRule, give, makeGroup } from '../../../../test/kit/content/assignments.ts'
import { courseForm, makeCourse } from '../../../../test/kit/content/courses.ts'
import { expectEachShown } from '../../../../test/kit/run/each-shown.ts'
import { newFolder } from '../../../../test/kit/content/folders.ts'
import { typeForm } from '../../../../test/kit/content/learning-types.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { statementsOf } from '../../../../test/kit/run/statements.ts'
import type { Db } from '../../../db/engine/db.ts'
import { readPage } from '../../../http/answer/paging.ts'
import { searchAll as searchedBy } from './search.ts'

const same = (text: string) => ({ en: text, de: text })
const typed = ['seamanship', 'bowline', 'seamanshp', 'bowlime', 'moonraker', 'monraker']

/** A course with two parts in a folder and another one beside it, and all that two people find of them. */
async function setUp() {
  const server = await testServer()
  const { call, kit, make } = server
  const author = await make.user({
    permissions: [
      'courses.administer',
      'content.administer',
      'contentTypes.administer',
      'folders.administer',
      'learning.take',
      'users.administer',
    ],
  })
  const learner = () => make.user({ companyId: author.companyId, permissions: ['learning.take'] })
  const [mia, tom] = [await learner(), await learner()]
  const folder = await call(createFolder, { as: author, body: newFolder() })
  const courseType = await call(types.createCourseType, {
    as: author,
    body: { ...typeForm(), isFor: 'course' },
  })
  const components = [{ title: same('Bowline knots') }, { title: same('Anchors') }]
  const made = await makeCourse(server, author, {
    parentId: folder.id,
    components,
    texts: { title: same('Seamanship'), courseType: courseType.id },
  })
  await makeCourse(server, author, { title: 'Seamanship ashore' })
  const group = await makeGroup(server, author, { people: [mia] })
  await give(server, author, group, [made.id], anyRule)
  const actors = await Promise.all(
    [mia, tom].map(async ({ token }) => {
      const actor = await kit.findActor(`Bearer ${token}`, '127.0.0.1')
      if (!actor) throw new Error('nobody is signed in by that')
      return actor
    }),
  )
  const here = async () => {
    const found: unknown[] = []
    for (const as of [mia, tom])
      for (const text of typed) found.push(await call(searchAll, { as, query: { text } }))
    return found
  }
  const by = async (other: Db) => {
    const found: unknown[] = []
    for (const actor of actors)
      for (const text of typed) found.push(await searchedBy(other, kit, actor, { text }, readPage({})))
    return JSON.parse(JSON.stringify(found)) as unknown[]
  }
  return { ...server, author, mia, tom, folder, courseType, made, group, here, by }
}

type All = Awaited<ReturnType<typeof setUp>>
type Entry = typeof courses.archiveCourse | typeof courses.restoreCourse

const state =
  (entry: Entry) =>
  ({ call, author, made }: All) =>
    call(entry, { as: author, params: { id: made.id } })
const audience =
  (forGroups: boolean) =>
  ({ call, author, made }: All) =>
    call(setCourseAudience, { as: author, params: { id: made.id }, body: { forGroups } })
const ofFolder =
  (is: 'active' | 'inactive') =>
  ({ engine, folder }: All) =>
    engine.query('update containers set state = $2 where id = $1', [folder.id, is])

const changes: Record<string, (all: All) => Promise<unknown>> = {
  'it is published anew': async ({ call, author, made }) => {
    const params = { id: made.id }
    const course = await call(courses.readCourse, { as: author, params })
    const body = { ...courseForm(course), title: same('Moonraker seamanship') }
    const { revision } = await call(courses.updateCourse, { as: author, params, body })
    return call(courses.publishCourse, { as: author, params, body: { revision } })
  },
  'it is for groups alone': audience(true),
  'one is kept out of the group': ({ call, author, group, mia }) =>
    call(groups.excludeFromLearningGroup, { as: author, params: { id: group }, body: { userIds: [mia.id] } }),
  'one is let in again': ({ call, author, group, mia }) =>
    call(groups.allowInLearningGroup, { as: author, params: { id: group }, body: { userIds: [mia.id] } }),
  'it is for all again': audience(false),
  'it is archived': state(courses.archiveCourse),
  'it is taken out of the archive': state(courses.restoreCourse),
  'its folder is hidden': ofFolder('inactive'),
  'its folder is shown': ofFolder('active'),
  'a part is removed': ({ call, author, made }) =>
    call(removeComponent, { as: author, params: { id: made.children[0]?.componentId ?? 0 } }),
  'a part is brought back': ({ call, author, made }) =>
    call(restoreComponent, { as: author, params: { id: made.children[0]?.componentId ?? 0 } }),
  'its type is renamed': ({ call, author, courseType }) =>
    call(types.updateCourseType, {
      as: author,
      params: { id: courseType.id },
      body: { ...typeForm({ name: same('Workshop') }), revision: courseType.revision },
    }),
  'its type is removed': ({ call, author, courseType }) =>
    call(types.removeCourseType, { as: author, params: { id: courseType.id } }),
  'a folder of that name is made': ({ call, author }) =>
    call(createFolder, { as: author, body: newFolder({ title: same('Bowline folder') }) }),
  'somebody of that name comes': ({ make, mia, tom }) =>
    Promise.all([
      make.user({ companyId: mia.companyId, firstName: 'Moonraker', managerId: tom.id }),
      make.user({ companyId: mia.companyId, firstName: 'Bowline', managerId: tom.id }),
    ]),
}

test('what changes is found so at the next search, here, by a process that had kept it, and by one that had nothing', async () => {
  await expectEachShown(await setUp(), changes)
}, 120_000)

test('a search asks the database three times at most, once where all is known, and once more where something is mistyped', async () => {
  const all = await setUp()
  const { call, mia } = all
  const find = (text: string) => call(searchAll, { as: mia, query: { text } })
  const asked = async (text: string) => (await statementsOf(() => find(text))).length
  await find('nothing of the kind')
  for (const [text, usual] of [
    ['monraker', 2],
    ['moonraker', 1],
    ['seamanship', 1],
    ['bowlime', 2],
  ] as const) {
    expect(await changes['it is published anew']?.(all)).not.toHaveProperty('code')
    const first = await asked(text)
    expect([text, first > usual && first <= 3]).toEqual([text, true])
    expect([text, await asked(text)]).toEqual([text, usual])
  }
})
