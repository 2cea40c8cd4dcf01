export type Expected = Record<string, 'public' | 'signedIn' | readonly string[]>

/** The profiles that may do one kind of work, under the name of the work. Written by hand, never read from the contract. */
export const administration = ['administrator', 'fullAdministration', 'superUser']
export const communications = ['administrator', 'communications', 'fullAdministration', 'superUser']
export const companySettings = ['administrator', 'fullAdministration', 'superUser', 'systemSettings']
export const content = [
  'administrator',
  'contentAdministrator',
  'fullAdministration',
  'learningContentAdministrator',
  'superUser',
]
export const contentTypes = [
  'administrator',
  'contentAndCourseTypeAdministrator',
  'fullAdministration',
  'superUser',
]
export const competencies = [
  'administrator',
  'competencyAssessor',
  'evaluationModerator',
  'fullAdministration',
  'superUser',
]
export const declarers = ['administrator', 'competencyDeclarations', 'fullAdministration', 'superUser']
export const competencyAdministration = [
  'administrator',
  'fullAdministration',
  'globalCompetenceAdministrator',
  'superUser',
]
export const facilitators = ['administrator', 'evaluationModerator', 'fullAdministration', 'superUser']
export const evaluations = ['administrator', 'evaluationAdministrator', 'fullAdministration', 'superUser']
export const freeTexts = [
  'administrator',
  'evaluationModerator',
  'freeTextModerator',
  'fullAdministration',
  'superUser',
]
export const folders = [
  'administrator',
  'folderAdministrator',
  'fullAdministration',
  'learningContentAdministrator',
  'superUser',
]
export const fullAdministration = ['fullAdministration', 'superUser']
export const jobRoles = ['administrator', 'fullAdministration', 'jobRoleAdministrator', 'superUser']
export const learners = ['administrator', 'fullAdministration', 'learner', 'superUser']
export const learningContent = [
  'administrator',
  'fullAdministration',
  'learningContentAdministrator',
  'superUser',
]
export const localities = ['administrator', 'fullAdministration', 'superUser', 'userLocalityAdministrator']
export const managers = ['administrator', 'fullAdministration', 'manager', 'superUser']
export const operators = ['superUser']
export const permissionProfiles = ['fullAdministration', 'superUser', 'userPermissionsAdministrator']
export const releases = ['administrator', 'fullAdministration', 'releaseCombinationEvaluations', 'superUser']
export const seers = [
  'administrator',
  'fullAdministration',
  'hrAdministrator',
  'manager',
  'pdrAdministrator',
  'superUser',
  'trainingGoalAdministrator',
  'userAdministrator',
  'userFolderAdministrator',
  'userLocalityAdministrator',
  'userPermissionsAdministrator',
]
export const systemSettings = ['fullAdministration', 'superUser', 'systemSettings']
export const userAdministration = ['administrator', 'fullAdministration', 'superUser', 'userAdministrator']
export const trainers = [
  'administrator',
  'eventFacilitator',
  'eventsAdministrator',
  'fullAdministration',
  'schedulerAdministrator',
  'superUser',
]
export const reviews = ['administrator', 'fullAdministration', 'pdrAdministrator', 'superUser']
export const trainingGoals = ['administrator', 'fullAdministration', 'superUser', 'trainingGoalAdministrator']
