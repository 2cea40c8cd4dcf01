import { AsyncLocalStorage } from 'node:async_hooks'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Engine } from '../../../src/db/engine/db.ts'

export type Statement = { text: string; values: unknown[] }

// NOTE: the drivers' own types list every way to ask; here only the question is looked at.
type Driver = { query(...question: unknown[]): unknown }
const drivers: Driver[] = [pg.Pool.prototype, PGlite.prototype]

function read([first, second]: unknown[]): Statement {
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] }
  // NOTE: node-postgres takes text and values in one object, or the values beside it.
  const { text = '', values } = (first ?? {}) as Partial<Statement>
  return { text, values: values ?? (Array.isArray(second) ? second : []) }
}

let seen: Statement[] | null = null
const within = new AsyncLocalStorage<boolean>()

/** NOTE: one way to ask leads through another, at once or after a wait, and each question is heard once. */
const hearing = (ask: Driver['query']) =>
  function (this: unknown, ...question: unknown[]) {
    if (!seen || within.getStore()) return ask.apply(this, question)
    seen.push(read(question))
    return within.run(true, () => ask.apply(this, question))
  }

// NOTE: once and for all, before any engine is opened: the embedded one has a way to ask of its own, over its driver’s.
for (const driver of drivers) driver.query = hearing(driver.query)
const create = PGlite.create.bind(PGlite)
const heardEngine = async (...options: unknown[]) => {
  const client: object = await Reflect.apply(create, PGlite, options)
  let ask = (client as Driver).query
  return Object.defineProperty(client, 'query', {
    get: () => ask,
    set: (own: Driver['query']) => {
      ask = hearing(own)
    },
  })
}
Object.assign(PGlite, { create: heardEngine })

/** What is asked of the database outside transactions while something runs; the answers are the real ones. */
export async function statementsOf(work: () => Promise<unknown>) {
  const found: Statement[] = []
  seen = found
  try {
    await work()
  } finally {
    seen = null
  }
  return found
}

/** NOTE: both drivers' sessions hold their connection so; drizzle's common type does not say it. */
type Session = { client: object }

/** What is asked within transactions while something runs, but for how each begins and ends. */
export async function statementsWithin({ db }: Pick<Engine, 'db'>, work: () => Promise<unknown>) {
  const found: Statement[] = []
  const begin = db.transaction
  db.transaction = (inner, config) =>
    begin.call(
      db,
      (tx) => {
        const session = tx._.session as unknown as Session
        session.client = heard(session.client, found)
        return inner(tx)
      },
      config,
    ) as ReturnType<typeof inner>
  try {
    await work()
  } finally {
    db.transaction = begin
  }
  return found.filter(({ text }) => !/^\s*(begin|commit|rollback)/i.test(text))
}

function heard(client: object, found: Statement[]) {
  const { query } = client as Driver
  const value = (...question: unknown[]) => {
    found.push(read(question))
    return query.apply(client, question)
  }
  return Object.create(client, { query: { value } }) as object
}

type Plan = {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

/** The rows that the engine says it has read for a plan: of every table and index, also those that it then left out. */
function rowsIn({ Plans = [], ...own }: Plan): number {
  const below = Plans.reduce((sum, plan) => sum + rowsIn(plan), 0)
  if (Plans.length) return below
  const each =
    own['Actual Rows'] + (own['Rows Removed by Filter'] ?? 0) + (own['Rows Removed by Index Recheck'] ?? 0)
  return Math.ceil(each * own['Actual Loops'])
}

/** How many rows these statements read, by the engine's own account. */
export async function rowsRead({ query }: Pick<Engine, 'query'>, statements: readonly Statement[]) {
  let rows = 0
  for (const { text, values } of statements.filter((one) => /^\s*(select|with)/i.test(one.text))) {
    const [answer] = await query(`explain (analyze, format json) ${text}`, values)
    // NOTE: the one column that `explain` answers.
    const plans = (answer?.['QUERY PLAN'] ?? []) as { Plan: Plan }[]
    rows += plans.reduce((sum, { Plan: plan }) => sum + rowsIn(plan), 0)
  }
  return rows
}
