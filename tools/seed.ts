import { parseArgs } from 'node:util'
import { makePasswords } from '@oktant/server/access/passwords.ts'
import { migrate } from '@oktant/server/db/migrate/migrate.ts'
import { Refusal } from '@oktant/server/transfer/target.ts'
import { command, openEngine, settings } from './kit/load/data-command.ts'
import { loadCourses } from './kit/load/load-courses.ts'
import { loadLearning } from './kit/load/load-learning.ts'
import { loadPeople } from './kit/load/load-people.ts'

const usage = 'How many? npm run seed -- --users 10000 --courses 500'

await command(async () => {
  const { people, courses } = wanted()
  const config = settings()
  const engine = await openEngine(config)
  try {
    await migrate(engine)
    const began = performance.now()
    const code = `load-${Date.now().toString(36)}`
    const hash = await makePasswords().hash(config.demoPassword)
    await engine.db.transaction(async (db) => {
      const companyId = await loadPeople(db, { code, people, passwordHash: hash })
      if (!courses) return
      await loadCourses(db, companyId, courses)
      await loadLearning(db, companyId)
    })
    // NOTE: the planner knows nothing of rows that have just come.
    await engine.query('analyze')
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    return `Made company ${code} with ${people} people${courses ? `, ${courses} courses and what people do in them,` : ''} in ${seconds} s; they sign in as person-1@${code}.test and so on, with the demo's password.`
  } finally {
    await engine.close()
  }
})

function wanted() {
  const { values } = parseArgs({
    options: { users: { type: 'string' }, courses: { type: 'string' } },
    strict: false,
  })
  const [users, courses] = [Number(values.users), Number(values.courses ?? 0)]
  const isWhole = (count: number, least: number, most: number) =>
    Number.isInteger(count) && count >= least && count <= most
  if (!isWhole(users, 1, 1_000_000) || !isWhole(courses, 0, 100_000)) throw new Refusal(usage)
  return { people: users, courses }
}
