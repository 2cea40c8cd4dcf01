import { requestSeat } from '@oktant/contract/events/attending.ts'
import { listBookings } from '@oktant/contract/events/event-invitations.ts'
import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { expect, test } from 'vitest'
import { testServer } from '../kit/server.ts'
import { eventForm } from '../scenes/events.ts'
import { isWhole } from './size.ts'

const [people, seats] = isWhole ? [500, 20] : [60, 5]

test(`of ${people} people who ask at once for ${seats} seats each has an answer, and the others queue`, async () => {
  const { call, make } = await testServer()
  const trainer = await make.user({ permissions: ['events.facilitate'] })
  const { companyId } = trainer
  const { id = 0 } = await call(createEvent, { as: trainer, body: { ...eventForm, seats } })
  const learners = []
  for (let made = 0; made < people; made++)
    learners.push(await make.user({ companyId, permissions: ['events.attend'] }))
  const answers = await Promise.all(learners.map((as) => call(requestSeat, { as, params: { id } })))
  expect(answers.flatMap(({ code }) => code ?? [])).toEqual([])
  const inStatus = (status: number) => answers.filter(({ bookingStatus: now }) => now?.id === status).length
  expect([inStatus(bookingStatus.USER_ACCEPTED), inStatus(bookingStatus.REQUEST_SEAT)]).toEqual([
    seats,
    people - seats,
  ])
  const query = { _perPage: 1000 }
  const { content = [] } = await call(listBookings, { as: trainer, params: { id }, query })
  const places = content.flatMap(({ stand }) => stand.position ?? []).toSorted((a, b) => a - b)
  expect(places).toEqual(Array.from({ length: people - seats }, (_, index) => index + 1))
}, 1_800_000)
