import { listBookings } from '@oktant/contract/events/event-invitations.ts'
import * as contract from '@oktant/contract/events/invitees.ts'
import { createEvent, saveLinkedCourses } from '@oktant/contract/events/trainer-events.ts'
import { addMembers } from '@oktant/contract/people/groups.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../../test/kit/server.ts'
import { makeCourse } from '../../../../../test/kit/content/courses.ts'
import { eventForm } from '../../../../../test/scenes/events.ts'
import { listedLines, matchLines } from './invitees.rules.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({
    permissions: ['events.facilitate', 'courses.administer', 'content.administer'],
  })
  const { companyId } = me
  const { id = 0 } = await call(createEvent, { as: me, body: eventForm })
  const params = { id }
  const person = (values: Parameters<typeof make.user>[0] = {}) => make.user({ companyId, ...values })
  const statuses = async () =>
    ((await call(listBookings, { as: me, params })).content ?? []).map(({ user, bookingStatus }) => [
      user.id,
      bookingStatus.id,
    ])
  return { ...server, me, companyId, id, params, person, statuses }
}

test('the people of a group are put down at once, whoever is there already and whoever is away left out', async () => {
  const { call, me, make, params, person, statuses, companyId } = await setUp()
  const [anna, bernd, gone] = [
    await person({ firstName: 'Anna' }),
    await person({ firstName: 'Bernd' }),
    await person({ firstName: 'Carla', status: 'Inactive' }),
  ]
  for (const one of [anna, bernd, gone]) await make.member(one, me.projectId)
  const foreign = await make.project(companyId)
  const sources = await call(contract.listInviteeSources, { as: me, params })
  expect(sources).toMatchObject([{ source: 'project', id: me.projectId }])
  const from = { ...params, source: 'project' as const, sourceId: me.projectId }
  const seen = await call(contract.listInvitees, { as: me, params: from })
  expect(seen.content?.map(({ firstName, isActive }) => [firstName, isActive])).toEqual([
    ['Anna', true],
    ['Bernd', true],
    ['Carla', false],
    ['Mia', true],
  ])
  expect(await call(contract.addInviteesOf, { as: me, params: from })).toEqual({
    added: 3,
    already: 0,
    left: 0,
  })
  expect(await call(contract.addInviteesOf, { as: me, params: from })).toEqual({
    added: 0,
    already: 3,
    left: 0,
  })
  expect(await statuses()).toHaveLength(3)
  const hidden = { ...from, sourceId: foreign.id }
  expect(await call(contract.listInvitees, { as: me, params: hidden })).toMatchObject({
    code: 'owner_not_found',
  })
  expect(await call(contract.addInviteesOf, { as: me, params: hidden })).toMatchObject({
    code: 'owner_not_found',
  })
})

test('the people of a linked course are offered by their first names, and of another course nobody', async () => {
  const server = await setUp()
  const { call, me, params, person } = server
  const [zoe, ada] = [await person({ firstName: 'Zoe' }), await person({ firstName: 'Ada' })]
  const course = await makeCourse(server, me)
  const owner = { owner: 'container' as const, id: course.id }
  await call(addMembers, { as: me, params: owner, body: { userIds: [zoe.id, ada.id] } })
  const from = { ...params, source: 'container' as const, sourceId: course.id }
  const list = () => call(contract.listInvitees, { as: me, params: from })
  expect(await list()).toMatchObject({ code: 'owner_not_found' })
  await call(saveLinkedCourses, { as: me, params, body: { containers: [{ id: course.id }] } })
  expect((await list()).content?.map(({ firstName }) => firstName)).toEqual(['Ada', 'Zoe'])
  const named = await call(contract.listInvitees, {
    as: me,
    params: from,
    query: { _filterFields: ['name', 'userStatus.name'], _filterValues: ['zo', '%ctive'] },
  })
  expect(named.content).toMatchObject([{ id: zoe.id, isBooked: false }])
})

test('a list names people by number, user name or e-mail; as long as a line is wrong nobody is put down', async () => {
  const { call, me, params, person, statuses } = await setUp()
  const anna = await person({ externalId: '0042' })
  const bernd = await person()
  const carla = await person({ login: 'carla.dorn', emailAddress: `c${Date.now()}@example.test` })
  const away = await person({ status: 'Inactive' })
  const text = [
    'Personalnummer;E-Mail',
    '0042;',
    `;${bernd.emailAddress.toUpperCase()}`,
    'CARLA.DORN;',
    '42;',
    `0042;${bernd.emailAddress}`,
    `;${away.emailAddress}`,
    '0042;',
  ].join('\r\n')
  const send = (leaveOut: boolean) =>
    call(contract.addInviteesByFile, { as: me, params, body: { text, leaveOut } })
  const held = await send(false)
  expect(held).toMatchObject({ added: 0, found: 3, repeated: 1, isHeld: true })
  expect(held.faults).toEqual([
    { line: 5, text: '42', fault: 'nobody' },
    { line: 6, text: `0042 ${bernd.emailAddress}`, fault: 'several' },
    { line: 7, text: away.emailAddress, fault: 'inactive' },
  ])
  expect(await statuses()).toEqual([])
  expect(await send(true)).toMatchObject({ added: 3, already: 0, isHeld: false })
  expect((await statuses()).map(([id]) => id).toSorted()).toEqual([anna.id, bernd.id, carla.id].toSorted())
  expect(await send(true)).toMatchObject({ added: 0, already: 3 })
})

test('a list without lines, or with too many, is refused', async () => {
  const { call, me, params } = await setUp()
  const send = (text: string) =>
    call(contract.addInviteesByFile, { as: me, params, body: { text, leaveOut: false } })
  expect(await send('E-Mail\n\n')).toMatchObject({ status: 422, code: 'invitees_empty' })
  expect(await send('somebody\n'.repeat(1001))).toMatchObject({ code: 'invitees_too_many' })
})

test('what is unreadable is told by its line, and a text that two people have is nobody', () => {
  const lines = listedLines([
    { line: 1, cells: ['anna'], fault: null },
    { line: 2, cells: ['"x'], fault: 'quote_open' },
  ])
  const people = [1, 2].map((id) => ({ text: 'anna', id, isActive: true }))
  expect(matchLines(lines, people)).toEqual({
    ids: [],
    repeated: 0,
    faults: [
      { line: 1, text: 'anna', fault: 'several' },
      { line: 2, text: '"x', fault: 'unreadable' },
    ],
  })
})
