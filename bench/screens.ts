import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { hash, verify } from '@node-rs/argon2'
import { listAvailableCourses } from '@oktant/contract/learning/catalogue.ts'
import { listSegments } from '@oktant/contract/learning/segments.ts'
import type { Made } from '../packages/server/test/kit/make.ts'
import { startPostgres } from '../tools/kit/postgres.mjs'
import { addressOf, loaded, loginOf } from './kit/loaded.ts'
import { type Ask, medianOf } from './kit/measure.ts'
import { callerOf, signedIn } from './kit/people.ts'
import { planSettings, printPlans } from './kit/plans.ts'
import { actOf, callsOf, screens } from './kit/recorded.ts'
import { bearer, control, countRow, cpuOf, cycle, type MeasuredRow, measureRow } from './kit/rows.ts'
import { type Server, startServer } from './kit/server-process.ts'
import { type Counter, countingSettings, countStatements } from './kit/statements.ts'
import { answering, essays, handingIn, makeAsked } from './kit/taking.ts'

// What each screen and each act costs, by the calls that the application sends: the journey `what-screens-ask` writes them
// down, and fails when they change.
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10000' },
    courses: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    engine: { type: 'string', default: '' },
    plans: { type: 'boolean', default: false },
  },
})
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)]
const size = { PEOPLE: values.people, COURSES: values.courses, PARTS: '12', LEARNING: 'on', AUTHOR: 'on' }
const essaysWaiting = 60
const handedInAtOnce = 64
const countedTimes = 20
const mostBlocks = 400
const mostAtHome = 6
/** NOTE: on the embedded engine everything is done twice as slowly, within one process. */
const timesEmbedded = 2

const page = { bound: 3, isLearners: true }
const list = { bound: 3 }
type Limits = { bound: number; isLearners?: boolean; statements?: number }
const limits: Record<string, Limits> = {
  home: { bound: 5, isLearners: true, statements: mostAtHome },
  'my learning': page,
  'my courses': page,
  progress: { bound: 4, isLearners: true },
  explore: page,
  overview: page,
  'a segment': page,
  'a library': page,
  suggested: page,
  'course page': { bound: 1.5, isLearners: true },
  'marking queue': { bound: 4 },
  'an attempt to mark': { bound: 4 },
  'people as CSV': { bound: 200 },
  'an answer, kept': { bound: 2 },
  'an answer, submitted': { bound: 2 },
  'handing in': { bound: 6 },
  'sign-in': { bound: 4 },
}

type Row = MeasuredRow & { limits?: Limits }

/** What the screens show, and those who look at them. */
async function prepare(server: Server) {
  const call = callerOf(server)
  const [token = ''] = await signedIn(server, 0, 1)
  // NOTE: of an author the test kit needs the token alone.
  const author = { token } as Made
  const learners = await signedIn(server, 300, 16)
  const as = { token: cycle(learners)(0) }
  const [segment] = await call(listSegments, { as })
  const courses = await call(listAvailableCourses, { as })
  const questions = await makeAsked({ call, author })
  return { call, author, questions, learners, segment, courses: courses.map(({ id }) => id) }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

const ofSegment = new Set(['a segment', 'a library'])

/** The screens that somebody only looks at. */
async function shown(server: Server, prepared: Prepared): Promise<Row[]> {
  const { author, learners, segment, courses } = prepared
  const learner = cycle(learners.map(bearer))
  const marking = await essays(server, prepared, essaysWaiting)
  const administrator = () => bearer(author.token)
  const course = cycle(courses)
  const attempt = cycle(marking.logIds)
  return screens.flatMap((name) => {
    const own = limits[name]
    const isLearners = own?.isLearners === true
    if (actNames.has(name)) return []
    const id = (number: number) => (ofSegment.has(name) ? segment?.id : course(number))
    const params = (number: number) => ({ id: id(number), logId: attempt(number) })
    const headers = isLearners ? learner : administrator
    const asks: Ask[] = callsOf(name, { headers, params, number: marking.evaluationId })
    return [
      { name, asks: asks.map((ask) => ({ ...ask, ...askedHow[name] })), limits: own ?? list, found: [] },
    ]
  })
}

/** NOTE: what takes a second is asked a few times; and one person marks one attempt after the other. */
const askedHow: Record<string, Partial<Ask>> = {
  'people as CSV': { amount: 6, connections: 2 },
  'an attempt to mark': { amount: 60, connections: 1 },
  'sign-in': { amount: 48, connections: 4 },
}

const actNames = new Set(['sign-in', 'starting', 'an answer, kept', 'an answer, submitted', 'handing in'])

/** What somebody does. */
async function acts(server: Server, prepared: Prepared): Promise<Row[]> {
  const { kept, submitted } = await answering(server, prepared)
  const times = rounds * 2 + (values.plans ? 3 : 1)
  const handed = await handingIn(server, prepared, { times, at: handedInAtOnce })
  const signingIn = actOf('sign-in', 'signIn', (number) => ({
    headers: { 'x-forwarded-for': addressOf(number) },
    body: { login: loginOf(number), password: loaded.password, language: 'en' },
  }))
  const row = (name: string, ask: Ask, own = limits[name]): Row => ({
    name,
    asks: [{ ...ask, ...askedHow[name] }],
    ...(own && { limits: own }),
    found: [],
  })
  return [
    row('an answer, kept', kept),
    row('an answer, submitted', submitted),
    row('handing in', handed(16)),
    row('handing in, one by one', handed(1)),
    row('sign-in', signingIn, { bound: (limits['sign-in']?.bound ?? 0) + (await hashMs()) }),
  ]
}

/** What a password costs by itself, in milliseconds of processor. */
async function hashMs() {
  const kept = await hash('a password of the bench')
  const before = process.cpuUsage()
  for (let time = 0; time < countedTimes; time += 1) await verify(kept, 'a password of the bench')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / countedTimes
}

async function countAll(server: Server, counter: Counter, rows: readonly Row[]) {
  // NOTE: the same act once more; what was announced before is none of it.
  for (const row of rows.filter(({ name }) => name !== 'handing in, one by one'))
    row.counted = await countRow(server, counter, row, countedTimes)
}

function faultsOf({ limits: own, counted, ...row }: Row, times: number) {
  const faults: string[] = []
  if (!own) return faults
  const cpu = cpuOf(row)
  if (cpu > own.bound * times) faults.push(`${cpu.toFixed(1)} CPU-ms of ${(own.bound * times).toFixed(1)}`)
  if (counted && own.statements && Math.floor(counted.statements) > own.statements)
    faults.push(`${counted.statements.toFixed(0)} statements of ${own.statements}`)
  if (counted && own.isLearners && counted.blocks > mostBlocks)
    faults.push(`${counted.blocks.toFixed(0)} blocks of ${mostBlocks}`)
  return faults
}

function print(rows: readonly Row[], times: number) {
  process.stdout.write(
    '| screen or act | calls | CPU-ms | bound | statements | blocks | per second | of the kit row | |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |\n',
  )
  const kit = rows.find(({ name }) => name === 'kit row')
  for (const row of rows) {
    const faults = faultsOf(row, times)
    if (faults.length > 0) process.exitCode = 1
    const { name, asks, limits: own, counted } = row
    const share = (kit ? cpuOf(kit) : NaN) / cpuOf(row)
    const cells = [
      name,
      asks.length,
      cpuOf(row).toFixed(2),
      own ? (own.bound * times).toFixed(1) : '',
      counted?.statements.toFixed(1) ?? '',
      counted?.blocks.toFixed(0) ?? '',
      medianOf(row.found, ({ perSecond }) => perSecond).toFixed(0),
      `${(100 * share).toFixed(0)} %`,
      faults.length > 0 ? '✗' : '',
    ]
    process.stdout.write(`| ${cells.join(' | ')} |\n`)
  }
}

/** Sixteen who hand in at once are no slower, together, than half of what one by one would do. */
function compareHandingIn(rows: readonly Row[]) {
  const rateOf = (name: string) => {
    const row = rows.find((one) => one.name === name)
    return row ? medianOf(row.found, ({ perSecond }) => perSecond) : NaN
  }
  const share = rateOf('handing in') / rateOf('handing in, one by one')
  if (Number.isNaN(share)) return
  if (share < 0.5) process.exitCode = 1
  process.stdout.write(`16 at once hand in at ${share.toFixed(2)} times the rate of one by one\n`)
}

type Engine = {
  name: string
  env: Record<string, string>
  database: number[]
  times: number
  url?: string
  words?: Readable | null
}

async function run({ name, env, database, times, url, words = null }: Engine) {
  const folder = mkdtempSync(join(tmpdir(), 'oktant-bench-'))
  const secret = { SECRET: 'a secret of the bench, of 32 letters and more' }
  const server = await startServer('oktant', { DATA_DIR: folder, DEMO: 'off', ...secret, ...size, ...env })
  const counter = url ? await countStatements(url) : undefined
  try {
    const prepared = await prepare(server)
    const wanted = new RegExp(values.only)
    const all = [...(await shown(server, prepared)), ...(await acts(server, prepared))]
    const rows = [control(prepared.author.token), ...all.filter((row) => wanted.test(row.name))]
    for (let round = 0; round < rounds; round += 1)
      for (const row of rows) row.found.push(await measureRow(server, database, row, seconds))
    if (counter) await countAll(server, counter, rows)
    process.stdout.write(
      `\n${name}, ${size.PEOPLE} people, ${size.COURSES} courses, CPU of all processes\n\n`,
    )
    print(rows, times)
    compareHandingIn(rows)
    const dear = rows.filter((row) => faultsOf(row, times).length > 0)
    if (url && values.plans) await printPlans({ server, url, pids: database, words }, dear)
  } finally {
    await counter?.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onPostgres() {
  const postgres = await startPostgres({
    durable: true,
    settings: [...countingSettings, ...(values.plans ? planSettings : [])],
  })
  try {
    const { pid, url, words } = postgres
    const database = pid === null ? [] : [pid]
    await run({ name: 'PostgreSQL', env: { DATABASE_URL: url }, database, times: 1, url, words })
  } finally {
    await postgres.stop()
  }
}

if (values.engine !== 'embedded') await onPostgres()
if (values.engine !== 'postgres')
  await run({ name: 'embedded engine', env: { DATABASE_URL: '' }, database: [], times: timesEmbedded })
