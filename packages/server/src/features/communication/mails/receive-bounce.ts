import type { bounceOutcomes } from '@oktant/contract/communication/mails.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Transact } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { findOwnerOfDoor } from '../../../mail/bounces/bounce-doors.ts'
import type { Delivery } from '../../../mail/bounces/bounce-references.ts'
import { findNamed, recordReturn } from '../../../mail/bounces/bounces.ts'
import { readReport } from '../../../mail/bounces/delivery-report.ts'
import type { Verdict } from '../../../mail/bounces/delivery-verdict.ts'

type Needs = Pick<Kit, 'config' | 'now'>
type Handed = { door: string; letter: string; transact: Transact }
type Outcome = { outcome: (typeof bounceOutcomes)[number] }

/** A letter came back after it had been taken: the log says so and why, and a wrong address is held. */
export async function receiveBounce(db: Db, { config, now }: Needs, { door, letter, transact }: Handed) {
  const owner = await findOwnerOfDoor(db, config.secret, door)
  if (owner === null) throw fail('bounce_door_not_found')
  const report = readReport(letter)
  if (!report) throw fail('bounce_unreadable')
  const delivery = await findNamed(db, config.secret, owner, report.names)
  if (!delivery) throw fail('mail_not_found')
  return transact((tx) => note(tx, delivery, report.verdict, now()))
}

async function note(db: Db, delivery: Delivery, verdict: Verdict, now: Date): Promise<Outcome> {
  const before = await recordReturn(db, delivery, verdict, now)
  if (!before) throw fail('mail_not_found')
  if (!before.isNews || verdict.kind === 'arrived') return { outcome: 'unchanged' }
  const isBounce = verdict.kind === 'bounced'
  const { state, lastError, isUnlisted } = before
  const outcome = isBounce ? 'bounced' : 'noted'
  // NOTE: an entry would tell that there was such a letter.
  if (isUnlisted) return { outcome }
  await audit(db, {
    by: { companyId: delivery.companyId, id: null },
    kind: 'update',
    object: 'mail',
    objectId: delivery.id,
    before: { state, lastError },
    after: { state: isBounce ? 'bounced' : state, lastError: verdict.said },
  })
  return { outcome }
}
