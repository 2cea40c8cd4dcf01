import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { removeGroupCourses, restoreGroupCourses } from '@oktant/contract/learning/assignments.ts'
import { removeComponent, restoreComponent } from '@oktant/contract/learning/components/components.ts'
import * as courses from '@oktant/contract/learning/courses/containers.ts'
import { createFavourite } from '@oktant/contract/learning/own/favourites.ts'
import {
  createFolderTheme,
  removeFolderTheme,
  updateFolderTheme,
} from '@oktant/contract/learning/courses/folder-themes.ts'
import { createFolder, updateFolder } from '@oktant/contract/learning/courses/folders.ts'
import { launchComponent, saveLaunch } from '@oktant/contract/learning/own/launches.ts'
import * as groups from '@oktant/contract/people/learning-groups.ts'
import * as types from '@oktant/contract/learning/courses/learning-types.ts'
import * as learning from '@oktant/contract/learning/own/learn.ts'
import { buyCourse, cancelPurchase, confirmPurchase } from '@oktant/contract/learning/purchases.ts'
import { defaultSystemSettings, saveSystemSettings } from '@oktant/contract/organisation/system.ts'
import { rateCourse } from '@oktant/contract/learning/testimonials.ts'
import type { Reply } from '@oktant/contract/http/http.ts'
import { give, makeGroup, mandatory } from '../../../../../test/kit/content/assignments.ts'
import { courseForm, makeCourse } from '../../../../../test/kit/content/courses.ts'
import { expectEachShown } from '../../../../../test/kit/run/each-shown.ts'
import { folderForm, newFolder, themeForm } from '../../../../../test/kit/content/folders.ts'
import { typeForm } from '../../../../../test/kit/content/learning-types.ts'
import type { Made } from '../../../../../test/kit/make.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { billing } from '../../../../../test/scenes/learning/purchases.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { Failure } from '../../../../http/fail.ts'
import { containers, editions } from '../../courses/courses.tables.ts'
import { containerLogs } from '../learn.tables.ts'
import { viewerOf } from '../learn.access.ts'
import { accessPlace, listOwn, readContainer } from '../learn.ts'

const both = (text: string) => ({ en: text, de: `${text} (de)` })
const lists = ['begun', 'assigned', 'completed'] as const
const listed = {
  begun: learning.listLearning,
  assigned: learning.listAssignedCourses,
  completed: learning.listCompletedCourses,
}

/** Three courses in a folder: one begun, one passed, one that costs something; and all that one is shown of them. */
async function setUp() {
  const server = await testServer()
  const { call, db, kit, make } = server
  const author = await make.user({
    permissions: [
      'courses.administer',
      'content.administer',
      'contentTypes.administer',
      'folders.administer',
      'purchases.confirm',
      'system.administer',
    ],
  })
  const { companyId } = author
  const learner = () =>
    make.user({ companyId, permissions: ['learning.take', 'ratings.give', 'purchases.make'] })
  const [mia, tom] = [await learner(), await learner()]
  const folder = await call(createFolder, { as: author, body: newFolder() })
  const theme = await call(createFolderTheme, { as: author, body: themeForm() })
  const contentType = await call(types.createContentType, { as: author, body: typeForm() })
  const courseType = await call(types.createCourseType, {
    as: author,
    body: { ...typeForm(), isFor: 'course' },
  })
  const parentId = folder.id
  const components = [{ contentType: contentType.id }, {}]
  const make3 = (texts: object) => makeCourse(server, author, { parentId, components, texts })
  const begun = await make3({ courseType: courseType.id })
  const passed = await make3({})
  const priced = await make3({ price: { cents: 4500, currency: 'ZAR' } })
  const groupId = await makeGroup(server, author, { people: [mia] })
  await give(server, author, groupId, [begun.id, priced.id])
  const take = async (as: Made, key: number) => {
    const { launch } = await call(launchComponent, { as, params: { key } })
    return call(saveLaunch, { as, params: { key }, body: { launch: launch ?? '', seconds: 5, done: 'read' } })
  }
  for (const as of [mia, tom]) await take(as, begun.children[0]?.childId ?? 0)
  for (const { childId } of passed.children) await take(mia, childId)
  await db.update(containerLogs).set({ mark: 80 }).where(eq(containerLogs.containerId, passed.id))

  const shown = [begun.id, passed.id, priced.id, folder.id]
  const actor = await actorOf(mia)
  const viewer = viewerOf(actor)
  const places = [begun, passed, priced].flatMap(({ children }) => children.map(({ childId }) => childId))
  /** What she meets who opens a place. */
  const opened = (by: Db, childId: number) => accessPlace(by, viewer, childId, kit.now()).catch(codeOf)
  /** What she is shown by the server that all of this goes through. */
  async function here() {
    const pages: unknown[] = []
    for (const list of lists) pages.push(await call(listed[list], { as: mia, query: {} }))
    for (const id of shown)
      pages.push(withoutWords(await call(learning.readLearning, { as: mia, params: { id } })))
    for (const childId of places) pages.push(await opened(db, childId))
    return asSent(pages)
  }
  /** What she would be shown by another process. */
  async function by(other: Db) {
    const pages: unknown[] = []
    const at = { now: kit.now(), sign: String }
    for (const list of lists) pages.push(await listOwn(other, actor, { list, query: {}, sign: String }))
    for (const id of shown) pages.push(await readContainer(other, viewer, id, at).catch(codeOf))
    for (const childId of places) pages.push(await opened(other, childId))
    return asSent(pages)
  }
  const at = { begun, passed, priced, folder, theme, contentType, courseType, groupId, parentId }
  return { ...server, ...at, author, mia, tom, take, here, by }
}

async function actorOf({ token }: Made) {
  const { kit } = await testServer()
  const actor = await kit.findActor(`Bearer ${token}`, '127.0.0.1')
  if (!actor) throw new Error('nobody is signed in by that')
  return actor
}

const asSent = (pages: unknown[]): unknown => JSON.parse(JSON.stringify(pages))

const codeOf = (error: unknown) => {
  if (error instanceof Failure) return { code: error.code }
  throw error
}
const withoutWords = (page: Partial<Reply<typeof learning.readLearning>> & { code?: string }) =>
  page.code ? { code: page.code } : page

type All = Awaited<ReturnType<typeof setUp>>
type Course = All['begun']

const republish = async ({ call, author }: All, { id }: Course, change: object) => {
  const params = { id }
  const course = await call(courses.readCourse, { as: author, params })
  const body = { ...courseForm(course), ...change }
  const { revision } = await call(courses.updateCourse, { as: author, params, body })
  return call(courses.publishCourse, { as: author, params, body: { revision } })
}
const ofFolder = async ({ call, author, folder }: All, values: object) => {
  const [row] = await (
    await testServer()
  ).db
    .select({ revision: containers.changes })
    .from(containers)
    .where(eq(containers.id, folder.id))
  const body = { ...folderForm(), ...values, revision: row?.revision ?? 0 }
  return call(updateFolder, { as: author, params: { id: folder.id }, body })
}
const state =
  (entry: typeof courses.archiveCourse | typeof courses.restoreCourse | typeof courses.removeCourse) =>
  ({ call, author, begun }: All) =>
    call(entry, { as: author, params: { id: begun.id } })

const changes: Record<string, (all: All) => Promise<unknown>> = {
  'a course is renamed': (all) => republish(all, all.begun, { title: both('Bowlines') }),
  'a course costs something': (all) => republish(all, all.passed, { price: { cents: 900, currency: 'ZAR' } }),
  'a course has a part less': (all) =>
    republish(all, all.priced, { children: courseForm(all.priced).children.slice(0, 1) }),
  'what is published is set right in place': ({ db, begun }) =>
    db.update(editions).set({ minutes: 77 }).where(eq(editions.containerId, begun.id)),
  'its folder is renamed': (all) => ofFolder(all, { title: both('Harbour') }),
  'its folder is dressed': (all) => ofFolder(all, { title: both('Harbour'), themeId: all.theme.id }),
  'the theme changes': ({ call, author, theme }) =>
    call(updateFolderTheme, {
      as: author,
      params: { id: theme.id },
      body: { ...themeForm({ pattern: 'tiles' }), revision: theme.revision },
    }),
  'the theme is removed': ({ call, author, theme }) =>
    call(removeFolderTheme, { as: author, params: { id: theme.id } }),
  'its type is renamed': ({ call, author, courseType }) =>
    call(types.updateCourseType, {
      as: author,
      params: { id: courseType.id },
      body: { ...typeForm({ name: both('Workshop') }), revision: courseType.revision },
    }),
  'its type is removed': ({ call, author, courseType }) =>
    call(types.removeCourseType, { as: author, params: { id: courseType.id } }),
  'the type of a part is renamed': ({ call, author, contentType }) =>
    call(types.updateContentType, {
      as: author,
      params: { id: contentType.id },
      body: { ...typeForm({ name: both('Sheet') }), revision: contentType.revision },
    }),
  'the type of a part is removed': ({ call, author, contentType }) =>
    call(types.removeContentType, { as: author, params: { id: contentType.id } }),
  'a part is removed': ({ call, author, begun }) =>
    call(removeComponent, { as: author, params: { id: begun.children[1]?.componentId ?? 0 } }),
  'a part is brought back': ({ call, author, begun }) =>
    call(restoreComponent, { as: author, params: { id: begun.children[1]?.componentId ?? 0 } }),
  'somebody else rates it': ({ call, tom, begun }) =>
    call(rateCourse, { as: tom, params: { containerId: begun.id, rating: 1 } }),
  'she rates it': ({ call, mia, begun }) =>
    call(rateCourse, { as: mia, params: { containerId: begun.id, rating: 0 } }),
  'she keeps it as a favourite': ({ call, mia, begun }) =>
    call(createFavourite, {
      as: mia,
      body: { url: `/my-learning/${begun.id}`, title: 'Mine', containerId: begun.id },
    }),
  'it is archived': state(courses.archiveCourse),
  'it is taken out of the archive': state(courses.restoreCourse),
  'it is removed': state(courses.removeCourse),
  'it is brought back': state(courses.restoreCourse),
  'it moves to the root': (all) => republish(all, all.begun, { parentId: null }),
  'her group wants it': (all) => give(all, all.author, all.groupId, [all.begun.id], mandatory()),
  'it is taken from her group': ({ call, author, groupId, begun }) =>
    call(removeGroupCourses, { as: author, params: { id: groupId }, body: { containerIds: [begun.id] } }),
  'her group has it back': ({ call, author, groupId, begun }) =>
    call(restoreGroupCourses, { as: author, params: { id: groupId }, body: { containerIds: [begun.id] } }),
  'she is kept out of the group': ({ call, author, groupId, mia }) =>
    call(groups.excludeFromLearningGroup, {
      as: author,
      params: { id: groupId },
      body: { userIds: [mia.id] },
    }),
  'she is let in again': ({ call, author, groupId, mia }) =>
    call(groups.allowInLearningGroup, { as: author, params: { id: groupId }, body: { userIds: [mia.id] } }),
  'the group is removed': ({ call, author, groupId }) =>
    call(groups.removeLearningGroup, { as: author, params: { id: groupId } }),
  'the group is brought back': ({ call, author, groupId }) =>
    call(groups.restoreLearningGroup, { as: author, params: { id: groupId } }),
  'she asks for one that costs something': ({ call, mia, priced }) =>
    call(buyCourse, { as: mia, params: { id: priced.id }, body: { way: 'invoice', billing } }),
  'her invoice is confirmed': (all) => decide(all, confirmPurchase),
  'it is cancelled': (all) => decide(all, cancelPurchase),
  'marks are hidden': ({ call, author }) =>
    call(saveSystemSettings, { as: author, body: { ...defaultSystemSettings, showScores: false } }),
  'she does the rest': ({ take, mia, begun }) => take(mia, begun.children[1]?.childId ?? 0),
}

async function decide(all: All, entry: typeof confirmPurchase | typeof cancelPurchase) {
  const { call, author, mia, priced } = all
  const { purchase } = await call(learning.readLearning, { as: mia, params: { id: priced.id } })
  return call(entry, { as: author, params: { id: purchase?.id ?? 0 }, body: { note: 'Because.' } })
}

test('whatever changes is seen at the next call, here, by a process that had kept it, and by one that had nothing', async () => {
  await expectEachShown(await setUp(), changes)
}, 120_000)

test('who began before it was published anew keeps what they began, and who comes after meets the new one', async () => {
  const all = await setUp()
  const { call, begun, mia, make, author } = all
  const later = await make.user({ companyId: author.companyId, permissions: ['learning.take'] })
  await republish(all, begun, { title: both('Bowlines') })
  const name = async (as: Made) => (await call(learning.readLearning, { as, params: { id: begun.id } })).name
  for (const as of [mia, later, mia, later])
    expect(await name(as)).toEqual(as === mia ? begun.title : both('Bowlines'))
})
