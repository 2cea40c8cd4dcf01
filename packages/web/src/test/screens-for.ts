import type { ScreenName } from '../lib/paths.ts'

export const everybody = 'everybody'

/** The profiles that one kind of screen is for. Written by hand, never read from the screens. */
export const full = ['fullAdministration', 'superUser']
export const admins = ['administrator', ...full]
export const permissions = [...full, 'userPermissionsAdministrator']
export const system = [...full, 'systemSettings']
export const communication = [...admins, 'communications']
export const courses = [...admins, 'learningContentAdministrator']
export const content = [...courses, 'contentAdministrator']
export const folders = [...courses, 'folderAdministrator']
export const types = [...admins, 'contentAndCourseTypeAdministrator']
export const evaluations = [...admins, 'evaluationAdministrator']
export const marking = [...admins, 'evaluationModerator', 'freeTextModerator', 'competencyAssessor']
export const assessors = [...admins, 'evaluationModerator', 'competencyAssessor']
export const declarers = [...admins, 'competencyDeclarations']
export const competencyAdmins = [...admins, 'globalCompetenceAdministrator']
export const matrix = [
  ...competencyAdmins,
  'regionalCompetenceAdministrator',
  'businessAssuranceManager',
  'manager',
]
export const workbooks = [...new Set([...matrix, ...assessors, ...declarers, 'workbookReader'])]
export const trainers = [...admins, 'eventFacilitator', 'eventsAdministrator', 'schedulerAdministrator']
export const reviewTakers = [...admins, 'learner']
export const reviewLeads = [...admins, 'managerialPdrs']
export const reviewAdmins = [...admins, 'pdrAdministrator']
export const people = [...admins, 'userAdministrator']
export const seers = [
  ...admins,
  'manager',
  'hrAdministrator',
  'pdrAdministrator',
  'trainingGoalAdministrator',
  'userAdministrator',
  'userPermissionsAdministrator',
  'userFolderAdministrator',
  'userLocalityAdministrator',
]
export const learners = [...admins, 'learner']
export const reviews = [...admins, 'pdrAdministrator']
export const rewarding = [...reviews, 'managerialPdrs']
export const goalAskers = [...admins, 'trainingGoals']
export const goalAdministrators = [...admins, 'trainingGoalAdministrator']
export const deciders = [...admins, 'manager', 'hrAdministrator']

/** Which profiles screens are for, or everybody who is signed in. */
export type ExpectedScreens = Partial<Record<ScreenName, typeof everybody | readonly string[]>>

/** What the parts say together: every screen they name, and whether it is for a profile. */
export function together(parts: readonly ExpectedScreens[]) {
  const all: ExpectedScreens = Object.assign({}, ...parts)
  const isForAll = (name: ScreenName) => all[name] === everybody
  return {
    named: parts.flatMap((part) => Object.keys(part)),
    isForAll,
    isExpected: (name: ScreenName, profile: string) =>
      isForAll(name) || Boolean(all[name]?.includes(profile)),
  }
}
