import type { PGlite } from '@electric-sql/pglite'
import { type Engine, plannerSettings } from '../../src/db/db.ts'
import { channel } from '../../src/db/notify.ts'

/** An embedded engine that goes from one test file to the next, with the shape it was made in. */
type Kept = { engine: Engine; shape: string }

const patience = 5000
let free: Kept | null = null

/**
 * Gives the engine that the last file of this process left, emptied, or else a new one.
 * NOTE: to start one costs a second of work, to empty it a fifth.
 */
export async function emptiedEngine(make: () => Promise<Engine>): Promise<Engine> {
  const kept = (await takeFree()) ?? (await keep(make()))
  const { engine } = kept
  return {
    ...engine,
    close: async () => {
      if (free) return engine.close()
      free = kept
    },
  }
}

async function keep(made: Promise<Engine>): Promise<Kept> {
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

async function empty({ engine, shape }: Kept) {
  const { $client } = engine.db as unknown as { $client: PGlite }
  await $client.unlisten(channel)
  await engine.query('select pg_advisory_unlock_all()')
  await engine.query('reset all')
  for (const [name, value] of Object.entries(plannerSettings)) await engine.query(`set ${name} = '${value}'`)
  if ((await shapeOf(engine)) !== shape) return false
  const tables = await engine.query(
    `select c.oid::regclass::text as name from pg_class c where c.relkind in ('r', 'p') and ${own} and c.relname <> 'migrations'`,
  )
  await engine.query(`truncate ${tables.map(({ name }) => String(name)).join(', ')} restart identity`)
  await engine.query('delete from pg_statistic where starelid >= 16384')
  await engine.query('select pg_stat_reset()')
  await engine.query('checkpoint')
  return true
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
