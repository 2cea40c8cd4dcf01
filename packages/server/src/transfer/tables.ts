import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../db/engine/db.ts'

export type Table = { name: string; columns: string[] }

// NOTE: each database keeps its own account of the migrations it has had.
const notCopied = ['migrations']

/** The tables of this database with the columns that can be written, by name. */
export async function tablesOf(db: Db) {
  const tables = await rowsOf<Table>(
    db,
    sql`select c.relname as name, json_agg(a.attname order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
  )
  return tables.filter(({ name }) => !notCopied.includes(name))
}

export async function countRows(db: Db, { name }: Table) {
  const [row] = await rowsOf<{ count: string }>(
    db,
    sql`select count(*)::text as count from ${sql.identifier('public')}.${sql.identifier(name)}`,
  )
  return Number(row?.count)
}

export type Sequence = { name: string; value: string }

export function sequencesOf(db: Db) {
  return rowsOf<Sequence>(
    db,
    sql`select quote_ident(sequencename) as name, last_value::text as value
      from pg_sequences where schemaname = 'public' and last_value is not null`,
  )
}

export async function setSequences(db: Db, sequences: Sequence[]) {
  for (const { name, value } of sequences)
    await db.execute(sql`select setval(${name}::regclass, ${value}::bigint)`)
}

type Constraint = { table: string; name: string; definition: string }

/** Does the work while no foreign key is checked; all are checked at its end. Needs a transaction. */
export async function withoutForeignKeys(db: Db, work: () => Promise<void>) {
  const constraints = await rowsOf<Constraint>(
    db,
    sql`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  )
  for (const { table, name } of constraints)
    await db.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
  await work()
  for (const { table, name, definition } of constraints)
    await db.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`))
}

/** Does the work while no trigger of ours answers: rows arrive as they were, even into tables that refuse changes. */
export async function withoutTriggers(db: Db, work: () => Promise<void>) {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select distinct tgrelid::regclass::text as name from pg_trigger t join pg_class c on c.oid = tgrelid
      where not tgisinternal and c.relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of tables) await db.execute(sql.raw(`alter table ${name} disable trigger user`))
  await work()
  for (const { name } of tables) await db.execute(sql.raw(`alter table ${name} enable trigger user`))
}
