import type { TSchema } from '@sinclair/typebox'
import * as account from './people/account.ts'
import * as activity from './people/activity.ts'
import * as answerSets from './assessment/questions/answer-sets.ts'
import * as apiTokenChanges from './organisation/api-token-changes.ts'
import * as apiTokens from './organisation/api-tokens.ts'
import * as assignments from './learning/assignments.ts'
import * as attemptHistory from './assessment/attempts/attempt-history.ts'
import * as attemptAnswers from './assessment/attempts/attempt-answers.ts'
import * as attempts from './assessment/attempts/attempts.ts'
import * as audiences from './communication/audiences.ts'
import * as audit from './organisation/audit.ts'
import * as autoMessages from './communication/auto-messages.ts'
import * as branding from './organisation/branding.ts'
import * as commentBank from './assessment/comment-bank.ts'
import * as companies from './organisation/companies.ts'
import * as certificateTemplateChanges from './learning/certificates/certificate-template-changes.ts'
import * as certificateChanges from './learning/certificates/certificate-changes.ts'
import * as certificateTemplates from './learning/certificates/certificate-templates.ts'
import * as certificates from './learning/certificates/certificates.ts'
import * as connections from './communication/connections.ts'
import * as catalogue from './learning/catalogue.ts'
import * as componentFiles from './learning/components/component-files.ts'
import * as componentChanges from './learning/components/component-changes.ts'
import * as components from './learning/components/components.ts'
import * as containers from './learning/courses/containers.ts'
import * as coursePreview from './learning/courses/course-preview.ts'
import * as deputies from './people/deputies.ts'
import * as declineReasons from './events/decline-reasons.ts'
import * as locations from './events/locations.ts'
import * as attending from './events/attending.ts'
import * as calendarFeeds from './events/calendar-feeds.ts'
import * as checkIn from './events/check-in.ts'
import * as eventLetters from './events/event-letters.ts'
import * as eventSeries from './events/event-series.ts'
import * as facilitatorAbsences from './events/facilitator-absences.ts'
import * as invitees from './events/invitees.ts'
import * as eventReports from './events/event-reports.ts'
import * as recordings from './events/recordings.ts'
import * as webinars from './events/webinars.ts'
import * as webinarSettings from './events/webinar-settings.ts'
import * as eventShapes from './events/event-shapes.ts'
import * as eventInvitations from './events/event-invitations.ts'
import * as trainerEvents from './events/trainer-events.ts'
import * as venues from './events/venues.ts'
import * as goalCatalogue from './development/goal-catalogue.ts'
import * as goalChanges from './development/goal-changes.ts'
import * as goalClawbacks from './development/goal-clawbacks.ts'
import * as goalShapes from './development/goal-shapes.ts'
import * as goals from './development/goals.ts'
import * as calibration from './development/reviews/calibration.ts'
import * as assurance from './development/assurance.ts'
import * as competencies from './development/competencies.ts'
import * as competencyItems from './development/competency-items.ts'
import * as competencyProfiles from './development/competency-profiles.ts'
import * as competencyShapes from './development/competency-shapes.ts'
import * as reviewDrafts from './development/reviews/review-drafts.ts'
import * as reviewProgress from './development/reviews/review-progress.ts'
import * as reviewShapes from './development/reviews/review-shapes.ts'
import * as reviews from './development/reviews/reviews.ts'
import * as seasons from './development/seasons.ts'
import * as rewardKinds from './development/reward-kinds.ts'
import * as reportRuns from './reports/report-runs.ts'
import * as rewards from './development/rewards.ts'
import * as talks from './development/talks.ts'
import * as kpas from './development/kpas.ts'
import * as contracts from './development/contracts.ts'
import * as seasonContracts from './development/season-contracts.ts'
import * as diagrams from './learning/courses/diagrams.ts'
import * as groupings from './learning/courses/groupings.ts'
import * as courseChanges from './learning/courses/course-changes.ts'
import * as customFields from './people/custom-fields.ts'
import * as evaluationResults from './assessment/evaluation-results.ts'
import * as evaluations from './assessment/evaluations.ts'
import * as exports from './kit/exports.ts'
import * as extraTime from './assessment/attempts/extra-time.ts'
import * as facilitation from './assessment/facilitation.ts'
import * as favourites from './learning/own/favourites.ts'
import * as folderOrder from './learning/courses/folder-order.ts'
import * as folderThemes from './learning/courses/folder-themes.ts'
import * as folders from './learning/courses/folders.ts'
import * as groupMessages from './communication/group-messages.ts'
import type { Endpoint } from './http/http.ts'
import * as groups from './people/groups.ts'
import * as heldResults from './assessment/result-release.ts'
import * as home from './learning/own/home.ts'
import * as languages from './kit/languages.ts'
import * as licence from './organisation/licence.ts'
import * as learningGroupChanges from './people/learning-group-changes.ts'
import * as learningGroups from './people/learning-groups.ts'
import * as learningTypes from './learning/courses/learning-types.ts'
import * as launches from './learning/own/launches.ts'
import * as packageComponents from './learning/package-components.ts'
import * as packageImports from './learning/package-imports.ts'
import * as packageAttemptRecords from './learning/package-attempt-records.ts'
import * as packageAttempts from './learning/package-attempts.ts'
import * as learning from './learning/own/learn.ts'
import * as imports from './people/imports.ts'
import * as mail from './communication/mails.ts'
import * as mailSettings from './communication/mail-settings.ts'
import * as marking from './assessment/marking.ts'
import * as notificationSettings from './communication/notification-settings.ts'
import * as notifications from './communication/notifications.ts'
import * as recordStore from './learning/record-store.ts'
import * as pictures from './organisation/pictures.ts'
import * as openQuiz from './assessment/attempts/open-quiz.ts'
import * as ownGroups from './learning/own/own-groups.ts'
import * as ownLearning from './learning/own/own-learning.ts'
import * as places from './people/places.ts'
import * as privacy from './people/privacy.ts'
import * as push from './communication/push.ts'
import * as profileHolders from './people/profile-holders.ts'
import * as questionFiles from './assessment/questions/question-files.ts'
import * as questionBanks from './assessment/questions/question-banks.ts'
import * as questions from './assessment/questions/questions.ts'
import * as purchases from './learning/purchases.ts'
import * as purchaseChanges from './learning/purchase-changes.ts'
import * as profiles from './people/profiles.ts'
import * as progress from './learning/own/progress.ts'
import * as regrades from './assessment/regrades.ts'
import * as registration from './people/registration.ts'
import * as search from './learning/search.ts'
import * as segments from './learning/segments.ts'
import * as sessions from './people/sessions.ts'
import * as shell from './organisation/shell.ts'
import * as suppressedAddressChanges from './communication/suppressed-address-changes.ts'
import * as surveyAdministration from './assessment/surveys/survey-administration.ts'
import * as surveyAnswers from './assessment/surveys/survey-answers.ts'
import * as surveyFeedback from './assessment/surveys/survey-feedback.ts'
import * as surveyInvitations from './assessment/surveys/survey-invitations.ts'
import * as surveys from './assessment/surveys/surveys.ts'
import * as system from './organisation/system.ts'
import * as templates from './communication/templates.ts'
import * as testimonialNods from './learning/testimonial-nods.ts'
import * as testimonials from './learning/testimonials.ts'
import * as testimonialChanges from './learning/testimonial-changes.ts'
import * as directory from './people/directory.ts'
import * as passwordLinks from './people/password-links.ts'
import * as unplayedFilms from './learning/components/unplayed-films.ts'
import * as userTies from './people/user-ties.ts'
import * as users from './people/users.ts'
import * as viewAs from './people/view-as.ts'
import * as webhooks from './organisation/webhooks.ts'

const domains = {
  account,
  activity,
  answerSets,
  apiTokenChanges,
  apiTokens,
  assignments,
  attemptHistory,
  attemptAnswers,
  attempts,
  audiences,
  audit,
  autoMessages,
  catalogue,
  branding,
  commentBank,
  companies,
  languages,
  licence,
  certificateTemplateChanges,
  certificateChanges,
  certificateTemplates,
  componentFiles,
  certificates,
  componentChanges,
  components,
  connections,
  containers,
  coursePreview,
  courseChanges,
  customFields,
  evaluationResults,
  deputies,
  declineReasons,
  locations,
  eventShapes,
  calendarFeeds,
  checkIn,
  eventLetters,
  eventSeries,
  facilitatorAbsences,
  invitees,
  eventReports,
  recordings,
  webinars,
  webinarSettings,
  trainerEvents,
  eventInvitations,
  attending,
  venues,
  assurance,
  competencies,
  competencyItems,
  competencyProfiles,
  competencyShapes,
  calibration,
  seasonContracts,
  reviewDrafts,
  reviewProgress,
  reviewShapes,
  reviews,
  seasons,
  rewardKinds,
  rewards,
  talks,
  kpas,
  contracts,
  diagrams,
  groupings,
  evaluations,
  exports,
  extraTime,
  facilitation,
  favourites,
  folderOrder,
  folderThemes,
  folders,
  groupMessages,
  groups,
  heldResults,
  home,
  launches,
  packageComponents,
  packageImports,
  packageAttemptRecords,
  packageAttempts,
  learning,
  learningGroupChanges,
  learningGroups,
  learningTypes,
  imports,
  mail,
  mailSettings,
  marking,
  notificationSettings,
  notifications,
  recordStore,
  pictures,
  openQuiz,
  ownGroups,
  ownLearning,
  places,
  privacy,
  profileHolders,
  purchases,
  purchaseChanges,
  push,
  questionBanks,
  questionFiles,
  questions,
  profiles,
  progress,
  registration,
  reportRuns,
  regrades,
  search,
  segments,
  sessions,
  shell,
  suppressedAddressChanges,
  surveyAdministration,
  surveyAnswers,
  surveyFeedback,
  surveyInvitations,
  surveys,
  goalCatalogue,
  goalChanges,
  goalClawbacks,
  goals,
  goalShapes,
  system,
  templates,
  testimonialNods,
  testimonials,
  testimonialChanges,
  directory,
  passwordLinks,
  unplayedFilms,
  userTies,
  users,
  viewAs,
  webhooks,
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Every entry of the contract by its name; tests and documents walk this list. */
export const entries: ReadonlyMap<string, Endpoint & { domain: string }> = new Map(
  Object.entries(domains).flatMap(([domain, file]) =>
    Object.entries(file)
      .filter((pair): pair is [string, Endpoint] => isEndpoint(pair[1]))
      .map(([name, entry]) => [name, { ...entry, domain }] as const),
  ),
)

// NOTE: told by what it says, as the browser reads the contract without the library that made it.
const isShape = (value: unknown): value is TSchema =>
  typeof value === 'object' && value !== null && ('type' in value || 'anyOf' in value || 'allOf' in value)

/** Every shape that the contract names, for the description of the calls. */
export const shapes: ReadonlyMap<string, TSchema> = new Map(
  Object.values(domains).flatMap((file) =>
    Object.entries(file).filter((pair): pair is [string, TSchema] => isShape(pair[1])),
  ),
)
