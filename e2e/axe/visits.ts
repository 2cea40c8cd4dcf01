import type { ScreenName } from '../../packages/web/src/lib/paths.ts'
import { knots } from '../kit/content/question-file.ts'
import type { Person } from '../kit/people/people.ts'

/** With `viewing` the first person looks as the second one does; a course or an evaluation goes by its English title. */
export type Visit = {
  path: string
  as?: Person
  viewing?: Person
  /** Looks at a file there, whose report is then part of the screen. */
  file?: string
  /** Presses these one after the other, each by the key of its words; what opens is looked at alone. */
  press?: string[]
}

/** Where each screen is looked at, signed out or as somebody; a screen that is missing here does not compile. */
export const visits: Record<ScreenName, Visit[]> = {
  home: [
    { path: '/', as: 'learner' },
    { path: '/', as: 'admin', viewing: 'learner' },
  ],
  overview: [{ path: '/overview' }, { path: '/overview', as: 'learner' }],
  welcome: [{ path: '/welcome' }],
  explore: [{ path: '/explore' }, { path: '/explore', as: 'learner' }],
  topic: [{ path: '/topic/1' }, { path: '/topic/999999' }],
  topicLevels: [{ path: '/topic-levels/1' }],
  library: [{ path: '/library/1', as: 'learner' }],
  course: [
    { path: '/my-learning/{A strategy that fits on one page}' },
    { path: '/my-learning/{A strategy that fits on one page}', as: 'learner' },
    { path: '/my-learning/999999' },
  ],
  evaluationPreview: [
    { path: '/preview/evaluation/{Final test}/1', as: 'admin' },
    { path: '/preview/evaluation/{What you think of your work}/1', as: 'admin' },
    { path: '/preview/evaluation/{Against the clock: Safety at work}/1', as: 'admin' },
    { path: '/preview/evaluation/999999/1', as: 'admin' },
  ],
  openQuiz: [{ path: '/quiz/{a test open to visitors}' }, { path: '/quiz/999999' }],
  embedded: [
    { path: '/embedded/{Against the clock: Safety at work}/true/true', as: 'learner' },
    { path: '/embedded/999999/1/1', as: 'learner' },
    { path: '/embedded/1/false/true', as: 'learner' },
    { path: '/embedded/999999/false/true', as: 'learner' },
  ],
  myLearning: [{ path: '/mylearning', as: 'learner' }],
  events: [
    { path: '/events', as: 'learner' },
    { path: '/events?view=year&list=available', as: 'learner' },
    { path: '/events?list=mine', as: 'hr' },
  ],
  eventBooking: [
    { path: '/events/booking/1', as: 'learner' },
    { path: '/events/booking/999999', as: 'learner' },
  ],
  event: [
    { path: '/event/1', as: 'learner' },
    { path: '/event/999999', as: 'learner' },
  ],
  eventInList: [{ path: '/events/1', as: 'learner' }],
  openEvents: [{ path: '/open-events' }, { path: '/open-events', as: 'learner' }],
  userRsvp: [
    { path: '/scheduler/userRSVP/1', as: 'learner' },
    { path: '/scheduler/userRSVP/999999', as: 'learner' },
  ],
  authoriseBooking: [{ path: '/authorise-booking/1', as: 'manager' }],
  hrAuthoriseBooking: [{ path: '/hr-authorise-booking/1', as: 'hr' }],
  eventApproval: [
    { path: '/event-approval', as: 'manager' },
    { path: '/event-approval', as: 'hr' },
  ],
  eventRequest: [{ path: '/event-approval/999999', as: 'manager' }],
  myCourses: [{ path: '/my-courses', as: 'learner' }],
  myGroups: [
    { path: '/my-groups', as: 'learner' },
    { path: '/my-groups', as: 'hr' },
  ],
  myGroup: [
    { path: '/my-groups/4', as: 'learner' },
    { path: '/my-groups/999999', as: 'learner' },
  ],
  progress: [
    { path: '/progress', as: 'learner' },
    { path: '/progress', as: 'hr' },
  ],
  people: [{ path: '/people', as: 'hr' }],
  person: [
    { path: '/people/2', as: 'hr' },
    { path: '/people/999999', as: 'manager' },
  ],
  moderator: [
    { path: '/moderator', as: 'admin' },
    { path: '/moderator?tab=questions', as: 'admin' },
    { path: '/moderator?tab=competency', as: 'admin' },
    { path: '/moderator?tab=marked', as: 'admin' },
    { path: '/moderator?tab=freeText&attempt=999999', as: 'admin' },
  ],
  trainerEvents: [{ path: '/trainer-events', as: 'admin' }],
  trainerEvent: [
    { path: '/trainer-event/0', as: 'admin' },
    { path: '/trainer-event/999999', as: 'admin' },
  ],
  surveys: [
    { path: '/surveys', as: 'learner' },
    { path: '/surveys', as: 'hr' },
  ],
  survey: [
    { path: '/surveys/showSurvey/1', as: 'learner' },
    { path: '/surveys/showSurvey/2', as: 'learner' },
    { path: '/surveys/showSurvey/999999', as: 'learner' },
  ],
  feedback: [
    { path: '/feedback/4', as: 'learner' },
    { path: '/feedback/999999', as: 'learner' },
  ],
  invitedSurvey: [{ path: '/surveys/unknown-invitation' }],
  suggested: [{ path: '/suggested', as: 'learner' }],
  search: [
    { path: '/search', as: 'learner' },
    { path: '/search?text=ver', as: 'learner' },
    { path: '/search?text=xyzzyx', as: 'learner' },
  ],
  login: [{ path: '/login' }],
  automaticSignIn: [{ path: '/aauth' }],
  actionLink: [{ path: '/actions/resetPassword?otp=unknown&id=1' }],
  passwordReset: [{ path: '/passwordReset/unknown' }],
  register: [{ path: '/register' }],
  confirmRegistration: [
    { path: '/register/confirm/00000000-0000-4000-8000-000000000000/nobody@example.test' },
  ],
  account: [
    { path: '/account', as: 'learner' },
    { path: '/account?tab=testimonials', as: 'learner' },
    { path: '/account?tab=connections', as: 'learner' },
    { path: '/account?tab=connections&view=suggested', as: 'learner' },
    { path: '/account?tab=activity', as: 'learner' },
    { path: '/account?tab=activity&view=all', as: 'learner' },
    { path: '/account?tab=notifications', as: 'learner' },
    { path: '/account?tab=privacy', as: 'learner' },
  ],
  notifications: [{ path: '/notifications', as: 'learner' }],
  notification: [{ path: '/notifications/999999', as: 'learner' }],
  administration: [
    { path: '/administration', as: 'admin' },
    { path: '/administration', as: 'learner' },
  ],
  branding: [
    { path: '/administration/branding', as: 'admin' },
    { path: '/administration/branding?company=999999', as: 'admin' },
  ],
  mailSettings: [{ path: '/administration/mail-settings', as: 'admin' }],
  about: [{ path: '/administration/about', as: 'admin' }],
  languages: [{ path: '/administration/languages', as: 'admin' }],
  licence: [{ path: '/administration/licence', as: 'admin' }],
  companies: [{ path: '/administration/companies', as: 'super' }],
  company: [
    { path: '/administration/companies/0', as: 'super' },
    { path: '/administration/companies/2', as: 'super' },
    { path: '/administration/companies/999999', as: 'super' },
  ],
  adminCourses: [{ path: '/administration/courses', as: 'admin' }],
  adminCourse: [
    { path: '/administration/courses/0', as: 'admin' },
    { path: '/administration/courses/{A strategy that fits on one page}', as: 'admin' },
    { path: '/administration/courses/999999', as: 'admin' },
  ],
  extraTime: [{ path: '/administration/extra-time', as: 'admin' }],
  facilitatedAttempts: [{ path: '/administration/facilitated-attempts', as: 'admin' }],
  facilitatedAttempt: [
    { path: '/administration/facilitated-attempts/{a flagged attempt}', as: 'admin' },
    { path: '/administration/facilitated-attempts/999999', as: 'admin' },
  ],
  heldResults: [{ path: '/administration/held-results', as: 'admin' }],
  adminEvaluations: [{ path: '/administration/evaluations', as: 'admin' }],
  evaluationResults: [
    { path: '/administration/evaluations/{Quick check: Safety at work}/results', as: 'admin' },
    { path: '/administration/evaluations/{What you think of your work}/results', as: 'admin' },
    { path: '/administration/evaluations/999999/results', as: 'admin' },
  ],
  adminEvaluation: [
    { path: '/administration/evaluations/0', as: 'admin' },
    { path: '/administration/evaluations/{Quick check: Finance in plain words}', as: 'admin' },
    { path: '/administration/evaluations/999999', as: 'admin' },
  ],
  questionBanks: [{ path: '/administration/question-banks', as: 'admin' }],
  questionBank: [
    { path: '/administration/question-banks/0', as: 'admin' },
    { path: '/administration/question-banks/1', as: 'admin' },
    { path: '/administration/question-banks/1', as: 'admin', file: knots },
    { path: '/administration/question-banks/999999', as: 'admin' },
  ],
  evaluationAttempts: [
    { path: '/administration/evaluations/32/attempts', as: 'admin' },
    { path: '/administration/evaluations/999999/attempts', as: 'admin' },
  ],
  attemptReview: [
    { path: '/administration/attempts/{a flagged attempt}', as: 'admin' },
    { path: '/administration/attempts/999999', as: 'admin' },
  ],
  questionRegrade: [
    { path: '/administration/questions/16/regrade', as: 'admin' },
    { path: '/administration/questions/999999/regrade', as: 'admin' },
  ],
  question: [
    { path: '/administration/questions/0?bank=1', as: 'admin' },
    { path: '/administration/questions/1', as: 'admin' },
    { path: '/administration/questions/999999', as: 'admin' },
  ],
  folders: [{ path: '/administration/folders', as: 'admin' }],
  folder: [
    { path: '/administration/folders/0', as: 'admin' },
    { path: '/administration/folders/999999', as: 'admin' },
  ],
  folderThemes: [{ path: '/administration/folder-themes', as: 'admin' }],
  folderTheme: [
    { path: '/administration/folder-themes/1', as: 'admin' },
    { path: '/administration/folder-themes/999999', as: 'admin' },
  ],
  contentTypes: [{ path: '/administration/content-types', as: 'admin' }],
  contentType: [
    { path: '/administration/content-types/1', as: 'admin' },
    { path: '/administration/content-types/999999', as: 'admin' },
  ],
  courseTypes: [{ path: '/administration/course-types', as: 'admin' }],
  courseType: [
    { path: '/administration/course-types/0', as: 'admin' },
    { path: '/administration/course-types/999999', as: 'admin' },
  ],
  adminSurveys: [{ path: '/administration/surveys', as: 'admin' }],
  adminSurvey: [
    { path: '/administration/surveys/0', as: 'admin' },
    { path: '/administration/surveys/1', as: 'admin' },
    { path: '/administration/surveys/3', as: 'admin' },
    { path: '/administration/surveys/999999', as: 'admin' },
  ],
  answerSets: [{ path: '/administration/answer-sets', as: 'admin' }],
  answerSet: [
    { path: '/administration/answer-sets/1', as: 'admin' },
    { path: '/administration/answer-sets/999999', as: 'admin' },
  ],
  adminCoursePreview: [
    { path: '/administration/courses/{A strategy that fits on one page}/preview', as: 'admin' },
    { path: '/administration/courses/999999/preview', as: 'admin' },
  ],
  adminComponents: [{ path: '/administration/components', as: 'admin' }],
  componentPreview: [
    { path: '/administration/components/1/preview', as: 'admin' },
    { path: '/administration/components/999999/preview', as: 'admin' },
  ],
  adminComponent: [
    { path: '/administration/components/0', as: 'admin' },
    { path: '/administration/components/1', as: 'admin' },
    { path: '/administration/components/999999', as: 'admin' },
  ],
  verifyCertificate: [{ path: '/certificate' }, { path: '/certificate/UNKNOWN' }],
  issuedCertificates: [{ path: '/administration/certificates', as: 'admin' }],
  issuedCertificate: [
    { path: '/administration/certificates/1', as: 'admin' },
    { path: '/administration/certificates/999999', as: 'admin' },
  ],
  declineReasons: [{ path: '/administration/decline-reasons', as: 'admin' }],
  declineReason: [
    { path: '/administration/decline-reasons/0', as: 'admin' },
    { path: '/administration/decline-reasons/1', as: 'admin' },
    { path: '/administration/decline-reasons/999999', as: 'admin' },
  ],
  eventLocations: [{ path: '/administration/locations', as: 'admin' }],
  eventLocation: [
    { path: '/administration/locations/0', as: 'admin' },
    { path: '/administration/locations/1', as: 'admin' },
  ],
  venues: [{ path: '/administration/venues', as: 'admin' }],
  venue: [
    { path: '/administration/venues/0', as: 'admin' },
    { path: '/administration/venues/1', as: 'admin' },
  ],
  groupings: [{ path: '/administration/groupings', as: 'admin' }],
  grouping: [
    { path: '/administration/groupings/0', as: 'admin' },
    { path: '/administration/groupings/1', as: 'admin' },
    { path: '/administration/groupings/999999', as: 'admin' },
  ],
  adminDiagrams: [{ path: '/administration/diagrams', as: 'admin' }],
  adminDiagram: [
    { path: '/administration/diagrams/0', as: 'admin' },
    { path: '/administration/diagrams/1', as: 'admin' },
    { path: '/administration/diagrams/999999', as: 'admin' },
  ],
  certificateTemplates: [{ path: '/administration/certificate-templates', as: 'admin' }],
  certificateTemplate: [
    { path: '/administration/certificate-templates/0', as: 'admin' },
    { path: '/administration/certificate-templates/1', as: 'admin' },
    { path: '/administration/certificate-templates/999999', as: 'admin' },
  ],
  testimonials: [{ path: '/administration/testimonials', as: 'admin' }],
  purchases: [{ path: '/administration/purchases', as: 'admin' }],
  purchase: [
    { path: '/administration/purchases/1', as: 'admin' },
    { path: '/administration/purchases/999999', as: 'admin' },
  ],
  groups: [{ path: '/administration/groups', as: 'admin' }],
  group: [
    { path: '/administration/groups/1', as: 'admin' },
    { path: '/administration/groups/999999', as: 'admin' },
  ],
  learningGroups: [{ path: '/administration/learning-groups', as: 'admin' }],
  learningGroup: [
    { path: '/administration/learning-groups/0', as: 'admin' },
    { path: '/administration/learning-groups/1', as: 'admin' },
    { path: '/administration/learning-groups/999999', as: 'admin' },
  ],
  imports: [{ path: '/administration/import', as: 'admin' }],
  import: [
    { path: '/administration/import/0', as: 'admin' },
    { path: '/administration/import/1', as: 'admin' },
    { path: '/administration/import/1?step=columns', as: 'admin' },
    { path: '/administration/import/999999', as: 'admin' },
  ],
  jobRoles: [{ path: '/administration/job-roles', as: 'admin' }],
  localities: [{ path: '/administration/localities', as: 'admin' }],
  customFields: [{ path: '/administration/custom-fields', as: 'admin' }],
  customField: [
    { path: '/administration/custom-fields/1', as: 'admin' },
    { path: '/administration/custom-fields/999999', as: 'admin' },
  ],
  permissions: [{ path: '/administration/permissions', as: 'admin' }],
  permissionProfile: [
    { path: '/administration/permissions/1', as: 'admin' },
    { path: '/administration/permissions/999999', as: 'admin' },
  ],
  permissionTable: [{ path: '/administration/permission-table', as: 'admin' }],
  userPermissions: [
    { path: '/administration/users/5/permissions', as: 'admin' },
    { path: '/administration/users/999999/permissions', as: 'admin' },
  ],
  whoCan: [{ path: '/administration/who-can', as: 'admin' }],
  users: [{ path: '/administration/users?columns=cf_1,cf_2', as: 'admin' }],
  user: [
    { path: '/administration/users/0', as: 'admin' },
    { path: '/administration/users/5', as: 'admin' },
    { path: '/administration/users/999999', as: 'admin' },
  ],
  webhooks: [{ path: '/administration/webhooks', as: 'admin' }],
  webhook: [
    { path: '/administration/webhooks/0', as: 'admin' },
    { path: '/administration/webhooks/1', as: 'admin' },
    { path: '/administration/webhooks/999999', as: 'admin' },
  ],
  webhookDeliveries: [
    { path: '/administration/webhooks/1/deliveries', as: 'admin' },
    { path: '/administration/webhooks/999999/deliveries', as: 'admin' },
  ],
  webhookDelivery: [
    { path: '/administration/webhook-deliveries/1', as: 'admin' },
    { path: '/administration/webhook-deliveries/999999', as: 'admin' },
  ],
  packageAttempts: [{ path: '/administration/components/999999/attempts', as: 'admin' }],
  packageAttempt: [{ path: '/administration/package-attempts/999999', as: 'admin' }],
  packageImports: [{ path: '/administration/packages', as: 'admin' }],
  packageImport: [{ path: '/administration/packages/999999', as: 'admin' }],
  recordCredentials: [{ path: '/administration/record-store', as: 'admin' }],
  recordCredential: [
    { path: '/administration/record-store/0', as: 'admin' },
    { path: '/administration/record-store/999999', as: 'admin' },
  ],
  apiTokens: [{ path: '/administration/api-tokens', as: 'admin' }],
  apiToken: [
    { path: '/administration/api-tokens/0', as: 'admin' },
    { path: '/administration/api-tokens/1', as: 'admin' },
    { path: '/administration/api-tokens/999999', as: 'admin' },
  ],
  systemSettings: [{ path: '/administration/settings', as: 'admin' }],
  online: [{ path: '/administration/online', as: 'admin' }],
  deployment: [{ path: '/administration/deployment', as: 'super' }],
  jobs: [{ path: '/administration/jobs', as: 'admin' }],
  audit: [{ path: '/administration/audit', as: 'admin' }],
  mailOutbox: [
    { path: '/administration/deliveries', as: 'admin' },
    { path: '/administration/deliveries', as: 'learner' },
  ],
  mail: [{ path: '/administration/deliveries/999999', as: 'admin' }],
  suppressedAddresses: [{ path: '/administration/suppressed-addresses', as: 'admin' }],
  notificationDefaults: [{ path: '/administration/notification-settings', as: 'admin' }],
  autoMessages: [{ path: '/administration/auto-messages', as: 'admin' }],
  autoMessage: [
    { path: '/administration/auto-messages/0', as: 'admin' },
    { path: '/administration/auto-messages/1', as: 'admin' },
    { path: '/administration/auto-messages/999999', as: 'admin' },
  ],
  groupMessages: [{ path: '/administration/group-messages', as: 'admin' }],
  groupMessage: [
    { path: '/administration/group-messages/0', as: 'admin' },
    { path: '/administration/group-messages/1', as: 'admin' },
    { path: '/administration/group-messages/999999', as: 'admin' },
  ],
  messageTemplates: [{ path: '/administration/message-templates', as: 'admin' }],
  messageTemplate: [
    { path: '/administration/message-templates/password.reset', as: 'admin' },
    { path: '/administration/message-templates/new', as: 'admin' },
    { path: '/administration/message-templates/own.999999', as: 'admin' },
  ],
}
