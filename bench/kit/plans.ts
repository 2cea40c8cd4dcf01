import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { cpuOf } from './cpu.ts'
import { type Ask, askTimes, delivered } from './measure.ts'
import type { MeasuredRow } from './rows.ts'
import type { Server } from './server-process.ts'

/** What a PostgreSQL must be started with besides to say how it did what it was asked; it says nothing until it is told to. */
export const planSettings = [
  'shared_preload_libraries=pg_stat_statements,auto_explain',
  'pg_stat_statements.track_planning=on',
  'auto_explain.log_analyze=on',
  'auto_explain.log_buffers=on',
  'auto_explain.log_timing=off',
  'log_line_prefix=',
]
const saying = ['auto_explain.log_min_duration = 0', "log_statement = 'all'"]
const silent = ['auto_explain.log_min_duration = -1', "log_statement = 'none'"]

/** How often a screen is asked for its statements; what can be done once is done as often as it is measured. */
const asked = 100
const asFew = 10
/** NOTE: the settings reach a connection with its next statement. */
const reached = 200
const mostPlans = 2
/** In milliseconds. */
const worthPlan = 0.15
/** NOTE: what is asked less often goes on beside it. */
const leastShare = 0.3
const mostShown = 70

/** All but its text for each time that a screen is asked. */
type Statement = {
  query: string
  calls: number
  rows: number
  blocks: number
  planning: number
  ms: number
}
type Database = { server: Server; url: string; pids: number[]; words: Readable | null }

const statements = `select query, calls / $1::float8 calls, rows / $1::float8 as rows,
    (shared_blks_hit + shared_blks_read) / $1::float8 as blocks, total_plan_time / $1::float8 as planning,
    total_exec_time / $1::float8 as ms
  from pg_stat_statements where query !~* 'pg_stat' and query !~* '^\\s*(begin|commit|rollback|listen)'
    and calls > $1::float8 * $2::float8
  order by total_plan_time + total_exec_time desc`

/** What is asked of the database for each of these, what it took, and the plans of what took most. */
export async function printPlans(database: Database, rows: readonly MeasuredRow[]) {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const heard: string[] = []
  database.words?.on('data', (words: Buffer) => heard.push(words.toString()))
  try {
    for (const { name, asks } of rows)
      for (const ask of asks) {
        heard.length = 0
        process.stdout.write(`\n### ${name}${'name' in ask ? `: ${ask.name}` : ''}\n\n`)
        await printAsk(client, database, ask, heard)
      }
  } finally {
    await client.end()
  }
}

async function printAsk(client: pg.Client, { server, pids }: Database, ask: Ask, heard: string[]) {
  await delivered(server)
  await client.query('select pg_stat_statements_reset()')
  const before = [cpuOf([server.pid]), cpuOf(pids)]
  const times = await askTimes(server, ask, ask.amount ?? asked)
  await delivered(server)
  const [ofServer = 0, ofDatabase = 0] = [cpuOf([server.pid]), cpuOf(pids)].map(
    (ms, at) => (ms - (before[at] ?? 0)) / times,
  )
  const { rows } = await client.query<Statement>(statements, [times, leastShare])
  await tell(client, saying)
  await askTimes(server, ask, ask.amount ?? asFew)
  await delivered(server)
  await tell(client, silent)
  const said = readWords(heard.join(''))
  const nameOf = ({ query }: Statement) => said.names.get(shapeOf(query)) || shownOf(query)
  process.stdout.write(
    `One by one: ${ofServer.toFixed(1)} CPU-ms of Node, ${ofDatabase.toFixed(1)} of PostgreSQL\n\n`,
  )
  printStatements(rows, nameOf)
  for (const row of rows.slice(0, mostPlans)) {
    const plan = said.plans.get(shapeOf(row.query))
    if (plan && row.planning + row.ms > worthPlan)
      process.stdout.write(`\n${nameOf(row)}\n\n\`\`\`\n${plan}\n\`\`\`\n`)
  }
}

async function tell(client: pg.Client, settings: readonly string[]) {
  for (const setting of settings) await client.query(`alter system set ${setting}`)
  await client.query('select pg_reload_conf()')
  await setTimeout(reached)
}

function printStatements(rows: readonly Statement[], nameOf: (row: Statement) => string) {
  process.stdout.write(
    '| statement | times | rows | blocks | ms to plan | ms |\n| --- | ---: | ---: | ---: | ---: | ---: |\n',
  )
  for (const row of rows) {
    const { calls, rows: many, blocks, planning, ms } = row
    const cells = [calls.toFixed(1), many.toFixed(1), blocks.toFixed(0), planning.toFixed(2), ms.toFixed(2)]
    process.stdout.write(`| ${[nameOf(row), ...cells].join(' | ')} |\n`)
  }
}

/** What the database said of each statement, by its shape: the name that its function gave it, and its last plan. */
function readWords(words: string) {
  const names = new Map<string, string>()
  const plans = new Map<string, string>()
  for (const entry of words.split(/^(?=LOG: {2})/m)) {
    const [, name = '', text] = /^LOG: {2}execute (\S+): (.*?)(?=^DETAIL: |$(?![^]))/ms.exec(entry) ?? []
    if (text !== undefined && name !== '<unnamed>') names.set(shapeOf(text), name)
    const [, told] = /^LOG: {2}duration: \S+ ms {2}plan:\n\tQuery Text: (.*)$/s.exec(entry) ?? []
    if (told === undefined) continue
    const lines = told.split('\n')
    const first = lines.findIndex((line) => line.includes('  (cost='))
    plans.set(shapeOf(lines.slice(0, first).join('\n')), lines.slice(first).flatMap(planLine).join('\n'))
  }
  return { names, plans }
}

// NOTE: the statistics say where a value stood, and not which.
const shapeOf = (text: string) => text.replaceAll(/'[^']*'|\$\d+|\b\d+\b/g, '?').replaceAll(/\s+/g, '')

const shownOf = (query: string) => query.replaceAll(/\s+/g, ' ').replaceAll('|', '¦').slice(0, mostShown)

function planLine(line: string) {
  const shown = line
    .replace(/^\t/, '')
    .replace(/\(cost=[^)]*\) ?/, '')
    .replace('(actual rows', '(rows')
  return /^\s*(Buckets:|Heap Fetches:|Sort Method:|$)/.test(shown) ? [] : [shown.trimEnd()]
}
