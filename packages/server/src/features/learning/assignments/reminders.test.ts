import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as contract from '@oktant/contract/communication/auto-messages.ts'
import { dayIn, daysAfter } from '@oktant/contract/kit/days.ts'
import { addMembers, removeMembers } from '@oktant/contract/people/groups.ts'
import { launchComponent, saveLaunch } from '@oktant/contract/learning/own/launches.ts'
import { listAssignedCourses, readLearning } from '@oktant/contract/learning/own/learn.ts'
import { latestNotifications } from '@oktant/contract/communication/notifications.ts'
import { anyRule, give, makeGroup, mandatory } from '../../../../test/kit/content/assignments.ts'
import { makeCourse } from '../../../../test/kit/content/courses.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { autoMessageValues } from '../../../../test/scenes/auto-messages.ts'
import { runAutoMessages } from '../../communication/auto-messages/run-auto-messages.ts'
import { notifications } from '../../communication/notifications/notifications.tables.ts'
import { listTodo } from '../learn/learn.ts'

const day = 86_400_000

async function setUp() {
  const server = await testServer()
  const { call, make, db, kit, clock } = server
  const me = await make.user({
    permissions: ['courses.administer', 'content.administer', 'communications.administer'],
  })
  const { companyId } = me
  const mia = await make.user({ companyId, permissions: ['learning.take'], language: 'de' })
  const turnedOn = async (trigger: contract.AutoTrigger, days = 0) => {
    const words = {
      subject: '{courseName}|{dueDate}|{learningGroupName}|{courseReason}',
      body: 'x',
      action: '',
    }
    const body = autoMessageValues({ trigger, days, channels: ['inApp'], texts: { en: words, de: words } })
    const { id } = await call(contract.createAutoMessage, { as: me, body })
    await call(contract.switchAutoMessage, { as: me, params: { id }, body: { isOn: true } })
  }
  /** What somebody was told when it ran so many days from now. */
  const toldAfter = async (days: number, who: Made = mia) => {
    clock.skew += days * day
    await runAutoMessages(kit)
    await kit.outbox.deliver()
    clock.skew -= days * day
    const rows = await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, who.id))
      .orderBy(notifications.id)
    return rows.map(({ title, link }) => [title[who === mia ? 'de' : 'en'], link])
  }
  /** The day that it is so many days from now where Mia is. */
  const onDay = (days: number) => daysAfter(dayIn(mia.timezone, clock.now()), days)
  const course = (title = 'Ropes') => makeCourse(server, me, { title })
  const group = (people: Made[]) => makeGroup(server, me, { people })
  const set = (id: number, containerIds: number[], dueDays: number) =>
    give(server, me, id, containerIds, mandatory({ due: { by: 'day', day: onDay(dueDays) } }))
  const pass = async (id: number, as: Made = mia) => {
    const { children = [] } = await call(readLearning, { as, params: { id } })
    const params = { key: children[0]?.containerChildId ?? 0 }
    const { launch } = await call(launchComponent, { as, params })
    await call(saveLaunch, { as, params, body: { launch: launch ?? '', seconds: 0, done: 'read' } })
  }
  return { ...server, me, mia, turnedOn, toldAfter, onDay, course, group, set, pass }
}

const long = (text: string, language = 'de-DE') =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${text}T00:00:00Z`),
  )

test('who joins a learning group is told once, and once more when they come back', async () => {
  const { call, me, mia, turnedOn, toldAfter, group } = await setUp()
  await turnedOn('learningGroup.joined')
  const id = await group([mia])
  const joined = ['||Schweißfachleute|', null]
  expect(await toldAfter(0)).toEqual([joined])
  expect(await toldAfter(3)).toEqual([joined])
  const params = { owner: 'learningGroup' as const, id }
  await call(removeMembers, { as: me, params, body: { userIds: [mia.id] } })
  await call(addMembers, { as: me, params, body: { userIds: [mia.id] } })
  expect(await toldAfter(4)).toEqual([joined, joined])
})

test('who is given a course is told once, by the first group that gives it, with a way to it', async () => {
  const { mia, turnedOn, toldAfter, course, group, set, onDay } = await setUp()
  await turnedOn('course.assigned')
  const { id } = await course()
  await set(await group([mia]), [id], 20)
  const told = [
    `Ropes (de)|${long(onDay(20))}|Schweißfachleute|Der Kurs ist Ihnen über die Lerngruppe „Schweißfachleute“ zugewiesen.`,
    `/my-learning/${id}`,
  ]
  expect(await toldAfter(0)).toEqual([told])
  expect(await toldAfter(1)).toEqual([told])
})

test('who has to take a course by no day is told once; what is optional or due by a day is not meant', async () => {
  const { call, me, turnedOn, toldAfter, course, group, set, mia } = await setUp()
  await turnedOn('course.mandatory')
  const [open, dated, optional] = [await course('Ropes'), await course('Anchors'), await course('Sails')]
  const id = await group([mia])
  await give({ call }, me, id, [open.id], mandatory())
  await give({ call }, me, id, [optional.id], anyRule)
  await set(id, [dated.id], 20)
  const told = [
    'Ropes (de)||Schweißfachleute|Der Kurs ist Ihnen über die Lerngruppe „Schweißfachleute“ zugewiesen.',
    `/my-learning/${open.id}`,
  ]
  expect(await toldAfter(0)).toEqual([told])
  expect(await toldAfter(3)).toEqual([told])
})

test('who is given a course by name is told just that, and of no group that they joined', async () => {
  const { call, me, mia, turnedOn, toldAfter, course } = await setUp()
  await turnedOn('course.assigned')
  await turnedOn('learningGroup.joined')
  const { id } = await course()
  const params = { owner: 'container' as const, id }
  await call(addMembers, { as: me, params, body: { userIds: [mia.id] } })
  const giver = `${me.firstName} ${me.surname}`
  const told = `Ropes (de)||Namentlich: Ropes (de)|${giver} hat Ihnen den Kurs persönlich zugewiesen.`
  expect(await toldAfter(0)).toEqual([[told, `/my-learning/${id}`]])
})

test.each(['en', 'de'] as const)(
  'a mandatory course by name is called for with who gave it (%s)',
  async (language) => {
    const { call, make, me, mia, turnedOn, toldAfter, course, set, onDay } = await setUp()
    const { companyId } = me
    const who =
      language === 'de' ? mia : await make.user({ companyId, permissions: ['learning.take'], language })
    await turnedOn('course.due', 3)
    await turnedOn('course.overdue', 2)
    const { id } = await course()
    await call(addMembers, { as: me, params: { owner: 'container', id }, body: { userIds: [who.id] } })
    const { assigned } = await call(readLearning, { as: who, params: { id } })
    await set(assigned?.because[0]?.groupId ?? 0, [id], 5)
    const giver = `${me.firstName} ${me.surname}`
    const said = {
      en: `Ropes|${long(onDay(5), 'en-GB')}|By name: Ropes|${giver} assigned the course to you personally.`,
      de: `Ropes (de)|${long(onDay(5))}|Namentlich: Ropes (de)|${giver} hat Ihnen den Kurs persönlich zugewiesen.`,
    }[language]
    const told = [said, `/my-learning/${id}`]
    expect(await toldAfter(2, who)).toEqual([told])
    expect(await toldAfter(7, who)).toEqual([told, told])
  },
)

test('before a course is due one is reminded once for each message, even after days on which nothing ran', async () => {
  const { mia, turnedOn, toldAfter, course, group, set, pass } = await setUp()
  await turnedOn('course.due', 14)
  await turnedOn('course.due', 3)
  const [first, second] = [await course('Ropes'), await course('Anchors')]
  await set(await group([mia]), [first.id, second.id], 20)
  expect(await toldAfter(5)).toEqual([])
  expect(await toldAfter(7)).toHaveLength(2)
  expect(await toldAfter(8)).toHaveLength(2)
  await pass(second.id)
  // NOTE: nothing ran on the day itself.
  expect(await toldAfter(19)).toHaveLength(3)
  expect(await toldAfter(20)).toHaveLength(3)
})

test('reminders that are turned on late are told once, by the one that is nearest to the day', async () => {
  const { call, me, mia, turnedOn, toldAfter, course, group, set } = await setUp()
  const { id } = await course()
  await set(await group([mia]), [id], 2)
  await turnedOn('course.due', 14)
  await turnedOn('course.due', 3)
  await turnedOn('course.due', 1)
  expect(await toldAfter(0)).toHaveLength(1)
  const { content = [] } = await call(contract.listAutoMessages, { as: me, query: {} })
  const runs = await Promise.all(
    content.map(async (message) => {
      const listed = await call(contract.listAutoMessageRuns, {
        as: me,
        params: { id: message.id },
        query: {},
      })
      return (listed.content ?? []).map(({ state, reason }) => [state, reason])
    }),
  )
  expect(runs.flat().sort()).toEqual([
    ['cancelled', 'nearer'],
    ['sent', null],
  ])
  expect(await toldAfter(1)).toHaveLength(2)
})

test('an overdue course is told again every few days until it is passed, and never twice for one of them', async () => {
  const { mia, turnedOn, toldAfter, course, group, set, pass } = await setUp()
  await turnedOn('course.overdue', 7)
  const { id } = await course()
  await set(await group([mia]), [id], 1)
  expect(await toldAfter(1)).toHaveLength(0)
  expect(await toldAfter(2)).toHaveLength(1)
  expect(await toldAfter(6)).toHaveLength(1)
  expect(await toldAfter(9)).toHaveLength(2)
  expect(await toldAfter(40)).toHaveLength(3)
  await pass(id)
  expect(await toldAfter(60)).toHaveLength(3)
})

test('what one is to take is listed, the most urgent first, with how it stands today', async () => {
  const { call, kit, mia, course, group, set, pass, onDay } = await setUp()
  const made = [await course('Later'), await course('Late'), await course('Done'), await course('Soon')]
  const [later, late, done, soon] = made.map(({ id }) => id)
  const id = await group([mia])
  await set(id, [later ?? 0], 60)
  await set(id, [late ?? 0], -2)
  await set(id, [done ?? 0], 3)
  await set(id, [soon ?? 0], 4)
  await pass(done ?? 0)
  const viewer = { companyId: mia.companyId, userId: mia.id, language: 'de' as const, timezone: mia.timezone }
  const todo = await listTodo(kit.engine.db, viewer, { now: kit.now(), limit: 10 })
  expect(todo.map(({ name, standing }) => [name.en, standing])).toEqual([
    ['Late', 'overdue'],
    ['Soon', 'soon'],
    ['Later', 'later'],
  ])
  const listed = await call(listAssignedCourses, { as: mia, query: {} })
  expect(listed).toMatchObject({ totalElements: 3, content: [{ id: late, dueOn: onDay(-2) }, {}, {}] })
  const query = { _filterFields: ['name' as const], _filterValues: ['soon'] }
  expect(await call(listAssignedCourses, { as: mia, query })).toMatchObject({ content: [{ id: soon }] })
  expect(await call(latestNotifications, { as: mia })).toEqual([])
})
