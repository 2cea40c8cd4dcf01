import { Client } from 'pg'
import { expect, test } from 'vitest'
import { startPostgres } from '../kit/postgres.mjs'

async function ask(url: string, sql: string) {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

test('a durable PostgreSQL keeps what it acknowledged when it is killed, and is gone when stopped', async () => {
  const postgres = await startPostgres({ durable: true })
  expect(await ask(postgres.url, 'show fsync')).toEqual([{ fsync: 'on' }])
  await ask(postgres.url, 'create table kept (id integer)')
  await ask(postgres.url, 'insert into kept values (7)')
  await postgres.kill()
  await expect(ask(postgres.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  await postgres.restart()
  expect(await ask(postgres.url, 'select id from kept')).toEqual([{ id: 7 }])
  await postgres.stop()
  await expect(ask(postgres.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})
