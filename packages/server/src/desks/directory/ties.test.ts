import { readUserTies } from '@oktant/contract/people/user-ties.ts'
import { expect, test } from 'vitest'
import { give, makeGroup, mandatory } from '../../../test/kit/content/assignments.ts'
import { makeCourse } from '../../../test/kit/content/courses.ts'
import { testServer } from '../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({
    permissions: ['users.administer', 'courses.administer', 'content.administer'],
  })
  const person = (values = {}) => server.make.user({ companyId: me.companyId, ...values })
  const read = (id: number, as = me) => server.call(readUserTies, { as, params: { id } })
  return { ...server, me, person, read }
}

test('who leads somebody is told up to the top, and whom they lead with the number of them', async () => {
  const { person, read } = await setUp()
  const head = await person({ firstName: 'Ada', surname: 'Kern' })
  const boss = await person({ firstName: 'Jo', surname: 'Berg', managerId: head.id })
  const mia = await person({ managerId: boss.id })
  await person({ managerId: boss.id, status: 'Inactive' })
  expect((await read(mia.id)).above).toEqual([
    { id: boss.id, fullName: 'Jo Berg' },
    { id: head.id, fullName: 'Ada Kern' },
  ])
  expect((await read(boss.id)).team).toEqual({ count: 1, examples: [{ id: mia.id, fullName: 'Mia Naidoo' }] })
  expect(await read(head.id)).toMatchObject({ above: [], team: { count: 1 } })
})

test('the learning groups of somebody are told with the courses that they give, the most urgent first', async () => {
  const server = await setUp()
  const { me, person, read } = server
  const mia = await person({ permissions: ['learning.take'] })
  const [ropes, knots] = [
    await makeCourse(server, me, { title: 'Ropes' }),
    await makeCourse(server, me, { title: 'Knots' }),
  ]
  const id = await makeGroup(server, me, { people: [mia], form: {} })
  await give(server, me, id, [ropes.id])
  await give(server, me, id, [knots.id], mandatory({ due: { by: 'day', day: '2020-01-01' } }))
  const { learning } = await read(mia.id)
  expect(learning?.groups).toMatchObject([{ id, reasons: ['hand'] }])
  expect(learning?.courses).toMatchObject({ count: 2, overdue: 1, done: 0 })
  expect(learning?.courses.first).toMatchObject([
    { id: knots.id, isMandatory: true, isBegun: false, dueOn: '2020-01-01', standing: 'overdue' },
    { id: ropes.id, isMandatory: false, dueOn: null, standing: 'open' },
  ])
})

test('what somebody learns is told only to those who look after courses', async () => {
  const { make, me, person, read } = await setUp()
  const mia = await person()
  const hr = await make.user({ companyId: me.companyId, permissions: ['users.administer'] })
  expect((await read(mia.id)).learning).toMatchObject({ groups: [], courses: { count: 0 } })
  expect((await read(mia.id, hr)).learning).toBeNull()
  const stranger = await make.user({ permissions: ['users.administer'] })
  expect(await read(mia.id, stranger)).toMatchObject({ status: 404, code: 'user_not_found' })
})
