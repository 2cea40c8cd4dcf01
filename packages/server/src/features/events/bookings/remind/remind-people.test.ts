import { requestSeat } from '@oktant/contract/events/attending.ts'
import { addBookings, inviteToEvent } from '@oktant/contract/events/event-invitations.ts'
import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../../test/kit/server.ts'
import { ahead, eventForm } from '../../../../../test/scenes/events.ts'
import { remindOfAllEvents } from './remind-people.ts'

test('who has not answered, and who has a seat, are reminded when it is time, and once', async () => {
  const { call, make, kit, engine } = await testServer()
  const trainer = await make.user({ permissions: ['events.facilitate'] })
  const { companyId } = trainer
  const [seated, invited] = [
    await make.user({ companyId, permissions: ['events.attend'] }),
    await make.user({ companyId, permissions: ['events.attend'] }),
  ]
  const today = ahead(0).slice(0, 10).split('-').toReversed().join('-')
  const { id = 0 } = await call(createEvent, {
    as: trainer,
    body: {
      ...eventForm,
      facilitators: [{ id: trainer.id }],
      rsvpRemindByDate: today,
      reminderLeadTime: 720,
      timeZone: 'UTC',
    },
  })
  const params = { id }
  await call(requestSeat, { as: seated, params })
  await call(addBookings, { as: trainer, params, body: { userIds: [invited.id] } })
  await call(inviteToEvent, { as: trainer, params })
  const evening = () => new Date(`${today}T23:00:00Z`)
  const remind = async () => {
    await remindOfAllEvents({ ...kit, now: evening })
    await kit.outbox.deliver()
    const letters = await engine.query(
      `select user_id, template from mails where company_id = $1 and template in ('event.soon', 'event.reminder')
        order by template`,
      [companyId],
    )
    return letters.map(({ user_id, template }) => [user_id, template])
  }
  const expected = [
    [invited.id, 'event.reminder'],
    [seated.id, 'event.soon'],
  ]
  expect(await remind()).toEqual(expected)
  expect(await remind()).toEqual(expected)
})
