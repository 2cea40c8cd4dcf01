import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@oktant/server/db/engine/db.ts'
import { openPostgres } from '@oktant/server/db/engine/postgres.ts'
import { freePort, startPostgres } from '../tools/kit/postgres.mjs'
import { companyOf } from './kit/company.ts'
import { type Ask, askTimes, measure, type Measured } from './kit/measure.ts'
import {
  committing,
  filters,
  inserting,
  launching,
  ranging,
  searching,
  stating,
} from './kit/packages/asked.ts'
import { loadStatements } from './kit/packages/loaded-statements.ts'
import { makeCredentials, openAttempts } from './kit/packages/opened.ts'
import { type Server, startServer } from './kit/server-process.ts'
import { countingSettings, type Counter, countStatements } from './kit/statements.ts'

// What packages cost on PostgreSQL, as the player and the programs of others send it: commits, launches, files and statements.
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10000' },
    statements: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '4' },
    /** Only what has this in its name. */
    only: { type: 'string', default: '' },
  },
})
const seconds = Number(values.seconds)
const count = Number(values.statements)
const countedTimes = 20
const author = 'admin@demo.oktant.test'

/** CPU-ms of the server and the database together. */
const ceilings: Readonly<Record<string, number>> = {
  'a commit of 4 KB': 1.5,
  'a launch': 3,
  'a batch of 50 statements': 7,
}

/** NOTE: files of packages are asked for at a host of their own. */
type Row = { name: string; ask: Ask; isContent?: boolean }

const film = 8_000_000
const range = 65_536

/** Lets one of the files of the package that is played be as large as a film. */
async function makeFilm(db: Db) {
  const [file] = await rowsOf<{ path: string; name: string }>(
    db,
    sql`update package_assets set bytes = ${film} where (company_id, content_id, path) = (
      select company_id, content_id, min(path) from package_assets where content_id = (
        select content_id from package_revisions where revision_id = (
          select min(revision_id) from played_packages where kind = 'scorm12'))
      group by company_id, content_id) returning path, name`,
  )
  const stored = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (one) => file && basename(one) === basename(file.name),
  )
  if (!file || !stored) throw new Error('there is no file of a package')
  writeFileSync(join(folder, stored), randomBytes(film))
  return file.path
}

type Found = Awaited<ReturnType<typeof openAttempts>> & { credentials: readonly string[] }

async function rowsFor(db: Db, { credentials, childId, ...opened }: Found): Promise<Row[]> {
  const path = await makeFilm(db)
  return [
    { name: 'one row, by the kit', ask: inserting(opened.committing) },
    { name: 'a commit of 4 KB', ask: committing(opened.committing, 4000) },
    { name: 'a commit of 64 KB', ask: committing(opened.large, 63_000) },
    // NOTE: after the commits, as a launch ends the one before it.
    { name: 'a launch', ask: launching(opened.launching, childId) },
    {
      name: 'a range of 64 KB of a film',
      ask: ranging(opened.committing, path, film, range),
      isContent: true,
    },
    { name: 'a statement alone', ask: stating(credentials, 1) },
    { name: 'a batch of 50 statements', ask: stating(credentials, 50) },
    ...Object.entries(filters).map(([name, filter]) => ({
      name: `statements ${name}`,
      ask: searching(credentials, filter, count),
    })),
  ]
}

const told = (name: string, { cpuMs, perSecond, p99Ms }: Measured, counted: string) => {
  const ceiling = ceilings[name]
  const bound = ceiling === undefined ? '' : `  of ${ceiling}${cpuMs > ceiling ? ' ✗' : ''}`
  return `  ${name.padEnd(46)}${cpuMs.toFixed(2).padStart(8)} CPU-ms${perSecond.toFixed(0).padStart(8)}/s  p99 ${p99Ms} ms${counted}${bound}\n`
}

async function countOf(server: Server, counter: Counter, ask: Ask) {
  const { statements, blocks } = await counter.during(() => askTimes(server, ask, countedTimes))
  return `  ${statements.toFixed(0)} statements, ${blocks.toFixed(0)} blocks`
}

const postgres = await startPostgres({ durable: true, settings: countingSettings })
const folder = mkdtempSync(join(tmpdir(), 'oktant-bench-packages-'))
const engine = await openPostgres(postgres.url, { connections: 2 })
const database = postgres.pid === null ? [] : [postgres.pid]
const contentPort = await freePort()
const server = await startServer('oktant', {
  DATA_DIR: folder,
  DATABASE_URL: postgres.url,
  CONTENT_PORT: String(contentPort),
  SECRET: 'a secret of the bench, 32 letters or more',
  DEMO: 'on',
  PEOPLE: values.people,
})
const content = { ...server, url: `http://127.0.0.1:${contentPort}` }
const counter = await countStatements(postgres.url)
try {
  const { db } = engine
  const isWanted = ({ name }: Row) => name.includes(values.only) || name === 'one row, by the kit'
  const opened = await openAttempts(server, db)
  await db.execute(sql`update played_packages set suspend_data = 64000`)
  // NOTE: who is launched anew has said something before.
  await askTimes(server, committing(opened.launching, 4000), opened.launching.length)
  const credentials = await makeCredentials(server, author)
  const rows = (await rowsFor(db, { ...opened, credentials })).filter(isWanted)
  process.stdout.write(`PostgreSQL, ${values.people} people, ${count} statements\n`)
  let isLoaded = false
  for (const { name, ask, isContent } of rows) {
    if (name.startsWith('statements ') && !isLoaded) {
      await loadStatements(db, await companyOf(db, author), count)
      isLoaded = true
    }
    const asked = isContent ? content : server
    const found = await measure(asked, database, ask, seconds)
    process.stdout.write(told(name, found, await countOf(asked, counter, ask)))
  }
} finally {
  await counter.stop()
  await server.stop()
  await engine.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
