import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testServer } from '../../test/kit/server.ts'
import { rowsRead, statementsOf } from '../../test/kit/run/statements.ts'
import type { Db } from '../db/engine/db.ts'
import { companies } from '../features/organisation/companies/companies.tables.ts'
import { announce, announceAll } from './announce.ts'
import { type Listener, listener, listenerToAll, makeOutbox } from './outbox.ts'
import { announcements } from './outbox.tables.ts'
import { claimNext, forgetOldAnnouncements } from './outbox.queries.ts'

declare module './announce.ts' {
  interface Announcements {
    'test.happened': { run: string; number: number }
  }
}

type Heard = { run: string; number: number }
let runs = 0

/** A dispatcher of its own, whose listeners hear only what its own test announces. */
async function setUp(hear: (heard: Heard) => Promise<void> | void = () => {}, others: Listener<null>[] = []) {
  const { db, engine, kit, clock, make, app } = await testServer()
  const run = `run ${(runs += 1)}`
  await db.delete(announcements)
  const heard: number[] = []
  const listeners = [
    listener('test.happened', 'test.first', async (_, payload: Heard) => {
      await hear(payload)
      heard.push(payload.number)
    }),
    ...others,
  ]
  const lanes = engine.kind === 'embedded' ? 1 : 4
  const outbox = () => makeOutbox({ db, log: kit.log, now: kit.now, listeners, lanes, context: () => null })
  const say = (number: number, key?: string) =>
    db.transaction((tx) => announce(tx, 'test.happened', { run, number }, key ? { key } : {}))
  return { db, engine, kit, clock, make, app, run, heard, outbox, say }
}

test('what is announced is heard once, after the commit', async () => {
  const { db, run, heard, outbox } = await setUp()
  const dispatcher = outbox()
  await db.transaction(async (tx) => {
    await announce(tx, 'test.happened', { run, number: 1 })
    expect(heard).toEqual([])
  })
  await dispatcher.deliver()
  await dispatcher.deliver()
  expect(heard).toEqual([1])
})

test('the next one is found without a look through all that wait', async () => {
  const { db, engine, run, say } = await setUp()
  await say(0, 'one key')
  await announceAll(
    db,
    'test.happened',
    Array.from({ length: 500 }, (_, number) => ({ run, number })),
  )
  const asked = await statementsOf(() => claimNext(db, new Date()))
  expect(await rowsRead(engine, asked)).toBeLessThan(10)
})

test('what is announced in a transaction that fails is never heard', async () => {
  const { db, run, heard, outbox } = await setUp()
  const undone = db.transaction(async (tx) => {
    await announce(tx, 'test.happened', { run, number: 1 })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await outbox().deliver()
  expect(heard).toEqual([])
})

test('several dispatchers at once deliver everything once, and each key in its order', async () => {
  const byKey = new Map<string, number[]>()
  const { heard, outbox, say } = await setUp()
  const keys = ['a', 'b', 'c']
  await Promise.all(
    keys.map(async (key, index) => {
      for (let number = 0; number < 20; number += 1) await say(index * 100 + number, key)
    }),
  )
  await Promise.all([outbox(), outbox(), outbox()].map((dispatcher) => dispatcher.deliver()))
  for (const number of heard) {
    const key = keys[Math.floor(number / 100)] ?? ''
    byKey.set(key, [...(byKey.get(key) ?? []), number % 100])
  }
  const inOrder = Array.from({ length: 20 }, (_, number) => number)
  expect([...byKey.values()]).toEqual([inOrder, inOrder, inOrder])
})

test('of two transactions with one key, the second waits, so that its announcement comes second', async () => {
  const { db, engine, run, heard, outbox, say } = await setUp()
  if (engine.kind === 'embedded') return
  let second: Promise<void> | undefined
  await db.transaction(async (tx) => {
    await announce(tx, 'test.happened', { run, number: 1 }, { key: 'k' })
    second = say(2, 'k')
    await new Promise((resolve) => setTimeout(resolve, 200))
    await outbox().deliver()
    expect(heard).toEqual([])
  })
  await second
  await outbox().deliver()
  expect(heard).toEqual([1, 2])
})

test('a failure is tried again with growing waits, holds up its own key alone, and keeps its order', async () => {
  let broken = true
  const { db, clock, heard, outbox, say } = await setUp(({ number }) => {
    if (number === 1 && broken) throw new Error('not today')
  })
  const dispatcher = outbox()
  await say(1, 'k')
  await say(2, 'k')
  await say(3, 'other')
  await say(4)
  await dispatcher.deliver()
  // NOTE: only announcements of one key have an order among each other.
  expect(heard.toSorted()).toEqual([3, 4])
  const [first] = await db
    .select()
    .from(announcements)
    .where(eq(announcements.key, 'k'))
    .orderBy(announcements.id)
  expect(first).toMatchObject({ attempts: 1, lastError: 'test.first: not today', deliveredAt: null })
  broken = false
  await dispatcher.deliver()
  expect(heard).toHaveLength(2)
  clock.skew += 1500
  await dispatcher.deliver()
  expect(heard.slice(2)).toEqual([1, 2])
})

const company = (name: string) => ({ name, code: name, emailAddress: name, state: 'confirmed' }) as const
const namesOf = async (db: Db, run: string) =>
  (
    await db
      .select()
      .from(companies)
      .where(like(companies.name, `${run} %`))
  )
    .map(({ name }) => name)
    .toSorted()

test('a listener’s work is undone with its failure, and what another listener did is not done again', async () => {
  let tries = 0
  const failing = listener('test.happened', 'test.failing', async (db, { run }: Heard) => {
    tries += 1
    await db.insert(companies).values(company(`${run} ${tries}`))
    // NOTE: the first time all are heard at once, and then each by itself.
    if (tries <= 2) throw new Error('too early')
  })
  const other = listener('test.happened', 'test.other', async (db, { run }: Heard) => {
    await db.insert(companies).values(company(`${run} other`))
  })
  const { db, run, clock, outbox, say } = await setUp(undefined, [other, failing])
  await say(1)
  await outbox().deliver()
  expect(await namesOf(db, run)).toEqual([`${run} other`])
  clock.skew += 2000
  await outbox().deliver()
  expect(await namesOf(db, run)).toEqual([`${run} 3`, `${run} other`])
})

test('a database error inside one listener harms no other', async () => {
  const failing = listener('test.happened', 'test.sql', async (db) => {
    await db.execute('select 1/0')
  })
  const other = listener('test.happened', 'test.other', async (db, { run }: Heard) => {
    await db.insert(companies).values(company(`${run} other`))
  })
  const { db, run, outbox, say } = await setUp(undefined, [failing, other])
  await say(1)
  await outbox().deliver()
  expect(await namesOf(db, run)).toEqual([`${run} other`])
})

/** Whoever hears many at once; `toBlame` is what they fail at. */
async function hearTogether(toBlame: number | null = null) {
  const { db, kit, run } = await setUp()
  const heard: number[][] = []
  const all = listenerToAll('test.happened', 'test.all', async (tx, together) => {
    const numbers = together.map(({ payload }) => payload.number)
    const name = `${run} ${numbers.join(' ')}`
    await tx.insert(companies).values({ name, code: name, emailAddress: name, state: 'confirmed' })
    if (toBlame !== null && numbers.includes(toBlame)) throw new Error('not this one')
    heard.push(numbers)
  })
  const outbox = makeOutbox({
    db,
    log: kit.log,
    now: kit.now,
    listeners: [all],
    lanes: 1,
    context: () => null,
  })
  const left = async () =>
    (await db.select().from(announcements).orderBy(announcements.id)).map(({ attempts, deliveredAt }) =>
      deliveredAt === null ? attempts : 'delivered',
    )
  const made = async () =>
    (
      await db
        .select()
        .from(companies)
        .where(like(companies.name, `${run} %`))
    ).length
  await announceAll(
    db,
    'test.happened',
    [1, 2, 3, 4].map((number) => ({ run, number })),
  )
  return { outbox, heard, left, made }
}

test('what is done for many at once is heard together, and once', async () => {
  const { outbox, heard, left, made } = await hearTogether()
  await outbox.deliver()
  await outbox.deliver()
  expect([heard, await made()]).toEqual([[[1, 2, 3, 4]], 1])
  expect(await left()).toEqual(['delivered', 'delivered', 'delivered', 'delivered'])
})

test('where those heard together fail, each is heard by itself, and nothing is done twice', async () => {
  const { outbox, heard, left, made } = await hearTogether(3)
  await outbox.deliver()
  expect([heard, await made()]).toEqual([[[1], [2], [4]], 3])
  expect(await left()).toEqual(['delivered', 'delivered', 1, 'delivered'])
})

test('what stays stuck is counted where the monitor looks, and the process stays ready', async () => {
  const { app, clock, outbox, say } = await setUp(() => {
    throw new Error('never')
  })
  const stuck = async () => /oktant_outbox_stuck (\d+)/.exec((await app.inject('/metrics')).payload)?.[1]
  await say(1)
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await outbox().deliver()
    clock.skew += 60_000
  }
  clock.skew -= 240_000
  expect(await stuck()).toBe('0')
  clock.skew += 240_000
  await outbox().deliver()
  expect(await stuck()).toBe('1')
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('a running dispatcher is woken by the commit itself', async () => {
  const { engine, heard, outbox, say } = await setUp()
  const dispatcher = outbox()
  const deaf = await engine.listen((text) => text.includes('outbox') && dispatcher.wake())
  dispatcher.start()
  await dispatcher.deliver()
  const began = Date.now()
  await say(1)
  await expect.poll(() => heard, { interval: 10 }).toEqual([1])
  expect(Date.now() - began).toBeLessThan(2500)
  await dispatcher.stop()
  await deaf()
})

test('a dispatcher that is stopped finishes what it has begun, and begins nothing more', async () => {
  let finish = () => {}
  let begun = () => {}
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  const mayFinish = new Promise<void>((resolve) => (finish = resolve))
  const { heard, outbox, say } = await setUp(async () => {
    begun()
    await mayFinish
  })
  const dispatcher = outbox()
  await say(1, 'k')
  await say(2, 'k')
  const delivering = dispatcher.deliver()
  await hasBegun
  const stopping = dispatcher.stop()
  finish()
  await Promise.all([stopping, delivering])
  expect(heard).toEqual([1])
})

test('delivered announcements are forgotten after a week, others never', async () => {
  const { db, kit, outbox, say } = await setUp()
  await say(1)
  await outbox().deliver()
  await say(2)
  const days = (count: number) => new Date(kit.now().getTime() + count * 24 * 3_600_000)
  const left = async () => (await db.select().from(announcements)).length
  await forgetOldAnnouncements(db, days(6))
  expect(await left()).toBe(2)
  await forgetOldAnnouncements(db, days(8))
  expect(await left()).toBe(1)
})
