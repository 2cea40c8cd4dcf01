import { assessmentPermissions } from './permissions/assessment.ts'
import { eventsPermissions } from './permissions/events.ts'
import { learningPermissions } from './permissions/learning.ts'
import { peoplePermissions } from './permissions/people.ts'
import { reportsPermissions } from './permissions/reports.ts'
import { systemPermissions } from './permissions/system.ts'
import { talentPermissions } from './permissions/talent.ts'

/** Every permission of the product, with a label and a short explanation in both languages. */
export const permissions = {
  ...learningPermissions,
  ...assessmentPermissions,
  ...eventsPermissions,
  ...talentPermissions,
  ...peoplePermissions,
  ...systemPermissions,
  ...reportsPermissions,
} as const

export type Permission = keyof typeof permissions
