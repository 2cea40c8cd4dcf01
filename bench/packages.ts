import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { commitPackage } from '@oktant/contract/learning/package-attempts.ts'
import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import { createRecordStoreCredential } from '@oktant/contract/learning/record-store.ts'
import { type SignedIn, signIn } from '@oktant/contract/people/sessions.ts'
import type { LaunchData } from '@oktant/contract/learning/own/launches.ts'
import { nameInItem } from '@oktant/runtime/commit/items.ts'
import { type Db, rowsOf } from '@oktant/server/db/engine/db.ts'
import { openPostgres } from '@oktant/server/db/engine/postgres.ts'
import type { Made } from '../packages/server/test/kit/make.ts'
import { startPostgres } from '../tools/kit/postgres.mjs'
import { addressOf, loaded } from './kit/loaded.ts'
import { type Ask, measure, type Measured } from './kit/measure.ts'
import { addressFor, callerOf } from './kit/people.ts'
import { type Server, startServer } from './kit/server-process.ts'

// What packages cost on PostgreSQL, as the player and the programs of others send it: commits, launches and statements.
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10000' },
    statements: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '4' },
  },
})
const seconds = Number(values.seconds)

/** CPU-ms of the server and the database together. */
const ceilings: Record<string, number> = {
  'a commit of 4 KB': 1.5,
  'a launch': 3,
  'a batch of 50 statements': 10,
}

type Row = { name: string; ask: Ask }

const cycle = <T>(all: readonly T[], number: number) => {
  const one = all[number % all.length]
  if (one === undefined) throw new Error('there is none')
  return one
}

async function ask<T>(url: string, init: RequestInit): Promise<T> {
  const answer = await fetch(url, init)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url}: ${text}`)
  // NOTE: the payload of the call that is asked for.
  return (JSON.parse(text) as { payload: T }).payload
}

let signedIn = 0
async function tokenOf({ url }: Server, login: string) {
  signedIn += 1
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(signedIn) }
  const body = JSON.stringify({ login, password: loaded.password })
  return (await ask<SignedIn>(`${url}/rest${signIn.path}`, { method: 'POST', headers, body })).token
}

type Opened = { token: string; id: number; commitToken: string; session: number; item: string }

/** People of the demo, each at an attempt of their own at its package of SCORM 1.2. */
async function openAttempts(server: Server, db: Db) {
  const [place] = await rowsOf<{ child: number }>(
    db,
    sql`select child.child_id as child from played_packages played
      join edition_children child on child.revision_id = played.revision_id where played.kind = 'scorm12'`,
  )
  const people = await rowsOf<{ login: string }>(
    db,
    sql`select login from users where login like '%@demo.oktant.test' and status = 'Active' order by id limit 40`,
  )
  const opened: Opened[] = []
  const path = addressFor(launchComponent, { key: place?.child ?? 0 })
  for (const { login } of people) {
    const token = await tokenOf(server, login)
    const headers = { authorization: `Bearer ${token}` }
    const launched = await ask<LaunchData>(`${server.url}${path}?attempt=new`, { headers }).catch(() => null)
    if (!launched) continue
    const { componentLog, package: played } = launched
    if (!componentLog || !played?.token) continue
    const item = played.items.find(({ launch }) => launch !== null)?.id ?? ''
    const session = played.session ?? 0
    opened.push({ token, id: componentLog.id, commitToken: played.token, session, item })
  }
  if (opened.length < 10) throw new Error('too few people came in')
  return { opened, childId: place?.child ?? 0 }
}

const json = { 'content-type': 'application/json' }

/** NOTE: letters that do not repeat, as they would be packed for nothing otherwise. */
const textOf = (letters: number) => randomBytes(letters).toString('base64').slice(0, letters)

/** A control: one row that the kit writes, with admission and a transaction. */
const inserting = (opened: readonly Opened[]): Ask => ({
  path: '/rest/client/bench/one-insert',
  method: 'POST',
  each: (number) => ({
    headers: { authorization: `Bearer ${cycle(opened, number).token}`, 'idempotency-key': randomUUID() },
  }),
})

function committing(opened: readonly Opened[], letters: number): Ask {
  const numbers = new Map<number, number>()
  const texts = Array.from({ length: 20 }, () => textOf(letters))
  const path = (id: number) => `/rest${commitPackage.path.replace(':id', String(id))}`
  return {
    path: path(opened[0]?.id ?? 0),
    method: 'POST',
    headers: json,
    each(number) {
      const { id, commitToken: token, session, item } = cycle(opened, number)
      const next = (numbers.get(id) ?? 1000 * letters) + 1
      numbers.set(id, next)
      const said = { [nameInItem(item, 'cmi.suspend_data')]: cycle(texts, number) }
      const body = { token, session, number: next, values: said, time: next, hasFinished: false }
      return { path: path(id), body: JSON.stringify(body) }
    },
  }
}

const launching = (opened: readonly Opened[], childId: number): Ask => {
  const path = `/rest${launchComponent.path.replace(':key', String(childId))}`
  return {
    path,
    each: (number) => ({ path, headers: { authorization: `Bearer ${cycle(opened, number).token}` } }),
  }
}

const verb = 'http://adlnet.gov/expapi/verbs/experienced'
const statementOf = (number: number) => ({
  id: randomUUID(),
  actor: { objectType: 'Agent', mbox: `mailto:person-${number % 997}@example.org` },
  verb: { id: verb, display: { en: 'experienced' } },
  object: { objectType: 'Activity', id: `https://example.org/lesson/${number % 211}` },
})

/** NOTE: each credential may be used so many times in a minute, so there are some. */
async function makeCredentials(server: Server, admin: string) {
  const call = callerOf(server)
  // NOTE: of somebody who calls the test kit needs the token alone.
  const as = { token: await tokenOf(server, admin) } as Made
  const made: string[] = []
  for (let number = 0; number < 12; number += 1) {
    const body = { name: `Bench ${number}`, scopes: ['all' as const] }
    const { credential, secret } = await call(createRecordStoreCredential, { as, body })
    made.push(`Basic ${Buffer.from(`${credential.key}:${secret}`).toString('base64')}`)
  }
  return made
}

const version = { 'x-experience-api-version': '1.0.3' }

function stating(credentials: readonly string[], count: number): Ask {
  return {
    path: '/xapi/statements',
    method: 'POST',
    headers: { ...json, ...version },
    each: (number) => ({
      headers: { authorization: cycle(credentials, number) },
      body: JSON.stringify(Array.from({ length: count }, (_, index) => statementOf(number * count + index))),
    }),
  }
}

function searching(credentials: readonly string[]): Ask {
  return {
    path: '/xapi/statements',
    headers: version,
    each: (number) => {
      const agent = JSON.stringify(statementOf(number).actor)
      const activity = statementOf(number).object.id
      const query = new URLSearchParams({ agent, activity, verb, limit: '25' })
      return { path: `/xapi/statements?${query}`, headers: { authorization: cycle(credentials, number) } }
    },
  }
}

/** Statements as the door would have kept them, with whom and what they name. */
async function loadStatements(db: Db, companyId: number, count: number) {
  const hash = (text: string) => sql.raw(`left(encode(sha256(convert_to(${text}, 'UTF8')), 'hex'), 32)`)
  const actor = `'mailto:person-' || (n % 997) || '@example.org'`
  const object = `'https://example.org/lesson/' || (n % 211)`
  await db.execute(sql`insert into record_statements (company_id, statement_id, statement, verb, stored_at)
    select ${companyId}::integer, gen_random_uuid(), json_build_object(
      'actor', json_build_object('objectType', 'Agent', 'mbox', ${sql.raw(actor)}),
      'verb', json_build_object('id', ${verb}::text),
      'object', json_build_object('objectType', 'Activity', 'id', ${sql.raw(object)}),
      'stored', '2026-01-01T00:00:00.000Z', 'timestamp', '2026-01-01T00:00:00.000Z', 'n', n),
      ${hash(`'${verb}'`)}, '2026-01-01'::timestamptz + n * interval '1 second'
    from generate_series(1, ${count}::integer) n`)
  const related = (kind: number, key: ReturnType<typeof hash>) =>
    db.execute(sql`insert into record_relations (company_id, key, kind, statement_id)
      select company_id, ${key}, ${kind}::smallint, id
      from (select *, (statement ->> 'n')::integer as n from record_statements
        where company_id = ${companyId} and statement ->> 'n' is not null) said`)
  for (const kind of [1, 2]) await related(kind, hash(`'mbox|' || ${actor}`))
  for (const kind of [3, 4]) await related(kind, hash(object))
  await db.execute(sql`analyze record_statements, record_relations`)
}

const told = (name: string, { cpuMs, perSecond, p99Ms }: Measured) => {
  const ceiling = ceilings[name]
  const bound = ceiling === undefined ? '' : `  of ${ceiling}${cpuMs > ceiling ? ' ✗' : ''}`
  return `  ${name.padEnd(30)}${cpuMs.toFixed(2).padStart(8)} CPU-ms${perSecond.toFixed(0).padStart(8)}/s  p99 ${p99Ms} ms${bound}`
}

const postgres = await startPostgres({ durable: true })
const folder = mkdtempSync(join(tmpdir(), 'oktant-bench-packages-'))
const engine = await openPostgres(postgres.url, { connections: 2 })
const database = postgres.pid === null ? [] : [postgres.pid]
const server = await startServer('oktant', {
  DATA_DIR: folder,
  DATABASE_URL: postgres.url,
  SECRET: 'a secret of the bench, 32 letters or more',
  DEMO: 'on',
  PEOPLE: values.people,
})
try {
  const { db } = engine
  const { opened, childId } = await openAttempts(server, db)
  await db.execute(sql`update played_packages set suspend_data = 64000`)
  const credentials = await makeCredentials(server, 'admin@demo.oktant.test')
  const rows: Row[] = [
    { name: 'one row, by the kit', ask: inserting(opened) },
    { name: 'a commit of 4 KB', ask: committing(opened, 4000) },
    { name: 'a commit of 64 KB', ask: committing(opened, 63_000) },
    { name: 'a batch of 50 statements', ask: stating(credentials, 50) },
    { name: 'a statement alone', ask: stating(credentials, 1) },
  ]
  const count = Number(values.statements)
  process.stdout.write(`PostgreSQL, ${values.people} people\n`)
  for (const { name, ask } of rows)
    process.stdout.write(`${told(name, await measure(server, database, ask, seconds))}\n`)
  const [company] = await rowsOf<{ id: number }>(
    db,
    sql`select company_id as id from users where login = 'admin@demo.oktant.test'`,
  )
  await loadStatements(db, company?.id ?? 0, count)
  const query = await measure(server, database, searching(credentials), seconds)
  process.stdout.write(`${told(`a query of ${count} statements`, query)}\n`)
  const launches = await measure(server, database, launching(opened, childId), seconds)
  process.stdout.write(`${told('a launch', launches)}\n`)
} finally {
  await server.stop()
  await engine.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
