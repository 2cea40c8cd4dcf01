import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Transact } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { faultOfNewPassword } from '../sessions/sessions.ts'
import { openCompany } from './open-company.ts'
import { findTakenByPeople, holdNames, takeRegistration } from './registration.queries.ts'
import {
  faultAt,
  faultsOfNames,
  faultsOfPerson,
  knownZone,
  refuseFaults,
  trimmed,
} from './registration.rules.ts'
import { hashOf, lookAtRegistration } from './registration.ts'

type SentConfirmation = Partial<
  Record<'firstName' | 'surname' | 'emailAddress' | 'password' | 'timezone', string>
>
type Link = { uuid: string; email: string }

/** Confirms a registration: the company opens, with its first administrator. */
export async function confirmRegistration(
  db: Db,
  kit: Kit,
  link: Link,
  sent: SentConfirmation,
  transact: Transact,
) {
  const registered = await lookAtRegistration(db, link, kit.now())
  const { password = '', timezone, ...names } = sent
  const form = trimmed(names)
  refuseFaults([...faultsOfPerson({ ...form, password }), ...faultsOfPassword(password, form)])
  const { firstName = '', surname = '', emailAddress = '' } = form
  const passwordHash = await kit.passwords.hash(password)
  const person = { firstName, surname, emailAddress, timezone: knownZone(timezone), passwordHash }
  return transact(async (tx) => {
    await holdNames(tx)
    if (!(await takeRegistration(tx, hashOf(link.uuid), kit.now()))) throw fail('registration_link_invalid')
    refuseFaults(faultsOfNames(await findTakenByPeople(tx, emailAddress), emailAddress))
    await openCompany(tx, registered, person, { begin: kit.begin, now: kit.now() })
    return { success: true, login: emailAddress }
  })
}

function faultsOfPassword(password: string, { emailAddress = '' }: Readonly<Record<string, string>>) {
  const code = password ? faultOfNewPassword(password, [emailAddress]) : null
  return code ? [faultAt('password', code)] : []
}
