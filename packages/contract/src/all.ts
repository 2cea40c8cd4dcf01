import * as account from './account.ts'
import * as activity from './activity.ts'
import * as answerSets from './answer-sets.ts'
import * as apiTokenChanges from './api-token-changes.ts'
import * as apiTokens from './api-tokens.ts'
import * as assignments from './assignments.ts'
import * as attemptHistory from './attempt-history.ts'
import * as attemptAnswers from './attempt-answers.ts'
import * as attempts from './attempts.ts'
import * as audiences from './audiences.ts'
import * as audit from './audit.ts'
import * as autoMessages from './auto-messages.ts'
import * as branding from './branding.ts'
import * as commentBank from './comment-bank.ts'
import * as companies from './companies.ts'
import * as certificateTemplateChanges from './certificate-template-changes.ts'
import * as certificateChanges from './certificate-changes.ts'
import * as certificateTemplates from './certificate-templates.ts'
import * as certificates from './certificates.ts'
import * as connections from './connections.ts'
import * as catalogue from './catalogue.ts'
import * as componentFiles from './component-files.ts'
import * as componentChanges from './component-changes.ts'
import * as components from './components.ts'
import * as containers from './containers.ts'
import * as coursePreview from './course-preview.ts'
import * as diagrams from './diagrams.ts'
import * as groupings from './groupings.ts'
import * as courseChanges from './course-changes.ts'
import * as customFields from './custom-fields.ts'
import * as evaluationResults from './evaluation-results.ts'
import * as evaluations from './evaluations.ts'
import * as exports from './exports.ts'
import * as extraTime from './extra-time.ts'
import * as facilitation from './facilitation.ts'
import * as favourites from './favourites.ts'
import * as folderOrder from './folder-order.ts'
import * as folderThemes from './folder-themes.ts'
import * as folderThemeChanges from './folder-theme-changes.ts'
import * as folders from './folders.ts'
import * as groupMessages from './group-messages.ts'
import type { Endpoint } from './http.ts'
import * as groups from './groups.ts'
import * as heldResults from './held-results.ts'
import * as home from './home.ts'
import * as languages from './languages.ts'
import * as licence from './licence.ts'
import * as learningGroupChanges from './learning-group-changes.ts'
import * as learningGroups from './learning-groups.ts'
import * as learningTypes from './learning-types.ts'
import * as learningTypeChanges from './learning-type-changes.ts'
import * as launches from './launches.ts'
import * as learning from './learning.ts'
import * as imports from './imports.ts'
import * as mail from './mail.ts'
import * as mailSettings from './mail-settings.ts'
import * as moderation from './moderation.ts'
import * as notificationSettings from './notification-settings.ts'
import * as notifications from './notifications.ts'
import * as pictures from './pictures.ts'
import * as openQuiz from './open-quiz.ts'
import * as ownGroups from './own-groups.ts'
import * as ownLearning from './own-learning.ts'
import * as places from './places.ts'
import * as privacy from './privacy.ts'
import * as push from './push.ts'
import * as profileHolders from './profile-holders.ts'
import * as questionFiles from './question-files.ts'
import * as questionBanks from './question-banks.ts'
import * as questions from './questions.ts'
import * as purchases from './purchases.ts'
import * as purchaseChanges from './purchase-changes.ts'
import * as profiles from './profiles.ts'
import * as progress from './progress.ts'
import * as regrades from './regrades.ts'
import * as registration from './registration.ts'
import * as search from './search.ts'
import * as segments from './segments.ts'
import * as sessions from './sessions.ts'
import * as shell from './shell.ts'
import * as suppressedAddressChanges from './suppressed-address-changes.ts'
import * as surveyAdministration from './survey-administration.ts'
import * as surveyAnswers from './survey-answers.ts'
import * as surveyFeedback from './survey-feedback.ts'
import * as surveyInvitations from './survey-invitations.ts'
import * as surveys from './surveys.ts'
import * as system from './system.ts'
import * as templates from './templates.ts'
import * as testimonialNods from './testimonial-nods.ts'
import * as testimonials from './testimonials.ts'
import * as testimonialChanges from './testimonial-changes.ts'
import * as directory from './directory.ts'
import * as passwordLinks from './password-links.ts'
import * as unplayedFilms from './unplayed-films.ts'
import * as userTies from './user-ties.ts'
import * as users from './users.ts'
import * as viewAs from './view-as.ts'
import * as webhooks from './webhooks.ts'

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
  diagrams,
  groupings,
  evaluations,
  exports,
  extraTime,
  facilitation,
  favourites,
  folderOrder,
  folderThemes,
  folderThemeChanges,
  folders,
  groupMessages,
  groups,
  heldResults,
  home,
  launches,
  learning,
  learningGroupChanges,
  learningGroups,
  learningTypes,
  learningTypeChanges,
  imports,
  mail,
  mailSettings,
  moderation,
  notificationSettings,
  notifications,
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
