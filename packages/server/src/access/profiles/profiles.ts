import { type Permission, permissions } from '@oktant/contract/kit/permissions.ts'
import type { ProfileDefinition } from './profile-definition.ts'
import { profilesOfAreas } from './profiles-of-areas.ts'
import { profilesOfPeople } from './profiles-of-people.ts'
import { profileNames } from './profiles.words.ts'

const isPermission = (name: string): name is Permission => name in permissions
const everyPermission = Object.keys(permissions).filter(isPermission)
const withinCompany = everyPermission.filter((name) => name !== 'companies.administer')

/** What the everyday administrator leaves to the full one: the company itself, its rights and its machinery. */
const fullOnly: readonly Permission[] = [
  'company.administer',
  'permissions.administer',
  'system.administer',
  'jobs.see',
  'audit.read',
  'reports.administer',
  'purchases.confirm',
]

const reports: ProfileDefinition = {
  key: 'reports',
  name: profileNames.reports,
  authorities: [],
  permissions: everyPermission.filter((name) => name.startsWith('reports.') && name !== 'reports.administer'),
}

const administrator: ProfileDefinition = {
  key: 'administrator',
  name: profileNames.administrator,
  authorities: ['ROLE_COMPANY_ADMIN'],
  permissions: withinCompany.filter((name) => !fullOnly.includes(name)),
}

const fullAdministration: ProfileDefinition = {
  key: 'fullAdministration',
  name: profileNames.fullAdministration,
  authorities: ['ROLE_COMPANY_ADMIN', 'ROLE_HR', 'ROLE_TRAINING_GOAL_ADMIN', 'ROLE_TRAINING_REQUESTS'],
  permissions: withinCompany,
}

/** The one profile that reaches across companies. */
export const superUserProfile: ProfileDefinition = {
  key: 'superUser',
  name: profileNames.superUser,
  authorities: ['ROLE_SUPER', 'ROLE_COMPANY_ADMIN'],
  permissions: everyPermission,
}

/** What a new company gets as rows of its own, which its administrators may then change. */
export const companyProfiles: readonly ProfileDefinition[] = [
  ...profilesOfPeople,
  ...profilesOfAreas,
  reports,
  administrator,
  fullAdministration,
]

/** What somebody new holds where nobody chose anything else. */
export const profileOfNewPeople = 'learner'

export const profiles: readonly ProfileDefinition[] = [...companyProfiles, superUserProfile]

/** What these are called, for words that outlive a change of their keys. */
export const namesOfProfiles = (keys: readonly string[]) =>
  profiles.filter(({ key }) => keys.includes(key)).map(({ name }) => name)
