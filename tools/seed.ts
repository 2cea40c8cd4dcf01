import { parseArgs } from 'node:util'
import { makePasswords } from '@oktant/server/access/passwords.ts'
import { migrate } from '@oktant/server/db/migrate.ts'
import { Refusal } from '@oktant/server/transfer/target.ts'
import { command, openEngine, settings } from './kit/data-command.ts'
import { loadPeople } from './kit/load-people.ts'

const usage = 'How many? npm run seed -- --users 5000'

await command(async () => {
  const people = wanted()
  const config = settings()
  const engine = await openEngine(config)
  try {
    await migrate(engine)
    const began = performance.now()
    const code = `load-${Date.now().toString(36)}`
    const hash = await makePasswords().hash(config.demoPassword)
    await engine.db.transaction((db) => loadPeople(db, { code, people, passwordHash: hash }))
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    return `Made company ${code} with ${people} people in ${seconds} s; they sign in as person-1@${code}.test and so on, with the demo's password.`
  } finally {
    await engine.close()
  }
})

function wanted() {
  const { values } = parseArgs({
    options: { users: { type: 'string' }, courses: { type: 'string' } },
    strict: false,
  })
  if (values.courses !== undefined)
    throw new Refusal('This version has no courses yet, so none can be made: leave out --courses.')
  const users = Number(values.users)
  if (!Number.isInteger(users) || users < 1 || users > 1_000_000) throw new Refusal(usage)
  return users
}
