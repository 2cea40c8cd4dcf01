import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readJobsHealth, retryAnnouncements, retryJob, runJob } from '@oktant/contract/organisation/system.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { announcements } from '../../../outbox/outbox.tables.ts'

async function setUp() {
  const server = await testServer()
  const everybody = await server.make.user({ permissions: ['jobs.see', 'companies.administer'] })
  const own = await server.make.user({ permissions: ['jobs.see'] })
  return { ...server, everybody, own }
}

test('timed work, what failed and what waits is seen, and work can be asked for', async () => {
  const { call, everybody, own, kit, engine } = await setUp()
  await kit.jobs.define('test.health', async () => {
    throw new Error('the tide is out')
  })
  await kit.jobs.schedule('test.health', '5 4 1 1 *')
  expect(await call(runJob, { as: everybody, params: { name: 'test.health' } })).toEqual({
    name: 'test.health',
  })
  const state = async () =>
    (await engine.query("select state from pgboss.job where name = 'test.health'"))[0]?.state
  await expect.poll(state, { timeout: 40_000 }).toBe('retry')
  const found = await call(readJobsHealth, { as: everybody })
  expect(found.timed).toMatchObject([
    { name: 'test.health', cron: '5 4 1 1 *', state: 'failed', lastError: 'the tide is out' },
  ])
  const [{ lastError } = { lastError: '?' }] = (await call(readJobsHealth, { as: own })).timed ?? []
  expect(lastError).toBe('')
}, 60_000)

test('work serves all companies, so nobody begins it who does not look after them all', async () => {
  const { call, everybody, own, kit, engine } = await setUp()
  await kit.jobs.define('test.guarded', async () => {})
  await kit.jobs.schedule('test.guarded', '5 4 1 1 *')
  const job = randomUUID()
  await engine.query(
    "insert into pgboss.job (id, name, state, completed_on) values ($1, 'test.guarded', 'failed', now())",
    [job],
  )
  const refused = { status: 403, code: 'not_permitted' }
  expect(await call(runJob, { as: own, params: { name: 'test.guarded' } })).toMatchObject(refused)
  expect(await call(runJob, { as: own, params: { name: 'nothing' } })).toMatchObject(refused)
  expect(await call(retryJob, { as: own, params: { job } })).toMatchObject(refused)
  expect((await call(readJobsHealth, { as: own })).can).toEqual({ run: false })
  expect((await call(readJobsHealth, { as: everybody })).can).toEqual({ run: true })
})

test('work that is under way or in line is not begun a second time, however many ask at once', async () => {
  const { call, everybody, kit, engine } = await setUp()
  const works: (() => void)[] = []
  await kit.jobs.define('test.alone', () => new Promise((resolve) => works.push(resolve)))
  await kit.jobs.schedule('test.alone', '5 4 1 1 *')
  const ask = () => call(runJob, { as: everybody, params: { name: 'test.alone' } })
  const answers = await Promise.all(Array.from({ length: 5 }, ask))
  expect(answers.filter(({ code }) => code === 'job_waiting')).toHaveLength(4)
  await expect.poll(() => works.length, { timeout: 40_000 }).toBe(1)
  expect(await ask()).toMatchObject({ status: 409, code: 'job_waiting' })
  const job = randomUUID()
  await engine.query(
    "insert into pgboss.job (id, name, state, completed_on) values ($1, 'test.alone', 'failed', now())",
    [job],
  )
  expect(await call(retryJob, { as: everybody, params: { job } })).toMatchObject({ code: 'job_waiting' })
  works[0]?.()
}, 60_000)

test('work that was given up can be put back in line, once', async () => {
  const { call, everybody, kit, engine } = await setUp()
  await kit.jobs.define('test.givenUp', async () => {})
  await kit.jobs.stop()
  const job = randomUUID()
  await engine.query(
    "insert into pgboss.job (id, name, state, completed_on, output) values ($1, 'test.givenUp', 'failed', now(), $2)",
    [job, JSON.stringify({ message: 'no' })],
  )
  const { failed } = await call(readJobsHealth, { as: everybody })
  expect(failed.find((one) => one.job === job)).toMatchObject({ name: 'test.givenUp', message: 'no' })
  expect(await call(retryJob, { as: everybody, params: { job } })).toEqual({ job })
  expect(await call(retryJob, { as: everybody, params: { job } })).toMatchObject({ code: 'job_not_found' })
})

test('work that nobody knows is not found', async () => {
  const { call, everybody } = await setUp()
  expect(await call(runJob, { as: everybody, params: { name: 'nothing' } })).toMatchObject({ status: 404 })
})

test('stuck announcements are seen and tried again, each company’s by its own', async () => {
  const { call, own, everybody, db } = await setUp()
  const stuck = {
    name: 'test.stuck',
    payload: {},
    attempts: 9,
    lastError: 'no',
    nextTryAt: new Date(2_000_000_000_000),
  }
  await db.insert(announcements).values([
    { ...stuck, companyId: own.companyId },
    { ...stuck, companyId: everybody.companyId },
  ])
  const seen = (await call(readJobsHealth, { as: own })).announcements
  expect(seen).toMatchObject({ waiting: 1, stuck: [{ name: 'test.stuck', attempts: 9, lastError: '' }] })
  expect(await call(retryAnnouncements, { as: own })).toEqual({ count: 1 })
  const all = (await call(readJobsHealth, { as: everybody })).announcements
  expect(all?.stuck.length).toBeGreaterThanOrEqual(2)
})
