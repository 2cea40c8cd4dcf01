import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '../../../../../tools/kit/postgres.mjs'
import { type Db, rowsOf } from '../../../src/db/engine/db.ts'
import { openPostgres } from '../../../src/db/engine/postgres.ts'
import {
  countHeld,
  listBookingsOf,
  listLedger,
} from '../../../src/features/events/bookings/bookings.queries.ts'
import { replayed } from '../../../src/features/events/bookings/seat-ledger.rules.ts'
import { databaseUrl } from '../../kit/run/global-setup.ts'
import { type Arrived, mailServer } from '../../kit/servers/mail-server.ts'
import { eventForm } from '../../scenes/events.ts'
import { pause, serverProcess } from '../process.ts'
import { share } from '../size.ts'
import { SeatWriter } from './seat-writer.ts'

const kills = share(20)
const seats = 2
const leastDeeds = 12
/** So many letters a postman has in hand at once, and of these alone a kill may let one be handed over again. */
const inHand = 10
const names = ['learner', 'manager', 'hr', 'moderator', 'admin']
const cleanUp: (() => unknown)[] = []

afterAll(async () => {
  for (const clean of cleanUp.reverse()) await clean()
})

async function setUp() {
  const cluster = await startPostgres()
  cleanUp.push(cluster.stop)
  const admin = await openPostgres(cluster.url, { connections: 1 })
  await admin.query('create database kills').finally(admin.close)
  const url = databaseUrl(cluster.url, 'kills')
  const folder = mkdtempSync(join(tmpdir(), 'oktant-kills-'))
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
  const mail = await mailServer()
  const secret = 'a secret of the proofs, 32 letters or more'
  const server = await serverProcess({
    DATA_DIR: folder,
    SECRET: secret,
    DATABASE_URL: url,
    SMTP_URL: mail.url,
  })
  cleanUp.push(server.stop)
  await server.start()
  const engine = await openPostgres(url, { connections: 2 })
  cleanUp.push(engine.close)
  return { server, mail, db: engine.db }
}

/** Events of which half give their seats at once, and the others after the manager and HR. */
async function planEvents(trainer: SeatWriter) {
  const planned: number[] = []
  for (let at = 0; at < 8; at += 1) {
    const terms = { seats, managerApproval: at % 2 === 1, hrApproval: at % 2 === 1, cancelHours: 0 }
    const { payload } = await trainer.send('POST', '/client/cdi-event', { ...eventForm, ...terms })
    // NOTE: the payload of this call.
    planned.push((payload as { id: number }).id)
  }
  return planned
}

type Ledger = { companyId: number; ids: readonly number[] }

/** Seats beyond what there is, and bookings that their ledger tells otherwise. */
async function faultsOf(db: Db, { companyId, ids }: Ledger) {
  const faults: string[] = []
  for (const id of ids) {
    const held = await countHeld(db, { companyId, id }, new Date())
    if (held > seats) faults.push(`${held} of ${seats} seats of ${id}`)
    const told = replayed(await listLedger(db, { companyId, id }))
    for (const row of await listBookingsOf(db, { companyId, eventId: id }))
      if (told.has(row.id) && told.get(row.id) !== row.status) faults.push(`${row.id} is told otherwise`)
  }
  return faults
}

/** What was acknowledged and stands in no line of the ledger. */
async function lostOf(db: Db, { companyId, ids }: Ledger, writers: readonly SeatWriter[]) {
  const lines: string[] = []
  for (const id of ids)
    for (const { bookingId, actorId, toStatus } of await listLedger(db, { companyId, id }))
      lines.push(`${bookingId} ${actorId} ${toStatus}`)
  const count = (list: readonly string[], one: string) => list.filter((other) => other === one).length
  const acknowledged = writers.flatMap(({ book }) =>
    book.map(({ bookingId, userId, to }) => `${bookingId} ${userId} ${to}`),
  )
  return [...new Set(acknowledged)].filter((one) => count(lines, one) < count(acknowledged, one))
}

/** NOTE: a letter that was in hand is tried again after minutes, which are over at once here. */
const endLeases = (db: Db) =>
  db.execute(sql`update mails set next_try_at = null where state = 'waiting' and attempts > 0`)

/** NOTE: a letter for later, such as one that may not disturb at night, waits for its time. */
const openWork = async (db: Db) => {
  const [row] = await rowsOf<{ open: number }>(
    db,
    sql`select (select count(*) from announcements where delivered_at is null)::int
      + (select count(*) from mails where state = 'waiting' and (next_try_at is null or attempts > 0))::int "open"`,
  )
  return row?.open ?? 0
}

type Sent = { id: number; onceKey: string; state: string }
const lettersOfBookings = (db: Db) =>
  rowsOf<Sent>(
    db,
    sql`select id, once_key "onceKey", state from mails where once_key like 'booking %' order by id`,
  )

/** How often each letter arrived, by the number that it bears. */
function arrivals(arrived: readonly Arrived[]) {
  const times = new Map<number, number>()
  for (const { mail } of arrived) {
    const id = Number(/<o(\d+)\./.exec(mail.messageId ?? '')?.[1])
    times.set(id, (times.get(id) ?? 0) + 1)
  }
  return times
}

test(`of seats and letters nothing is lost and nothing doubled by ${kills} kills of the server`, async () => {
  const { server, mail, db } = await setUp()
  const people = [...names, 'trainer'].map((name) => new SeatWriter(server.url, `${name}@demo.oktant.test`))
  for (const one of people) expect(await one.signIn()).toBe(true)
  const writers = people.slice(0, names.length)
  const ids = await planEvents(people[names.length] ?? new SeatWriter(server.url, ''))
  const [company] = await rowsOf<{ companyId: number }>(
    db,
    sql`select company_id "companyId" from events where id = ${ids[0]}`,
  )
  const ledger = { companyId: company?.companyId ?? 0, ids }
  const done = () => writers.reduce((sum, { book }) => sum + book.length, 0)
  for (let kill = 0; kill < kills; kill += 1) {
    const before = done()
    for (const writer of writers) writer.begin(ids)
    while (done() - before < leastDeeds) await pause(20)
    await pause(Math.random() * 1200)
    await server.kill()
    await Promise.all(writers.map((writer) => writer.end()))
    expect(await faultsOf(db, ledger)).toEqual([])
    expect(await lostOf(db, ledger, writers)).toEqual([])
    await endLeases(db)
    await server.start()
  }
  await expect.poll(() => openWork(db), { timeout: 120_000, interval: 250 }).toBe(0)
  const letters = await lettersOfBookings(db)
  expect(letters.filter(({ state }) => state !== 'sent')).toEqual([])
  expect(new Set(letters.map(({ onceKey }) => onceKey)).size).toBe(letters.length)
  const times = arrivals(mail.arrived)
  const again = [...times.values()].reduce((sum, count) => sum + count - 1, 0)
  expect(letters.filter(({ id }) => !times.has(id))).toEqual([])
  // NOTE: what the mail server took just before a kill is handed over once more under the same number, by which mail programs show it once.
  expect(again).toBeLessThanOrEqual(kills * inHand)
  process.stdout.write(
    `kills: ${kills}, ${done()} acknowledged deeds, none lost; ${letters.length} letters of bookings, each once, ${again} handed over again under their number\n`,
  )
}, 1_800_000)
