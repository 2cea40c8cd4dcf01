import * as contract from '@oktant/contract/events/attending.ts'
import { listOpenEvents } from '@oktant/contract/learning/catalogue.ts'
import { readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { makeCompanySeen } from '../../organisation/companies/companies.ts'
import * as attending from './attending.ts'
import * as lists from './list-attending.ts'
import { readVenueOption } from './venue-option.ts'

export function attendingRoutes(serve: Serve, kit: Kit) {
  const { now } = kit
  const companySeen = makeCompanySeen(kit)
  const at = () => ({ now: now() })
  serve(contract.listMyEvents, ({ db, actor, query }) => lists.listMyEvents(db, actor, readPage(query), at()))
  serve(contract.listAvailableEvents, ({ db, actor, query }) =>
    lists.listAvailableEvents(db, actor, readPage(query), at()),
  )
  serve(contract.listPastEvents, ({ db, actor, query }) =>
    lists.listPastEvents(db, actor, readPage(query), at()),
  )
  serve(contract.listUserEventsAt, ({ db, actor, params, query }) =>
    lists.listUserEventsAt(db, actor, { ...params, ...query }, at()),
  )
  serve(contract.listEventDays, ({ db, actor, params, query }) =>
    lists.listEventDays(db, actor, { ...params, ...query }),
  )
  serve(contract.listEventsAt, ({ db, actor, params, query }) =>
    lists.listEventsAt(db, actor, { ...params, ...query }, at()),
  )
  serve(contract.listMyUpcomingEvents, ({ db, actor }) => lists.listMyUpcomingEvents(db, actor, at()))
  serve(contract.listUpcomingBookings, ({ db, actor }) => lists.listUpcomingBookings(db, actor, at()))
  serve(contract.listTodaysBookings, ({ db, actor }) => lists.listTodaysBookings(db, actor, at()))
  serve(contract.readLearnerEvent, ({ db, actor, params }) =>
    attending.readLearnerEvent(db, actor, params.id, at()),
  )
  serve(contract.readLearnerEventVenue, async ({ db, actor, params }) =>
    readVenueOption(await attending.readLearnerEvent(db, actor, params.id, at()), actor),
  )
  serve(contract.listLearnerEventTimeslots, async ({ db, actor, params }) => {
    const { timeslots } = await attending.readLearnerEvent(db, actor, params.id, at())
    return timeslots
  })
  serve(contract.readLearnerEventOutline, async ({ db, actor, params }) => {
    const { goalOutline } = await attending.readLearnerEvent(db, actor, params.id, at())
    return goalOutline
  })
  serve(contract.requestSeat, ({ db, actor, params }) => attending.requestSeat(db, actor, params.id, at()))
  serve(contract.requestSeatFromList, ({ db, actor, params }) =>
    attending.requestSeat(db, actor, params.eventId, at()),
  )
  serve(contract.readInvitation, ({ db, actor, params }) =>
    attending.readInvitation(db, actor, params.id, at()),
  )
  serve(contract.approveUserBooking, ({ db, actor, params }) =>
    attending.approve(db, actor, { bid: params.bookingId }, at()),
  )
  for (const entry of [contract.approveBookingOfEvent, contract.acceptBookingOfEvent])
    serve(entry, ({ db, actor, params }) => attending.approve(db, actor, params, at()))
  for (const entry of [contract.approveBooking, contract.acceptBooking])
    serve(entry, ({ db, actor, params }) => attending.approve(db, actor, params, at()))
  serve(contract.declineBookingOfEvent, ({ db, actor, params, query }) =>
    attending.decline(db, actor, params, query, at()),
  )
  serve(contract.declineBooking, ({ db, actor, params, query }) =>
    attending.decline(db, actor, params, query, at()),
  )
  for (const entry of [contract.declineOwnSeat, contract.declineSeat])
    serve(entry, ({ db, actor, params, body }) => attending.decline(db, actor, params, body, at()))
  serve(listOpenEvents, async (call) => {
    const company = await companySeen(call)
    return company ? lists.listOpenEvents(call.db, company) : []
  })
  serve(contract.listTeamSeats, ({ db, actor }) => attending.listSeatsOfTeam(db, actor, at()))
  serve(contract.listEventsToApprove, ({ db, actor, query }) =>
    attending.listEventsToApprove(db, actor, readPage(query), at()),
  )
}
