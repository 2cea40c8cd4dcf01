import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { scoreEvaluation, scoreQuestion } from '@oktant/contract/attempt-answers.ts'
import { type EvaluationLaunch, launchEvaluation } from '@oktant/contract/attempts.ts'
import { startPostgres } from '../tools/kit/postgres.mjs'
import { type Ask, measure, type Measured, medianOf } from './kit/measure.ts'
import { type Server, startServer } from './kit/server-process.ts'
import { launched, makeTakers } from './kit/takers.ts'

// Taking an attempt of ten questions, each call beside one row read and one written by the kit in the same run.
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '2' }, rounds: { type: 'string', default: '5' } },
})
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]
const least = 0.25
const questionsOfEach = 10
/** So many begin a test within the same minute; each begins some of them in each round, and each of those once. */
const people = 300
const begunInRound = 3
/** NOTE: as many as ask at once, and twice that, go on with what they began: of one person one call waits for the other. */
const underWay = 32

type Person = { token: string; launch: EvaluationLaunch }

async function prepare(server: Server) {
  const tests = 1 + rounds * begunInRound
  const {
    call,
    tests: made,
    tokens,
  } = await makeTakers(server, { questions: questionsOfEach, people, tests })
  const [first, ...untouched] = made.map(({ childId }) => childId)
  if (first === undefined) throw new Error('there is no test')
  const taking: Person[] = []
  for (const token of tokens.slice(0, underWay))
    taking.push({ token, launch: await launched(call, token, first) })
  return { childId: first, taking, tokens, untouched }
}

const json = { 'content-type': 'application/json' }

const pathOf = (childId: number) => `/rest${launchEvaluation.path.replace(':id', String(childId))}`

/** Each of these people begins each of these tests, the next ones with every round. */
function beginning({ tokens, untouched }: Prepared): Ask {
  let begun = 0
  return {
    path: pathOf(0),
    amount: tokens.length * begunInRound,
    each: () => {
      const [childId, token] = [untouched[Math.floor(begun / tokens.length)], tokens[begun % tokens.length]]
      begun += 1
      if (childId === undefined) throw new Error('every test was begun')
      return { path: pathOf(childId), headers: { authorization: `Bearer ${token}` } }
    },
  }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

function asks(prepared: Prepared): [string, Ask][] {
  const { childId, taking } = prepared
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
    ['first start of a test', beginning(prepared)],
    [
      'open again, under way',
      { path: pathOf(childId), each: (number) => ({ headers: someone(number).headers }) },
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
  for (const { row, ask, found } of rows) {
    const middle = (of: (one: Measured) => number) => medianOf(found, of).toFixed(2)
    const shareOf = (control: Row | undefined) =>
      medianOf(
        found.map(({ perSecond }, round) => perSecond / (control?.found[round]?.perSecond ?? NaN)),
        (share) => share,
      )
    const ofInsert = shareOf(written)
    if (ofInsert < least) process.exitCode = 1
    const line = [
      `  ${row.padEnd(24)}`,
      `${medianOf(found, ({ perSecond }) => perSecond).toFixed(0)} requests/s`.padStart(17),
      `${middle(({ cpuMs }) => cpuMs)} CPU-ms`.padStart(15),
      `${(100 * shareOf(read)).toFixed(0)} % of the kit row`.padStart(24),
      `${(100 * ofInsert).toFixed(0)} % of the kit insert${ofInsert < least ? ' ✗' : ''}`.padStart(27),
    ]
    const announced =
      ask.amount === undefined ? '' : `, ${middle(({ wholeMs }) => wholeMs)} CPU-ms with what it announces`
    process.stdout.write(`${line.join('')}${announced}\n`)
  }
}

async function run(name: string, env: Record<string, string>, database: number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'oktant-bench-'))
  const settings = {
    DATA_DIR: folder,
    DEMO: 'on',
    AUTHOR: 'on',
    SECRET: 'a secret of the bench, of 32 letters and more',
  }
  const server = await startServer('oktant', { ...settings, ...env })
  try {
    const rows = asks(await prepare(server)).map(([row, ask]) => ({ row, ask, found: [] as Measured[] }))
    // NOTE: to open again takes the attempt from the window that answers, so it comes when all is answered.
    const [read, written, ...answering] = rows
    const starting = answering.splice(-2)
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
