import { createEventTemplate, removeEventTemplate } from '@oktant/contract/events/event-series.ts'
import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import { type Expected, trainers } from '../../../../test/access-matrix/who.ts'
import { all, eventForm, ofEvent } from '../../../../test/scenes/events.ts'
import { type Scene, two } from '../../../../test/scenes/scene.ts'

export const calls: Expected = {
  createEventTemplate: trainers,
  listEventTemplates: trainers,
  planFromTemplate: trainers,
  planSeries: trainers,
  previewFromTemplate: trainers,
  previewSeries: trainers,
  readEventTemplate: trainers,
  removeEventTemplate: trainers,
  updateEventTemplate: trainers,
  restoreEventTemplate: trainers,
}

const weekly = { every: 'week' as const, interval: 1, count: 2, until: null }

/** A template of the one company, of which the other wants events. */
const ofTemplate =
  (call: (ids: { id: number; eventId: number }) => object, removed = false): Scene =>
  async (server) => {
    const pair = await two(server, all)
    const { owner } = pair
    const { id: eventId = 0 } = await server.call(createEvent, { as: owner, body: eventForm })
    const body = { name: { en: 'Weekly', de: 'Wöchentlich' }, recurrence: null, eventId }
    const { id = 0 } = await server.call(createEventTemplate, { as: owner, body })
    if (removed) await server.call(removeEventTemplate, { as: owner, params: { id } })
    return { ...pair, call: call({ id, eventId }) }
  }

export const scenes: Record<string, Scene> = {
  previewSeries: ofEvent({ body: weekly }),
  planSeries: ofEvent({ body: weekly }),
  createEventTemplate: ofTemplate(({ eventId }) => ({
    body: { name: { en: 'Another', de: 'Andere' }, recurrence: null, eventId },
  })),
  readEventTemplate: ofTemplate(({ id }) => ({ params: { id } })),
  previewFromTemplate: ofTemplate(({ id }) => ({
    params: { id },
    body: { firstDay: '2040-01-02', recurrence: null },
  })),
  planFromTemplate: ofTemplate(({ id }) => ({
    params: { id },
    body: { firstDay: '2040-01-02', recurrence: null },
  })),
  updateEventTemplate: ofTemplate(({ id }) => ({
    params: { id },
    body: { name: { en: 'Another', de: 'Andere' }, recurrence: null, revision: 0 },
  })),
  removeEventTemplate: ofTemplate(({ id }) => ({ params: { id } })),
  restoreEventTemplate: ofTemplate(({ id }) => ({ params: { id } }), true),
}
