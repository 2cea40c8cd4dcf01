import { aboutScreens } from '../features/organisation/about/about.screens.ts'
import { apiTokensScreens } from '../features/organisation/api-tokens/api-tokens.screens.ts'
import { auditScreens } from '../features/organisation/audit/audit.screens.ts'
import { brandingScreens } from '../features/organisation/branding/branding.screens.ts'
import { companiesScreens } from '../features/organisation/companies/companies.screens.ts'
import { languagesScreens } from '../features/organisation/languages/languages.screens.ts'
import { licenceScreens } from '../features/organisation/licence/licence.screens.ts'
import { systemScreens } from '../features/organisation/system/system.screens.ts'
import { webhooksScreens } from '../features/organisation/webhooks/webhooks.screens.ts'
import { accountScreens } from '../features/people/account/account.screens.ts'
import { customFieldsScreens } from '../features/people/custom-fields/custom-fields.screens.ts'
import { deputiesScreens } from '../features/people/deputies/deputies.screens.ts'
import { groupsScreens } from '../features/people/groups/groups.screens.ts'
import { importsScreens } from '../features/people/imports/imports.screens.ts'
import { learningGroupsScreens } from '../features/people/learning-groups/learning-groups.screens.ts'
import { permissionsScreens } from '../features/people/permissions/permissions.screens.ts'
import { placesScreens } from '../features/people/places/places.screens.ts'
import { registrationScreens } from '../features/people/registration/registration.screens.ts'
import { sessionsScreens } from '../features/people/sessions/sessions.screens.ts'
import { usersScreens } from '../features/people/users/users.screens.ts'
import { addressesScreens } from '../features/communication/addresses/addresses.screens.ts'
import { audiencesScreens } from '../features/communication/audiences/audiences.screens.ts'
import { autoMessagesScreens } from '../features/communication/auto-messages/auto-messages.screens.ts'
import { groupMessagesScreens } from '../features/communication/group-messages/group-messages.screens.ts'
import { mailSettingsScreens } from '../features/communication/mail-settings/mail-settings.screens.ts'
import { mailsScreens } from '../features/communication/mails/mails.screens.ts'
import { messageTemplatesScreens } from '../features/communication/message-templates/message-templates.screens.ts'
import { notificationSettingsScreens } from '../features/communication/notification-settings/notification-settings.screens.ts'
import { notificationsScreens } from '../features/communication/notifications/notifications.screens.ts'
import { certificatesScreens } from '../features/learning/certificates/certificates.screens.ts'
import { componentsScreens } from '../features/learning/components/components.screens.ts'
import { coursesScreens } from '../features/learning/courses/courses.screens.ts'
import { diagramsScreens } from '../features/learning/diagrams/diagrams.screens.ts'
import { favouritesScreens } from '../features/learning/favourites/favourites.screens.ts'
import { foldersScreens } from '../features/learning/folders/folders.screens.ts'
import { groupingsScreens } from '../features/learning/groupings/groupings.screens.ts'
import { learnScreens } from '../features/learning/learn/learn.screens.ts'
import { learningTypesScreens } from '../features/learning/learning-types/learning-types.screens.ts'
import { packagesScreens } from '../features/learning/packages/packages.screens.ts'
import { purchasesScreens } from '../features/learning/purchases/purchases.screens.ts'
import { recordStoreScreens } from '../features/learning/record-store/record-store.screens.ts'
import { searchScreens } from '../features/learning/search/search.screens.ts'
import { segmentsScreens } from '../features/learning/segments/segments.screens.ts'
import { testimonialsScreens } from '../features/learning/testimonials/testimonials.screens.ts'
import { attemptHistoryScreens } from '../features/assessment/attempt-history/attempt-history.screens.ts'
import { attemptsScreens } from '../features/assessment/attempts/attempts.screens.ts'
import { evaluationResultsScreens } from '../features/assessment/evaluation-results/evaluation-results.screens.ts'
import { evaluationsScreens } from '../features/assessment/evaluations/evaluations.screens.ts'
import { extraTimeScreens } from '../features/assessment/extra-time/extra-time.screens.ts'
import { facilitationScreens } from '../features/assessment/facilitation/facilitation.screens.ts'
import { markingScreens } from '../features/assessment/marking/marking.screens.ts'
import { questionsScreens } from '../features/assessment/questions/questions.screens.ts'
import { regradesScreens } from '../features/assessment/regrades/regrades.screens.ts'
import { surveysScreens } from '../features/assessment/surveys/surveys.screens.ts'
import { attendingScreens } from '../features/events/attending/attending.screens.ts'
import { calendarScreens } from '../features/events/calendar/calendar.screens.ts'
import { checkInScreens } from '../features/events/check-in/check-in.screens.ts'
import { decidingScreens } from '../features/events/deciding/deciding.screens.ts'
import { declineReasonsScreens } from '../features/events/decline-reasons/decline-reasons.screens.ts'
import { locationsScreens } from '../features/events/locations/locations.screens.ts'
import { planningScreens } from '../features/events/planning/planning.screens.ts'
import { venuesScreens } from '../features/events/venues/venues.screens.ts'
import { webinarSettingsScreens } from '../features/events/webinar-settings/webinar-settings.screens.ts'
import { webinarsScreens } from '../features/events/webinars/webinars.screens.ts'
import { assuranceScreens } from '../features/development/assurance/assurance.screens.ts'
import { calibrationScreens } from '../features/development/calibration/calibration.screens.ts'
import { catalogueScreens } from '../features/development/catalogue/catalogue.screens.ts'
import { claimsScreens } from '../features/development/claims/claims.screens.ts'
import { competenciesScreens } from '../features/development/competencies/competencies.screens.ts'
import { contractsScreens } from '../features/development/contracts/contracts.screens.ts'
import { goalsScreens } from '../features/development/goals/goals.screens.ts'
import { kpasScreens } from '../features/development/kpas/kpas.screens.ts'
import { profilesScreens } from '../features/development/profiles/profiles.screens.ts'
import { progressScreens } from '../features/development/progress/progress.screens.ts'
import { reviewsScreens } from '../features/development/reviews/reviews.screens.ts'
import { rewardKindsScreens } from '../features/development/reward-kinds/reward-kinds.screens.ts'
import { rewardsScreens } from '../features/development/rewards/rewards.screens.ts'
import { seasonsScreens } from '../features/development/seasons/seasons.screens.ts'
import { talksScreens } from '../features/development/talks/talks.screens.ts'
import { componentDeskScreens } from '../desks/component/component.screens.ts'
import { contractDeskScreens } from '../desks/contract/contract.screens.ts'
import { courseDeskScreens } from '../desks/course/course.screens.ts'
import { embeddedDeskScreens } from '../desks/embedded/embedded.screens.ts'
import { exploreDeskScreens } from '../desks/explore/explore.screens.ts'
import { homeDeskScreens } from '../desks/home/home.screens.ts'
import { overviewDeskScreens } from '../desks/overview/overview.screens.ts'
import { progressDeskScreens } from '../desks/progress/progress.screens.ts'
import { seasonsDeskScreens } from '../desks/seasons/seasons.screens.ts'
import { surveysDeskScreens } from '../desks/surveys/surveys.screens.ts'
import { topicDeskScreens } from '../desks/topic/topic.screens.ts'
import { welcomeDeskScreens } from '../desks/welcome/welcome.screens.ts'
import { administrationScreens } from './administration/administration.screens.ts'
import type { FeatureScreens } from '../lib/screens.ts'

/** Every feature and desk that has screens or words of its own; each says in its own file what it brings. */
export const register = [
  aboutScreens,
  apiTokensScreens,
  auditScreens,
  brandingScreens,
  companiesScreens,
  languagesScreens,
  licenceScreens,
  systemScreens,
  webhooksScreens,
  accountScreens,
  customFieldsScreens,
  deputiesScreens,
  groupsScreens,
  importsScreens,
  learningGroupsScreens,
  permissionsScreens,
  placesScreens,
  registrationScreens,
  sessionsScreens,
  usersScreens,
  addressesScreens,
  audiencesScreens,
  autoMessagesScreens,
  groupMessagesScreens,
  mailSettingsScreens,
  mailsScreens,
  messageTemplatesScreens,
  notificationSettingsScreens,
  notificationsScreens,
  certificatesScreens,
  componentsScreens,
  coursesScreens,
  diagramsScreens,
  favouritesScreens,
  foldersScreens,
  groupingsScreens,
  learnScreens,
  learningTypesScreens,
  packagesScreens,
  purchasesScreens,
  recordStoreScreens,
  searchScreens,
  segmentsScreens,
  testimonialsScreens,
  attemptHistoryScreens,
  attemptsScreens,
  evaluationResultsScreens,
  evaluationsScreens,
  extraTimeScreens,
  facilitationScreens,
  markingScreens,
  questionsScreens,
  regradesScreens,
  surveysScreens,
  attendingScreens,
  calendarScreens,
  checkInScreens,
  decidingScreens,
  declineReasonsScreens,
  locationsScreens,
  planningScreens,
  venuesScreens,
  webinarSettingsScreens,
  webinarsScreens,
  assuranceScreens,
  calibrationScreens,
  catalogueScreens,
  claimsScreens,
  competenciesScreens,
  contractsScreens,
  goalsScreens,
  kpasScreens,
  profilesScreens,
  progressScreens,
  reviewsScreens,
  rewardKindsScreens,
  rewardsScreens,
  seasonsScreens,
  talksScreens,
  componentDeskScreens,
  contractDeskScreens,
  courseDeskScreens,
  embeddedDeskScreens,
  exploreDeskScreens,
  homeDeskScreens,
  overviewDeskScreens,
  progressDeskScreens,
  seasonsDeskScreens,
  surveysDeskScreens,
  topicDeskScreens,
  welcomeDeskScreens,
  administrationScreens,
] as const satisfies readonly FeatureScreens[]
