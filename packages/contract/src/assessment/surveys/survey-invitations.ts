import { Type as t, type Static } from '@sinclair/typebox'
import { Audience } from '../../communication/audiences.ts'
import { endpoint, Id, idParams, listQuery, Nothing, orNull, paged } from '../../http/http.ts'
import { Outsider, SurveyRecord } from './survey-administration.ts'
import { RaterRelation } from './surveys.ts'

/**
 * How far an invitation has come: to be told yet, told in the application, its letter sent, kept where no mail server
 * is known, not delivered, or taken back.
 */
export const invitationDeliveries = ['waiting', 'told', 'sent', 'kept', 'failed', 'withdrawn'] as const

export type SurveyInvitation = Static<typeof SurveyInvitation>
export const SurveyInvitation = t.Object({
  id: Id,
  name: t.String(),
  address: t.String(),
  isOutsider: t.Boolean(),
  relation: orNull(RaterRelation),
  reminders: t.Integer(),
  delivery: t.Union(invitationDeliveries.map((name) => t.Literal(name))),
  /** Null in an anonymous survey, where nobody is told who has answered. */
  hasAnswered: orNull(t.Boolean()),
  can: t.Object({ relate: t.Boolean(), withdraw: t.Boolean(), restore: t.Boolean() }),
})

/** Somebody who could say something about the person whom feedback is about. */
export type SurveyRater = Static<typeof SurveyRater>
export const SurveyRater = t.Object({
  userId: Id,
  name: t.String(),
  login: t.String(),
  relation: RaterRelation,
  isInvited: t.Boolean(),
})

export type FurtherInvitations = Static<typeof FurtherInvitations>
export const FurtherInvitations = t.Object({
  /** Everybody whom this means; in feedback as peers. */
  audience: orNull(Audience),
  raters: t.Array(t.Object({ userId: Id, relation: orNull(RaterRelation) }), { maxItems: 500 }),
  outsiders: t.Array(Outsider, { maxItems: 200 }),
})

/** How many are invited now, and who was already; of many the first names. */
export type Invited = Static<typeof Invited>
export const Invited = t.Object({
  survey: SurveyRecord,
  invited: t.Integer(),
  duplicates: t.Object({ count: t.Integer(), names: t.Array(t.String()) }),
})

const access = 'surveys.administer'
const errors = ['survey_not_found'] as const
const one = { access, params: idParams } as const
const oneInvitation = {
  access,
  params: t.Object({ id: Id, invitationId: Id }),
  reply: Nothing,
} as const
const unknown = [...errors, 'survey_invitation_unknown'] as const

export const listSurveyInvitations = endpoint({
  method: 'GET',
  path: '/admin/survey/:id/invitation',
  ...one,
  summary: 'Lists who was invited to a survey; who has answered only where they answer with their names.',
  query: listQuery({ sort: ['name'], filter: ['name', 'relation'] }),
  reply: paged(SurveyInvitation),
  errors,
})

export const listSurveyRaters = endpoint({
  method: 'GET',
  path: '/admin/survey/:id/rater',
  ...one,
  summary: 'Lists the people around whom feedback is about, by how they stand to them.',
  reply: t.Array(SurveyRater),
  errors,
})

export const inviteToSurvey = endpoint({
  method: 'POST',
  path: '/admin/survey/:id/invitation',
  ...one,
  summary: 'Invites further people to a survey; whoever was invited before is named and not invited again.',
  body: FurtherInvitations,
  reply: Invited,
  errors: [...errors, 'survey_closed', 'survey_invalid', 'audience_unknown'],
})

export const relateSurveyInvitation = endpoint({
  method: 'PUT',
  path: '/admin/survey/:id/invitation/:invitationId',
  ...oneInvitation,
  summary: 'Says how somebody who gives feedback stands to the person whom it is about.',
  body: t.Object({ relation: RaterRelation }),
  errors: [...unknown, 'survey_closed', 'survey_answered'],
})

export const withdrawSurveyInvitation = endpoint({
  method: 'DELETE',
  path: '/admin/survey/:id/invitation/:invitationId',
  ...oneInvitation,
  summary: 'Withdraws an invitation; its link opens nothing any more.',
  errors: [...unknown, 'survey_closed', 'survey_answered'],
})

export const restoreSurveyInvitation = endpoint({
  method: 'POST',
  path: '/admin/survey/:id/invitation/:invitationId/restore',
  ...oneInvitation,
  summary: 'Lets an invitation that was withdrawn stand again.',
  errors: [...unknown, 'survey_closed'],
})
