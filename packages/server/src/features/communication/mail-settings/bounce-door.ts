import type { BounceDoor } from '@oktant/contract/communication/mail-settings.ts'
import { receiveBounce } from '@oktant/contract/communication/mails.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/engine/db.ts'
import { doorOfAll, findDoor, findLastReturned, renewDoor } from '../../../mail/bounces/bounce-doors.ts'
import { accessNamedCompany } from '../../organisation/companies/companies.access.ts'

type Needs = Pick<Config, 'publicUrl' | 'secret' | 'smtpUrl'>

/** Where a company’s returned letters are handed in, and which one was the last. */
export async function readBounceDoor(
  db: Db,
  { publicUrl, secret, smtpUrl }: Needs,
  actor: Actor,
  companyId: number,
): Promise<BounceDoor> {
  const addressOf = (door: string) => `${publicUrl}/rest${receiveBounce.path.replace(':door', door)}`
  const looksAfterAll = actor.permissions.has('companies.administer')
  return {
    address: addressOf(await findDoor(db, secret, companyId)),
    ofAll: looksAfterAll && smtpUrl !== null ? addressOf(doorOfAll(secret)) : null,
    last: lastView(actor, companyId, await findLastReturned(db, companyId)),
  }
}

function lastView(
  actor: Actor,
  companyId: number,
  row: Awaited<ReturnType<typeof findLastReturned>>,
): BounceDoor['last'] {
  if (!row?.returnedAt) return null
  const { id, to, state, returnedAt, lastError } = row
  // NOTE: whoever looks after mail servers need not be one who may see who is written to.
  const mayRead = actor.companyId === companyId && actor.permissions.has('mail.readOutbox')
  return { at: returnedAt.toISOString(), state, mail: mayRead ? { id, to, said: lastError ?? '' } : null }
}

/** From now on returned letters are handed in at another address; NOTE: the addresses themselves are in no entry. */
export async function renewBounceDoor(db: Db, actor: Actor, id?: number) {
  const company = await accessNamedCompany(db, actor, id)
  const renewals = await renewDoor(db, company.id)
  await audit(db, {
    by: { ...actor, companyId: company.id },
    kind: 'update',
    object: 'mailSettings',
    objectId: company.id,
    before: { bounceAddressRenewals: renewals - 1 },
    after: { bounceAddressRenewals: renewals },
  })
}
