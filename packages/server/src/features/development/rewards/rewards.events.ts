import type { GoalDeed } from '@oktant/contract/development/goal-shapes.ts'
import type { Kit } from '../../../kit.ts'
import { type Listener, listener, listenerToAll } from '../../../outbox/outbox.ts'
import { followGoal, rewardCertificates } from './reward-rules.ts'
import { deleteOf } from './rewards.queries.ts'

const turning: ReadonlySet<GoalDeed> = new Set(['achieve', 'prove', 'revokeProof'])

export const rewardListeners: readonly Listener<Kit>[] = [
  listenerToAll('certificate.issued', 'rewards.certificate', async (db, heard, { now }) => {
    const issued = heard.flatMap(({ payload: { certificateId }, announcement: { companyId } }) =>
      companyId === null ? [] : [{ companyId, certificateId }],
    )
    await rewardCertificates(db, issued, now())
  }),
  // NOTE: what is done about a goal is many things; how it stands then says what it brings.
  listener('goal.changed', 'rewards.goal', async (db, { companyId, goalId, deed }, { now }) => {
    if (turning.has(deed)) await followGoal(db, { companyId, goalId, now: now() })
  }),
  listener('user.anonymised', 'rewards.forget', async (db, whose) => {
    await deleteOf(db, whose)
  }),
]
