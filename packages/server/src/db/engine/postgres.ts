import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Db, type Engine, insideOf, plannerSettings, type Row } from './db.ts'
import { isNewEnough, OldServerError } from './postgres-version.ts'
import { rememberRoot } from './roots.ts'
import { channel, missed } from './notify.ts'

export type PostgresOptions = { connections?: number; report?: (error: Error) => void }

const settings = Object.entries(plannerSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

/** PostgreSQL 15 or newer, by a pool. */
export async function openPostgres(
  url: string,
  { connections = 10, report = () => {} }: PostgresOptions = {},
): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'oktant',
    options: `-c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000 ${settings}`,
  })
  pool.on('error', report)
  // NOTE: a connection that breaks while a transaction holds it says so itself, and unheard that ends the process.
  pool.on('connect', (client) => takeTurns(client).on('error', report))
  await demandVersion(pool)
  const ears = new Set<() => Promise<void>>()
  let hearing = 0
  return {
    kind: 'postgres',
    db: rememberRoot(overPool(pool)),
    listen: async (hear) => {
      const ear = await openEar(url, hear, report, (change) => (hearing += change))
      ears.add(ear)
      return ear
    },
    hears: () => hearing > 0,
    query: async (text, values) => {
      // NOTE: several statements at once answer a list, which the driver's type does not say.
      const answer: pg.QueryResult<Row> | pg.QueryResult<Row>[] = insideOf(text)
        ? await runScript(pool, text)
        : await pool.query<Row>(text, values)
      if (!Array.isArray(answer)) return answer.rows
      return answer.findLast(({ fields }) => fields.length > 0)?.rows ?? []
    },
    // NOTE: a server knows of its own disk what to do.
    beforeChange: () => {},
    waiting: () => pool.waitingCount,
    close: async () => {
      await Promise.all([...ears].map((ear) => ear()))
      await pool.end()
    },
  }
}

/**
 * NOTE: drizzle gives the connection of a transaction back only once it has begun; one that was lost at that very moment, as
 * when the server restarts, stayed lent for ever, and ten of them are all there are.
 */
function overPool(pool: pg.Pool): Db {
  const casing = 'snake_case'
  const db = drizzle({ client: pool, casing })
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle({ client, casing }).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return db
}

async function demandVersion(pool: pg.Pool) {
  const { rows } = await pool.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  )
  if (isNewEnough(Number(rows[0]?.version))) return
  await pool.end()
  throw new OldServerError(Number(rows[0]?.version))
}

/** NOTE: a script that fails leaves its transaction open, which would fail whoever is given the connection next. */
async function runScript(pool: pg.Pool, text: string) {
  const client = await pool.connect()
  try {
    const answer = await client.query<Row>(text)
    client.release()
    return answer
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** A transaction that is asked two things at once: its connection answers one after the other, as the embedded engine does. */
function takeTurns(client: pg.PoolClient) {
  // NOTE: of the driver's ways to ask, only the one that answers a promise can overlap; the pool itself waits for its callback.
  const ask = client.query.bind(client) as (...question: unknown[]) => unknown
  let turn: Promise<unknown> = Promise.resolve()
  const askInTurn = (...question: unknown[]) => {
    if (typeof question.at(-1) === 'function') return ask(...question)
    const answer = turn.then(() => ask(...question))
    turn = answer.catch(() => {})
    return answer
  }
  client.query = askInTurn as typeof client.query
  return client
}

/** A connection of its own that listens, and comes back by itself when it is lost. */
async function openEar(
  url: string,
  hear: (notice: string) => void,
  report: (error: Error) => void,
  count: (change: 1 | -1) => void,
) {
  let closed = false
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined
  const connect = async (isReturn = false) => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'oktant ear' })
    let counted = false
    const lost = (error?: Error) => {
      if (client === next) client = null
      if (counted) count(-1)
      counted = false
      if (error) report(error)
      next.removeAllListeners('notification')
      if (!closed && !retry) retry = setTimeout(again, 250)
    }
    next.on('error', lost)
    next.on('end', () => lost())
    next.on('notification', ({ payload }) => hear(payload ?? ''))
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
    if (isReturn) hear(missed)
    counted = true
    count(1)
  }
  const again = () => {
    retry = undefined
    if (!closed) connect(true).catch(() => (retry ??= setTimeout(again, 250)))
  }
  await connect()
  return async () => {
    closed = true
    clearTimeout(retry)
    await client?.end().catch(report)
  }
}
