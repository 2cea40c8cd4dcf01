import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, idParams, listQuery, paged } from '../http/http.ts'
import { UserTies } from './user-ties.ts'
import { UserRow } from './users.ts'

/** Somebody as HR and line managers see them, with how they stand with what they are to learn. */
export type VisiblePerson = Static<typeof VisiblePerson>
export const VisiblePerson = t.Object({
  ...UserRow.properties,
  courses: t.Object({ count: t.Integer(), overdue: t.Integer(), done: t.Integer() }),
})

export type VisibleRecord = Static<typeof VisibleRecord>
export const VisibleRecord = t.Object({
  ...UserRow.properties,
  mobileNumber: t.String(),
  landlineNumber: t.String(),
  ties: UserTies,
})

// NOTE: open to either of two permissions, which the server asks for: who sees everybody, and who leads people.
export const listVisiblePeople = endpoint({
  method: 'GET',
  path: '/client/people',
  access: 'signedIn',
  summary: 'Lists the people of one’s company for HR, and for a line manager those below them.',
  query: listQuery({
    sort: ['surname', 'firstName', 'lastLoggedInAt'],
    filter: ['firstName', 'surname', 'login', 'email', 'userStatus.name'],
  }),
  reply: paged(VisiblePerson),
})

export const readVisiblePerson = endpoint({
  method: 'GET',
  path: '/client/people/:id',
  access: 'signedIn',
  summary: 'Reads one of the people whom one sees, with their team, learning groups and courses.',
  params: idParams,
  reply: VisibleRecord,
  errors: ['user_not_found'],
})
