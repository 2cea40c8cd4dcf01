import type { Permission } from '@oktant/contract/permissions.ts'
import type { Module } from '@oktant/contract/shell.ts'
import type { ComponentType } from 'react'
import type { ScreenName } from '../lib/paths.ts'
import type { Namespace } from './texts.ts'

export type Screen = {
  name: ScreenName
  load: () => Promise<ComponentType>
  /** The namespaces that it shows; they are there before it renders. */
  texts: readonly Namespace[]
  permission?: Permission
  /** The part of the product that a group can hide. */
  module?: Module
}

/** Every screen that is built. What is not listed here has no address and no menu entry. */
export const screens: readonly Screen[] = [
  {
    name: 'home',
    texts: ['home', 'segments'],
    load: () => import('../desks/home/home-screen.tsx').then((file) => file.HomeScreen),
  },
  {
    name: 'overview',
    texts: ['segments'],
    load: () => import('../features/segments/overview-screen.tsx').then((file) => file.OverviewScreen),
  },
  {
    name: 'topic',
    texts: ['learning', 'segments'],
    module: 'learning',
    load: () => import('../desks/topic/topic-screen.tsx').then((file) => file.TopicScreen),
  },
  {
    name: 'topicLevels',
    texts: ['learning'],
    module: 'learning',
    load: () => import('../features/learning/course/course-screen.tsx').then((file) => file.CourseScreen),
  },
  {
    name: 'library',
    texts: ['learning'],
    module: 'learning',
    load: () => import('../features/learning/course/course-screen.tsx').then((file) => file.CourseScreen),
  },
  {
    name: 'course',
    texts: ['learning'],
    module: 'learning',
    load: () => import('../features/learning/course/course-screen.tsx').then((file) => file.CourseScreen),
  },
  {
    name: 'myLearning',
    texts: ['learning'],
    module: 'learning',
    permission: 'learning.take',
    load: () =>
      import('../features/learning/lists/my-learning-screen.tsx').then((file) => file.MyLearningScreen),
  },
  {
    name: 'myCourses',
    texts: ['learning'],
    module: 'learning',
    permission: 'learning.take',
    load: () =>
      import('../features/learning/lists/my-learning-screen.tsx').then((file) => file.MyLearningScreen),
  },
  {
    name: 'suggested',
    texts: ['learning'],
    module: 'learning',
    permission: 'learning.take',
    load: () =>
      import('../features/learning/lists/my-learning-screen.tsx').then((file) => file.SuggestedScreen),
  },
  {
    name: 'explore',
    texts: ['segments'],
    module: 'learning',
    load: () => import('../features/segments/explore/explore-screen.tsx').then((file) => file.ExploreScreen),
  },
  {
    name: 'welcome',
    texts: ['segments'],
    load: () => import('../features/segments/welcome/welcome-screen.tsx').then((file) => file.WelcomeScreen),
  },
  {
    name: 'login',
    texts: ['sessions'],
    load: () => import('../features/sessions/login-screen.tsx').then((file) => file.LoginScreen),
  },
  {
    name: 'account',
    texts: ['account', 'activity', 'connections', 'notificationSettings', 'privacy', 'testimonials'],
    load: () => import('../features/account/account-screen.tsx').then((file) => file.AccountScreen),
  },
  {
    name: 'register',
    texts: ['registration'],
    load: () => import('../features/registration/register-screen.tsx').then((file) => file.RegisterScreen),
  },
  {
    name: 'confirmRegistration',
    texts: ['registration'],
    load: () =>
      import('../features/registration/confirm-registration-screen.tsx').then(
        (file) => file.ConfirmRegistrationScreen,
      ),
  },
  {
    name: 'notifications',
    texts: ['notifications'],
    load: () =>
      import('../features/notifications/notifications-screen.tsx').then((file) => file.NotificationsScreen),
  },
  {
    name: 'notification',
    texts: ['notifications'],
    load: () =>
      import('../features/notifications/notification-screen.tsx').then((file) => file.NotificationScreen),
  },
  {
    name: 'administration',
    texts: ['administration'],
    load: () =>
      import('./administration/administration-screen.tsx').then((file) => file.AdministrationScreen),
  },
  {
    name: 'apiTokens',
    texts: ['admin', 'apiTokens'],
    permission: 'system.administer',
    load: () => import('../features/api-tokens/api-tokens-screen.tsx').then((file) => file.ApiTokensScreen),
  },
  {
    name: 'apiToken',
    texts: ['admin', 'apiTokens', 'permissions'],
    permission: 'system.administer',
    load: () => import('../features/api-tokens/api-token-screen.tsx').then((file) => file.ApiTokenScreen),
  },
  {
    name: 'webhooks',
    texts: ['admin', 'webhooks'],
    permission: 'system.administer',
    load: () => import('../features/webhooks/webhooks-screen.tsx').then((file) => file.WebhooksScreen),
  },
  {
    name: 'webhook',
    texts: ['admin', 'webhooks'],
    permission: 'system.administer',
    load: () => import('../features/webhooks/webhook-screen.tsx').then((file) => file.WebhookScreen),
  },
  {
    name: 'webhookDeliveries',
    texts: ['admin', 'webhooks'],
    permission: 'system.administer',
    load: () => import('../features/webhooks/deliveries-screen.tsx').then((file) => file.DeliveriesScreen),
  },
  {
    name: 'webhookDelivery',
    texts: ['admin', 'webhooks'],
    permission: 'system.administer',
    load: () => import('../features/webhooks/delivery-screen.tsx').then((file) => file.DeliveryScreen),
  },
  {
    name: 'audit',
    texts: ['admin', 'audit'],
    permission: 'audit.read',
    load: () => import('../features/audit/audit-screen.tsx').then((file) => file.AuditScreen),
  },
  {
    name: 'systemSettings',
    texts: ['admin', 'system'],
    permission: 'system.administer',
    load: () => import('../features/system/settings-screen.tsx').then((file) => file.SettingsScreen),
  },
  {
    name: 'online',
    texts: ['admin', 'system'],
    permission: 'system.administer',
    load: () => import('../features/system/online-screen.tsx').then((file) => file.OnlineScreen),
  },
  {
    name: 'deployment',
    texts: ['admin', 'system'],
    permission: 'companies.administer',
    load: () => import('../features/system/deployment-screen.tsx').then((file) => file.DeploymentScreen),
  },
  {
    name: 'jobs',
    texts: ['admin', 'system'],
    permission: 'jobs.see',
    load: () => import('../features/system/jobs-screen.tsx').then((file) => file.JobsScreen),
  },
  {
    name: 'users',
    texts: ['admin', 'users'],
    permission: 'users.administer',
    load: () => import('../features/users/users-screen.tsx').then((file) => file.UsersScreen),
  },
  {
    name: 'user',
    texts: ['admin', 'users'],
    permission: 'users.administer',
    load: () => import('../features/users/user-screen.tsx').then((file) => file.UserScreen),
  },
  {
    name: 'branding',
    texts: ['admin', 'branding'],
    permission: 'company.administer',
    load: () => import('../features/branding/branding-screen.tsx').then((file) => file.BrandingScreen),
  },
  {
    name: 'mailSettings',
    texts: ['admin', 'mailSettings'],
    permission: 'system.administer',
    load: () =>
      import('../features/mail-settings/mail-settings-screen.tsx').then((file) => file.MailSettingsScreen),
  },
  {
    name: 'about',
    texts: ['admin', 'about'],
    permission: 'system.administer',
    load: () => import('../features/about/about-screen.tsx').then((file) => file.AboutScreen),
  },
  {
    name: 'languages',
    texts: ['admin', 'languages'],
    permission: 'languages.administer',
    load: () => import('../features/languages/languages-screen.tsx').then((file) => file.LanguagesScreen),
  },
  {
    name: 'licence',
    texts: ['admin', 'licence'],
    permission: 'company.administer',
    load: () => import('../features/licence/licence-screen.tsx').then((file) => file.LicenceScreen),
  },
  {
    name: 'companies',
    texts: ['admin', 'companies'],
    permission: 'companies.administer',
    load: () => import('../features/companies/companies-screen.tsx').then((file) => file.CompaniesScreen),
  },
  {
    name: 'company',
    texts: ['admin', 'companies'],
    permission: 'companies.administer',
    load: () => import('../features/companies/company-screen.tsx').then((file) => file.CompanyScreen),
  },
  {
    name: 'adminCourses',
    texts: ['admin', 'courses'],
    permission: 'courses.administer',
    load: () => import('../features/courses/courses-screen.tsx').then((file) => file.CoursesScreen),
  },
  {
    name: 'adminCourse',
    texts: ['admin', 'courses'],
    permission: 'courses.administer',
    load: () =>
      import('../features/courses/builder/course-screen.tsx').then((file) => file.AdminCourseScreen),
  },
  {
    name: 'adminComponents',
    texts: ['admin', 'courses'],
    permission: 'content.administer',
    load: () =>
      import('../features/courses/components/components-screen.tsx').then((file) => file.ComponentsScreen),
  },
  {
    name: 'adminComponent',
    texts: ['admin', 'courses', 'editor'],
    permission: 'content.administer',
    load: () =>
      import('../features/courses/components/component-screen.tsx').then((file) => file.ComponentScreen),
  },
  {
    name: 'groups',
    texts: ['admin', 'groups'],
    permission: 'projects.administer',
    load: () => import('../features/groups/groups-screen.tsx').then((file) => file.GroupsScreen),
  },
  {
    name: 'group',
    texts: ['admin', 'groups'],
    permission: 'projects.administer',
    load: () => import('../features/groups/group-screen.tsx').then((file) => file.GroupScreen),
  },
  {
    name: 'learningGroups',
    texts: ['admin', 'learningGroups'],
    permission: 'courses.administer',
    load: () =>
      import('../features/learning-groups/learning-groups-screen.tsx').then(
        (file) => file.LearningGroupsScreen,
      ),
  },
  {
    name: 'learningGroup',
    texts: ['admin', 'learningGroups'],
    permission: 'courses.administer',
    load: () =>
      import('../features/learning-groups/learning-group-screen.tsx').then(
        (file) => file.LearningGroupScreen,
      ),
  },
  {
    name: 'imports',
    texts: ['admin', 'imports'],
    permission: 'imports.run',
    load: () => import('../features/imports/imports-screen.tsx').then((file) => file.ImportsScreen),
  },
  {
    name: 'import',
    texts: ['admin', 'imports'],
    permission: 'imports.run',
    load: () => import('../features/imports/import-screen.tsx').then((file) => file.ImportScreen),
  },
  {
    name: 'jobRoles',
    texts: ['admin', 'places'],
    permission: 'jobRoles.administer',
    load: () => import('../features/places/places-screen.tsx').then((file) => file.JobRolesScreen),
  },
  {
    name: 'localities',
    texts: ['admin', 'places'],
    permission: 'localities.administer',
    load: () => import('../features/places/places-screen.tsx').then((file) => file.LocalitiesScreen),
  },
  {
    name: 'customFields',
    texts: ['admin', 'customFields'],
    permission: 'customFields.administer',
    load: () =>
      import('../features/custom-fields/custom-fields-screen.tsx').then((file) => file.CustomFieldsScreen),
  },
  {
    name: 'customField',
    texts: ['admin', 'customFields'],
    permission: 'customFields.administer',
    load: () =>
      import('../features/custom-fields/custom-field-screen.tsx').then((file) => file.CustomFieldScreen),
  },
  {
    name: 'permissions',
    texts: ['admin', 'permissions'],
    permission: 'permissions.administer',
    load: () =>
      import('../features/permissions/permissions-screen.tsx').then((file) => file.PermissionsScreen),
  },
  {
    name: 'permissionProfile',
    texts: ['admin', 'permissions'],
    permission: 'permissions.administer',
    load: () =>
      import('../features/permissions/permission-profile-screen.tsx').then(
        (file) => file.PermissionProfileScreen,
      ),
  },
  {
    name: 'permissionTable',
    texts: ['admin', 'permissions'],
    permission: 'permissions.administer',
    load: () =>
      import('../features/permissions/permission-table-screen.tsx').then(
        (file) => file.PermissionTableScreen,
      ),
  },
  {
    name: 'userPermissions',
    texts: ['admin', 'permissions'],
    permission: 'permissions.administer',
    load: () =>
      import('../features/permissions/user-permissions-screen.tsx').then(
        (file) => file.UserPermissionsScreen,
      ),
  },
  {
    name: 'whoCan',
    texts: ['admin', 'permissions'],
    permission: 'permissions.administer',
    load: () => import('../features/permissions/who-can-screen.tsx').then((file) => file.WhoCanScreen),
  },
  {
    name: 'mailOutbox',
    texts: ['admin', 'mail'],
    permission: 'mail.readOutbox',
    load: () => import('../features/mail/mail-outbox-screen.tsx').then((file) => file.MailOutboxScreen),
  },
  {
    name: 'mail',
    texts: ['mail'],
    permission: 'mail.readOutbox',
    load: () => import('../features/mail/mail-screen.tsx').then((file) => file.MailScreen),
  },
  {
    name: 'suppressedAddresses',
    texts: ['admin', 'addresses'],
    permission: 'mail.readOutbox',
    load: () =>
      import('../features/communication/addresses/addresses-screen.tsx').then((file) => file.AddressesScreen),
  },
  {
    name: 'notificationDefaults',
    texts: ['admin', 'notificationSettings'],
    permission: 'communications.administer',
    load: () =>
      import('../features/communication/settings/notification-defaults-screen.tsx').then(
        (file) => file.NotificationDefaultsScreen,
      ),
  },
  {
    name: 'autoMessages',
    texts: ['admin', 'autoMessages'],
    permission: 'communications.administer',
    load: () =>
      import('../features/communication/auto-messages/auto-messages-screen.tsx').then(
        (file) => file.AutoMessagesScreen,
      ),
  },
  {
    name: 'autoMessage',
    texts: ['admin', 'audience', 'autoMessages', 'notificationSettings', 'templates'],
    permission: 'communications.administer',
    load: () =>
      import('../features/communication/auto-messages/auto-message-screen.tsx').then(
        (file) => file.AutoMessageScreen,
      ),
  },
  {
    name: 'groupMessages',
    texts: ['admin', 'groupMessages'],
    permission: 'communications.administer',
    load: () =>
      import('../features/communication/group-messages/group-messages-screen.tsx').then(
        (file) => file.GroupMessagesScreen,
      ),
  },
  {
    name: 'groupMessage',
    texts: ['admin', 'audience', 'groupMessages', 'notificationSettings', 'templates'],
    permission: 'communications.administer',
    load: () =>
      import('../features/communication/group-messages/group-message-screen.tsx').then(
        (file) => file.GroupMessageScreen,
      ),
  },
  {
    name: 'messageTemplates',
    texts: ['admin', 'templates'],
    permission: 'communications.administer',
    load: () =>
      import('../features/communication/templates/templates-screen.tsx').then((file) => file.TemplatesScreen),
  },
  {
    name: 'messageTemplate',
    texts: ['admin', 'templates'],
    permission: 'communications.administer',
    load: () =>
      import('../features/communication/templates/template-screen.tsx').then((file) => file.TemplateScreen),
  },
  {
    name: 'passwordReset',
    texts: ['home', 'segments', 'sessions'],
    load: () => import('../desks/home/password-reset-screen.tsx').then((file) => file.PasswordResetScreen),
  },
  {
    name: 'automaticSignIn',
    texts: ['sessions'],
    load: () =>
      import('../features/sessions/automatic-sign-in-screen.tsx').then((file) => file.AutomaticSignInScreen),
  },
  {
    name: 'actionLink',
    texts: ['sessions'],
    load: () => import('../features/sessions/action-link-screen.tsx').then((file) => file.ActionLinkScreen),
  },
]
