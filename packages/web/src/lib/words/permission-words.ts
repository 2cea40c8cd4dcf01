import { permissions, type Permission } from '@oktant/contract/kit/permissions.ts'
import { assessmentPermissions } from '@oktant/contract/kit/permissions/assessment.ts'
import { eventsPermissions } from '@oktant/contract/kit/permissions/events.ts'
import { learningPermissions } from '@oktant/contract/kit/permissions/learning.ts'
import { peoplePermissions } from '@oktant/contract/kit/permissions/people.ts'
import { reportsPermissions } from '@oktant/contract/kit/permissions/reports.ts'
import { systemPermissions } from '@oktant/contract/kit/permissions/system.ts'
import { talentPermissions } from '@oktant/contract/kit/permissions/talent.ts'
import { folded } from './shown/folded.ts'
import { useLanguage } from './language.ts'

const areas = {
  learning: learningPermissions,
  assessment: assessmentPermissions,
  events: eventsPermissions,
  talent: talentPermissions,
  people: peoplePermissions,
  system: systemPermissions,
  reports: reportsPermissions,
} as const
export type PermissionArea = keyof typeof areas

const isPermission = (name: string): name is Permission => name in permissions
/** Every permission by its area, in the order of the catalogue. */
export const permissionAreas = Object.entries(areas).map(([area, of]) => ({
  // NOTE: the keys of the table above.
  area: area as PermissionArea,
  names: Object.keys(of).filter(isPermission),
}))
export const allPermissions = permissionAreas.flatMap(({ names }) => names)

/** A permission's name and what it allows, in the reader's language. */
export function usePermissionWords() {
  const language = useLanguage()
  const nameOf = (name: Permission) => permissions[name][language]
  const about = (name: Permission) => permissions[name].about[language]
  const fits = (name: Permission, wanted: string) =>
    folded(`${nameOf(name)} ${about(name)} ${name}`).includes(folded(wanted.trim()))
  return { nameOf, about, fits }
}
