import { PGlite } from '@electric-sql/pglite'
import Fastify from 'fastify'
import pg from 'pg'

// A control: the framework and one row of the engine this run is about, without anything of ours.
const text = 'select id, name from one_row where id = $1'
const setUp = `create table if not exists one_row (id integer primary key, name text not null);
  insert into one_row values (1, 'one') on conflict do nothing`

async function ofPostgres(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  await pool.query(setUp)
  return async () => (await pool.query({ name: 'one_row', text, values: [1] })).rows[0]
}

async function ofEmbedded() {
  const engine = await PGlite.create()
  await engine.exec(setUp)
  return async () => (await engine.query(text, [1])).rows[0]
}

const url = process.env.DATABASE_URL
const row = await (url ? ofPostgres(url) : ofEmbedded())
const app = Fastify()
const schema = {
  response: { 200: { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } } },
}
app.get('/', { schema }, row)
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
process.once('SIGTERM', () => app.close().then(() => process.exit(0)))
