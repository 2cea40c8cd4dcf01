import type { ScreenName } from '../../packages/web/src/lib/paths.ts'
import type { Person } from '../kit/people.ts'

/** With `viewing` the first person looks as the second one does. */
export type Visit = { path: string; as?: Person; viewing?: Person }

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
    { path: '/my-learning/9' },
    { path: '/my-learning/9', as: 'learner' },
    { path: '/my-learning/999999' },
  ],
  myLearning: [{ path: '/mylearning', as: 'learner' }],
  myCourses: [{ path: '/my-courses', as: 'learner' }],
  suggested: [{ path: '/suggested', as: 'learner' }],
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
    { path: '/administration/courses/9', as: 'admin' },
    { path: '/administration/courses/999999', as: 'admin' },
  ],
  adminComponents: [{ path: '/administration/components', as: 'admin' }],
  adminComponent: [
    { path: '/administration/components/0', as: 'admin' },
    { path: '/administration/components/1', as: 'admin' },
    { path: '/administration/components/999999', as: 'admin' },
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
  users: [{ path: '/administration/users', as: 'admin' }],
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
