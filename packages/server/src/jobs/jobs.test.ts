import { expect, test } from 'vitest'
import { testServer } from '../../test/kit/server.ts'
import { makeJobs } from './jobs.ts'

const begin = async () => {
  const { engine, kit } = await testServer()
  return makeJobs({ engine, log: kit.log, lookEverySeconds: 1 })
}

test('a job that is sent runs once, although two processes look for it', async () => {
  const [one, other] = [await begin(), await begin()]
  const ran: unknown[] = []
  const work = async (data: object) => void ran.push(data)
  await one.define('test.once', work)
  await other.define('test.once', work)
  for (let number = 0; number < 5; number += 1) await one.send('test.once', { number })
  await expect.poll(() => ran.length, { timeout: 15_000 }).toBe(5)
  await Promise.all([one.stop(), other.stop()])
  expect(ran).toHaveLength(5)
  expect(new Set(ran.map((data) => JSON.stringify(data))).size).toBe(5)
}, 40_000)

test('a job that fails waits and is tried again', async () => {
  const { engine } = await testServer()
  const jobs = await begin()
  let tries = 0
  await jobs.define('test.failing', async () => {
    tries += 1
    throw new Error('not today')
  })
  const id = await jobs.send('test.failing')
  const state = async () => {
    const [row] = await engine.query(
      'select state, retry_count, start_after > now() waits from pgboss.job where id = $1',
      [id],
    )
    return row
  }
  await expect.poll(state, { timeout: 15_000 }).toMatchObject({ state: 'retry', waits: true })
  await jobs.stop()
  expect(tries).toBe(1)
}, 40_000)

test('a schedule is kept once, however many processes ask for it', async () => {
  const { engine } = await testServer()
  const [one, other] = [await begin(), await begin()]
  for (const jobs of [one, other]) {
    await jobs.define('test.timed', async () => {})
    await jobs.schedule('test.timed', '5 4 * * *')
  }
  await Promise.all([one.stop(), other.stop()])
  expect(await engine.query("select cron, timezone from pgboss.schedule where name = 'test.timed'")).toEqual([
    { cron: '5 4 * * *', timezone: 'UTC' },
  ])
}, 40_000)

/** Jobs whose database can be away. */
async function jobsThatLose() {
  const { engine, kit } = await testServer()
  const database = { isAway: false }
  const query: typeof engine.query = (text, values) =>
    database.isAway ? Promise.reject(new Error('away')) : engine.query(text, values)
  const jobs = makeJobs({ engine: { query }, log: kit.log, lookEverySeconds: 1 })
  return { jobs, database, engine }
}

test('what could not begin while the database was away is begun by whoever asks next, once', async () => {
  const { jobs, database } = await jobsThatLose()
  database.isAway = true
  const ran: unknown[] = []
  const define = () => jobs.define('test.later', async (data) => void ran.push(data))
  await expect(define()).rejects.toThrow('away')
  database.isAway = false
  await define()
  await define()
  await jobs.send('test.later', { number: 1 })
  await expect.poll(() => ran, { timeout: 15_000 }).toEqual([{ number: 1 }])
  await jobs.stop()
  expect(ran).toHaveLength(1)
}, 40_000)

test('how a job ended while the database was away is written when it is back', async () => {
  const { jobs, database, engine } = await jobsThatLose()
  const leave = () => {
    database.isAway = true
    setTimeout(() => (database.isAway = false), 300)
  }
  await jobs.define('test.done', async () => leave())
  await jobs.define('test.undone', () => {
    leave()
    return Promise.reject(new Error('not today'))
  })
  for (const [name, state] of [
    ['test.done', 'completed'],
    ['test.undone', 'retry'],
  ] as const) {
    const id = await jobs.send(name)
    const of = () => engine.query('select state from pgboss.job where id = $1', [id])
    await expect.poll(of, { timeout: 15_000 }).toEqual([{ state }])
  }
  await jobs.stop()
}, 40_000)
