import type { Db } from '../../db/engine/db.ts'
import type { Company } from '../../features/organisation/companies/companies.ts'
import { createUser, createUsers, type User } from '../../features/people/people/people.ts'
import { giveProfiles } from '../../features/people/permissions/permissions.ts'
import type { DemoCompany } from './demo-companies.ts'
import { type DemoPerson, profilesOfEverybody, profilesOfLeaders } from './demo-people.ts'
import { demoLocalities } from './demo-places.ts'

export type PersonByName = Map<string, User>

type Staff = {
  company: Company
  demo: DemoCompany
  passwordHash: string
  jobRoles: Map<string, number | null>
  localities: Map<string, number | null>
}

/** Level by level, so that whoever leads is there before those they lead. */
export async function createDemoPeople(db: Db, staff: Staff): Promise<PersonByName> {
  const made: PersonByName = new Map()
  let waiting = [...staff.demo.people]
  while (waiting.length) {
    const level = waiting.filter(({ manager }) => manager === null || made.has(manager))
    if (!level.length) throw new Error(`nobody leads ${waiting.map(({ name }) => name).join(', ')}`)
    const users = await createUsers(
      db,
      level.map((person) => userOf(staff, person, made)),
    )
    level.forEach(({ name }, index) => {
      const user = users[index]
      if (user) made.set(name, user)
    })
    waiting = waiting.filter((person) => !level.includes(person))
  }
  await giveDemoProfiles(db, staff, made)
  return made
}

function userOf({ company, demo, ...staff }: Staff, person: DemoPerson, made: PersonByName) {
  const [firstName = '', ...surnames] = person.name.split(' ')
  const place = demoLocalities[person.place]
  const login = person.login ?? `${asciiOf(person.name)}@${demo.domain}`
  return {
    companyId: company.id,
    firstName,
    surname: surnames.join(' '),
    login,
    emailAddress: login,
    passwordHash: staff.passwordHash,
    language: person.language ?? place.language,
    timezone: place.timezone,
    managerId: person.manager === null ? null : (made.get(person.manager)?.id ?? null),
    jobRoleId: staff.jobRoles.get(person.role) ?? null,
    localityId: staff.localities.get(person.place) ?? null,
  }
}

async function giveDemoProfiles(db: Db, { company, demo: { people } }: Staff, made: PersonByName) {
  const idOf = (name: string) => made.get(name)?.id ?? []
  const leaders = [...new Set(people.flatMap(({ manager }) => manager ?? []))]
  await giveProfiles(
    db,
    company.id,
    people.flatMap(({ name }) => idOf(name)),
    [...profilesOfEverybody],
  )
  await giveProfiles(db, company.id, leaders.flatMap(idOf), [...profilesOfLeaders])
  for (const { name, profiles = [] } of people) {
    await giveProfiles(db, company.id, [idOf(name)].flat(), [...profiles])
  }
}

const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'o', ı: 'i' }

/** A name as it stands in a mail address: letters of the plain alphabet, joined by dots. */
function asciiOf(name: string) {
  return name
    .toLowerCase()
    .replace(/\p{Letter}/gu, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z]+/g, '.')
}

/** Somebody who is deactivated once they have left something behind. */
export async function createDemoLeaver(db: Db, { companyId, timezone }: User): Promise<User> {
  const login = 'ruth.albers@demo.oktant.test'
  return createUser(db, {
    companyId,
    firstName: 'Ruth',
    surname: 'Albers',
    login,
    emailAddress: login,
    language: 'de',
    timezone,
  })
}
