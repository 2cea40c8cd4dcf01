import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@oktant/server/db/engine/db.ts'
import { openPostgres } from '@oktant/server/db/engine/postgres.ts'
import { freePort, startPostgres } from '../../tools/kit/postgres.mjs'
import { loginOf } from './loaded.ts'
import { type Ask, medianOf } from './measure.ts'
import { signedIn } from './people.ts'
import { bearer, control, countRow, cpuOf, type MeasuredRow, measureRow } from './rows.ts'
import { type Server, startServer } from './server-process.ts'
import { type Counter, countingSettings, countStatements } from './statements.ts'

/** A company of so many people on a PostgreSQL of its own, which counts what it is asked. */
export type Company = {
  server: Server
  db: Db
  companyId: number
  database: number[]
  counter: Counter
}

export async function withCompany<T>(people: number, work: (company: Company) => Promise<T>) {
  const postgres = await startPostgres({ durable: true, settings: countingSettings })
  const folder = mkdtempSync(join(tmpdir(), 'oktant-bench-'))
  const engine = await openPostgres(postgres.url, { connections: 2 })
  const server = await startServer('oktant', {
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    SECRET: 'a secret of the bench, of 32 letters and more',
    DEMO: 'off',
    CONTENT_PORT: String(await freePort()),
    PEOPLE: String(people),
    COURSES: '20',
    AUTHOR: 'on',
  })
  const counter = await countStatements(postgres.url)
  try {
    const { db } = engine
    const companyId = await companyOf(db, loginOf(0))
    const database = postgres.pid === null ? [] : [postgres.pid]
    return await work({ server, db, companyId, database, counter })
  } finally {
    await counter.stop()
    await server.stop()
    await engine.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The company that somebody belongs to. */
export async function companyOf(db: Db, login: string) {
  const [found] = await rowsOf<{ id: number }>(
    db,
    sql`select company_id id from users where login = ${login}`,
  )
  if (!found) throw new Error(`nobody signs in as ${login}`)
  return found.id
}

export type Looker = { id: number; token: string }

/** Some of the people, signed in, from this one on. NOTE: the first few hundred have people whom they lead. */
export async function lookersOf({ server, db, companyId }: Company, first = 300, many = 16) {
  const tokens = await signedIn(server, first, many)
  const logins = tokens.map((_, at) => loginOf(first + at))
  const rows = await rowsOf<{ id: number; login: string }>(
    db,
    sql`select id, login from users where company_id = ${companyId} and login = any(${sql.param(logins)}::text[])`,
  )
  const ids = new Map(rows.map(({ login, id }) => [login, id]))
  return tokens.map((token, at): Looker => ({ token, id: ids.get(logins[at] ?? '') ?? 0 }))
}

export async function giveProfile({ db, companyId }: Company, userIds: readonly number[], keys: string[]) {
  await db.execute(sql`insert into user_profiles (company_id, user_id, profile_id)
    select ${companyId}::integer, person, profile.id from unnest(${sql.param([...userIds])}::integer[]) person
    join profiles profile on profile.company_id = ${companyId} and profile.key = any(${sql.param(keys)}::text[])
    on conflict do nothing`)
}

/** A screen or an act with what it may cost, in CPU-ms of the server and the database together. */
export type Bounded = MeasuredRow & { bound?: number }
export const rowOf = (name: string, asks: Ask[], bound?: number): Bounded => ({
  name,
  asks,
  found: [],
  ...(bound !== undefined && { bound }),
})
export type Found = { size: string; rows: Bounded[] }

/** How long a bench measures, as its own options say. */
export const measuringOptions = {
  rounds: { type: 'string', default: '3' },
  seconds: { type: 'string', default: '3' },
} as const
type Measuring = Record<keyof typeof measuringOptions, string>
const countedTimes = 20

/** NOTE: so few that a busy machine turns nobody away, and what costs much is measured, too. */
const connections = 4

/** Round by round beside one row that the kit reads; then counted once more. */
export async function measureAll(
  { server, database, counter }: Company,
  rows: readonly Bounded[],
  measuring: Measuring,
) {
  const [rounds, seconds] = [Number(measuring.rounds), Number(measuring.seconds)]
  for (let round = 0; round < rounds; round += 1)
    for (const row of rows)
      row.found.push(
        await measureRow(
          server,
          database,
          { ...row, asks: row.asks.map((ask) => ({ ...ask, connections })) },
          seconds,
        ),
      )
  for (const row of rows) row.counted = await countRow(server, counter, row, countedTimes)
}

export const withControl = (token: string, rows: Bounded[]): Bounded[] => [control(token), ...rows]
export const headersOf = ({ token }: Looker) => bearer(token)

const mark = (isFaulty: boolean) => {
  if (isFaulty) process.exitCode = 1
  return isFaulty ? ' ✗' : ''
}

function print({ size, rows }: Found) {
  const kit = rows.find(({ name }) => name === 'kit row')
  process.stdout.write(
    `\nPostgreSQL, ${size}\n\n| screen or act | calls | CPU-ms | ceiling | p99 ms | times the kit row | statements | blocks |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n`,
  )
  for (const row of rows) {
    const cpu = cpuOf(row)
    const { name, asks, bound, counted } = row
    const cells = [
      name,
      asks.length,
      cpu.toFixed(2),
      bound === undefined ? '' : `${bound}${mark(cpu > bound)}`,
      medianOf(row.found, ({ p99Ms }) => p99Ms).toFixed(0),
      (cpu / (kit ? cpuOf(kit) : NaN)).toFixed(1),
      counted?.statements.toFixed(1),
      counted?.blocks.toFixed(0),
    ]
    process.stdout.write(`| ${cells.join(' | ')} |\n`)
  }
}

// NOTE: a deeper index has a block or two more for each look into it, and so the same grows by a little.
const mostGrowth = 1.5

/** How many blocks the same screens look at in the smallest and in the largest company. */
function printGrowth(found: readonly Found[], flat: readonly string[]) {
  const [small, large] = [found[0], found.at(-1)]
  if (!small || !large || small === large) return
  process.stdout.write(`\nblocks, ${small.size} → ${large.size}\n`)
  for (const name of flat) {
    const [one, other] = [small, large].map(
      ({ rows }) => rows.find((row) => row.name === name)?.counted?.blocks ?? NaN,
    )
    const times = (other ?? NaN) / (one ?? NaN)
    const said = `${one?.toFixed(0)} → ${other?.toFixed(0)}, ${times.toFixed(2)} times`
    process.stdout.write(`  ${name.padEnd(24)}${said}${mark(!(times <= mostGrowth))}\n`)
  }
}

/** One size after the other, as they are named with commas between, and what has grown from the first to the last. */
export async function measureEach(
  sizes: string,
  measureWith: (size: number) => Promise<Found>,
  flat: readonly string[],
) {
  const found: Found[] = []
  for (const size of sizes.split(',').map(Number)) {
    const one = await measureWith(size)
    print(one)
    found.push(one)
  }
  printGrowth(found, flat)
}
