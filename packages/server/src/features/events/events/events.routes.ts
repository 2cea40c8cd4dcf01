import * as contract from '@oktant/contract/events/trainer-events.ts'
import { readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { readVenueOf } from '../venues/venues.ts'
import { accessCourse } from '../../learning/courses/courses.access.ts'
import { listContainerParts } from './container-children.queries.ts'
import { accessEvent } from './events.access.ts'
import * as events from './events.ts'
import { listEvents, listEventsInRange, listTrainerEvents, listUpcomingEvents } from './list-events.ts'
import { facilitatorsView } from './events.view.ts'

export function eventRoutes(serve: Serve, { now }: Kit) {
  const at = () => ({ now: now() })
  serve(contract.listEvents, ({ db, actor, query }) => listEvents(db, actor, readPage(query), now()))
  serve(contract.createEvent, ({ db, actor, body }) => events.createEvent(db, actor, body, at()))
  serve(contract.readEvent, ({ db, actor, params }) => events.readEvent(db, actor, params.id))
  serve(contract.updateEvent, ({ db, actor, params, body }) =>
    events.updateEvent(db, actor, params.id, body, at()),
  )
  serve(contract.affectedByEventRemoval, ({ db, actor, params }) =>
    events.affectedByEventRemoval(db, actor, params.id),
  )
  serve(contract.removeEvent, ({ db, actor, params }) => events.removeEvent(db, actor, params.id, at()))
  serve(contract.restoreEvent, ({ db, actor, params }) => events.restoreEvent(db, actor, params.id, at()))
  serve(contract.copyEvent, ({ db, actor, params }) => events.copyEvent(db, actor, params.id, at()))
  serve(contract.findClashes, ({ db, actor, body }) => events.findClashes(db, actor, body))
  serve(contract.readEventVenue, async ({ db, actor, params }) =>
    readVenueOf(db, actor, (await accessEvent(db, actor, params.id)).venueId),
  )
  serve(contract.removeEventVenue, ({ db, actor, params }) =>
    events.removeEventVenue(db, actor, params.id, at()),
  )
  serve(contract.readEventFacilitator, async ({ db, actor, params }) => {
    const [first = null] = facilitatorsView(await accessEvent(db, actor, params.id))
    return first
  })
  serve(contract.listEventTimeslots, async ({ db, actor, params }) => {
    const { timeslots } = await events.readEvent(db, actor, params.id)
    return timeslots
  })
  serve(contract.readEventOutline, async ({ db, actor, params }) => {
    const { outline } = await accessEvent(db, actor, params.id)
    return outline
  })
  serve(contract.saveEventOutline, ({ db, actor, params, body }) =>
    events.saveEventOutline(db, actor, params.id, body, at()),
  )
  serve(contract.listLinkedCourses, ({ db, actor, params }) => events.listLinkedCourses(db, actor, params.id))
  serve(contract.saveLinkedCourses, ({ db, actor, params, body }) =>
    events.saveLinkedCourses(
      db,
      actor,
      params.id,
      body.containers.map(({ id }) => id),
    ),
  )
  serve(contract.listEventsInRange, ({ db, actor, params, query }) =>
    listEventsInRange(db, actor, { ...params, ...query }, now()),
  )
  serve(contract.listUpcomingEvents, ({ db, actor, query }) =>
    listUpcomingEvents(db, actor, readPage(query), now()),
  )
  serve(contract.listTrainerEvents, ({ db, actor, query }) =>
    listTrainerEvents(db, actor, readPage(query), now()),
  )
  serve(contract.listContainerChildren, async ({ db, actor, params }) => {
    const { id } = await accessCourse(db, actor, params.id)
    return listContainerParts(db, actor.companyId, id)
  })
}
