import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searchAll, searchContainers } from '@oktant/contract/search.ts'
import { signIn, type SignedIn } from '@oktant/contract/sessions.ts'
import { searchUsers } from '@oktant/contract/users.ts'
import { startPostgres } from '../tools/kit/postgres.mjs'
import { loaded, loginOf } from './kit/loaded.ts'
import { type Ask, measure, type Measured, medianOf } from './kit/measure.ts'
import { type Server, startServer } from './kit/server-process.ts'

// Search over 10,000 people and 500 courses, at least a tenth of the kit's one row in the same run.
const size = { PEOPLE: '10000', COURSES: '500' }
const least = 0.1
const rounds = 5
const seconds = 1

/** What people type: whole words, beginnings, several words, names, and mistakes. */
const typed = [
  'negotiation',
  'lead',
  'führung beginners',
  'person-4711',
  'Verhandlungen',
  'mia mül',
  'welding 245',
]
const mistyped = ['negosiation', 'ledership', 'hygeine', 'Quentn Krugr']

async function tokenOf({ url }: Server) {
  const answer = await fetch(`${url}/rest${signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: loginOf(4711), password: loaded.password }),
  })
  if (!answer.ok) throw new Error(`the sign-in answered ${answer.status}`)
  // NOTE: the contract of a good sign-in.
  const { payload } = (await answer.json()) as { payload: SignedIn }
  return payload.token
}

let missed = 0

async function measureAll(name: string, env: Record<string, string>, database: number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'oktant-bench-'))
  const secret = { SECRET: 'a secret of the bench, of 32 letters and more' }
  const server = await startServer('oktant', { DATA_DIR: folder, DEMO: 'off', ...secret, ...size, ...env })
  try {
    const headers = { authorization: `Bearer ${await tokenOf(server)}` }
    const asking = (path: string, texts: readonly string[]): Ask => ({
      path: '/',
      headers,
      each: (number) => ({
        path: `/rest${path}?text=${encodeURIComponent(texts[number % texts.length] ?? '')}`,
      }),
    })
    const rows = [
      { name: 'kit row', ask: { path: '/rest/client/bench/one-row/1', headers } },
      { name: 'everything', ask: asking(searchAll.path, typed) },
      { name: 'containers', ask: asking(searchContainers.path, typed) },
      { name: 'people', ask: asking(searchUsers.path, ['mia mül', 'person-4711', 'peters', 'oskar ba']) },
      { name: 'everything, mistyped', ask: asking(searchAll.path, mistyped) },
    ].map((row) => ({ ...row, found: [] as Measured[] }))
    for (let round = 0; round < rounds; round += 1)
      for (const row of rows) row.found.push(await measure(server, database, row.ask, seconds))
    process.stdout.write(`\n${name}, ${size.PEOPLE} people, ${size.COURSES} courses\n`)
    const control = rows[0]?.found ?? []
    for (const row of rows) process.stdout.write(`${lineOf(row.name, row.found, control)}\n`)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function lineOf(name: string, found: Measured[], control: Measured[]) {
  const middle = (of: (one: Measured) => number) => medianOf(found, of)
  const share = (of: (own: Measured, other: Measured) => number) =>
    medianOf(
      found.map((own, round) => of(own, control[round] ?? own)),
      (ratio) => ratio,
    )
  const shares = [
    share((own, other) => own.perSecond / other.perSecond),
    share((own, other) => other.cpuMs / own.cpuMs),
  ]
  if (shares.some((one) => one < least)) missed += 1
  const [requests, cpu] = shares.map((one) => `${(100 * one).toFixed(0)} %${one < least ? ' ✗' : ''}`)
  return `  ${name.padEnd(22)}${middle(({ perSecond }) => perSecond)
    .toFixed(0)
    .padStart(7)} requests/s${middle(({ cpuMs }) => cpuMs)
    .toFixed(2)
    .padStart(8)} CPU-ms  ${requests} of the kit row, ${cpu} by CPU`
}

await measureAll('embedded engine', { DATABASE_URL: '' }, [])
const postgres = await startPostgres({ durable: true })
try {
  await measureAll('PostgreSQL', { DATABASE_URL: postgres.url }, postgres.pid === null ? [] : [postgres.pid])
} finally {
  await postgres.stop()
}
process.exitCode = missed ? 1 : 0
