import { messages } from '@oktant/contract/kit/messages.ts'
import { objectiveStatuses, pdrStatus } from '@oktant/contract/kit/statuses.ts'
import type { ActivityKind } from '@oktant/contract/people/activity.ts'
import type { AuditKind } from '@oktant/contract/organisation/audit.ts'
import type { runStates } from '@oktant/contract/communication/auto-messages.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { stayReasons } from '@oktant/contract/people/learning-groups.ts'
import type { ProgressState } from '@oktant/contract/learning/own/learning-state.ts'
import { notificationTypes } from '@oktant/contract/communication/notification-types.ts'
import { permissions } from '@oktant/contract/kit/permissions.ts'
import type { viewKinds } from '@oktant/contract/people/privacy.ts'
import {
  channelWords,
  declarationStateWords,
  levelWords,
  languageWords,
  mailStateWords,
  purchaseStateWords,
  relationWords,
  subjectWords,
  userStatusWords,
  wayWords,
} from '../../../../audit/codes.words.ts'
import type { ObjectWords } from '../../../../audit/objects.rules.ts'
import { codeWords } from './archive.words.ts'

type Codes = Readonly<Record<string, LocalText>>
export type ArchiveCodes = Readonly<Record<string, Codes>>

const activity: Record<ActivityKind, LocalText> = codeWords.activity
const deeds: Record<AuditKind, LocalText> = codeWords.deeds
const progress: Record<ProgressState, LocalText> = codeWords.progress
const reviewStatusWords = Object.fromEntries(
  Object.values(pdrStatus).map((status) => [String(status), messages[`pdr.status.${status}`]]),
)
const objectiveStatusWords = Object.fromEntries(
  objectiveStatuses.map((status) => [status, messages[`objective.status.${status}`]]),
)
const looks: Record<(typeof viewKinds)[number], LocalText> = codeWords.looks
const stays: Record<(typeof stayReasons)[number], LocalText> = codeWords.stays
const runs: Record<(typeof runStates)[number], LocalText> = codeWords.runs

/** What codes mean in the columns of parts, as `part column`. */
export const archiveCodes = (objects: ObjectWords): ArchiveCodes => ({
  'activity what': activity,
  'automatic-messages state': runs,
  'changes-of-your-record what': deeds,
  'competencies competencyLevel': levelWords,
  'competencies declarationState': declarationStateWords,
  'consent-to-notifications channel': channelWords,
  'consent-to-notifications what': notificationTypes,
  'course-packages state': progress,
  'contract-signatures who': codeWords.sides,
  'courses state': progress,
  'key-performance-areas kind': codeWords.areas,
  'learning-groups reason': stays,
  'mails state': mailStateWords,
  'parts-of-courses state': progress,
  'profile formerLanguage': languageWords,
  'profile language': languageWords,
  'profile status': userStatusWords,
  'purchases channel': wayWords,
  'purchases state': purchaseStateWords,
  'review-objectives status': objectiveStatusWords,
  'reviews status': reviewStatusWords,
  'surveys role': relationWords,
  'testimonials what': subjectWords,
  'what-you-changed object': objects,
  'what-you-changed what': deeds,
  'who-looked-at-your-record role': { ...permissions, manager: relationWords.manager },
  'who-looked-at-your-record what': looks,
})

/** The word for a code, as the owner of an archive reads it; nothing where it is none. */
export function archiveWord(codes: ArchiveCodes, column: string, value: unknown): LocalText | undefined {
  const of = codes[column]
  return of && typeof value === 'string' && Object.hasOwn(of, value) ? of[value] : undefined
}
