import { requestSeat } from '@oktant/contract/events/attending.ts'
import * as contract from '@oktant/contract/events/check-in.ts'
import { listBookings } from '@oktant/contract/events/event-invitations.ts'
import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import { expect, onTestFinished, test } from 'vitest'
import { testServer } from '../../../../test/kit/server.ts'
import { begin, eventForm } from '../../../../test/scenes/events.ts'

async function setUp() {
  const server = await testServer()
  const { make, call } = server
  const trainer = await make.user({ permissions: ['events.facilitate'] })
  const { companyId } = trainer
  const me = await make.user({ companyId, permissions: ['events.attend'] })
  const other = await make.user({ companyId, permissions: ['events.attend'] })
  const body = { ...eventForm, facilitators: [{ id: trainer.id }] }
  const { id = 0 } = await call(createEvent, { as: trainer, body })
  const params = { id }
  await call(requestSeat, { as: me, params })
  const attended = async () => {
    const { content } = await call(listBookings, { as: trainer, params })
    return content?.map((one) => one.attended)
  }
  onTestFinished(() => void (server.clock.skew = 0))
  return { ...server, trainer, me, other, companyId, params, attended }
}
const codeOf = ({ address = '' }) => address.split('/').at(-1) ?? ''

test('who opens the code on the wall is there; without a seat, or later, they are not', async () => {
  const scene = await setUp()
  const { call, trainer, me, other, companyId, params, attended, clock } = scene
  expect(await call(contract.readCheckInCode, { as: trainer, params })).toMatchObject({
    code: 'event_not_begun',
  })
  await begin(scene, companyId, params.id)
  const wall = await call(contract.readCheckInCode, { as: trainer, params })
  expect(wall.address).toContain(`/#/check-in/${params.id}/`)
  expect(wall.path).toMatch(/^M\d+ \d+h\d+v1h-\d+z/)
  const body = { code: codeOf(wall) }
  const come = (as = me, sent = body) => call(contract.checkIn, { as, params, body: sent })
  expect(await come(other)).toMatchObject({ status: 409, code: 'check_in_no_seat' })
  expect(await come(me, { code: 'a.b' })).toMatchObject({ code: 'check_in_code_old' })
  expect(await come()).toMatchObject({ eventId: params.id, event: eventForm.name })
  expect(await come()).toMatchObject({ eventId: params.id })
  expect(await attended()).toEqual([true])
  clock.skew = 11 * 60_000
  expect(await come()).toMatchObject({ code: 'check_in_code_old' })
  expect(codeOf(await call(contract.readCheckInCode, { as: trainer, params }))).not.toBe(body.code)
})

test('a badge marks its holder by the phone of the trainer, on this event alone', async () => {
  const scene = await setUp()
  const { call, trainer, me, other, companyId, params, attended } = scene
  expect(await call(contract.readBadge, { as: other, params })).toMatchObject({ code: 'check_in_no_seat' })
  await begin(scene, companyId, params.id)
  const code = codeOf(await call(contract.readBadge, { as: me, params }))
  const body = { ...eventForm, facilitators: [{ id: trainer.id }] }
  const { id: another = 0 } = await call(createEvent, { as: trainer, body })
  expect(
    await call(contract.checkInBadge, { as: trainer, params: { id: another }, body: { code } }),
  ).toMatchObject({ code: 'check_in_code_old' })
  await call(contract.checkInBadge, { as: trainer, params, body: { code } })
  expect(await attended()).toEqual([true])
})
