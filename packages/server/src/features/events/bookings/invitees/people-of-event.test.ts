import { requestSeat } from '@oktant/contract/events/attending.ts'
import { createEvent, removeEvent } from '@oktant/contract/events/trainer-events.ts'
import { addMembers, listMembers, removeMembers } from '@oktant/contract/people/groups.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../../test/kit/server.ts'
import { eventForm } from '../../../../../test/scenes/events.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({ permissions: ['events.administer', 'events.facilitate'] })
  const learner = (surname: string) =>
    make.user({ companyId: me.companyId, permissions: ['events.attend'], surname })
  const { id = 0 } = await call(createEvent, { as: me, body: eventForm })
  const params = { owner: 'event' as const, id }
  const add = (userIds: number[]) => call(addMembers, { as: me, params, body: { userIds } })
  const remove = (userIds: number[]) => call(removeMembers, { as: me, params, body: { userIds } })
  const names = async () =>
    ((await call(listMembers, { as: me, params, query: {} })).content ?? []).map(({ surname }) => surname)
  return { ...server, me, learner, id, params, add, remove, names }
}

test('people are put down for an event by their list, and taken out of it before they are invited', async () => {
  const { call, learner, id, add, remove, names } = await setUp()
  const [mia, jo] = [await learner('Abel'), await learner('Berg')]
  expect(await names()).toEqual([])
  expect(await add([mia.id, jo.id])).toEqual({ changed: 2 })
  expect(await add([mia.id])).toEqual({ changed: 0 })
  expect(await names()).toEqual(['Abel', 'Berg'])
  expect(await remove([mia.id])).toEqual({ changed: 1 })
  expect(await remove([mia.id])).toEqual({ changed: 0 })
  await call(requestSeat, { as: jo, params: { id } })
  expect(await remove([jo.id])).toMatchObject({ status: 409, code: 'booking_actioned' })
  expect(await names()).toEqual(['Berg'])
})

test('an event of nobody, of others or removed has no list, and no people of another company', async () => {
  const { call, make, me, learner, id, params, add } = await setUp()
  const missing = { status: 404, code: 'owner_not_found' }
  const stranger = await make.user({ permissions: ['events.administer'] })
  expect(await call(listMembers, { as: stranger, params, query: {} })).toMatchObject(missing)
  const nobodys = { ...params, id: 2_000_000_000 }
  expect(await call(listMembers, { as: me, params: nobodys, query: {} })).toMatchObject(missing)
  expect(await add([stranger.id])).toMatchObject({ status: 404, code: 'people_unknown' })
  const attends = await learner('Abel')
  expect(await call(listMembers, { as: attends, params, query: {} })).toMatchObject({ status: 403 })
  await call(removeEvent, { as: me, params: { id } })
  expect(await add([attends.id])).toMatchObject(missing)
})
