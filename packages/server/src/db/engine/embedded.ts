import { AsyncLocalStorage } from 'node:async_hooks'
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { requestLimits } from '@oktant/contract/kit/constants.ts'
import {
  Mutex,
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  types,
} from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { type Db, type Engine, insideOf, plannerSettings, type Row } from './db.ts'
import { holdFolder } from './lock.ts'
import { namedStatements } from './embedded-statements.ts'
import { demandRoom } from './room.ts'
import { rememberRoot } from './roots.ts'
import { channel } from './notify.ts'

const nestingLimit = requestLimits.transactionSeconds * 1000
const turnMs = 20

/** The embedded engine: PostgreSQL in this process, its folder held by a lock of our own. */
export async function openEmbedded(dataDir: string): Promise<Engine> {
  const release = holdFolder(dataDir)
  try {
    const folder = join(dataDir, 'postgres')
    if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(dataDir, folder)
    const engine = await embeddedEngine({ dataDir: folder }, () => demandRoom(folder, 'toChange'))
    return { ...engine, close: () => engine.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * NOTE: the first initialisation takes 800 MB, so a process of its own pays that and gives it back. It works aside,
 * so that one cut short leaves nothing that the next start would take for a database.
 */
async function initialise(dataDir: string, folder: string) {
  demandRoom(dataDir, 'toBegin')
  const aside = `${folder}.new`
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { mode: 0o700 })
  const script =
    'const { PGlite } = await import(process.argv[1]); await (await PGlite.create(process.argv[2])).close()'
  const library = import.meta.resolve('@electric-sql/pglite')
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, library, aside])
  renameSync(aside, folder)
}

/**
 * NOTE: the engine takes the room for its pages at the start, in the memory of this process, and 128 MB by itself; what it reads
 * anew the system has kept (decision 0148).
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

/** `beforeChange` is asked before each transaction that may write, and refuses it by throwing. */
export async function embeddedEngine(options: PGliteOptions, beforeChange = () => {}): Promise<Engine> {
  const client = await PGlite.create({ ...options, startParams, extensions: { pg_trgm } })
  for (const [name, value] of Object.entries(plannerSettings)) await client.exec(`set ${name} = '${value}'`)
  const parsers = readAsText(client)
  askByName(client)
  const waits = watchNesting(client)
  const engine: Omit<Engine, 'db'> = {
    kind: 'embedded',
    listen: async (hear) => client.listen(channel, hear),
    hears: () => true,
    query: async (text, values) => {
      // NOTE: only the simple protocol takes several statements at once.
      if (values) return (await client.query<Row>(text, values, { parsers })).rows
      const inside = insideOf(text)
      if (inside) beforeChange()
      const results = inside
        ? await client.transaction((tx) => tx.exec(inside, { parsers }))
        : await client.exec(text, { parsers })
      return (results.findLast((result) => result.fields.length > 0)?.rows ?? []) as Row[]
    },
    beforeChange,
    waiting: waits,
    close: () => client.close(),
  }
  return { ...engine, db: askedBefore(handleOf(client), beforeChange) }
}

function askedBefore(db: Db, beforeChange: () => void): Db {
  const begin = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    if (config?.accessMode !== 'read only') beforeChange()
    return begin(work, config)
  }
  return db
}

export const handleOf = (client: PGlite) => rememberRoot(drizzle({ client, casing: 'snake_case' }))

// Lists of: numeric, timestamp, timestamp with time zone, interval, date
const listsOf = [1231, 1115, 1185, 1187, 1182]
const readByDrizzle = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...listsOf]

/**
 * Drizzle reads these types itself and says so with every query, at which the engine copies its hundreds of parsers:
 * a sixth of the price of one row. So the engine is told once, and asked plainly. Gives what it read them by before.
 */
function readAsText({ parsers }: PGlite) {
  const before = Object.fromEntries(readByDrizzle.map((type) => [type, parsers[type] ?? asText]))
  for (const type of readByDrizzle) parsers[type] = asText
  return before
}

type Ask = <T>(text: string, values?: unknown[], options?: QueryOptions) => Promise<Results<T>>

/** Has what is asked again and again asked by a name, under which the engine keeps its plan. */
function askByName(client: PGlite) {
  const named = namedStatements(client)
  const byName = async <T>(ask: Ask, ...[text, values = [], options]: Parameters<Ask>) => {
    if (named.isNamed(text)) return named.ask<T>(text, values, plain(options))
    const answer = await ask<T>(text, values, plain(options))
    if (named.forgets(text)) await named.forget()
    return answer
  }
  // NOTE: the driver has each query wait for the transaction before it, and so does what is asked past it.
  const turns = new Mutex()
  const query: Ask = client.query.bind(client)
  const transaction = client.transaction.bind(client)
  client.query = (...question) => turns.runExclusive(() => byName(query, ...question))
  client.transaction = (work) =>
    turns.runExclusive(() =>
      transaction((tx) => {
        const within: Ask = (...question) =>
          tx.closed ? tx.query(...question) : byName(tx.query, ...question)
        return work(Object.assign(Object.create(tx), { query: within }))
      }),
    )
}

const asText = (text: string) => text

// NOTE: drizzle alone says in which form it wants its rows.
const plain = (options?: QueryOptions): QueryOptions | undefined =>
  options?.rowMode ? { rowMode: options.rowMode } : options

/**
 * The engine has one connection, so a query on the outer handle inside a transaction would wait for ever.
 * It fails after five seconds, by name.
 */
function watchNesting(client: PGlite) {
  const inside = new AsyncLocalStorage<boolean>()
  const turn = turnsOfLoop()
  let waiting = 0
  const watched = async <T>(work: () => Promise<T>): Promise<T> => {
    waiting += 1
    let timer: NodeJS.Timeout | undefined
    try {
      if (!inside.getStore()) {
        await turn()
        return await work()
      }
      return await Promise.race([
        work(),
        new Promise<never>((_, refuse) => {
          timer = setTimeout(() => refuse(new NestingError()), nestingLimit)
        }),
      ])
    } finally {
      clearTimeout(timer)
      waiting -= 1
    }
  }
  const query = client.query.bind(client)
  const transaction = client.transaction.bind(client)
  let open = 0
  const marked = async <T>(work: () => Promise<T>) => {
    open += 1
    try {
      return await inside.run(true, work)
    } finally {
      open -= 1
      // NOTE: while a store is in use every promise of the process costs more, those of plain reads too.
      if (open === 0) inside.disable()
    }
  }
  client.query = (...all) => watched(() => query(...all))
  client.transaction = (work) => watched(() => transaction((tx) => marked(() => work(tx))))
  return () => waiting
}

/**
 * The engine works in this very thread and answers without a turn of the event loop, so a long row of statements would keep
 * everybody else waiting: before one that comes so many milliseconds after the last turn, what has come in meanwhile is heard.
 */
function turnsOfLoop() {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < turnMs) return
    await setImmediate()
    last = performance.now()
  }
}

export class NestingError extends Error {
  override name = 'NestingError'
  constructor() {
    super(
      'A query on the outer database handle was made inside a transaction: pass the transaction’s own handle.',
    )
  }
}
