import type { DeclarationState } from '@oktant/contract/development/competency-shapes.ts'
import { competencyMessages as claims } from '@oktant/contract/kit/messages/competencies.ts'
import { type GoalDeed, goalStatuses, type hrMustAgree } from '@oktant/contract/development/goal-shapes.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import type { customFieldInputs } from '@oktant/contract/people/account.ts'
import type { markerLevels } from '@oktant/contract/assessment/attempts/attempts.ts'
import type { audienceKinds, audienceReaches } from '@oktant/contract/communication/audiences.ts'
import type { AutoTrigger, delayUnits } from '@oktant/contract/communication/auto-messages.ts'
import type { mailHeaders } from '@oktant/contract/organisation/branding.ts'
import type {
  certificateLogos,
  orientations,
} from '@oktant/contract/learning/certificates/certificate-templates.ts'
import type { companyStates } from '@oktant/contract/organisation/companies.ts'
import type { componentStatuses, difficulties } from '@oktant/contract/learning/components/components.ts'
import type { componentCategory, expiryUnits } from '@oktant/contract/kit/constants.ts'
import type { containerStates } from '@oktant/contract/learning/courses/containers.ts'
import type { fieldClasses } from '@oktant/contract/people/custom-fields.ts'
import type { importKinds, importStates } from '@oktant/contract/people/imports.ts'
import type { periodReasons } from '@oktant/contract/learning/own/learning-state.ts'
import type { typedThings } from '@oktant/contract/learning/courses/learning-types.ts'
import type { mailSecurities } from '@oktant/contract/communication/mail-settings.ts'
import type { mailStates } from '@oktant/contract/communication/mails.ts'
import type { defaultRules } from '@oktant/contract/communication/notification-settings.ts'
import type { NotificationCategory } from '@oktant/contract/communication/notifications.ts'
import type { Channel } from '@oktant/contract/communication/notification-type.ts'
import type { purchaseStates, purchaseWays } from '@oktant/contract/learning/purchases.ts'
import type { questionTypes } from '@oktant/contract/assessment/questions/questions.ts'
import type { raterRelations } from '@oktant/contract/assessment/surveys/surveys.ts'
import type { Module } from '@oktant/contract/organisation/shell.ts'
import type { userStatuses } from '@oktant/contract/kit/statuses.ts'
import { type testimonialSubjects, type testimonialNods } from '@oktant/contract/learning/testimonials.ts'
import type { UserAction } from '@oktant/contract/people/users.ts'
import type { webhookStates } from '@oktant/contract/organisation/webhooks.ts'
import { wordsOf } from '../words/words.rules.ts'
import de from './codes.de.json' with { type: 'json' }
import en from './codes.en.json' with { type: 'json' }

const words = wordsOf(en, de)

export const userStatusWords: Record<(typeof userStatuses)[number], LocalText> = words.userStatus
export const onOffWords: Record<(typeof componentStatuses)[number], LocalText> = words.onOff
export const containerStateWords: Record<(typeof containerStates)[number] | 'deleted', LocalText> =
  words.containerState
export const companyStateWords: Record<(typeof companyStates)[number], LocalText> = words.companyState
export const mailStateWords: Record<(typeof mailStates)[number], LocalText> = words.mailState
export const purchaseStateWords: Record<(typeof purchaseStates)[number], LocalText> = words.purchaseState
export const importStateWords: Record<(typeof importStates)[number], LocalText> = words.importState
export const webhookStateWords: Record<(typeof webhookStates)[number], LocalText> = words.webhookState
export const regradeStateWords: Record<string, LocalText> = words.regradeState
export const channelWords: Record<Channel, LocalText> = words.channel
export const languageWords: Record<Language, LocalText> = words.language
export const triggerWords: Record<AutoTrigger, LocalText> = words.trigger
export const goalStatusWords: Record<string, LocalText> = Object.fromEntries(
  goalStatuses.map((status) => [status, messages[`training.goal.status.${status}`]]),
)
export const goalDeedWords: Record<GoalDeed, LocalText> = words.goalDeed
export const hrWords: Record<(typeof hrMustAgree)[number], LocalText> = words.hr
export const moduleWords: Record<Module, LocalText> = words.module
export const questionTypeWords: Record<(typeof questionTypes)[number], LocalText> = words.questionType
export const importKindWords: Record<(typeof importKinds)[number], LocalText> = words.importKind
export const audienceKindWords: Record<(typeof audienceKinds)[number], LocalText> = words.audienceKind
export const reachWords: Record<(typeof audienceReaches)[number], LocalText> = words.reach
export const unitWords: Record<(typeof delayUnits)[number] | (typeof expiryUnits)[number], LocalText> =
  words.unit
export const ruleWords: Record<(typeof defaultRules)[number], LocalText> = words.rule
export const nodWords: Record<(typeof testimonialNods)[number], LocalText> = words.nod
export const difficultyWords: Record<(typeof difficulties)[number], LocalText> = words.difficulty
export const fieldClassWords: Record<(typeof fieldClasses)[number], LocalText> = words.fieldClass
export const inputTypeWords: Record<(typeof customFieldInputs)[number], LocalText> = words.inputType
export const mailHeaderWords: Record<(typeof mailHeaders)[number], LocalText> = words.mailHeader
export const securityWords: Record<(typeof mailSecurities)[number], LocalText> = words.security
export const orientationWords: Record<(typeof orientations)[number], LocalText> = words.orientation
export const certificateLogoWords: Record<(typeof certificateLogos)[number], LocalText> =
  words.certificateLogo
export const wayWords: Record<(typeof purchaseWays)[number], LocalText> = words.way
export const subjectWords: Record<
  (typeof testimonialSubjects)[number] | (typeof typedThings)[number],
  LocalText
> = words.subject
export const levelWords: Record<(typeof markerLevels)[number], LocalText> = words.level
export const declarationStateWords: Record<DeclarationState, LocalText> = {
  DECLARED: claims['declaration.state.DECLARED'],
  UNDER_REVIEW: claims['declaration.state.UNDER_REVIEW'],
  LEVEL_ONE: claims['declaration.state.LEVEL_ONE'],
  LEVEL_TWO: claims['declaration.state.LEVEL_TWO'],
  RETURNED: claims['declaration.state.RETURNED'],
  ENDED: claims['declaration.state.ENDED'],
}
export const periodWords: Record<(typeof periodReasons)[number], LocalText> = words.period
export const undoneWords: Record<UserAction | 'import', LocalText> = words.undone
export const passwordLinkWords: Record<string, LocalText> = words.passwordLink
export const askedWords: Record<string, LocalText> = words.asked
export const matchWords: Record<string, LocalText> = words.match
export const containerTypeWords: Record<string, LocalText> = words.containerType
export const categoryWords: Record<(typeof componentCategory)[keyof typeof componentCategory], LocalText> =
  words.category
export const relationWords: Record<(typeof raterRelations)[number], LocalText> = words.relation
export const noticeWords: Record<NotificationCategory, LocalText> = words.notice
