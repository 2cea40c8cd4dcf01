import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { countNotifications, listNotifications } from '@oktant/contract/notifications.ts'
import { listSegments } from '@oktant/contract/segments.ts'
import { signIn, type SignedIn, validateSession } from '@oktant/contract/sessions.ts'
import { startPostgres } from '../tools/kit/postgres.mjs'
import { addressOf, loaded, loginOf } from './kit/loaded.ts'
import { type Ask, type Measured, measure } from './kit/measure.ts'
import { type Server, startServer } from './kit/server-process.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } })
const seconds = Number(values.seconds)

type Row = Measured & { name: string; against?: string }
type Engine = { name: string; env: Record<string, string>; database: number[]; stop: () => Promise<void> }

// Issue 2 §6: the kit's one row against the bare one, and the hot reads against the kit's.
const least = 0.6

let missed = 0

async function embedded(): Promise<Engine> {
  return { name: 'embedded engine', env: { DATABASE_URL: '' }, database: [], stop: async () => {} }
}

async function postgres(): Promise<Engine> {
  const server = await startPostgres({ durable: true })
  return {
    name: 'PostgreSQL',
    env: { DATABASE_URL: server.url },
    database: server.pid === null ? [] : [server.pid],
    stop: server.stop,
  }
}

async function measureAll(engine: Engine): Promise<Row[]> {
  const bare = { path: '/' }
  const controls = [
    {
      name: 'bare answer',
      ...(await withServer('bare', engine, (server) => measure(server, [], bare, seconds))),
    },
    { name: 'bare row', ...(await withServer('bare-row', engine, (server) => press(server, engine, bare))) },
  ]
  return [...controls, ...(await withServer('oktant', engine, (server) => ours(server, engine)))]
}

const press = (server: Server, { database }: Engine, ask: Ask) => measure(server, database, ask, seconds)

async function ours(server: Server, engine: Engine): Promise<Row[]> {
  const authorization = `Bearer ${await tokenOf(server)}`
  const reading = (path: string): Ask => ({ path: `/rest${path}`, headers: { authorization } })
  const asks: { name: string; against?: string; ask: Ask }[] = [
    { name: 'kit row', against: 'bare row', ask: reading('/bench/one-row/1') },
    { name: 'validate', against: 'kit row', ask: reading(validateSession.path) },
    { name: 'segments', against: 'kit row', ask: reading(listSegments.path) },
    { name: 'notification count', against: 'kit row', ask: reading(countNotifications.path) },
    { name: 'notification list', against: 'kit row', ask: reading(listNotifications.path) },
    { name: 'sign-in', ask: signingIn },
  ]
  const rows: Row[] = []
  for (const { ask, ...row } of asks) rows.push({ ...row, ...(await press(server, engine, ask)) })
  return rows
}

const signingIn: Ask = {
  path: `/rest${signIn.path}`,
  method: 'POST',
  each: (number) => ({
    body: JSON.stringify({ login: loginOf(number), password: loaded.password }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(number) },
  }),
}

async function tokenOf({ url }: Server) {
  const answer = await fetch(`${url}/rest${signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'learner@demo.oktant.test', password: loaded.password }),
  })
  if (!answer.ok) throw new Error(`the sign-in answered ${answer.status}`)
  // NOTE: the contract of a good sign-in.
  const { payload } = (await answer.json()) as { payload: SignedIn }
  return payload.token
}

async function withServer<T>(name: string, { env }: Engine, work: (server: Server) => Promise<T>) {
  const folder = mkdtempSync(join(tmpdir(), 'oktant-bench-'))
  const settings = { DATA_DIR: folder, DEMO: 'on', SECRET: 'a secret of the bench, of 32 letters and more' }
  const server = await startServer(name, { ...settings, ...env })
  try {
    return await work(server)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function print(engine: string, rows: Row[]) {
  process.stdout.write(`\n${engine}, ${seconds} s each\n`)
  for (const row of rows) process.stdout.write(`${lineOf(row, rows)}\n`)
}

function lineOf({ name, against, perSecond, cpuMs, p99Ms }: Row, rows: Row[]) {
  const control = rows.find((row) => row.name === against)
  const share = control && perSecond / control.perSecond
  const isShort = share !== undefined && share < least
  if (isShort) missed += 1
  return [
    name.padEnd(20),
    `${perSecond.toFixed(0).padStart(7)} requests/s`,
    `${cpuMs.toFixed(3).padStart(8)} CPU-ms each`,
    `${p99Ms.toFixed(0).padStart(5)} ms p99`,
    share === undefined ? '' : `  ${(100 * share).toFixed(0)} % of ${against}${isShort ? ' ✗' : ''}`,
  ].join('')
}

for (const open of [embedded, postgres]) {
  const engine = await open()
  try {
    const rows = await measureAll(engine)
    print(engine.name, rows)
  } finally {
    await engine.stop()
  }
}
process.exitCode = missed ? 1 : 0
