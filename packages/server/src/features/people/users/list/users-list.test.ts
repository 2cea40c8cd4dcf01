import { listUsers } from '@oktant/contract/people/users.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testServer } from '../../../../../test/kit/server.ts'
import { projectMembers } from '../../people/people.tables.ts'
import { createUsers } from '../../people/people.ts'
import { listPeople } from './users-list.queries.ts'

const people = 1100
const surnames = ['Zabel', 'Özil', 'Adler', 'Ñandú', 'Meyer', 'meyer', 'Müller']

async function setUp() {
  const { db, make } = await testServer()
  const { companyId } = await make.user({ status: 'Inactive' })
  await createUsers(
    db,
    Array.from({ length: people }, (_, place) => ({
      companyId,
      firstName: `Person ${place}`,
      surname: surnames[place % surnames.length] ?? '',
      login: `far-${companyId}-${place}@example.test`,
      emailAddress: `far-${companyId}-${place}@example.test`,
      language: 'en' as const,
      timezone: 'Europe/Berlin',
    })),
  )
  const page = (number: number, limit: number, sort: { field: string; descending: boolean } | null) =>
    listPeople(db, companyId, {
      number,
      limit,
      offset: number * limit,
      sort,
      filters: [
        { field: 'login', value: 'far-' },
        { field: 'userStatus.name', value: 'Active' },
      ],
      customFields: [],
    })
  return { page }
}

test.each([
  null,
  { field: 'surname', descending: true },
  { field: 'firstName', descending: false },
  { field: 'email', descending: true },
])('a page far down continues the list where the near ones end, with the exact total: %j', async (sort) => {
  const { page } = await setUp()
  const whole = (await page(0, people, sort)).rows.map(({ id }) => id)
  const far = await page(105, 10, sort)
  expect(far.rows.map(({ id }) => id)).toEqual(whole.slice(1050, 1060))
  expect(far.total).toBe(people)
  expect(await page(120, 10, sort)).toEqual({ rows: [], total: people })
})

test('who lacks something, has not been here for long, or holds a profile is found', async () => {
  const { call, make, db } = await testServer()
  const me = await make.user({ permissions: ['users.administer'], surname: 'Admin' })
  const day = 86_400_000
  const person = (surname: string, values = {}) => make.user({ companyId: me.companyId, surname, ...values })
  await person('Abel', { managerId: me.id, lastLoggedInAt: new Date(Date.now() - 40 * day) })
  const berg = await person('Berg', { lastLoggedInAt: new Date(Date.now() - 2 * day) })
  await db.delete(projectMembers).where(eq(projectMembers.userId, berg.id))
  const by = async (field: 'missing' | 'signIn' | 'profile' | 'manager', value: string) => {
    const query = { _filterFields: [field], _filterValues: [value] }
    return (await call(listUsers, { as: me, query })).content?.map(({ surname }) => surname)
  }
  expect(await by('missing', 'manager')).toEqual(['Admin', 'Berg'])
  expect(await by('missing', 'project')).toEqual(['Berg'])
  expect(await by('missing', 'jobRole')).toEqual(['Abel', 'Admin', 'Berg'])
  expect(await by('missing', 'locality')).toEqual(['Abel', 'Admin', 'Berg'])
  expect(await by('missing', 'anything')).toEqual([])
  expect(await by('signIn', 'never')).toEqual(['Admin'])
  expect(await by('signIn', '30')).toEqual(['Abel', 'Admin'])
  expect(await by('signIn', '90')).toEqual(['Admin'])
  expect(await by('signIn', '31')).toEqual([])
  expect(await by('profile', String(berg.profileId))).toEqual(['Berg'])
  expect(await by('manager', String(me.id))).toEqual(['Abel'])
})
