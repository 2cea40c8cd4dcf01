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
} from '../../../audit/codes.words.ts'
import { objectWords } from '../../../audit/objects.words.ts'

type Codes = Readonly<Record<string, LocalText>>

const activity: Record<ActivityKind, LocalText> = {
  signedIn: { en: 'signed in', de: 'angemeldet' },
  passwordChanged: { en: 'changed the password', de: 'Passwort geändert' },
  profileChanged: { en: 'changed the profile', de: 'Profil geändert' },
  photoChanged: { en: 'changed the photo', de: 'Foto geändert' },
  notificationRead: { en: 'read notifications', de: 'Benachrichtigungen gelesen' },
  connectionMade: { en: 'made a connection', de: 'Kontakt geknüpft' },
  groupJoined: { en: 'joined a group', de: 'einer Gruppe beigetreten' },
  testimonialWritten: { en: 'wrote a testimonial', de: 'Erfahrungsbericht geschrieben' },
  courseBegun: { en: 'began a course', de: 'Kurs begonnen' },
  courseCompleted: { en: 'passed a course', de: 'Kurs bestanden' },
  certificateEarned: { en: 'was given a certificate', de: 'Zertifikat erhalten' },
}
const deeds: Record<AuditKind, LocalText> = {
  create: { en: 'made', de: 'angelegt' },
  delete: { en: 'removed', de: 'gelöscht' },
  login: { en: 'signed in', de: 'angemeldet' },
  update: { en: 'changed', de: 'geändert' },
}
const progress: Record<ProgressState, LocalText> = {
  NOT_STARTED: { en: 'not begun', de: 'nicht begonnen' },
  IN_PROGRESS: { en: 'under way', de: 'begonnen' },
  COMPLETED: { en: 'completed', de: 'abgeschlossen' },
  PASSED: { en: 'passed', de: 'bestanden' },
  FAILED: { en: 'failed', de: 'nicht bestanden' },
  UNDER_REVIEW: { en: 'being marked', de: 'in Bewertung' },
}
const reviewStatusWords = Object.fromEntries(
  Object.values(pdrStatus).map((status) => [String(status), messages[`pdr.status.${status}`]]),
)
const objectiveStatusWords = Object.fromEntries(
  objectiveStatuses.map((status) => [status, messages[`objective.status.${status}`]]),
)
const looks: Record<(typeof viewKinds)[number], LocalText> = {
  form: { en: 'the form of the account', de: 'das Formular des Kontos' },
  profile: { en: 'the profile', de: 'das Profil' },
  permissions: { en: 'the permissions', de: 'die Rechte' },
  export: { en: 'an export of people', de: 'eine Ausgabe von Personen' },
  import: { en: 'an import of people', de: 'einen Import von Personen' },
  review: { en: 'a review', de: 'ein Mitarbeitergespräch' },
  viewAs: { en: 'the application as you see it', de: 'die Anwendung, wie Sie sie sehen' },
}
const stays: Record<(typeof stayReasons)[number], LocalText> = {
  rule: { en: 'by its rule', de: 'durch ihre Regel' },
  hand: { en: 'added by somebody', de: 'von jemandem hinzugefügt' },
  excluded: { en: 'excluded', de: 'ausgenommen' },
}
const runs: Record<(typeof runStates)[number], LocalText> = {
  waiting: { en: 'waiting', de: 'wartet' },
  sent: { en: 'sent', de: 'gesendet' },
  cancelled: { en: 'cancelled', de: 'abgebrochen' },
}

/** What codes mean in the columns of parts, as `part column`. */
export const archiveCodes: Readonly<Record<string, Codes>> = {
  'activity what': activity,
  'automatic-messages state': runs,
  'changes-of-your-record what': deeds,
  'competencies competencyLevel': levelWords,
  'competencies declarationState': declarationStateWords,
  'consent-to-notifications channel': channelWords,
  'consent-to-notifications what': notificationTypes,
  'course-packages state': progress,
  'contract-signatures who': {
    person: { en: 'person', de: 'Person' },
    manager: { en: 'manager', de: 'Führungskraft' },
  },
  'courses state': progress,
  'key-performance-areas kind': {
    taken: { en: 'taken over', de: 'übernommen' },
    handedOver: { en: 'handed over', de: 'übergeben' },
  },
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
  'what-you-changed object': objectWords,
  'what-you-changed what': deeds,
  'who-looked-at-your-record role': { ...permissions, manager: relationWords.manager },
  'who-looked-at-your-record what': looks,
}

/** The word for a code, as the owner of an archive reads it; nothing where it is none. */
export function archiveWord(part: string, column: string, value: unknown): LocalText | undefined {
  const of = archiveCodes[`${part} ${column}`]
  return of && typeof value === 'string' && Object.hasOwn(of, value) ? of[value] : undefined
}
