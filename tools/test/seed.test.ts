import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { embeddedEngine } from '@oktant/server/db/engine/embedded.ts'
import { migrate } from '@oktant/server/db/migrate/migrate.ts'
import { loadPeople } from '../kit/load/load-people.ts'

const engine = await embeddedEngine({})
await migrate(engine)
afterAll(engine.close)

const code = `load-${randomBytes(4).toString('hex')}`
const people = 1000
const companyId = await engine.db.transaction((db) => loadPeople(db, { code, people, passwordHash: 'none' }))
const one = async (text: string) => (await engine.query(text, [companyId]))[0]

test('a company is made with as many people as were asked for, each with a sign-in, a group and a profile', async () => {
  expect(await one('select count(distinct login)::int as n from users where company_id = $1')).toEqual({
    n: people,
  })
  expect(await one('select count(*)::int as n from project_members where company_id = $1')).toEqual({
    n: people,
  })
  const learners = `select count(*)::int as n from user_profiles u join profiles p on p.id = u.profile_id
    where p.key = 'learner' and u.company_id = $1`
  expect(await one(learners)).toEqual({ n: people })
})

test('everybody but the first has a manager, in teams of at most twelve, and only managers lead', async () => {
  const teams = await engine.query(
    `select manager_id as id, count(*)::int as n from users where company_id = $1 group by manager_id`,
    [companyId],
  )
  expect(teams.filter(({ id }) => id === null)).toEqual([{ id: null, n: 1 }])
  expect(Math.max(...teams.map(({ n }) => Number(n)))).toBe(12)
  const managers = `select count(*)::int as n from user_profiles u join profiles p on p.id = u.profile_id
    where p.key = 'manager' and u.company_id = $1`
  expect(await one(managers)).toEqual({ n: teams.length - 1 })
})
