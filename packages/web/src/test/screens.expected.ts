import type { ScreenName } from '../lib/paths.ts'

const everybody = 'everybody'
const full = ['fullAdministration', 'superUser']
const admins = ['administrator', ...full]
const permissions = [...full, 'userPermissionsAdministrator']
const system = [...full, 'systemSettings']
const communication = [...admins, 'communications']
const courses = [...admins, 'learningContentAdministrator']
const content = [...courses, 'contentAdministrator']
const folders = [...courses, 'folderAdministrator']
const types = [...admins, 'contentAndCourseTypeAdministrator']
const evaluations = [...admins, 'evaluationAdministrator']
const marking = [...admins, 'evaluationModerator', 'freeTextModerator', 'competencyAssessor']
const people = [...admins, 'userAdministrator']
const learners = [...admins, 'learner']

/**
 * Which profiles each screen is for, written by hand, or everybody who is signed in.
 * It must not be read from the screens, or it could not fail; a screen that is missing here does not compile.
 */
export const expectedScreens: Record<ScreenName, typeof everybody | readonly string[]> = {
  home: everybody,
  overview: everybody,
  topic: everybody,
  topicLevels: everybody,
  library: everybody,
  course: everybody,
  evaluationPreview: everybody,
  openQuiz: everybody,
  explore: everybody,
  welcome: everybody,
  login: everybody,
  register: everybody,
  confirmRegistration: everybody,
  passwordReset: everybody,
  automaticSignIn: everybody,
  actionLink: everybody,
  moderator: marking,
  facilitatedAttempts: [...admins, 'evaluationModerator'],
  facilitatedAttempt: [...admins, 'evaluationModerator'],
  heldResults: [...admins, 'releaseCombinationEvaluations'],
  account: everybody,
  search: everybody,
  notifications: everybody,
  notification: everybody,
  // NOTE: its menu entry is for those who administer something; by its address everybody reads that it is not them.
  administration: everybody,
  embedded: learners,
  myLearning: learners,
  myCourses: learners,
  suggested: learners,
  progress: learners,
  surveys: learners,
  survey: learners,
  feedback: learners,
  invitedSurvey: everybody,
  adminCourses: courses,
  adminCourse: courses,
  adminCoursePreview: courses,
  adminComponents: content,
  groupings: courses,
  grouping: courses,
  adminDiagrams: courses,
  adminDiagram: courses,
  issuedCertificates: courses,
  issuedCertificate: courses,
  verifyCertificate: everybody,
  certificateTemplates: courses,
  certificateTemplate: courses,
  adminComponent: content,
  adminEvaluations: evaluations,
  extraTime: evaluations,
  adminEvaluation: evaluations,
  evaluationResults: evaluations,
  questionRegrade: evaluations,
  evaluationAttempts: evaluations,
  attemptReview: evaluations,
  adminSurveys: evaluations,
  adminSurvey: evaluations,
  questionBanks: evaluations,
  questionBank: evaluations,
  question: evaluations,
  folders,
  folder: folders,
  folderThemes: folders,
  folderTheme: folders,
  contentTypes: types,
  contentType: types,
  courseTypes: types,
  courseType: types,
  answerSets: evaluations,
  answerSet: evaluations,
  purchases: full,
  purchase: full,
  componentPreview: content,
  learningGroups: courses,
  learningGroup: courses,
  users: people,
  user: people,
  imports: people,
  import: people,
  groups: admins,
  group: admins,
  jobRoles: [...admins, 'jobRoleAdministrator'],
  localities: [...admins, 'userLocalityAdministrator'],
  customFields: admins,
  customField: admins,
  permissions,
  permissionProfile: permissions,
  permissionTable: permissions,
  userPermissions: permissions,
  whoCan: permissions,
  mailOutbox: admins,
  mail: admins,
  suppressedAddresses: admins,
  notificationDefaults: communication,
  autoMessages: communication,
  autoMessage: communication,
  groupMessages: communication,
  groupMessage: communication,
  testimonials: communication,
  messageTemplates: communication,
  messageTemplate: communication,
  branding: full,
  licence: full,
  languages: [...admins, 'systemSettings'],
  companies: ['superUser'],
  company: ['superUser'],
  systemSettings: system,
  online: system,
  jobs: system,
  apiTokens: system,
  apiToken: system,
  mailSettings: system,
  webhooks: system,
  webhook: system,
  webhookDeliveries: system,
  webhookDelivery: system,
  about: system,
  deployment: ['superUser'],
  audit: full,
}

export const isExpected = (name: ScreenName, profile: string) => {
  const expected = expectedScreens[name]
  return expected === everybody || expected.includes(profile)
}
