import { matchPath } from 'react-router'

/** Every address of the application. A screen that is not built yet has none. */
export const paths = {
  home: '/',
  passwordReset: '/passwordReset/:id',
  overview: '/overview',
  welcome: '/welcome',
  login: '/login',
  automaticSignIn: '/aauth',
  actionLink: '/actions/:function',
  register: '/register',
  confirmRegistration: '/register/confirm/:uuid/:emailAddress',
  explore: '/explore',
  topic: '/topic/:id',
  topicLevels: '/topic-levels/:id',
  library: '/library/:id',
  course: '/my-learning/:id',
  myLearning: '/mylearning',
  myCourses: '/my-courses',
  suggested: '/suggested',
  account: '/account',
  notifications: '/notifications',
  notification: '/notifications/:id',
  administration: '/administration',
  apiTokens: '/administration/api-tokens',
  apiToken: '/administration/api-tokens/:id',
  audit: '/administration/audit',
  deployment: '/administration/deployment',
  jobs: '/administration/jobs',
  online: '/administration/online',
  systemSettings: '/administration/settings',
  mailOutbox: '/administration/deliveries',
  mail: '/administration/deliveries/:id',
  suppressedAddresses: '/administration/suppressed-addresses',
  notificationDefaults: '/administration/notification-settings',
  autoMessages: '/administration/auto-messages',
  autoMessage: '/administration/auto-messages/:id',
  branding: '/administration/branding',
  languages: '/administration/languages',
  licence: '/administration/licence',
  companies: '/administration/companies',
  company: '/administration/companies/:id',
  groups: '/administration/groups',
  group: '/administration/groups/:id',
  learningGroups: '/administration/learning-groups',
  learningGroup: '/administration/learning-groups/:id',
  imports: '/administration/import',
  import: '/administration/import/:id',
  jobRoles: '/administration/job-roles',
  localities: '/administration/localities',
  customFields: '/administration/custom-fields',
  customField: '/administration/custom-fields/:id',
  permissions: '/administration/permissions',
  permissionProfile: '/administration/permissions/:id',
  whoCan: '/administration/who-can',
  users: '/administration/users',
  user: '/administration/users/:id',
  groupMessages: '/administration/group-messages',
  groupMessage: '/administration/group-messages/:id',
  messageTemplates: '/administration/message-templates',
  messageTemplate: '/administration/message-templates/:key',
} as const

export type ScreenName = keyof typeof paths

/** Does an address, with or without its query, lead to a screen? */
export const isAddress = (address: string) =>
  Object.values(paths).some((path) => matchPath(path, address.split('?')[0] ?? '') !== null)

/** Prefixes that need no login (spec 1 §2, and decisions §2 for those beyond it). */
const publicPrefixes = [
  '/login',
  '/welcome',
  '/aauth',
  '/actio',
  '/register',
  '/explore',
  '/topic',
  '/my-learning',
  '/quiz',
  '/overview',
  '/open-events',
  '/passwordReset',
] as const

export const isPublic = (path: string) => publicPrefixes.some((prefix) => path.startsWith(prefix))
