import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { companyDay } from '../../organisation/companies/companies.ts'
import { listRewardKindsFor } from '../reward-kinds/reward-kinds.ts'
import { findCertificate, insertRewards } from './rewards.queries.ts'
import { tellGiven } from './rewards.ts'

type Issued = { companyId: number; certificateId: number; now: Date }

/** Gives what the company gives for a certificate: each kind once for each, however often it is heard. */
export async function rewardCertificate(db: Db, { companyId, certificateId, now }: Issued) {
  const kinds = await listRewardKindsFor(db, { companyId, language: 'en' }, 'certificate')
  const certificate = kinds.length ? await findCertificate(db, { companyId, id: certificateId }) : undefined
  if (!certificate) return
  const { userId, course } = certificate
  const givenOn = await companyDay(db, companyId, now)
  const made = await insertRewards(
    db,
    kinds.map(({ id: kindId, points }) => ({
      companyId,
      userId,
      kindId,
      points,
      occasion: 'certificate' as const,
      reason: '',
      about: course,
      certificateId,
      givenAt: now,
      givenOn,
    })),
  )
  for (const { id, kindId, points } of made) {
    const name = kinds.find((kind) => kind.id === kindId)?.name ?? course
    await audit(db, {
      by: { companyId, id: null },
      kind: 'create',
      object: 'reward',
      objectId: id,
      after: { userId, name, points, course },
    })
    await tellGiven(db, { companyId, userId, name, points, reason: course })
  }
}
