import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, listQuery } from '../http/http.ts'
import { record } from '../kit/record.ts'

const Name = t.Object({ en: t.String({ maxLength: 100 }), de: t.String({ maxLength: 100 }) })

/** A reason that people may give when they decline a booking (spec 1 §2: a decline needs the name of one). */
export type DeclineReasonForm = Static<typeof DeclineReasonForm>
export const DeclineReasonForm = t.Object({ name: Name })

export type DeclineReason = Static<typeof DeclineReason>
export const DeclineReason = t.Object({
  ...DeclineReasonForm.properties,
  id: Id,
  /** Rises with every change; a change says which it has seen. */
  revision: t.Integer(),
  changedAt: t.String(),
})

const reasons = record({
  path: '/admin/rsvp-decline',
  access: 'declineReasons.administer',
  form: DeclineReasonForm,
  reply: DeclineReason,
  row: DeclineReason,
  query: listQuery({ sort: ['name', 'changedAt'], filter: ['name'] }),
  missing: 'record_not_found',
  invalid: 'record_invalid',
})

export const listDeclineReasons = reasons.list('Lists the reasons that people may give when they decline.')
export const createDeclineReason = reasons.create('Makes a decline reason.')
export const readDeclineReason = reasons.read('Reads one decline reason.')
export const updateDeclineReason = reasons.update('Words a decline reason anew.')
export const removeDeclineReason = reasons.remove('Removes a decline reason; nobody can choose it any more.')
export const restoreDeclineReason = reasons.restore('Brings a removed decline reason back.')
export const affectedByDeclineReasonChange = reasons.affectedByChange(
  'Says what a change of many decline reasons would touch; nothing changes.',
)
export const changeDeclineReasons = reasons.change(
  'Removes many decline reasons at once, or brings them back.',
)

/** The reasons to choose from, in the language of whoever declines. */
export const listDeclineReasonOptions = endpoint({
  method: 'GET',
  path: '/client/events/declineReasons',
  access: 'signedIn',
  summary: 'Lists the reasons to choose from when one declines, by name.',
  reply: t.Array(t.Object({ id: Id, name: t.String() })),
})
