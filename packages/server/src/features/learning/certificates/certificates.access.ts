import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { accessPerson } from '../../people/people/people.access.ts'
import { findCertificate } from './certificates.queries.ts'

export const may = {
  administer: ({ permissions }: Actor) => permissions.has('certificates.administer'),
  isHolder: (actor: Actor, userId: number) => actor.id === userId,
}

/** Does this person lead that one, and look after a team? */
async function leads(db: Db, actor: Actor, userId: number) {
  if (!actor.permissions.has('team.see')) return false
  return (await accessPerson(db, actor, userId)).isLed
}

/** The only way to one certificate: its holder, whoever leads them, and those who administer certificates. */
export async function accessCertificate(db: Db, actor: Actor, id: number) {
  const found = await findCertificate(db, { companyId: actor.companyId, id })
  if (!found) throw fail('certificate_not_found')
  const { userId } = found.certificate
  if (may.isHolder(actor, userId) || may.administer(actor)) return found
  // NOTE: somebody hidden and a certificate that is not there answer alike.
  const isLed = await leads(db, actor, userId).catch(() => false)
  if (!isLed) throw fail('certificate_not_found')
  return found
}

/** The same for those who administer certificates. */
export async function accessIssued(db: Db, actor: Actor, id: number) {
  const found = await findCertificate(db, { companyId: actor.companyId, id })
  if (!found) throw fail('certificate_not_found')
  return found
}

/** Somebody whom one leads. */
export async function accessLed(db: Db, actor: Actor, userId: number) {
  const person = await accessPerson(db, actor, userId)
  if (!person.isLed) throw fail('user_not_found')
  return person
}
