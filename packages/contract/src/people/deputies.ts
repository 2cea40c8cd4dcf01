import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, type LocalText, Nothing, orNull, paged } from '../http/http.ts'
import type { Permission } from '../kit/permissions.ts'

type Kind = LocalText & { permission: Permission; isPreset: boolean }

/**
 * What somebody can have decided by a deputy. Whoever decides and whoever stands in both hold the permission; what is
 * not preset is ticked by hand. A feature in which people wait for a decision adds a line here.
 */
export const decisionKinds = {
  bookings: {
    en: 'Bookings of events',
    de: 'Buchungen von Veranstaltungen',
    permission: 'bookings.decide',
    isPreset: true,
  },
  goals: {
    en: 'Training goals',
    de: 'Trainingsziele',
    permission: 'goals.decide',
    isPreset: true,
  },
  reviews: {
    en: 'Performance reviews of the team',
    de: 'Mitarbeitergespräche des Teams',
    permission: 'reviews.lead',
    isPreset: false,
  },
} as const satisfies Record<string, Kind>
export type DecisionKind = keyof typeof decisionKinds
// NOTE: the keys of the table itself.
export const decisionKindNames = Object.keys(decisionKinds) as DecisionKind[]

const Day = t.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const Kinds = t.Array(t.Union(decisionKindNames.map((name) => t.Literal(name))), {
  minItems: 1,
  maxItems: decisionKindNames.length,
  uniqueItems: true,
})
const Named = t.Object({ id: Id, fullName: t.String() })

/** Somebody who decides in another's place, from a day to a day where that one lives. */
export type Deputy = Static<typeof Deputy>
export const Deputy = t.Object({
  id: Id,
  user: Named,
  deputy: Named,
  fromDay: Day,
  untilDay: Day,
  kinds: Kinds,
  /** Do they stand in today? */
  isNow: t.Boolean(),
})

export type DeputyForm = Static<typeof DeputyForm>
export const DeputyForm = t.Object({
  /** Whose deputy it is; null for oneself. */
  userId: orNull(Id),
  deputyId: Id,
  fromDay: Day,
  untilDay: Day,
  kinds: Kinds,
})

export const listOwnDeputies = endpoint({
  method: 'GET',
  path: '/client/deputies',
  access: 'signedIn',
  summary: 'Lists who stands in for oneself, and for whom one stands in, today or later.',
  reply: t.Object({ named: t.Array(Deputy), standingIn: t.Array(Deputy) }),
})

export const listDeputies = endpoint({
  method: 'GET',
  path: '/admin/deputies',
  access: 'bookings.decideForHr',
  summary: 'Lists who stands in for whom, today or later.',
  query: listQuery({ sort: ['user', 'fromDay', 'untilDay'], filter: ['user', 'deputy'] }),
  reply: paged(Deputy),
})

export const nameDeputy = endpoint({
  method: 'POST',
  path: '/client/deputies',
  access: 'signedIn',
  summary: 'Names a deputy for oneself, or as HR for somebody else.',
  body: DeputyForm,
  reply: Deputy,
  errors: [
    'not_permitted',
    'user_not_found',
    'deputy_self',
    'deputy_may_not',
    'deputy_not_needed',
    'deputy_span_invalid',
  ],
})

export const endDeputy = endpoint({
  method: 'DELETE',
  path: '/client/deputies/:id',
  access: 'signedIn',
  summary: 'Ends that somebody stands in; what they have decided stays.',
  params: idParams,
  reply: Nothing,
  errors: ['deputy_not_found'],
})
