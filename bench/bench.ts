import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { countNotifications, listNotifications } from '@oktant/contract/communication/notifications.ts'
import { listSegments } from '@oktant/contract/learning/segments.ts'
import { signIn, type SignedIn, validateSession } from '@oktant/contract/people/sessions.ts'
import { startPostgres } from '../tools/kit/postgres.mjs'
import { addressOf, loaded, loginOf } from './kit/loaded.ts'
import { type Ask, measure, type Measured, medianOf } from './kit/measure.ts'
import { type Server, startServer } from './kit/server-process.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '1' }, rounds: { type: 'string', default: '9' } },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)

type Row = { name: string; against?: string; server: Server; ask: Ask; found: Measured[] }
type Engine = { name: string; env: Record<string, string>; database: number[]; stop: () => Promise<void> }

// The kit's one row against the bare one, and the hot reads against the kit's.
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

/** Round by round, so that whatever else the machine does meets each row and its control alike. */
async function measureAll(engine: Engine) {
  const [bare, bareRow, oktant] = [
    await begin('bare', engine),
    await begin('bare-row', engine),
    await begin('oktant', engine),
  ]
  try {
    const rows = await rowsOf(bare, bareRow, oktant)
    const signedIn: Row = { name: 'sign-in', server: oktant, ask: signingIn, found: [] }
    for (let round = 0; round < rounds; round += 1) {
      for (const row of rows) row.found.push(await measure(row.server, engine.database, row.ask, seconds))
    }
    // NOTE: last and by itself, as its hashes go on for a moment after whoever asked has gone.
    signedIn.found.push(await measure(oktant, engine.database, signingIn, 2 * seconds))
    print(engine.name, [...rows, signedIn])
  } finally {
    for (const { stop } of [bare, bareRow, oktant]) await stop()
  }
}

async function rowsOf(bare: Server, bareRow: Server, oktant: Server): Promise<Row[]> {
  const authorization = `Bearer ${await tokenOf(oktant)}`
  const reading = (path: string): Ask => ({ path: `/rest${path}`, headers: { authorization } })
  const ours = (name: string, ask: Ask, against: string): Row => ({
    name,
    against,
    server: oktant,
    ask,
    found: [],
  })
  return [
    { name: 'bare answer', server: bare, ask: { path: '/' }, found: [] },
    { name: 'bare row', server: bareRow, ask: { path: '/' }, found: [] },
    ours('kit row', reading('/client/bench/one-row/1'), 'bare row'),
    ours('validate', reading(validateSession.path), 'kit row'),
    ours('segments', reading(listSegments.path), 'kit row'),
    ours('notification count', reading(countNotifications.path), 'kit row'),
    ours('notification list', reading(listNotifications.path), 'kit row'),
  ]
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

async function begin(name: string, { env }: Engine): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'oktant-bench-'))
  const settings = { DATA_DIR: folder, DEMO: 'on', SECRET: 'a secret of the bench, of 32 letters and more' }
  const server = await startServer(name, { ...settings, ...env })
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...server, stop }
}

function print(engine: string, rows: Row[]) {
  process.stdout.write(`\n${engine}: medians of ${rounds} rounds of ${seconds} s each\n`)
  for (const row of rows) process.stdout.write(`${lineOf(row, rows)}\n`)
}

function lineOf({ name, against, found }: Row, rows: Row[]) {
  const control = rows.find((row) => row.name === against)
  return [
    name.padEnd(20),
    `${medianOf(found, ({ perSecond }) => perSecond)
      .toFixed(0)
      .padStart(7)} requests/s`,
    `${medianOf(found, ({ cpuMs }) => cpuMs)
      .toFixed(3)
      .padStart(8)} CPU-ms each`,
    `${medianOf(found, ({ p99Ms }) => p99Ms)
      .toFixed(0)
      .padStart(5)} ms p99`,
    control ? `  ${shares(found, control.found)} of ${against}` : '',
  ].join('')
}

/** How much of the control is reached: by requests in the same time, and by the CPU that each of them takes. */
function shares(found: Measured[], control: Measured[]) {
  const share = (of: (own: Measured, other: Measured) => number) =>
    medianOf(
      found.map((own, round) => of(own, control[round] ?? own)),
      (ratio) => ratio,
    )
  const both = [
    share((own, other) => own.perSecond / other.perSecond),
    share((own, other) => other.cpuMs / own.cpuMs),
  ]
  if (both.some((one) => one < least)) missed += 1
  return both
    .map((one, at) => `${(100 * one).toFixed(0)} %${one < least ? ' ✗' : ''}${at ? ' by CPU' : ''}`)
    .join(', ')
}

for (const open of [embedded, postgres]) {
  const engine = await open()
  try {
    await measureAll(engine)
  } finally {
    await engine.stop()
  }
}
process.exitCode = missed ? 1 : 0
