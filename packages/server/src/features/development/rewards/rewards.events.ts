import type { GoalDeed } from '@oktant/contract/development/goal-shapes.ts'
import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { followGoal, rewardCertificate } from './reward-rules.ts'
import { deleteOf } from './rewards.queries.ts'

const turning: ReadonlySet<GoalDeed> = new Set(['achieve', 'prove', 'revokeProof'])

export const rewardListeners: readonly Listener<Kit>[] = [
  listener(
    'certificate.issued',
    'rewards.certificate',
    async (db, { certificateId }, { now }, { companyId }) => {
      if (companyId !== null) await rewardCertificate(db, { companyId, certificateId, now: now() })
    },
  ),
  // NOTE: what is done about a goal is many things; how it stands then says what it brings.
  listener('goal.changed', 'rewards.goal', async (db, { companyId, goalId, deed }, { now }) => {
    if (turning.has(deed)) await followGoal(db, { companyId, goalId, now: now() })
  }),
  listener('user.anonymised', 'rewards.forget', async (db, whose) => {
    await deleteOf(db, whose)
  }),
]
