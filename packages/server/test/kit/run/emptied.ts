import { type Engine, plannerSettings } from '../../../src/db/engine/db.ts'
import { handleOf } from '../../../src/db/engine/embedded.ts'
import { channel } from '../../../src/db/engine/notify.ts'
import { clientOf } from './embedded-client.ts'

/** An embedded engine that goes from one test file to the next, with the shape it was made in. */
type KeptEngine = { engine: Engine; shape: string }

const patience = 5000
let free: KeptEngine | null = null

/**
 * Gives the engine that the last file of this process left, emptied, or else a new one.
 * NOTE: to start one costs a second of work, to empty it a tenth.
 */
export async function emptiedEngine(make: () => Promise<Engine>): Promise<Engine> {
  const kept = (await takeFree()) ?? (await keep(make()))
  const { engine } = kept
  return {
    ...engine,
    // NOTE: what a process keeps of rows that never change, it keeps beside the handle.
    db: handleOf(clientOf(engine)),
    close: async () => {
      if (free) return engine.close()
      free = kept
    },
  }
}

async function keep(made: Promise<Engine>): Promise<KeptEngine> {
  const engine = await made
  return { engine, shape: await shapeOf(engine) }
}

async function takeFree() {
  const kept = free
  free = null
  if (!kept) return null
  // NOTE: a test may have left it in the middle of something, or of another shape; the next file shall not know.
  const isAsNew = await Promise.race([empty(kept).catch(() => false), late()])
  if (isAsNew) return kept
  await Promise.race([kept.engine.close().catch(() => undefined), late()])
  return null
}

const late = () => new Promise<false>((resolve) => setTimeout(resolve, patience, false).unref())

async function empty({ engine, shape }: KeptEngine) {
  await clientOf(engine).unlisten(channel)
  await engine.query('select pg_advisory_unlock_all()')
  await engine.query('reset all')
  for (const [name, value] of Object.entries(plannerSettings)) await engine.query(`set ${name} = '${value}'`)
  if ((await shapeOf(engine)) !== shape) return false
  await emptyTables(engine)
  await engine.query(
    'select setval(seqrelid, seqstart, false) from pg_sequence where pg_sequence_last_value(seqrelid) is not null',
  )
  await engine.query(
    'update pg_class set relpages = 0, reltuples = -1, relallvisible = 0 where oid >= 16384 and reltuples >= 0',
  )
  await engine.query('delete from pg_statistic where starelid >= 16384')
  await engine.query('select pg_stat_reset()')
  await engine.query('checkpoint')
  return true
}

/** NOTE: to truncate all of them makes hundreds of files anew, which takes a second; a test file fills a few of them. */
async function emptyTables(engine: Engine) {
  const filled = await engine.query(
    `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r' and ${own} and c.relname <> 'migrations' and pg_relation_size(c.oid) > 0`,
  )
  const names = filled.map(({ name }) => String(name))
  if (names.length === 0) return
  await engine.query('set session_replication_role = replica')
  for (const name of names) await engine.query(`delete from ${name}`)
  await engine.query('reset session_replication_role')
  await engine.query(`vacuum ${names.join(', ')}`)
  // NOTE: a table shrinks when it is swept, an index does not.
  const large = await engine.query(
    `select c.oid::regclass::text as name from pg_class c where c.relkind = 'i' and ${own} and pg_relation_size(c.oid) > 262144`,
  )
  for (const { name } of large) await engine.query(`reindex index ${String(name)}`)
}

const own = `c.relnamespace in (select oid from pg_namespace where nspname !~ '^(pg_|information_schema)')`

/** What would differ if a test had changed more than rows. */
async function shapeOf(engine: Engine) {
  const [found] = await engine.query(`select md5(string_agg(part, ',' order by part)) as shape from (
    select concat_ws(':', 'column', attrelid, attname, atttypid, attnotnull, attisdropped) as part from pg_attribute
      join pg_class c on c.oid = attrelid where ${own} and attnum > 0
    union all select concat_ws(':', 'index', indexrelid, indisvalid) from pg_index
    union all select concat_ws(':', 'trigger', oid, tgenabled) from pg_trigger
    union all select concat_ws(':', 'constraint', oid, convalidated) from pg_constraint
    union all select concat_ws(':', 'function', oid, md5(prosrc)) from pg_proc where oid >= 16384
    union all select concat_ws(':', 'statistics', oid) from pg_statistic_ext) parts`)
  return String(found?.['shape'])
}
