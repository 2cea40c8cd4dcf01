import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { rewardCertificate } from './reward-rules.ts'
import { deleteOf } from './rewards.queries.ts'

export const rewardListeners: readonly Listener<Kit>[] = [
  listener(
    'certificate.issued',
    'rewards.certificate',
    async (db, { certificateId }, { now }, { companyId }) => {
      if (companyId !== null) await rewardCertificate(db, { companyId, certificateId, now: now() })
    },
  ),
  listener('user.anonymised', 'rewards.forget', async (db, whose) => {
    await deleteOf(db, whose)
  }),
]
