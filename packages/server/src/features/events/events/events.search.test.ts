import { cancelEvent } from '@oktant/contract/events/event-invitations.ts'
import type { EventForm } from '@oktant/contract/events/event-shapes.ts'
import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import { searchAll } from '@oktant/contract/learning/search.ts'
import { expect, test } from 'vitest'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { eventForm, slot } from '../../../../test/scenes/events.ts'

test('an event that is to come is found by its name, by whoever may see it', async () => {
  const { call, make, engine } = await testServer()
  const trainer = await make.user({ permissions: ['events.facilitate'] })
  const { companyId } = trainer
  const learner = await make.user({ companyId, permissions: ['events.attend'] })
  const office = await make.user({ companyId, permissions: ['events.administer'] })
  const blind = await make.user({ companyId, permissions: ['learning.take'] })
  const stranger = await make.user({ permissions: ['events.attend', 'events.administer'] })
  const plan = async (de: string, form: Partial<EventForm> = {}) => {
    const body = { ...eventForm, name: { en: '', de }, facilitators: [{ id: trainer.id }], ...form }
    const { id = 0 } = await call(createEvent, { as: trainer, body })
    return id
  }
  await plan('Schweißen üben', { timeslots: [slot(3)] })
  await plan('Schweißen für Geladene', { eventType: 'classroom' })
  const over = await plan('Schweißen von gestern')
  await engine.query(`update events set ends_at = now() - interval '1 day' where id = $1`, [over])
  const off = await plan('Schweißen abgesagt')
  await call(cancelEvent, { as: trainer, params: { id: off } })
  const find = async (as: Made, text: string) =>
    (await call(searchAll, { as, query: { text } })).content.map(({ type, name }) => `${type} ${name.de}`)
  const open = 'ClassroomEvent Schweißen üben'
  expect(await find(learner, 'schweissen')).toEqual([open])
  expect(await find(learner, 'uben schweiß')).toEqual([open])
  expect(await find(learner, 'schweisen')).toEqual([open])
  expect((await find(trainer, 'schweißen')).toSorted()).toEqual(
    ['abgesagt', 'für Geladene', 'üben'].map((rest) => `ClassroomEvent Schweißen ${rest}`),
  )
  expect(await find(office, 'schweißen')).toHaveLength(3)
  for (const nobody of [blind, stranger]) expect(await find(nobody, 'schweißen')).toEqual([])
  const { content } = await call(searchAll, { as: learner, query: { text: 'üben' } })
  expect(content[0]?.text.de).toMatch(/\d{2}\.\d{2}\.\d{4}, 09:00/)
})
