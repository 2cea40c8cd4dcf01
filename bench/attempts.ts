import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { scoreEvaluation, scoreQuestion } from '@oktant/contract/attempt-answers.ts'
import { type EvaluationLaunch, launchEvaluation } from '@oktant/contract/attempts.ts'
import { readLearning } from '@oktant/contract/learning.ts'
import { signIn, type SignedIn } from '@oktant/contract/sessions.ts'
import { listUsers } from '@oktant/contract/users.ts'
import { makeQuestions, makeTest } from '../packages/server/test/kit/attempts.ts'
import type { Made } from '../packages/server/test/kit/make.ts'
import { startPostgres } from '../tools/kit/postgres.mjs'
import { addressOf, loaded } from './kit/loaded.ts'
import { type Ask, measure, type Measured, medianOf } from './kit/measure.ts'
import { type Server, startServer } from './kit/server-process.ts'

// Taking an attempt of ten questions, each call beside one row read and one written by the kit in the same run.
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '2' }, rounds: { type: 'string', default: '5' } },
})
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]
const least = 0.25
const questionsOfEach = 10
/** NOTE: as many as ask at once take it, and twice that: of one person one call waits for the other. */
const people = 32

type Person = { token: string; launch: EvaluationLaunch }

/** A call as the test kit makes it, but through the network. */
const callerOf =
  (server: Server): Parameters<typeof makeTest>[0]['call'] =>
  async (entry, options) => {
    const { as, params = {}, body } = options as Sent
    const path = entry.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
    const answer = await fetch(`${server.url}/rest${path}`, {
      method: entry.method,
      headers: {
        authorization: `Bearer ${as?.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${text}`)
    // NOTE: the payload of the entry that was called.
    return JSON.parse(text).payload
  }
type Sent = { as?: { token: string }; params?: Record<string, unknown>; body?: unknown }

async function tokenOf({ url }: Server, login: string, number: number) {
  const answer = await fetch(`${url}/rest${signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(number) },
    body: JSON.stringify({ login, password: loaded.password }),
  })
  // NOTE: the contract of a good sign-in.
  return ((await answer.json()) as { payload: SignedIn }).payload.token
}

/** Who can sign in of the demo’s company. */
async function loginsOf({ url }: Server, { token }: { token: string }) {
  const active = '_filterFields=userStatus.name&_filterValues=Active'
  const answer = await fetch(`${url}/rest${listUsers.path}?_perPage=${people}&${active}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  // NOTE: the contract of the list.
  const { payload } = (await answer.json()) as { payload: { content: { login: string }[] } }
  return payload.content.map(({ login }) => login)
}

async function prepare(server: Server) {
  const call = callerOf(server)
  const kit = { call }
  // NOTE: of an author the test kit needs the token alone.
  const author = { token: await tokenOf(server, 'admin@demo.oktant.test', 0) } as Made
  const types = Array.from({ length: questionsOfEach }, () => 'OWMC' as const)
  const questions = await makeQuestions(kit, author, types)
  const { childId, courseId } = await makeTest(kit, author, { questions })
  const taking: Person[] = []
  for (const [index, login] of (await loginsOf(server, author)).entries()) {
    const token = await tokenOf(server, login, 1 + index)
    // NOTE: as whoever takes it comes from there.
    await call(readLearning, { as: { token }, params: { id: courseId } }).catch(() => null)
    const launch: EvaluationLaunch | null = await call(launchEvaluation, {
      as: { token },
      params: { id: childId },
    }).catch(() => null)
    if (launch) taking.push({ token, launch })
  }
  return { childId, taking }
}

const json = { 'content-type': 'application/json' }

function asks({ childId, taking }: Awaited<ReturnType<typeof prepare>>): [string, Ask][] {
  const someone = (number: number) => {
    const person = taking[number % taking.length]
    if (!person) throw new Error('nobody takes it')
    const row = person.launch.questionScores[number % questionsOfEach]
    if (!row) throw new Error('there is no question')
    const held = { componentLogId: person.launch.componentLog?.id, launch: person.launch.launch, time: 0 }
    const answer = String(row.question.possibleAnswers[number % 3]?.id ?? '')
    const given = { id: row.id, answer, ftAnswer: '', sequence: 1 + number }
    return { headers: { ...json, authorization: `Bearer ${person.token}` }, held, given }
  }
  const score = `/rest${scoreEvaluation.path.replace(':containerChildId', String(childId))}`
  const first = someone(0).headers
  return [
    ['kit row', { path: '/rest/client/bench/one-row/1', headers: first }],
    [
      'kit insert',
      {
        path: '/rest/client/bench/one-insert',
        method: 'POST',
        headers: { authorization: first.authorization },
      },
    ],
    [
      'save an answer',
      {
        path: score,
        method: 'POST',
        each: (number) => {
          const { headers, held, given } = someone(number)
          return { headers, body: JSON.stringify({ ...held, action: 'SAVE', questionScores: [given] }) }
        },
      },
    ],
    [
      'submit an answer',
      {
        path: `/rest${scoreQuestion.path}`,
        method: 'POST',
        each: (number) => {
          const { headers, held, given } = someone(number)
          return { headers, body: JSON.stringify({ ...held, ...given, noOfTries: 0 }) }
        },
      },
    ],
    [
      'start',
      {
        path: `/rest${launchEvaluation.path.replace(':id', String(childId))}`,
        each: (number) => ({ headers: someone(number).headers }),
      },
    ],
  ]
}

type Row = { row: string; ask: Ask; found: Measured[] }

async function measureRounds(server: Server, database: number[], rows: readonly Row[]) {
  for (let round = 0; round < rounds; round += 1)
    for (const { ask, found } of rows) found.push(await measure(server, database, ask, seconds))
}

/** Each as a share of the one row and of the one insert that were measured in the same rounds. */
function print(rows: readonly Row[]) {
  const [read, written] = rows
  for (const { row, found } of rows) {
    const shareOf = (control: Row | undefined) =>
      medianOf(
        found.map(({ perSecond }, round) => perSecond / (control?.found[round]?.perSecond ?? NaN)),
        (share) => share,
      )
    const ofInsert = shareOf(written)
    if (ofInsert < least) process.exitCode = 1
    const line = [
      `  ${row.padEnd(20)}`,
      `${medianOf(found, ({ perSecond }) => perSecond).toFixed(0)} requests/s`.padStart(17),
      `${medianOf(found, ({ cpuMs }) => cpuMs).toFixed(2)} CPU-ms`.padStart(15),
      `${(100 * shareOf(read)).toFixed(0)} % of the kit row`.padStart(24),
      `${(100 * ofInsert).toFixed(0)} % of the kit insert${ofInsert < least ? ' ✗' : ''}`.padStart(27),
    ]
    process.stdout.write(`${line.join('')}\n`)
  }
}

async function run(name: string, env: Record<string, string>, database: number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'oktant-bench-'))
  const settings = { DATA_DIR: folder, DEMO: 'on', SECRET: 'a secret of the bench, of 32 letters and more' }
  const server = await startServer('oktant', { ...settings, ...env })
  try {
    const rows = asks(await prepare(server)).map(([row, ask]) => ({ row, ask, found: [] as Measured[] }))
    // NOTE: a start takes the attempt from the window that answers, so it comes when all is answered.
    const [read, written, ...answering] = rows
    const starting = answering.splice(-1)
    const controls = read && written ? [read, written] : []
    await measureRounds(server, database, [...controls, ...answering])
    process.stdout.write(`\n${name}: medians of ${rounds} rounds of ${seconds} s each\n`)
    print([...controls, ...answering])
    for (const { found } of controls) found.splice(0)
    await measureRounds(server, database, [...controls, ...starting])
    print([...controls, ...starting])
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await run('embedded engine', { DATABASE_URL: '' }, [])
const postgres = await startPostgres({ durable: true })
try {
  await run('PostgreSQL', { DATABASE_URL: postgres.url }, postgres.pid === null ? [] : [postgres.pid])
} finally {
  await postgres.stop()
}
