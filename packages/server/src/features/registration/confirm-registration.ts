import { modules } from '@oktant/contract/shell.ts'
import { audit } from '../../audit/audit.ts'
import type { Db } from '../../db/db.ts'
import { fail } from '../../http/fail.ts'
import type { Transact } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'
import { confirmCompany } from '../companies/companies.ts'
import { addToProject, createProject, createUser } from '../people/people.ts'
import { giveProfiles, makeDefaultProfiles } from '../permissions/permissions.ts'
import { makeDefaultSegments } from '../segments/segments.ts'
import { faultOfNewPassword } from '../sessions/sessions.ts'
import { findTakenByPeople, holdNames, takeRegistration } from './registration.queries.ts'
import { faultAt, faultsOfNames, faultsOfPerson, refuseFaults, trimmed } from './registration.rules.ts'
import { hashOf, lookAtRegistration } from './registration.ts'

type Sent = Partial<Record<'firstName' | 'surname' | 'emailAddress' | 'password' | 'timezone', string>>
type Link = { uuid: string; email: string }
type Registered = Awaited<ReturnType<typeof lookAtRegistration>>
type Person = {
  firstName: string
  surname: string
  emailAddress: string
  timezone: string
  passwordHash: string
}

/** The first administrator administers everything, and learns like everybody else. */
const firstProfiles = [
  'fullAdministration',
  'administrator',
  'learner',
  'trainingGoals',
  'trainingGoalsTab',
  'chat',
]

/** Confirms a registration: the company opens, with its first administrator. */
export async function confirmRegistration(db: Db, kit: Kit, link: Link, sent: Sent, transact: Transact) {
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
    await openCompany(tx, registered, person)
    return { success: true, login: emailAddress }
  })
}

function faultsOfPassword(password: string, { emailAddress = '' }: Readonly<Record<string, string>>) {
  const code = password ? faultOfNewPassword(password, [emailAddress]) : null
  return code ? [faultAt('password', code)] : []
}

async function openCompany(db: Db, { companyId, companyName, language }: Registered, person: Person) {
  await confirmCompany(db, companyId)
  await makeDefaultProfiles(db, companyId)
  await makeDefaultSegments(db, companyId)
  const project = await createProject(db, {
    companyId,
    name: companyName,
    enableChat: true,
    visibleModules: [...modules],
  })
  const user = await createUser(db, { ...person, companyId, login: person.emailAddress, language })
  await addToProject(db, project, [user.id])
  await giveProfiles(db, companyId, [user.id], firstProfiles)
  const after = { name: companyName, profilesOfFirstUser: firstProfiles }
  await audit(db, { by: user, kind: 'create', object: 'company', objectId: companyId, after })
}

/** The zone that the browser names, where it is one. */
function knownZone(timezone: string | undefined) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone || 'UTC' }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
