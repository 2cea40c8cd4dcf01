import { paths, type ScreenName } from '../../packages/web/src/lib/paths.ts'
import { knots } from '../kit/content/question-file.ts'
import { developmentVisits } from './development-visits.ts'
import { eventVisits } from './event-visits.ts'
import { goalVisits } from './goal-visits.ts'
import type { Visit } from './visit.ts'

type Paths = typeof paths
type AsUsual<Path> = Path extends `/administration/${infer Rest}`
  ? Rest extends `${string}/:id/${string}`
    ? false
    : Rest extends `${string}/:id`
      ? true
      : Rest extends `${string}:${string}`
        ? false
        : true
  : false
/** A list of the administration, and a record of one by its number. */
type Usual = { [Name in ScreenName]: AsUsual<Paths[Name]> extends true ? Name : never }[ScreenName]

/** Where a screen is looked at, signed out or as somebody; one that is no usual one and missing here does not compile. */
const named: Record<Exclude<ScreenName, Usual>, Visit[]> & Partial<Record<Usual, Visit[]>> = {
  ...developmentVisits,
  ...eventVisits,
  ...goalVisits,
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
  companies: [{ path: '/administration/companies', as: 'super' }],
  company: [
    { path: '/administration/companies/0', as: 'super' },
    { path: '/administration/companies/2', as: 'super' },
    { path: '/administration/companies/999999', as: 'super' },
  ],
  adminCourse: [
    { path: '/administration/courses/0', as: 'admin' },
    { path: '/administration/courses/{A strategy that fits on one page}', as: 'admin' },
    { path: '/administration/courses/999999', as: 'admin' },
  ],
  facilitatedAttempt: [
    { path: '/administration/facilitated-attempts/{a flagged attempt}', as: 'admin' },
    { path: '/administration/facilitated-attempts/999999', as: 'admin' },
  ],
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
  folder: [
    { path: '/administration/folders/0', as: 'admin' },
    { path: '/administration/folders/999999', as: 'admin' },
  ],
  adminSurvey: [
    { path: '/administration/surveys/0', as: 'admin' },
    { path: '/administration/surveys/1', as: 'admin' },
    { path: '/administration/surveys/3', as: 'admin' },
    { path: '/administration/surveys/999999', as: 'admin' },
  ],
  adminCoursePreview: [
    { path: '/administration/courses/{A strategy that fits on one page}/preview', as: 'admin' },
    { path: '/administration/courses/999999/preview', as: 'admin' },
  ],
  componentPreview: [
    { path: '/administration/components/1/preview', as: 'admin' },
    { path: '/administration/components/999999/preview', as: 'admin' },
  ],
  verifyCertificate: [{ path: '/certificate' }, { path: '/certificate/UNKNOWN' }],
  issuedCertificate: [
    { path: '/administration/certificates/1', as: 'admin' },
    { path: '/administration/certificates/999999', as: 'admin' },
  ],
  purchase: [
    { path: '/administration/purchases/1', as: 'admin' },
    { path: '/administration/purchases/999999', as: 'admin' },
  ],
  group: [
    { path: '/administration/groups/1', as: 'admin' },
    { path: '/administration/groups/999999', as: 'admin' },
  ],
  import: [
    { path: '/administration/import/0', as: 'admin' },
    { path: '/administration/import/1', as: 'admin' },
    { path: '/administration/import/1?step=columns', as: 'admin' },
    { path: '/administration/import/999999', as: 'admin' },
  ],
  customField: [
    { path: '/administration/custom-fields/1', as: 'admin' },
    { path: '/administration/custom-fields/999999', as: 'admin' },
  ],
  permissionProfile: [
    { path: '/administration/permissions/1', as: 'admin' },
    { path: '/administration/permissions/999999', as: 'admin' },
  ],
  userPermissions: [
    { path: '/administration/users/5/permissions', as: 'admin' },
    { path: '/administration/users/999999/permissions', as: 'admin' },
  ],
  users: [{ path: '/administration/users?columns=cf_1,cf_2', as: 'admin' }],
  user: [
    { path: '/administration/users/0', as: 'admin' },
    { path: '/administration/users/5', as: 'admin' },
    { path: '/administration/users/999999', as: 'admin' },
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
  packageImport: [{ path: '/administration/packages/999999', as: 'admin' }],
  recordCredential: [
    { path: '/administration/record-store/0', as: 'admin' },
    { path: '/administration/record-store/999999', as: 'admin' },
  ],
  deployment: [{ path: '/administration/deployment', as: 'super' }],
  mailOutbox: [
    { path: '/administration/deliveries', as: 'admin' },
    { path: '/administration/deliveries', as: 'learner' },
  ],
  mail: [{ path: '/administration/deliveries/999999', as: 'admin' }],
  messageTemplate: [
    { path: '/administration/message-templates/password.reset', as: 'admin' },
    { path: '/administration/message-templates/new', as: 'admin' },
    { path: '/administration/message-templates/own.999999', as: 'admin' },
  ],
}

/** A list is visited as it begins; of its records a new one, the first, and one that is not there. */
const asUsual = (path: string): Visit[] =>
  (path.includes(':id') ? [0, 1, 999_999] : ['']).map((id) => ({
    path: path.replace(':id', String(id)),
    as: 'admin',
  }))

// NOTE: the keys of the table itself.
const names = Object.keys(paths) as ScreenName[]
export const visits = Object.fromEntries(names.map((name) => [name, named[name] ?? asUsual(paths[name])]))
