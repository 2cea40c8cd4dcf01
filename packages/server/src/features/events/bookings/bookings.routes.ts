import * as contract from '@oktant/contract/events/event-invitations.ts'
import * as people from '@oktant/contract/events/invitees.ts'
import * as letters from '@oktant/contract/events/event-letters.ts'
import { readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import * as bookings from './bookings.ts'
import * as invitees from './invitees/invitees.ts'
import { saveAttendance } from './register/save-attendance.ts'
import { listFailedLetters, retryFailedLetters } from './unsent/unsent.ts'

export function bookingRoutes(serve: Serve, { now }: Kit) {
  const at = () => ({ now: now() })
  serve(contract.listBookings, ({ db, actor, params, query }) =>
    bookings.listBookings(db, actor, params.id, readPage(query), at()),
  )
  serve(contract.addBookings, ({ db, actor, params, body }) =>
    bookings.addBookings(db, actor, params.id, body.userIds, at()),
  )
  serve(people.listInviteeSources, ({ db, actor, params }) =>
    invitees.listInviteeSources(db, actor, params.id),
  )
  serve(people.listInvitees, ({ db, actor, params, query }) =>
    invitees.listInvitees(db, actor, params, readPage(query)),
  )
  serve(people.addInviteesOf, ({ db, actor, params }) => invitees.addInviteesOf(db, actor, params, at()))
  serve(people.addInviteesByFile, ({ db, actor, params, body }) =>
    invitees.addInviteesByFile(db, actor, params.id, body, at()),
  )
  serve(contract.removeBooking, ({ db, actor, params }) =>
    bookings.removeBooking(db, actor, params.id, params.bid, at()),
  )
  serve(contract.decideBooking, ({ db, actor, params, body }) =>
    bookings.decideBooking(db, actor, params.id, params.bid, body, at()),
  )
  serve(contract.substituteBooking, ({ db, actor, params, body }) =>
    bookings.substituteBooking(db, actor, params.id, params.bid, body.userId, at()),
  )
  serve(contract.saveAttendance, ({ db, actor, params, body }) =>
    saveAttendance(db, actor, params.id, body.marks, at()),
  )
  serve(contract.inviteToEvent, ({ db, actor, params }) => bookings.inviteToEvent(db, actor, params.id, at()))
  serve(contract.tellEventChange, ({ db, actor, params }) =>
    bookings.tellEventChange(db, actor, params.id, at()),
  )
  serve(contract.remindOfEvent, ({ db, actor, params }) => bookings.remindOfEvent(db, actor, params.id))
  serve(letters.listFailedLetters, ({ db, actor, params }) => listFailedLetters(db, actor, params.id))
  serve(letters.retryFailedLetters, ({ db, actor, params }) => retryFailedLetters(db, actor, params.id))
  serve(contract.cancelEvent, ({ db, actor, params }) => bookings.cancelEvent(db, actor, params.id, at()))
}
