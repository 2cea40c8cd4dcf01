import { setImmediate } from 'node:timers/promises'
import { exportUsers } from '@oktant/contract/kit/exports.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../../test/kit/server.ts'

const server = await testServer({ DEMO: 'off' })
const people = 5000

/** How often the loop turns while something lasts. */
async function turnsDuring<T>(act: Promise<T>) {
  let [turns, isOver] = [0, false]
  void act.finally(() => (isOver = true)).catch(() => undefined)
  while (!isOver) {
    await setImmediate()
    turns += 1
  }
  return { turns, done: await act }
}

test('a long file lets others be served between its parts', async () => {
  const me = await server.make.user({ permissions: ['users.administer'] })
  await server.engine.query(
    `insert into users (company_id, first_name, surname, login, email_address, language, timezone)
     select $1, 'Ada', 'Lovelace ' || n, 'long-' || n, 'long-' || n || '@example.org', 'en', 'Europe/Berlin'
       from generate_series(1, ${people}) n`,
    [me.companyId],
  )
  const { turns, done } = await turnsDuring(server.send(exportUsers, { as: me }))
  expect(done.payload.split('\n').length).toBeGreaterThan(people)
  expect(turns).toBeGreaterThanOrEqual(people / 1000)
})
