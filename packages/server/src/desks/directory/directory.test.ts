import { listVisiblePeople, readVisiblePerson } from '@oktant/contract/people/directory.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { give, makeGroup, mandatory } from '../../../test/kit/content/assignments.ts'
import { makeCourse } from '../../../test/kit/content/courses.ts'
import type { Made } from '../../../test/kit/make.ts'
import { testServer } from '../../../test/kit/server.ts'
import { users } from '../../features/people/people/people.tables.ts'

async function setUp() {
  const server = await testServer()
  const hr = await server.make.user({ permissions: ['people.seeAll'], surname: 'Özdemir' })
  const person = (values = {}) => server.make.user({ companyId: hr.companyId, ...values })
  const head = await person({ permissions: ['team.see'], surname: 'Kern' })
  const lead = await person({ permissions: ['team.see'], surname: 'Berg', managerId: head.id })
  const mia = await person({ permissions: ['learning.take'], surname: 'Abel', managerId: lead.id })
  const list = async (as: Made, query = {}) => {
    const { content = [], ...rest } = await server.call(listVisiblePeople, { as, query })
    return { ...rest, names: content.map(({ surname }) => surname), content }
  }
  const read = (as: Made, { id }: { id: number }) => server.call(readVisiblePerson, { as, params: { id } })
  return { ...server, hr, head, lead, mia, person, list, read }
}

test('HR sees everybody of the company, without HR one sees the people below oneself', async () => {
  const { hr, head, lead, mia, list } = await setUp()
  expect((await list(hr)).names).toEqual(['Abel', 'Berg', 'Kern', 'Özdemir'])
  expect((await list(head)).names).toEqual(['Abel', 'Berg'])
  expect(await list(lead)).toMatchObject({ names: ['Abel'], totalElements: 1 })
  const named = { _filterFields: ['surname'], _filterValues: ['ern'] }
  expect((await list(hr, named)).names).toEqual(['Kern'])
  expect((await list(head, named)).names).toEqual([])
  expect(await list(mia)).toMatchObject({ status: 403, code: 'not_permitted' })
})

test('whoever is out of sight is answered like somebody missing', async () => {
  const { hr, head, lead, mia, make, db, read } = await setUp()
  const stranger = await make.user({ permissions: ['people.seeAll'] })
  const missing = { status: 404, code: 'user_not_found' }
  expect(await read(lead, mia)).toMatchObject({ fullName: 'Mia Abel' })
  for (const [who, whom] of [
    [lead, head],
    [lead, hr],
    [stranger, mia],
  ] as const)
    expect(await read(who, whom)).toMatchObject(missing)
  expect(await read(mia, lead)).toMatchObject({ status: 403 })
  await db.update(users).set({ anonymisedAt: new Date() }).where(eq(users.id, mia.id))
  expect(await read(hr, mia)).toMatchObject(missing)
})

test('beside each stands how they are doing with what they are to learn', async () => {
  const server = await setUp()
  const { hr, mia, person, list, read } = server
  const author = await person({
    permissions: ['courses.administer', 'content.administer'],
    surname: 'Zander',
  })
  const ropes = await makeCourse(server, author, { title: 'Ropes' })
  const knots = await makeCourse(server, author, { title: 'Knots' })
  const id = await makeGroup(server, author, { people: [mia] })
  await give(server, author, id, [ropes.id])
  await give(server, author, id, [knots.id], mandatory({ due: { by: 'day', day: '2020-01-01' } }))
  const { content } = await list(hr, { _filterFields: ['surname'], _filterValues: ['Abel'] })
  expect(content).toMatchObject([{ courses: { count: 2, overdue: 1, done: 0 } }])
  const { ties } = await read(hr, mia)
  expect(ties?.above.map(({ fullName }) => fullName)).toEqual(['Mia Berg', 'Mia Kern'])
  expect(ties?.learning?.courses).toMatchObject({
    count: 2,
    overdue: 1,
    first: [{ id: knots.id }, { id: ropes.id }],
  })
})
