import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, LocalText, paged } from '../http/http.ts'

/** What a trainer does to put many people down at once. */
const access = 'events.facilitate'
const missing = 'event_not_found'

/** Groups, learning groups, and the courses that go with the event. */
export const inviteeSources = ['project', 'learningGroup', 'container'] as const
export type InviteeSource = (typeof inviteeSources)[number]
const Source = t.Union(inviteeSources.map((name) => t.Literal(name)))
const sourceParams = t.Object({ id: Id, source: Source, sourceId: Id })
const errors = [missing, 'event_is_cancelled', 'single_user_event'] as const

export const listInviteeSources = endpoint({
  method: 'GET',
  path: '/client/cdi-event/:id/invitee-sources',
  access,
  summary: 'Lists the groups and linked courses whose people can be put down for an event, by name.',
  params: idParams,
  reply: t.Array(t.Object({ source: Source, id: Id, name: LocalText })),
  errors: [missing],
})

export type Invitee = Static<typeof Invitee>
export const Invitee = t.Object({
  id: Id,
  firstName: t.String(),
  surname: t.String(),
  email: t.String(),
  /** NOTE: whoever is not active is shown, as the linked list is printed, and cannot be put down. */
  isActive: t.Boolean(),
  /** Are they on the event already? */
  isBooked: t.Boolean(),
})

/** NOTE: printed by first name, and with the status '%ctive' that both have. */
export const listInvitees = endpoint({
  method: 'GET',
  path: '/client/cdi-event/:id/invitees/:source/:sourceId',
  access,
  summary: 'Lists the people of a group or of a linked course, to be put down for an event.',
  params: sourceParams,
  query: listQuery({ sort: ['firstName', 'surname'], filter: ['name', 'userStatus.name'], perPage: 20 }),
  reply: paged(Invitee),
  errors: ['owner_not_found'],
})

/** So many are put down by one press, and so many lines a file may have. */
export const mostInvitees = 1000

export const addInviteesOf = endpoint({
  method: 'POST',
  path: '/client/cdi-event/:id/invitees/:source/:sourceId',
  access,
  summary: 'Puts the active people of a group or of a linked course down for an event: new, not yet sent.',
  params: sourceParams,
  reply: t.Object({
    added: t.Integer(),
    already: t.Integer(),
    /** How many are left where they are too many for once. */
    left: t.Integer(),
  }),
  errors: ['owner_not_found', 'event_is_cancelled', 'single_user_event'],
})

export const inviteeFaults = ['nobody', 'several', 'inactive', 'unreadable'] as const
export type InviteeFault = Static<typeof InviteeFault>
export const InviteeFault = t.Object({
  line: t.Integer(),
  text: t.String(),
  fault: t.Union(inviteeFaults.map((name) => t.Literal(name))),
})

export const addInviteesByFile = endpoint({
  method: 'POST',
  path: '/client/cdi-event/:id/invitees/file',
  access,
  summary:
    'Puts the people of a list down, told by staff number, user name or e-mail; none of them as long as a line is wrong.',
  params: idParams,
  body: t.Object({
    /** What stands in the file: one person a line, separated by commas, semicolons or tabs. */
    text: t.String({ maxLength: 200_000 }),
    /** Were the lines that are wrong seen, and are they left out? */
    leaveOut: t.Boolean(),
  }),
  reply: t.Object({
    added: t.Integer(),
    already: t.Integer(),
    /** The same person again. */
    repeated: t.Integer(),
    /** How many lines name somebody. */
    found: t.Integer(),
    faults: t.Array(InviteeFault),
    /** Nothing was done: there are lines that are wrong. */
    isHeld: t.Boolean(),
  }),
  errors: [...errors, 'invitees_empty', 'invitees_too_many'],
})
