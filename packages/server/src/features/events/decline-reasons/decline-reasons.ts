import type { DeclineReason, DeclineReasonForm } from '@oktant/contract/events/decline-reasons.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { trimmed } from '../../../records/names.rules.ts'
import { recordChanges } from '../../../records/record-changes.ts'
import { recordDeeds } from '../../../records/record-deeds.ts'
import { listReasons, type ReasonRecord, reasonStore } from './decline-reasons.queries.ts'

const kind = {
  store: reasonStore,
  object: 'declineReason',
  missing: 'record_not_found',
  invalid: 'record_invalid',
  tidied: ({ name }: DeclineReasonForm): DeclineReasonForm => ({ name: trimmed(name) }),
} as const
export const declineReasons = { ...reasonStore, ...recordDeeds(kind), ...recordChanges(kind) }
export const createDeclineReason = declineReasons.create

export function reasonView({ id, name, changes: revision, changedAt }: ReasonRecord): DeclineReason {
  return { id, name, revision, changedAt: changedAt.toISOString() }
}

/** What somebody can choose from, in their language. */
export async function listDeclineReasonOptions(db: Db, actor: Actor) {
  const found = await listReasons(db, actor)
  return found.map(({ id, name }) => ({ id, name: textIn(name, actor.language) }))
}
