import { expect, test } from 'vitest'
import { testServer } from '../../../test/kit/server.ts'
import { createUsers } from '../people/people.ts'
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
