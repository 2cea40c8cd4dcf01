import type { Feature } from './feature.ts'
import { peopleFeature } from './features/people/people/people.feature.ts'
import { apiTokensFeature } from './features/organisation/api-tokens/api-tokens.feature.ts'
import { auditFeature } from './features/organisation/audit/audit.feature.ts'
import { companiesFeature } from './features/organisation/companies/companies.feature.ts'
import { filesFeature } from './features/organisation/files/files.feature.ts'
import { languagesFeature } from './features/organisation/languages/languages.feature.ts'
import { licenceFeature } from './features/organisation/licence/licence.feature.ts'
import { liveFeature } from './features/organisation/live/live.feature.ts'
import { picturesFeature } from './features/organisation/pictures/pictures.feature.ts'
import { systemFeature } from './features/organisation/system/system.feature.ts'
import { webhooksFeature } from './features/organisation/webhooks/webhooks.feature.ts'
import { activityFeature } from './features/people/activity/activity.feature.ts'
import { customFieldsFeature } from './features/people/custom-fields/custom-fields.feature.ts'
import { deputiesFeature } from './features/people/deputies/deputies.feature.ts'
import { groupsFeature } from './features/people/groups/groups.feature.ts'
import { importsFeature } from './features/people/imports/imports.feature.ts'
import { learningGroupsFeature } from './features/people/learning-groups/learning-groups.feature.ts'
import { permissionsFeature } from './features/people/permissions/permissions.feature.ts'
import { placesFeature } from './features/people/places/places.feature.ts'
import { privacyFeature } from './features/people/privacy/privacy.feature.ts'
import { registrationFeature } from './features/people/registration/registration.feature.ts'
import { sessionsFeature } from './features/people/sessions/sessions.feature.ts'
import { usersFeature } from './features/people/users/users.feature.ts'
import { audiencesFeature } from './features/communication/audiences/audiences.feature.ts'
import { autoMessagesFeature } from './features/communication/auto-messages/auto-messages.feature.ts'
import { connectionsFeature } from './features/communication/connections/connections.feature.ts'
import { groupMessagesFeature } from './features/communication/group-messages/group-messages.feature.ts'
import { mailSettingsFeature } from './features/communication/mail-settings/mail-settings.feature.ts'
import { mailsFeature } from './features/communication/mails/mails.feature.ts'
import { messageTemplatesFeature } from './features/communication/message-templates/message-templates.feature.ts'
import { notificationSettingsFeature } from './features/communication/notification-settings/notification-settings.feature.ts'
import { notificationsFeature } from './features/communication/notifications/notifications.feature.ts'
import { pushDevicesFeature } from './features/communication/push-devices/push-devices.feature.ts'
import { assignmentsFeature } from './features/learning/assignments/assignments.feature.ts'
import { certificateTemplatesFeature } from './features/learning/certificate-templates/certificate-templates.feature.ts'
import { certificatesFeature } from './features/learning/certificates/certificates.feature.ts'
import { componentFilesFeature } from './features/learning/component-files/component-files.feature.ts'
import { componentsFeature } from './features/learning/components/components.feature.ts'
import { coursesFeature } from './features/learning/courses/courses.feature.ts'
import { diagramsFeature } from './features/learning/diagrams/diagrams.feature.ts'
import { favouritesFeature } from './features/learning/favourites/favourites.feature.ts'
import { foldersFeature } from './features/learning/folders/folders.feature.ts'
import { groupingsFeature } from './features/learning/groupings/groupings.feature.ts'
import { learnFeature } from './features/learning/learn/learn.feature.ts'
import { learningTypesFeature } from './features/learning/learning-types/learning-types.feature.ts'
import { packageAttemptsFeature } from './features/learning/package-attempts/package-attempts.feature.ts'
import { packagesFeature } from './features/learning/packages/packages.feature.ts'
import { purchasesFeature } from './features/learning/purchases/purchases.feature.ts'
import { renewalsFeature } from './features/learning/renewals/renewals.feature.ts'
import { searchFeature } from './features/learning/search/search.feature.ts'
import { recordStoreFeature } from './features/learning/record-store/record-store.feature.ts'
import { segmentsFeature } from './features/learning/segments/segments.feature.ts'
import { testimonialsFeature } from './features/learning/testimonials/testimonials.feature.ts'
import { attemptHistoryFeature } from './features/assessment/attempt-history/attempt-history.feature.ts'
import { attemptsFeature } from './features/assessment/attempts/attempts.feature.ts'
import { evaluationResultsFeature } from './features/assessment/evaluation-results/evaluation-results.feature.ts'
import { evaluationsFeature } from './features/assessment/evaluations/evaluations.feature.ts'
import { facilitationFeature } from './features/assessment/facilitation/facilitation.feature.ts'
import { markingFeature } from './features/assessment/marking/marking.feature.ts'
import { questionsFeature } from './features/assessment/questions/questions.feature.ts'
import { regradesFeature } from './features/assessment/regrades/regrades.feature.ts'
import { surveysFeature } from './features/assessment/surveys/surveys.feature.ts'
import { declineReasonsFeature } from './features/events/decline-reasons/decline-reasons.feature.ts'
import { locationsFeature } from './features/events/locations/locations.feature.ts'
import { attendingFeature } from './features/events/attending/attending.feature.ts'
import { bookingsFeature } from './features/events/bookings/bookings.feature.ts'
import { calendarFeedsFeature } from './features/events/calendar-feeds/calendar-feeds.feature.ts'
import { checkInFeature } from './features/events/check-in/check-in.feature.ts'
import { eventReportsFeature } from './features/events/event-reports/event-reports.feature.ts'
import { eventsFeature } from './features/events/events/events.feature.ts'
import { recordingsFeature } from './features/events/recordings/recordings.feature.ts'
import { webinarSettingsFeature } from './features/events/webinar-settings/webinar-settings.feature.ts'
import { webinarsFeature } from './features/events/webinars/webinars.feature.ts'
import { absencesFeature } from './features/events/absences/absences.feature.ts'
import { seriesFeature } from './features/events/series/series.feature.ts'
import { venuesFeature } from './features/events/venues/venues.feature.ts'
import { externalTrainingsFeature } from './features/development/external-trainings/external-trainings.feature.ts'
import { goalCategoriesFeature } from './features/development/goal-categories/goal-categories.feature.ts'
import { goalsFeature } from './features/development/goals/goals.feature.ts'
import { competencyItemsFeature } from './features/development/competency-items/competency-items.feature.ts'
import { reviewsFeature } from './features/development/reviews/reviews.feature.ts'
import { seasonsFeature } from './features/development/seasons/seasons.feature.ts'
import { competenciesFeature } from './features/development/competencies/competencies.feature.ts'
import { rewardKindsFeature } from './features/development/reward-kinds/reward-kinds.feature.ts'
import { rewardsFeature } from './features/development/rewards/rewards.feature.ts'
import { kpasFeature } from './features/development/kpas/kpas.feature.ts'
import { contractsFeature } from './features/development/contracts/contracts.feature.ts'
import { talksFeature } from './features/development/talks/talks.feature.ts'
import { reportRunsFeature } from './features/reports/report-runs/report-runs.feature.ts'
import { allCompaniesFeature } from './desks/all-companies/all-companies.feature.ts'
import { directoryFeature } from './desks/directory/directory.feature.ts'
import { homeFeature } from './desks/home/home.feature.ts'
import { progressFeature } from './desks/progress/progress.feature.ts'

/** Everything that the product consists of, as the areas stand above one another; whoever comes later may use whoever came before. */
export const register: readonly Feature[] = [
  peopleFeature,
  apiTokensFeature,
  auditFeature,
  companiesFeature,
  filesFeature,
  languagesFeature,
  licenceFeature,
  liveFeature,
  picturesFeature,
  systemFeature,
  webhooksFeature,
  activityFeature,
  customFieldsFeature,
  deputiesFeature,
  groupsFeature,
  importsFeature,
  learningGroupsFeature,
  permissionsFeature,
  placesFeature,
  privacyFeature,
  registrationFeature,
  sessionsFeature,
  usersFeature,
  audiencesFeature,
  autoMessagesFeature,
  connectionsFeature,
  groupMessagesFeature,
  mailSettingsFeature,
  mailsFeature,
  messageTemplatesFeature,
  notificationSettingsFeature,
  notificationsFeature,
  pushDevicesFeature,
  assignmentsFeature,
  certificateTemplatesFeature,
  certificatesFeature,
  componentFilesFeature,
  componentsFeature,
  coursesFeature,
  diagramsFeature,
  favouritesFeature,
  foldersFeature,
  groupingsFeature,
  learnFeature,
  learningTypesFeature,
  packageAttemptsFeature,
  packagesFeature,
  purchasesFeature,
  renewalsFeature,
  searchFeature,
  recordStoreFeature,
  segmentsFeature,
  testimonialsFeature,
  attemptHistoryFeature,
  attemptsFeature,
  evaluationResultsFeature,
  evaluationsFeature,
  facilitationFeature,
  markingFeature,
  questionsFeature,
  regradesFeature,
  surveysFeature,
  declineReasonsFeature,
  locationsFeature,
  venuesFeature,
  eventsFeature,
  absencesFeature,
  seriesFeature,
  bookingsFeature,
  attendingFeature,
  calendarFeedsFeature,
  webinarSettingsFeature,
  webinarsFeature,
  recordingsFeature,
  checkInFeature,
  eventReportsFeature,
  goalCategoriesFeature,
  externalTrainingsFeature,
  goalsFeature,
  competencyItemsFeature,
  reviewsFeature,
  seasonsFeature,
  competenciesFeature,
  kpasFeature,
  contractsFeature,
  talksFeature,
  reportRunsFeature,
  rewardKindsFeature,
  rewardsFeature,
  allCompaniesFeature,
  directoryFeature,
  homeFeature,
  progressFeature,
]
