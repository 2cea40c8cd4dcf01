import type { FailureCode } from '../lib/api/api-error.ts'
import type { AlwaysWorded } from '../lib/api/error-text.ts'
import type { ScreenName } from '../lib/paths.ts'
import { textSource, type TextSource } from '../lib/words/texts.ts'

/** Every namespace with its two files; a route names those it shows. */
export const textSources = {
  common: textSource<Common>(
    () => import('../lib/words/common.en.json'),
    () => import('../lib/words/common.de.json'),
  ),
  /** What the server refuses, in words; loaded with the first refusal. */
  errors: textSource<Errors>(
    () => import('../lib/words/errors.en.json'),
    () => import('../lib/words/errors.de.json'),
  ),
  shell: textSource<Shell>(
    () => import('./shell/shell.en.json'),
    () => import('./shell/shell.de.json'),
  ),
  /** The words of the parts that all screens of the administration are made of. */
  admin: textSource(
    () => import('../ui/admin/admin.en.json'),
    () => import('../ui/admin/admin.de.json'),
  ),
  administration: textSource(
    () => import('./administration/administration.en.json'),
    () => import('./administration/administration.de.json'),
  ),
  extraTime: textSource(
    () => import('../features/evaluations/extra-time/extra-time.en.json'),
    () => import('../features/evaluations/extra-time/extra-time.de.json'),
  ),
  facilitation: textSource(
    () => import('../features/evaluations/facilitation/facilitation.en.json'),
    () => import('../features/evaluations/facilitation/facilitation.de.json'),
  ),
  attempts: textSource(
    () => import('../features/evaluations/runner/attempts.en.json'),
    () => import('../features/evaluations/runner/attempts.de.json'),
  ),
  moderation: textSource(
    () => import('../features/evaluations/moderation/moderation.en.json'),
    () => import('../features/evaluations/moderation/moderation.de.json'),
  ),
  audit: textSource(
    () => import('../features/audit/audit.en.json'),
    () => import('../features/audit/audit.de.json'),
  ),
  surveys: textSource(
    () => import('../features/evaluations/surveys/answer/surveys.en.json'),
    () => import('../features/evaluations/surveys/answer/surveys.de.json'),
  ),
  surveyAdmin: textSource(
    () => import('../features/evaluations/surveys/author/survey-admin.en.json'),
    () => import('../features/evaluations/surveys/author/survey-admin.de.json'),
  ),
  system: textSource(
    () => import('../features/system/system.en.json'),
    () => import('../features/system/system.de.json'),
  ),
  /** What stands around a part of a course that is open. */
  player: textSource(
    () => import('../features/learning/player/player.en.json'),
    () => import('../features/learning/player/player.de.json'),
  ),
  progress: textSource(
    () => import('../desks/progress/progress.en.json'),
    () => import('../desks/progress/progress.de.json'),
  ),
  search: textSource(
    () => import('../features/search/search.en.json'),
    () => import('../features/search/search.de.json'),
  ),
  users: textSource(
    () => import('../features/users/users.en.json'),
    () => import('../features/users/users.de.json'),
  ),
  groups: textSource(
    () => import('../features/groups/groups.en.json'),
    () => import('../features/groups/groups.de.json'),
  ),
  certificates: textSource(
    () => import('../features/certificates/certificates.en.json'),
    () => import('../features/certificates/certificates.de.json'),
  ),
  diagrams: textSource(
    () => import('../features/diagrams/diagrams.en.json'),
    () => import('../features/diagrams/diagrams.de.json'),
  ),
  groupings: textSource(
    () => import('../features/groupings/groupings.en.json'),
    () => import('../features/groupings/groupings.de.json'),
  ),
  certificateTemplates: textSource(
    () => import('../features/certificates/templates/certificateTemplates.en.json'),
    () => import('../features/certificates/templates/certificateTemplates.de.json'),
  ),
  branding: textSource(
    () => import('../features/branding/branding.en.json'),
    () => import('../features/branding/branding.de.json'),
  ),
  mailSettings: textSource(
    () => import('../features/mail-settings/mailSettings.en.json'),
    () => import('../features/mail-settings/mailSettings.de.json'),
  ),
  about: textSource(
    () => import('../features/about/about.en.json'),
    () => import('../features/about/about.de.json'),
  ),
  languages: textSource(
    () => import('../features/languages/languages.en.json'),
    () => import('../features/languages/languages.de.json'),
  ),
  licence: textSource(
    () => import('../features/licence/licence.en.json'),
    () => import('../features/licence/licence.de.json'),
  ),
  companies: textSource(
    () => import('../features/companies/companies.en.json'),
    () => import('../features/companies/companies.de.json'),
  ),
  folders: textSource(
    () => import('../features/folders/folders.en.json'),
    () => import('../features/folders/folders.de.json'),
  ),
  learningTypes: textSource(
    () => import('../features/learning-types/learningTypes.en.json'),
    () => import('../features/learning-types/learningTypes.de.json'),
  ),
  learningGroups: textSource(
    () => import('../features/learning-groups/learningGroups.en.json'),
    () => import('../features/learning-groups/learningGroups.de.json'),
  ),
  imports: textSource(
    () => import('../features/imports/imports.en.json'),
    () => import('../features/imports/imports.de.json'),
  ),
  places: textSource(
    () => import('../features/places/places.en.json'),
    () => import('../features/places/places.de.json'),
  ),
  customFields: textSource(
    () => import('../features/custom-fields/customFields.en.json'),
    () => import('../features/custom-fields/customFields.de.json'),
  ),
  permissions: textSource(
    () => import('../features/permissions/permissions.en.json'),
    () => import('../features/permissions/permissions.de.json'),
  ),
  viewing: textSource(
    () => import('./shell/viewing/viewing.en.json'),
    () => import('./shell/viewing/viewing.de.json'),
  ),
  courses: textSource(
    () => import('../features/courses/courses.en.json'),
    () => import('../features/courses/courses.de.json'),
  ),
  editor: textSource(
    () => import('../ui/form/editor.en.json'),
    () => import('../ui/form/editor.de.json'),
  ),
  testimonialNods: textSource(
    () => import('../features/testimonials/testimonialNods.en.json'),
    () => import('../features/testimonials/testimonialNods.de.json'),
  ),
  purchases: textSource(
    () => import('../features/purchases/purchases.en.json'),
    () => import('../features/purchases/purchases.de.json'),
  ),
  favourites: textSource(
    () => import('../features/favourites/favourites.en.json'),
    () => import('../features/favourites/favourites.de.json'),
  ),
  learning: textSource(
    () => import('../features/learning/learning.en.json'),
    () => import('../features/learning/learning.de.json'),
  ),
  segments: textSource(
    () => import('../features/segments/segments.en.json'),
    () => import('../features/segments/segments.de.json'),
  ),
  sessions: textSource(
    () => import('../features/sessions/sessions.en.json'),
    () => import('../features/sessions/sessions.de.json'),
  ),
  account: textSource(
    () => import('../features/account/account.en.json'),
    () => import('../features/account/account.de.json'),
  ),
  activity: textSource(
    () => import('../features/account/activity/activity.en.json'),
    () => import('../features/account/activity/activity.de.json'),
  ),
  connections: textSource(
    () => import('../features/account/connections/connections.en.json'),
    () => import('../features/account/connections/connections.de.json'),
  ),
  privacy: textSource(
    () => import('../features/account/privacy/privacy.en.json'),
    () => import('../features/account/privacy/privacy.de.json'),
  ),
  testimonials: textSource(
    () => import('../features/account/testimonials/testimonials.en.json'),
    () => import('../features/account/testimonials/testimonials.de.json'),
  ),
  home: textSource(
    () => import('../desks/home/home.en.json'),
    () => import('../desks/home/home.de.json'),
  ),
  mail: textSource(
    () => import('../features/mail/mail.en.json'),
    () => import('../features/mail/mail.de.json'),
  ),
  addresses: textSource(
    () => import('../features/communication/addresses/addresses.en.json'),
    () => import('../features/communication/addresses/addresses.de.json'),
  ),
  /** What people are told, for the administration and in the account. */
  notificationSettings: textSource(
    () => import('../features/communication/settings/notification-settings.en.json'),
    () => import('../features/communication/settings/notification-settings.de.json'),
  ),
  audience: textSource(
    () => import('../features/communication/audience/audience.en.json'),
    () => import('../features/communication/audience/audience.de.json'),
  ),
  webhooks: textSource(
    () => import('../features/webhooks/webhooks.en.json'),
    () => import('../features/webhooks/webhooks.de.json'),
  ),
  apiTokens: textSource(
    () => import('../features/api-tokens/apiTokens.en.json'),
    () => import('../features/api-tokens/apiTokens.de.json'),
  ),
  autoMessages: textSource(
    () => import('../features/communication/auto-messages/auto-messages.en.json'),
    () => import('../features/communication/auto-messages/auto-messages.de.json'),
  ),
  groupMessages: textSource(
    () => import('../features/communication/group-messages/group-messages.en.json'),
    () => import('../features/communication/group-messages/group-messages.de.json'),
  ),
  templates: textSource(
    () => import('../features/communication/templates/templates.en.json'),
    () => import('../features/communication/templates/templates.de.json'),
  ),
  results: textSource(
    () => import('../features/evaluations/results/results.en.json'),
    () => import('../features/evaluations/results/results.de.json'),
  ),
  attemptHistory: textSource(
    () => import('../features/evaluations/history/history.en.json'),
    () => import('../features/evaluations/history/history.de.json'),
  ),
  regrade: textSource(
    () => import('../features/evaluations/regrade/regrade.en.json'),
    () => import('../features/evaluations/regrade/regrade.de.json'),
  ),
  author: textSource(
    () => import('../features/evaluations/author/author.en.json'),
    () => import('../features/evaluations/author/author.de.json'),
  ),
  /** What whoever answers a question reads. */
  questions: textSource(
    () => import('../features/evaluations/questions/questions.en.json'),
    () => import('../features/evaluations/questions/questions.de.json'),
  ),
  registration: textSource(
    () => import('../features/registration/registration.en.json'),
    () => import('../features/registration/registration.de.json'),
  ),
  notifications: textSource(
    () => import('../features/notifications/notifications.en.json'),
    () => import('../features/notifications/notifications.de.json'),
  ),
}

/** What every page needs. */
export const textsOfEveryPage = ['common', 'shell'] as const

// NOTE: demanded key by key, so an error code or a screen without words does not compile.
type Common = typeof import('../lib/words/common.en.json') & Record<`error.${AlwaysWorded}`, string>
type Errors = typeof import('../lib/words/errors.en.json') &
  Record<`error.${Exclude<FailureCode, AlwaysWorded>}`, string>
type Shell = typeof import('./shell/shell.en.json') & Record<`screen.${ScreenName}`, string>

type Sources = typeof textSources
export type Namespace = keyof Sources
type TextsOf<S> = S extends TextSource<infer T> ? T : never
export type Resources = { [N in Namespace]: TextsOf<Sources[N]> }

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false
    resources: Resources
  }
}
