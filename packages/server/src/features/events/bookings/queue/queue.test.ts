import * as attending from '@oktant/contract/events/attending.ts'
import { listBookings } from '@oktant/contract/events/event-invitations.ts'
import { createEvent, updateEvent } from '@oktant/contract/events/trainer-events.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { expect, test } from 'vitest'
import type { Made } from '../../../../../test/kit/make.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { eventForm } from '../../../../../test/scenes/events.ts'
import { customFields, userFieldValues } from '../../../people/custom-fields/custom-fields.tables.ts'
import { lapseOffers } from '../bookings.ts'
import { listBookingsOf, listLedger } from '../bookings.queries.ts'
import { replayed } from '../seat-ledger.rules.ts'

async function setUp() {
  const server = await testServer()
  const { call, make, kit } = server
  const { db } = kit.engine
  const trainer = await make.user({ permissions: ['events.facilitate', 'events.attend'] })
  const { companyId } = trainer
  const label = { en: 'Joined', de: 'Eintritt' }
  const [field] = await db
    .insert(customFields)
    .values({
      companyId,
      clazz: 'User',
      name: 'joined',
      label,
      description: label,
      inputType: 'date',
      position: 0,
    })
    .returning({ id: customFields.id })
  const fieldId = field?.id ?? 0
  const give = (who: Made, value: string) =>
    db.insert(userFieldValues).values({ companyId, userId: who.id, fieldId, value })
  const learner = async (joined?: string) => {
    const one = await make.user({ companyId, permissions: ['events.attend'] })
    if (joined) await give(one, joined)
    return one
  }
  const body = { ...eventForm, seats: 1, offerHours: 2, queueField: fieldId, queueDescending: false }
  const { id = 0 } = await call(createEvent, { as: trainer, body })
  const params = { id }
  const ask = (as: Made) => call(attending.requestSeat, { as, params })
  const stands = async () => {
    const { content = [] } = await call(listBookings, { as: trainer, params })
    return new Map(content.map((row) => [row.user.id, row]))
  }
  const placeOf = async (who: Made) => (await stands()).get(who.id)?.stand.position
  const statusOf = async (who: Made) => (await stands()).get(who.id)?.bookingStatus.id
  return {
    ...server,
    db,
    companyId,
    trainer,
    body,
    id,
    params,
    ask,
    learner,
    give,
    stands,
    placeOf,
    statusOf,
  }
}

test('a queue by a field puts first who comes first there, and tells each their true place', async () => {
  const { ask, learner, placeOf, call, trainer, params, body, give } = await setUp()
  await ask(await learner('2026-01-01'))
  const [none, late, early] = [await learner(), await learner('2020-05-01'), await learner('2001-02-03')]
  for (const one of [none, late, early]) await ask(one)
  const places = async () => [await placeOf(early), await placeOf(late), await placeOf(none)]
  expect(await places()).toEqual([1, 2, 3])
  await give(none, '1999-01-01')
  expect(await places()).toEqual([2, 3, 1])
  await call(updateEvent, { as: trainer, params, body: { ...body, queueDescending: true, revision: 0 } })
  expect(await places()).toEqual([2, 1, 3])
  await call(updateEvent, { as: trainer, params, body: { ...body, queueField: null, revision: 1 } })
  expect(await places()).toEqual([3, 2, 1])
})

test('the seat that comes free goes by the field, and whoever lets the offer lapse waits behind', async () => {
  const { ask, learner, statusOf, placeOf, stands, call, db, companyId, id, params } = await setUp()
  const seated = await learner('2026-01-01')
  await ask(seated)
  const [late, early] = [await learner('2020-05-01'), await learner('2001-02-03')]
  for (const one of [late, early]) await ask(one)
  const bid = (await stands()).get(seated.id)?.id ?? 0
  const body = { reason: 'Ill', message: '' }
  await call(attending.declineOwnSeat, { as: seated, params: { ...params, bid }, body })
  expect(await statusOf(early)).toBe(bookingStatus.SENT)
  const later = new Date(Date.now() + 3 * 3_600_000)
  await db.transaction((tx) => lapseOffers(tx, { companyId, id }, later))
  expect([await statusOf(late), await placeOf(early)]).toEqual([bookingStatus.SENT, 1])
  const told = replayed(await listLedger(db, { companyId, id }))
  const rows = await listBookingsOf(db, { companyId, eventId: id })
  expect(rows.map((row) => [row.id, told.get(row.id)])).toEqual(rows.map((row) => [row.id, row.status]))
})

test('a field of other things, or of another company, orders no queue', async () => {
  const { call, trainer, body } = await setUp()
  const wrong = await call(createEvent, { as: trainer, body: { ...body, queueField: 999_999 } })
  expect(wrong.errors).toMatchObject([{ field: 'queueField', code: 'record_not_found' }])
})
