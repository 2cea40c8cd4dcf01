import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, listQuery, Nothing, paged } from '../http/http.ts'

const MaybeNamed = t.Union([t.Object({ id: Id, name: t.String() }), t.Null()])

/** A person as colleagues know each other: nothing that opens an account. */
export const Colleague = t.Object({
  id: Id,
  fullName: t.String(),
  avatar: t.Union([t.String(), t.Null()]),
  jobDescription: MaybeNamed,
  locality: MaybeNamed,
})
export type Colleague = Static<typeof Colleague>

export type Connection = Static<typeof Connection>
export const Connection = t.Object({ user: Colleague, connectedAt: t.String({ format: 'date-time' }) })

/** Why somebody is suggested, the strongest first. */
export const suggestionReasons = ['team', 'mutual', 'jobRole', 'locality', 'group'] as const
export type SuggestionReason = (typeof suggestionReasons)[number]

export type Suggestion = Static<typeof Suggestion>
export const Suggestion = t.Object({
  user: Colleague,
  reasons: t.Array(t.Union(suggestionReasons.map((reason) => t.Literal(reason)))),
  /** How many of one’s connections are theirs too. */
  mutual: t.Integer(),
})

export const listConnections = endpoint({
  method: 'GET',
  path: '/client/cdi/connections',
  access: 'signedIn',
  summary: 'Lists the people one is connected with.',
  query: listQuery({ sort: ['surname', 'firstName', 'connectedAt'], filter: ['name'] }),
  reply: paged(Connection),
})

const userParams = t.Object({ userId: Id })

export const addConnection = endpoint({
  method: 'GET',
  path: '/client/cdi/connections/add/:userId',
  access: 'signedIn',
  summary: 'Connects oneself with a colleague, and the colleague with oneself.',
  params: userParams,
  reply: Connection,
  changes: true,
  errors: ['user_not_found'],
})

export const removeConnection = endpoint({
  method: 'GET',
  path: '/client/cdi/connections/remove/:userId',
  access: 'signedIn',
  summary: 'Ends a connection for both; adding brings it back.',
  params: userParams,
  reply: Nothing,
  changes: true,
  errors: ['user_not_found'],
})

export const topSuggestions = endpoint({
  method: 'GET',
  path: '/client/cdi/connections/suggestions/top',
  access: 'signedIn',
  summary: 'Lists the few colleagues who suit best.',
  reply: t.Array(Suggestion),
})

export const allSuggestions = endpoint({
  method: 'GET',
  path: '/client/cdi/connections/suggestions/all',
  access: 'signedIn',
  summary: 'Lists all colleagues who are suggested, those who suit best first.',
  query: listQuery({ sort: ['fit', 'surname'], filter: ['name'] }),
  reply: paged(Suggestion),
})
