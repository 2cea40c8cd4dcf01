import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { archiveCourse, restoreCourse } from '@oktant/contract/learning/courses/containers.ts'
import { dayIn, daysAfter, monthsAfter } from '@oktant/contract/kit/days.ts'
import { launchComponent, saveLaunch } from '@oktant/contract/learning/own/launches.ts'
import * as learning from '@oktant/contract/learning/own/learn.ts'
import { give, makeGroup, mandatory } from '../../../../test/kit/content/assignments.ts'
import { makeCourse } from '../../../../test/kit/content/courses.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { rowsOf } from '../../../db/engine/db.ts'
import { containerLogs } from '../learn/learn.tables.ts'
import { nextPeriod } from '../assignments/assignments.rules.ts'
import { recertify } from './renewals.ts'
import { dueAgain } from './recertify.queries.ts'
import { opensDaysAhead } from './renewals.rules.ts'

async function setUp() {
  const server = await testServer()
  const { call, make, db, kit, clock } = server
  const me = await make.user({ permissions: ['courses.administer', 'content.administer'] })
  const { companyId } = me
  const mia = await make.user({ companyId, permissions: ['learning.take'], timezone: 'Europe/Berlin' })
  const read = (id: number, as: Made = mia) => call(learning.readLearning, { as, params: { id } })
  const pass = async (id: number, as: Made = mia) => {
    for (const { containerChildId } of (await read(id, as)).children ?? []) {
      const params = { key: containerChildId ?? 0 }
      const { launch } = await call(launchComponent, { as, params })
      await call(saveLaunch, { as, params, body: { launch: launch ?? '', seconds: 0, done: 'read' } })
    }
  }
  /** As if it had been passed on another day. */
  const passedOn = (id: number, at: string, who: Made = mia) =>
    db
      .update(containerLogs)
      .set({ completedAt: new Date(at) })
      .where(and(eq(containerLogs.containerId, id), eq(containerLogs.userId, who.id)))
  const course = () => makeCourse(server, me)
  const on = (day: string) => ({ engine: kit.engine, now: () => new Date(`${day}T12:00:00Z`) })
  const set = async (people: Made[], id: number, months: number) =>
    give(server, me, await makeGroup(server, me, { people }), [id], mandatory({ recertifyMonths: months }))
  return { ...server, me, mia, read, pass, passedOn, course, on, set, clock }
}

test('a course that is to be passed again opens before it is due, once, and the old proof stays', async () => {
  const { mia, course, read, pass, passedOn, on, set } = await setUp()
  const { id } = await course()
  await set([mia], id, 12)
  await pass(id)
  await passedOn(id, '2026-01-31T10:00:00Z')
  expect(await recertify(on('2026-12-31'))).toEqual([])
  expect(await recertify(on('2027-01-01'))).toMatchObject([{ userId: mia.id, period: 2 }])
  expect(await recertify(on('2027-01-02'))).toEqual([])
  expect(await read(id)).toMatchObject({
    passed: false,
    dueOn: '2027-01-31',
    assigned: { isMandatory: true },
    period: { number: 2, by: 'recertification', dueOn: '2027-01-31' },
  })
  await pass(id)
  expect(await read(id)).toMatchObject({ passed: true, dueOn: null, period: { number: 2 } })
})

test('after days on which nothing ran it opens all the same, and for nobody who left the group or passed never', async () => {
  const { call, me, make, mia, course, pass, passedOn, on, set } = await setUp()
  const { id } = await course()
  const ben = await make.user({ companyId: me.companyId, permissions: ['learning.take'] })
  const idle = await make.user({ companyId: me.companyId, permissions: ['learning.take'] })
  await set([mia, idle], id, 6)
  await pass(id)
  await pass(id, ben)
  await passedOn(id, '2026-03-01T10:00:00Z')
  await passedOn(id, '2026-03-01T10:00:00Z', ben)
  const opened = (await recertify(on('2028-06-01'))).filter(({ containerId }) => containerId === id)
  expect(opened).toMatchObject([{ userId: mia.id }])
  expect(await call(learning.readLearning, { as: ben, params: { id } })).toMatchObject({ passed: true })
})

test('the day is the one where somebody lives, and the database counts months as the rule does', async () => {
  const { db, me, mia, course, pass, passedOn, set } = await setUp()
  const { id } = await course()
  await set([mia], id, 1)
  await pass(id)
  const days = ['2026-01-31', '2028-01-31', '2026-05-30', '2026-12-31', '2027-02-28', '2026-11-15']
  for (const day of days) {
    // NOTE: late enough for the next day to have begun in Berlin, in summer.
    await passedOn(id, `${day}T22:30:00Z`)
    const local = dayIn(mia.timezone, new Date(`${day}T22:30:00Z`))
    const { dueOn, opensOn } = nextPeriod(local, 1, opensDaysAhead)
    expect(dueOn).toBe(monthsAfter(local, 1))
    const due = async (at: string) =>
      (await rowsOf(db, dueAgain(new Date(`${at}T12:00:00Z`)))).filter(({ user_id }) => user_id === mia.id)
    expect([day, await due(daysAfter(opensOn, -1))]).toEqual([day, []])
    const [found] = await due(opensOn)
    expect(found).toMatchObject({ company_id: me.companyId, user_id: mia.id, container_id: id })
  }
})

test('an archived course does not open again; brought back it does, as what was passed stayed', async () => {
  const { call, me, mia, course, read, pass, passedOn, on, set } = await setUp()
  const { id } = await course()
  await set([mia], id, 12)
  await pass(id)
  await passedOn(id, '2026-01-31T10:00:00Z')
  await call(archiveCourse, { as: me, params: { id } })
  // NOTE: it runs for all companies, and other tests have theirs.
  const opened = async () => (await recertify(on('2027-01-01'))).filter(({ userId }) => userId === mia.id)
  expect(await opened()).toEqual([])
  expect(await read(id)).toMatchObject({ passed: true, period: null })
  await call(restoreCourse, { as: me, params: { id } })
  expect(await opened()).toMatchObject([{ period: 2 }])
})
