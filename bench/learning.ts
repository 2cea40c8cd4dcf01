import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Container,
  listAssignedCourses,
  listCompletedCourses,
  listLearning,
} from '@oktant/contract/learning.ts'
import { signIn, type SignedIn } from '@oktant/contract/sessions.ts'
import { startPostgres } from '../tools/kit/postgres.mjs'
import { loaded, loginOf } from './kit/loaded.ts'
import { type Ask, measure, type Measured, medianOf } from './kit/measure.ts'
import { type Server, startServer } from './kit/server-process.ts'

// What a learner reads, each at least 30 % of the kit's one row in the same run; the save beside one insert.
const size = { PEOPLE: '2000', COURSES: '100', PARTS: '12', LEARNING: 'on' }
const least = 0.3
const rounds = 5
const seconds = 1
/** So many people save at once, as one person has one thing open. */
const savers = 16

async function ask<T>({ url }: Server, path: string, token: string | null, body?: object) {
  const answer = await fetch(`${url}/rest${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  // NOTE: each call below names the contract of its answer.
  const { payload } = (await answer.json()) as { payload: T }
  return payload
}

const tokenOf = async (server: Server, number: number) =>
  (await ask<SignedIn>(server, signIn.path, null, { login: loginOf(number), password: loaded.password }))
    .token

type Cards = { content: { id: number; state: string }[] }

/** A course that somebody has begun, with its parts. */
async function courseOf(server: Server, token: string) {
  const { content } = await ask<Cards>(server, `${listLearning.path}?_perPage=50`, token)
  const begun = content.find(({ state }) => state === 'IN_PROGRESS') ?? content[0]
  return ask<Container>(server, `/client/mylearning/container/${begun?.id ?? 0}`, token)
}

/** Somebody who has a part of a course open. */
async function saverOf(server: Server, number: number) {
  const token = await tokenOf(server, number)
  const course = await courseOf(server, token)
  const key = course.children.at(-1)?.containerChildId ?? 0
  const { launch } = await ask<{ launch: string }>(server, `/client/componentlog/${key}/launchdata`, token)
  return {
    path: `/rest/client/componentlog/${key}/save`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ launch, seconds: 5, location: 'page 3' }),
  }
}

type Control = 'kit row' | 'kit insert'

async function rowsOf(server: Server): Promise<{ name: string; ask: Ask; against: Control }[]> {
  const token = await tokenOf(server, 0)
  const headers = { authorization: `Bearer ${token}` }
  const { id } = await courseOf(server, token)
  const saving: Awaited<ReturnType<typeof saverOf>>[] = []
  for (let number = 1; number <= savers; number += 1) saving.push(await saverOf(server, number))
  const read = (name: string, path: string) => ({
    name,
    ask: { path: `/rest${path}`, headers },
    against: 'kit row' as const,
  })
  const inserting = { method: 'POST' as const, path: '/rest/client/bench/one-insert', headers }
  return [
    read('kit row', '/client/bench/one-row/1'),
    { name: 'kit insert', ask: inserting, against: 'kit insert' },
    read('my learning, 50', `${listLearning.path}?_perPage=50`),
    read('to take', listAssignedCourses.path),
    read('course page, 12 parts', `/client/mylearning/container/${id}`),
    read('progress', listCompletedCourses.path),
    {
      name: 'save of viewing time',
      against: 'kit insert',
      ask: { path: '/', method: 'POST', each: (number) => saving[number % savers] ?? {} },
    },
  ]
}

let missed = 0

async function measureAll(name: string, env: Record<string, string>, database: number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'oktant-bench-'))
  const secret = { SECRET: 'a secret of the bench, of 32 letters and more' }
  const server = await startServer('oktant', { DATA_DIR: folder, DEMO: 'off', ...secret, ...size, ...env })
  try {
    const rows = (await rowsOf(server)).map((row) => ({ ...row, found: [] as Measured[] }))
    for (let round = 0; round < rounds; round += 1)
      for (const row of rows) row.found.push(await measure(server, database, row.ask, seconds))
    process.stdout.write(`\n${name}, ${size.PEOPLE} people, ${size.COURSES} courses\n`)
    for (const row of rows) {
      const control = rows.find((one) => one.name === row.against)?.found ?? []
      process.stdout.write(`${lineOf(row, control)}\n`)
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Row = { name: string; against: Control; found: Measured[] }

function lineOf({ name, against, found }: Row, control: Measured[]) {
  const middle = (of: (one: Measured) => number) => medianOf(found, of)
  const share = medianOf(
    found.map((own, round) => own.perSecond / (control[round] ?? own).perSecond),
    (ratio) => ratio,
  )
  const isShort = share < least
  if (isShort) missed += 1
  return [
    `  ${name.padEnd(24)}`,
    `${middle(({ perSecond }) => perSecond).toFixed(0)} requests/s`.padStart(17),
    `${middle(({ cpuMs }) => cpuMs).toFixed(2)} CPU-ms`.padStart(15),
    `${(100 * share).toFixed(0)} % of the ${against}${isShort ? ' ✗' : ''}`.padStart(27),
  ].join('')
}

await measureAll('embedded engine', { DATABASE_URL: '' }, [])
const postgres = await startPostgres({ durable: true })
try {
  await measureAll('PostgreSQL', { DATABASE_URL: postgres.url }, postgres.pid === null ? [] : [postgres.pid])
} finally {
  await postgres.stop()
}
process.exitCode = missed ? 1 : 0
