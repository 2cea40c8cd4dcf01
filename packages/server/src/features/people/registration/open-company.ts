import type { Language } from '@oktant/contract/http/http.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { modules } from '@oktant/contract/organisation/shell.ts'
import { randomBytes } from 'node:crypto'
import { companyProfiles, namesOfProfiles } from '../../../access/profiles/profiles.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { FieldError } from '../../../http/fail.ts'
import { confirmCompany, createCompany, type NewCompany } from '../../organisation/companies/companies.ts'
import type { Kit } from '../../../kit.ts'
import { addToProject, createProject, createUser, type NewUser } from '../people/people.ts'
import { giveProfiles, makeDefaultProfiles } from '../permissions/permissions.ts'
import { findTakenByPeople } from './registration.queries.ts'
import { codeOf, faultsOfInvited, faultsOfNames, knownZone } from './registration.rules.ts'

/** The first administrator administers everything, and learns like everybody else. */
const firstProfiles = [
  'fullAdministration',
  'administrator',
  'learner',
  'trainingGoals',
  'trainingGoalsTab',
  'chat',
]

/** What the first administrator of a company may do. */
export const permissionsOfFirstUser: readonly Permission[] = companyProfiles
  .filter(({ key }) => firstProfiles.includes(key))
  .flatMap(({ permissions }) => permissions)

type Opened = { companyId: number; companyName: string; language: Language }
type Person = Pick<NewUser, 'firstName' | 'surname' | 'emailAddress' | 'timezone' | 'passwordHash'>

/** Opens a company with all that it begins with, and its first administrator; by that person, or by somebody else. */
export async function openCompany(
  db: Db,
  { companyId, companyName, language }: Opened,
  person: Person,
  { by, begin, now }: { by?: { id: number }; begin: Kit['begin']; now: Date },
) {
  await confirmCompany(db, companyId, person.timezone)
  await makeDefaultProfiles(db, companyId)
  for (const bring of begin) await bring(db, companyId, now)
  const project = await createProject(db, {
    companyId,
    name: companyName,
    enableChat: true,
    visibleModules: [...modules],
  })
  const user = await createUser(db, { ...person, companyId, login: person.emailAddress, language })
  await addToProject(db, project, [user.id])
  await giveProfiles(db, companyId, [user.id], firstProfiles)
  await audit(db, {
    by: by ? { ...by, companyId } : user,
    kind: 'create',
    object: 'company',
    objectId: companyId,
    after: { name: companyName, profilesOfFirstUser: namesOfProfiles(firstProfiles) },
  })
  return user
}

export type Invited = {
  firstName: string
  surname: string
  emailAddress: string
  language: Language
  timezone: string
}

/** What is wrong with a first administrator who is to be invited. */
export async function faultsOfFirstUser(db: Db, { firstName, surname, emailAddress }: Invited) {
  const faults = faultsOfInvited({ firstName, surname, emailAddress })
  const taken = faults.length ? {} : await findTakenByPeople(db, emailAddress)
  return [...faults, ...faultsOfNames(taken, emailAddress)] satisfies FieldError[]
}

type ByHand = {
  values: Omit<NewCompany, 'code' | 'state'>
  administrator: Invited
  by: { id: number }
  begin: Kit['begin']
  now: Date
}

/** Makes a company that nobody registered; its first administrator has no password yet. */
export async function openCompanyByHand(db: Db, { values, administrator, by, begin, now }: ByHand) {
  const { language, ...person } = administrator
  const code = codeOf(values.name, randomBytes(3).toString('hex'))
  const company = await createCompany(db, {
    ...values,
    code,
    state: 'unconfirmed',
    defaultLanguage: language,
  })
  const user = await openCompany(
    db,
    { companyId: company.id, companyName: company.name, language },
    { ...person, timezone: knownZone(person.timezone), passwordHash: null },
    { by, begin, now },
  )
  return { companyId: company.id, userId: user.id }
}
