import type { FailureCode } from '../lib/api/api-error.ts'
import type { AlwaysWorded } from '../lib/api/error-text.ts'
import type { ScreenName } from '../lib/paths.ts'
import { textSource, type TextSource } from '../lib/words/said/texts.ts'

/** Every namespace with its two files; a route names those it shows. */
export const textSources = {
  common: textSource<Common>(
    () => import('../lib/words/said/common.en.json'),
    () => import('../lib/words/said/common.de.json'),
  ),
  /** What the server refuses, in words; loaded with the first refusal. */
  errors: textSource<Errors>(
    () => import('../lib/words/said/errors.en.json'),
    () => import('../lib/words/said/errors.de.json'),
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
    () => import('../features/assessment/extra-time/extra-time.en.json'),
    () => import('../features/assessment/extra-time/extra-time.de.json'),
  ),
  facilitation: textSource(
    () => import('../features/assessment/facilitation/facilitation.en.json'),
    () => import('../features/assessment/facilitation/facilitation.de.json'),
  ),
  attempts: textSource(
    () => import('../features/assessment/attempts/attempts.en.json'),
    () => import('../features/assessment/attempts/attempts.de.json'),
  ),
  marking: textSource(
    () => import('../features/assessment/marking/marking.en.json'),
    () => import('../features/assessment/marking/marking.de.json'),
  ),
  audit: textSource(
    () => import('../features/organisation/audit/audit.en.json'),
    () => import('../features/organisation/audit/audit.de.json'),
  ),
  surveys: textSource(
    () => import('../features/assessment/surveys/answer/surveys.en.json'),
    () => import('../features/assessment/surveys/answer/surveys.de.json'),
  ),
  surveyAdmin: textSource(
    () => import('../features/assessment/surveys/author/survey-admin.en.json'),
    () => import('../features/assessment/surveys/author/survey-admin.de.json'),
  ),
  system: textSource(
    () => import('../features/organisation/system/system.en.json'),
    () => import('../features/organisation/system/system.de.json'),
  ),
  /** What stands around a part of a course that is open. */
  player: textSource(
    () => import('../features/learning/learn/player/player.en.json'),
    () => import('../features/learning/learn/player/player.de.json'),
  ),
  progress: textSource(
    () => import('../desks/progress/progress.en.json'),
    () => import('../desks/progress/progress.de.json'),
  ),
  search: textSource(
    () => import('../features/learning/search/search.en.json'),
    () => import('../features/learning/search/search.de.json'),
  ),
  users: textSource(
    () => import('../features/people/users/users.en.json'),
    () => import('../features/people/users/users.de.json'),
  ),
  groups: textSource(
    () => import('../features/people/groups/groups.en.json'),
    () => import('../features/people/groups/groups.de.json'),
  ),
  certificates: textSource(
    () => import('../features/learning/certificates/certificates.en.json'),
    () => import('../features/learning/certificates/certificates.de.json'),
  ),
  diagrams: textSource(
    () => import('../features/learning/diagrams/diagrams.en.json'),
    () => import('../features/learning/diagrams/diagrams.de.json'),
  ),
  attending: textSource(
    () => import('../features/events/attending/attending.en.json'),
    () => import('../features/events/attending/attending.de.json'),
  ),
  competencies: textSource(
    () => import('../features/development/claims/competencies.en.json'),
    () => import('../features/development/claims/competencies.de.json'),
  ),
  competencyProfiles: textSource(
    () => import('../features/development/profiles/competencyProfiles.en.json'),
    () => import('../features/development/profiles/competencyProfiles.de.json'),
  ),
  deputies: textSource(
    () => import('../features/people/deputies/deputies.en.json'),
    () => import('../features/people/deputies/deputies.de.json'),
  ),
  goalCategories: textSource(
    () => import('../features/development/catalogue/goalCategories.en.json'),
    () => import('../features/development/catalogue/goalCategories.de.json'),
  ),
  externalTrainings: textSource(
    () => import('../features/development/catalogue/externalTrainings.en.json'),
    () => import('../features/development/catalogue/externalTrainings.de.json'),
  ),
  goals: textSource(
    () => import('../features/development/goals/goals.en.json'),
    () => import('../features/development/goals/goals.de.json'),
  ),
  declineReasons: textSource(
    () => import('../features/events/decline-reasons/declineReasons.en.json'),
    () => import('../features/events/decline-reasons/declineReasons.de.json'),
  ),
  locations: textSource(
    () => import('../features/events/locations/locations.en.json'),
    () => import('../features/events/locations/locations.de.json'),
  ),
  planning: textSource(
    () => import('../features/events/planning/planning.en.json'),
    () => import('../features/events/planning/planning.de.json'),
  ),
  venues: textSource(
    () => import('../features/events/venues/venues.en.json'),
    () => import('../features/events/venues/venues.de.json'),
  ),
  competencyItems: textSource(
    () => import('../features/development/competencies/competencyItems.en.json'),
    () => import('../features/development/competencies/competencyItems.de.json'),
  ),
  calibration: textSource(
    () => import('../features/development/calibration/calibration.en.json'),
    () => import('../features/development/calibration/calibration.de.json'),
  ),
  reviewProgress: textSource(
    () => import('../features/development/progress/reviewProgress.en.json'),
    () => import('../features/development/progress/reviewProgress.de.json'),
  ),
  reviews: textSource(
    () => import('../features/development/reviews/reviews.en.json'),
    () => import('../features/development/reviews/reviews.de.json'),
  ),
  seasons: textSource(
    () => import('../features/development/seasons/seasons.en.json'),
    () => import('../features/development/seasons/seasons.de.json'),
  ),
  webinars: textSource(
    () => import('../features/events/webinars/webinars.en.json'),
    () => import('../features/events/webinars/webinars.de.json'),
  ),
  rewardKinds: textSource(
    () => import('../features/development/reward-kinds/rewardKinds.en.json'),
    () => import('../features/development/reward-kinds/rewardKinds.de.json'),
  ),
  rewards: textSource(
    () => import('../features/development/rewards/rewards.en.json'),
    () => import('../features/development/rewards/rewards.de.json'),
  ),
  contracts: textSource(
    () => import('../features/development/contracts/contracts.en.json'),
    () => import('../features/development/contracts/contracts.de.json'),
  ),
  kpas: textSource(
    () => import('../features/development/kpas/kpas.en.json'),
    () => import('../features/development/kpas/kpas.de.json'),
  ),
  talks: textSource(
    () => import('../features/development/talks/talks.en.json'),
    () => import('../features/development/talks/talks.de.json'),
  ),
  groupings: textSource(
    () => import('../features/learning/groupings/groupings.en.json'),
    () => import('../features/learning/groupings/groupings.de.json'),
  ),
  certificateTemplates: textSource(
    () => import('../features/learning/certificates/templates/certificateTemplates.en.json'),
    () => import('../features/learning/certificates/templates/certificateTemplates.de.json'),
  ),
  branding: textSource(
    () => import('../features/organisation/branding/branding.en.json'),
    () => import('../features/organisation/branding/branding.de.json'),
  ),
  mailSettings: textSource(
    () => import('../features/communication/mail-settings/mailSettings.en.json'),
    () => import('../features/communication/mail-settings/mailSettings.de.json'),
  ),
  about: textSource(
    () => import('../features/organisation/about/about.en.json'),
    () => import('../features/organisation/about/about.de.json'),
  ),
  languages: textSource(
    () => import('../features/organisation/languages/languages.en.json'),
    () => import('../features/organisation/languages/languages.de.json'),
  ),
  licence: textSource(
    () => import('../features/organisation/licence/licence.en.json'),
    () => import('../features/organisation/licence/licence.de.json'),
  ),
  companies: textSource(
    () => import('../features/organisation/companies/companies.en.json'),
    () => import('../features/organisation/companies/companies.de.json'),
  ),
  folders: textSource(
    () => import('../features/learning/folders/folders.en.json'),
    () => import('../features/learning/folders/folders.de.json'),
  ),
  learningTypes: textSource(
    () => import('../features/learning/learning-types/learningTypes.en.json'),
    () => import('../features/learning/learning-types/learningTypes.de.json'),
  ),
  learningGroups: textSource(
    () => import('../features/people/learning-groups/learningGroups.en.json'),
    () => import('../features/people/learning-groups/learningGroups.de.json'),
  ),
  imports: textSource(
    () => import('../features/people/imports/imports.en.json'),
    () => import('../features/people/imports/imports.de.json'),
  ),
  places: textSource(
    () => import('../features/people/places/places.en.json'),
    () => import('../features/people/places/places.de.json'),
  ),
  customFields: textSource(
    () => import('../features/people/custom-fields/customFields.en.json'),
    () => import('../features/people/custom-fields/customFields.de.json'),
  ),
  permissions: textSource(
    () => import('../features/people/permissions/permissions.en.json'),
    () => import('../features/people/permissions/permissions.de.json'),
  ),
  viewing: textSource(
    () => import('./shell/viewing/viewing.en.json'),
    () => import('./shell/viewing/viewing.de.json'),
  ),
  packages: textSource(
    () => import('../features/learning/packages/packages.en.json'),
    () => import('../features/learning/packages/packages.de.json'),
  ),
  courses: textSource(
    () => import('../features/learning/courses/courses.en.json'),
    () => import('../features/learning/courses/courses.de.json'),
  ),
  editor: textSource(
    () => import('../ui/form/text/editor.en.json'),
    () => import('../ui/form/text/editor.de.json'),
  ),
  testimonialNods: textSource(
    () => import('../features/learning/testimonials/testimonialNods.en.json'),
    () => import('../features/learning/testimonials/testimonialNods.de.json'),
  ),
  purchases: textSource(
    () => import('../features/learning/purchases/purchases.en.json'),
    () => import('../features/learning/purchases/purchases.de.json'),
  ),
  favourites: textSource(
    () => import('../features/learning/favourites/favourites.en.json'),
    () => import('../features/learning/favourites/favourites.de.json'),
  ),
  learning: textSource(
    () => import('../features/learning/learn/learning.en.json'),
    () => import('../features/learning/learn/learning.de.json'),
  ),
  segments: textSource(
    () => import('../features/learning/segments/segments.en.json'),
    () => import('../features/learning/segments/segments.de.json'),
  ),
  sessions: textSource(
    () => import('../features/people/sessions/sessions.en.json'),
    () => import('../features/people/sessions/sessions.de.json'),
  ),
  account: textSource(
    () => import('../features/people/account/account.en.json'),
    () => import('../features/people/account/account.de.json'),
  ),
  activity: textSource(
    () => import('../features/people/account/activity/activity.en.json'),
    () => import('../features/people/account/activity/activity.de.json'),
  ),
  connections: textSource(
    () => import('../features/people/account/connections/connections.en.json'),
    () => import('../features/people/account/connections/connections.de.json'),
  ),
  privacy: textSource(
    () => import('../features/people/account/privacy/privacy.en.json'),
    () => import('../features/people/account/privacy/privacy.de.json'),
  ),
  testimonials: textSource(
    () => import('../features/people/account/testimonials/testimonials.en.json'),
    () => import('../features/people/account/testimonials/testimonials.de.json'),
  ),
  home: textSource(
    () => import('../desks/home/home.en.json'),
    () => import('../desks/home/home.de.json'),
  ),
  mail: textSource(
    () => import('../features/communication/mails/mail.en.json'),
    () => import('../features/communication/mails/mail.de.json'),
  ),
  addresses: textSource(
    () => import('../features/communication/addresses/addresses.en.json'),
    () => import('../features/communication/addresses/addresses.de.json'),
  ),
  /** What people are told, for the administration and in the account. */
  notificationSettings: textSource(
    () => import('../features/communication/notification-settings/notification-settings.en.json'),
    () => import('../features/communication/notification-settings/notification-settings.de.json'),
  ),
  audience: textSource(
    () => import('../features/communication/audiences/audience.en.json'),
    () => import('../features/communication/audiences/audience.de.json'),
  ),
  webhooks: textSource(
    () => import('../features/organisation/webhooks/webhooks.en.json'),
    () => import('../features/organisation/webhooks/webhooks.de.json'),
  ),
  recordStore: textSource(
    () => import('../features/learning/record-store/recordStore.en.json'),
    () => import('../features/learning/record-store/recordStore.de.json'),
  ),
  apiTokens: textSource(
    () => import('../features/organisation/api-tokens/apiTokens.en.json'),
    () => import('../features/organisation/api-tokens/apiTokens.de.json'),
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
    () => import('../features/communication/message-templates/templates.en.json'),
    () => import('../features/communication/message-templates/templates.de.json'),
  ),
  results: textSource(
    () => import('../features/assessment/evaluation-results/results.en.json'),
    () => import('../features/assessment/evaluation-results/results.de.json'),
  ),
  attemptHistory: textSource(
    () => import('../features/assessment/attempt-history/history.en.json'),
    () => import('../features/assessment/attempt-history/history.de.json'),
  ),
  regrade: textSource(
    () => import('../features/assessment/regrades/regrade.en.json'),
    () => import('../features/assessment/regrades/regrade.de.json'),
  ),
  author: textSource(
    () => import('../features/assessment/evaluations/author.en.json'),
    () => import('../features/assessment/evaluations/author.de.json'),
  ),
  /** What whoever answers a question reads. */
  questions: textSource(
    () => import('../features/assessment/questions/questions.en.json'),
    () => import('../features/assessment/questions/questions.de.json'),
  ),
  registration: textSource(
    () => import('../features/people/registration/registration.en.json'),
    () => import('../features/people/registration/registration.de.json'),
  ),
  notifications: textSource(
    () => import('../features/communication/notifications/notifications.en.json'),
    () => import('../features/communication/notifications/notifications.de.json'),
  ),
}

/** What every page needs. */
export const textsOfEveryPage = ['common', 'shell'] as const

// NOTE: demanded key by key, so an error code or a screen without words does not compile.
type Common = typeof import('../lib/words/said/common.en.json') & Record<`error.${AlwaysWorded}`, string>
type Errors = typeof import('../lib/words/said/errors.en.json') &
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
