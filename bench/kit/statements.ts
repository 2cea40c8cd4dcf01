import pg from 'pg'

/** What the database says that it did: how many statements, and how many blocks of tables and indexes it looked at. */
export type Counted = { statements: number; blocks: number }
export type Counter = { during: (work: () => Promise<number>) => Promise<Counted>; stop: () => Promise<void> }

/** What a PostgreSQL must be started with to count. */
export const countingSettings = ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.max=5000']

// NOTE: how a transaction begins and ends is not counted; nor what goes on beside the call, or is asked to count.
const ofTheCall = `select coalesce(sum(calls), 0)::int as statements,
    coalesce(sum(shared_blks_hit + shared_blks_read), 0)::int as blocks
  from pg_stat_statements
  where query !~* '^\\s*(begin|commit|rollback|listen|select pg_stat)' and query !~* 'pg_stat_statements'
    and query !~* '(from|update) "announcements"'`

/** Counts what a server is asked while something runs, divided by how often that says it was done. */
export async function countStatements(url: string): Promise<Counter> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create extension if not exists pg_stat_statements')
  return {
    async during(work) {
      await client.query('select pg_stat_statements_reset()')
      const times = await work()
      const { rows } = await client.query<Counted>(ofTheCall)
      const [{ statements, blocks } = { statements: 0, blocks: 0 }] = rows
      return { statements: statements / times, blocks: blocks / times }
    },
    stop: () => client.end(),
  }
}
