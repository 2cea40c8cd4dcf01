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

export const userStatusWords: Record<(typeof userStatuses)[number], LocalText> = {
  Active: { en: 'active', de: 'aktiv' },
  Inactive: { en: 'inactive', de: 'stillgelegt' },
}
export const onOffWords: Record<(typeof componentStatuses)[number], LocalText> = {
  active: { en: 'active', de: 'aktiv' },
  inactive: { en: 'inactive', de: 'nicht aktiv' },
}
export const containerStateWords: Record<(typeof containerStates)[number] | 'deleted', LocalText> = {
  draft: { en: 'draft', de: 'Entwurf' },
  active: { en: 'published', de: 'veröffentlicht' },
  archived: { en: 'archived', de: 'archiviert' },
  deleted: { en: 'removed', de: 'entfernt' },
}
export const companyStateWords: Record<(typeof companyStates)[number], LocalText> = {
  confirmed: { en: 'open', de: 'offen' },
  suspended: { en: 'suspended', de: 'gesperrt' },
  unconfirmed: { en: 'not confirmed', de: 'nicht bestätigt' },
  removed: { en: 'removed', de: 'entfernt' },
}
export const mailStateWords: Record<(typeof mailStates)[number], LocalText> = {
  waiting: { en: 'waiting', de: 'wartet' },
  sent: { en: 'sent', de: 'gesendet' },
  kept: { en: 'kept', de: 'aufbewahrt' },
  failed: { en: 'given up', de: 'aufgegeben' },
  bounced: { en: 'came back', de: 'kam zurück' },
  suppressed: { en: 'held back', de: 'zurückgehalten' },
}
export const purchaseStateWords: Record<(typeof purchaseStates)[number], LocalText> = {
  asked: { en: 'asked for', de: 'angefragt' },
  paying: { en: 'being paid', de: 'wird bezahlt' },
  bought: { en: 'bought', de: 'gekauft' },
  refused: { en: 'refused', de: 'abgelehnt' },
  cancelled: { en: 'cancelled', de: 'storniert' },
  refunded: { en: 'paid back', de: 'erstattet' },
}
export const importStateWords: Record<(typeof importStates)[number], LocalText> = {
  uploaded: { en: 'uploaded', de: 'hochgeladen' },
  checking: { en: 'being checked', de: 'wird geprüft' },
  checked: { en: 'checked', de: 'geprüft' },
  applying: { en: 'being applied', de: 'wird übernommen' },
  stopped: { en: 'stopped', de: 'angehalten' },
  applied: { en: 'applied', de: 'übernommen' },
  undoing: { en: 'being taken back', de: 'wird zurückgenommen' },
  undone: { en: 'taken back', de: 'zurückgenommen' },
  failed: { en: 'failed', de: 'fehlgeschlagen' },
}
export const webhookStateWords: Record<(typeof webhookStates)[number], LocalText> = {
  active: { en: 'active', de: 'aktiv' },
  paused: { en: 'paused', de: 'pausiert' },
}
export const regradeStateWords: Record<string, LocalText> = {
  waiting: { en: 'waiting', de: 'wartet' },
  running: { en: 'running', de: 'läuft' },
  done: { en: 'done', de: 'erledigt' },
  failed: { en: 'failed', de: 'fehlgeschlagen' },
  undone: { en: 'taken back', de: 'zurückgenommen' },
}
export const channelWords: Record<Channel, LocalText> = {
  mail: { en: 'by mail', de: 'per E-Mail' },
  inApp: { en: 'in the application', de: 'in der Anwendung' },
  push: { en: 'on the devices', de: 'auf den Geräten' },
}
export const languageWords: Record<Language, LocalText> = {
  en: { en: 'English', de: 'Englisch' },
  de: { en: 'German', de: 'Deutsch' },
}
export const triggerWords: Record<AutoTrigger, LocalText> = {
  'course.assigned': {
    en: 'Somebody is given a course',
    de: 'Jemand bekommt einen Kurs zugewiesen',
  },
  'course.due': { en: 'A mandatory course is due soon', de: 'Ein Pflichtkurs ist bald fällig' },
  'course.mandatory': {
    en: 'Somebody is given a mandatory course without a due day',
    de: 'Jemand bekommt einen Pflichtkurs ohne Termin zugewiesen',
  },
  'course.openedAgain': { en: 'A course opens again', de: 'Ein Kurs öffnet sich erneut' },
  'course.overdue': { en: 'A mandatory course is overdue', de: 'Ein Pflichtkurs ist überfällig' },
  'field.dateReached': { en: 'A date of the profile comes near', de: 'Ein Datum im Profil rückt näher' },
  'goal.waiting': {
    en: 'A request for training waits for its decision',
    de: 'Ein Trainingsantrag wartet auf seine Entscheidung',
  },
  'goal.due': {
    en: 'The day of an approved training goal comes near',
    de: 'Der Tag eines genehmigten Trainingsziels rückt näher',
  },
  'goal.overdue': {
    en: 'An approved training goal is overdue',
    de: 'Ein genehmigtes Trainingsziel ist überfällig',
  },
  'group.joined': { en: 'Somebody joins a group', de: 'Jemand kommt in eine Gruppe' },
  'learningGroup.joined': { en: 'Somebody joins a learning group', de: 'Jemand kommt in eine Lerngruppe' },
  'licence.ending': { en: 'The licence ends soon', de: 'Die Lizenz endet bald' },
  'review.overdue': { en: 'A review is overdue', de: 'Ein Mitarbeitergespräch ist überfällig' },
  'user.created': { en: 'Somebody is new', de: 'Jemand ist neu' },
  'user.inactive': { en: 'Somebody has not been here for long', de: 'Jemand war lange nicht hier' },
  'user.neverSignedIn': { en: 'Somebody has never signed in', de: 'Jemand hat sich nie angemeldet' },
}
export const goalStatusWords: Record<string, LocalText> = Object.fromEntries(
  goalStatuses.map((status) => [status, messages[`training.goal.status.${status}`]]),
)
export const goalDeedWords: Record<GoalDeed, LocalText> = {
  create: { en: 'kept', de: 'angelegt' },
  change: { en: 'changed', de: 'geändert' },
  request: { en: 'asked for', de: 'beantragt' },
  assign: { en: 'assigned', de: 'zugewiesen' },
  managerApprove: { en: 'approved by the manager', de: 'von der Führungskraft genehmigt' },
  managerDecline: { en: 'declined by the manager', de: 'von der Führungskraft abgelehnt' },
  hrApprove: { en: 'approved by HR', de: 'von der Personalabteilung genehmigt' },
  hrDecline: { en: 'declined by HR', de: 'von der Personalabteilung abgelehnt' },
  cancel: { en: 'cancelled by its person', de: 'von der Person storniert' },
  approveCancellation: { en: 'cancellation approved', de: 'Stornierung genehmigt' },
  declineCancellation: { en: 'cancellation declined', de: 'Stornierung abgelehnt' },
  achieve: { en: 'marked as achieved', de: 'als erreicht vermerkt' },
  prove: { en: 'proven', de: 'nachgewiesen' },
  agree: { en: 'agreed to the clawback', de: 'der Rückforderung zugestimmt' },
  book: { en: 'booked', de: 'gebucht' },
  loseBooking: { en: 'booking lost', de: 'Buchung verloren' },
  revokeProof: { en: 'proof revoked', de: 'Nachweis widerrufen' },
  remind: { en: 'reminded', de: 'erinnert' },
}
export const hrWords: Record<(typeof hrMustAgree)[number], LocalText> = {
  never: { en: 'never', de: 'nie' },
  always: { en: 'always', de: 'immer' },
  external: { en: 'to external training', de: 'bei externem Training' },
  fromCost: { en: 'from a cost on', de: 'ab einem Betrag' },
}
export const moduleWords: Record<Module, LocalText> = {
  chat: { en: 'Chat', de: 'Chat' },
  events: { en: 'Events', de: 'Veranstaltungen' },
  goals: { en: 'Training goals', de: 'Lernziele' },
  learning: { en: 'Learning', de: 'Lernen' },
  progress: { en: 'Progress', de: 'Fortschritt' },
  resources: { en: 'Resources', de: 'Eigene Unterlagen' },
  reviews: { en: 'Reviews', de: 'Mitarbeitergespräche' },
  surveys: { en: 'Surveys', de: 'Umfragen' },
}
export const questionTypeWords: Record<(typeof questionTypes)[number], LocalText> = {
  DD: { en: 'Matching', de: 'Zuordnung' },
  FT: { en: 'Free text', de: 'Freitext' },
  MC: { en: 'Multiple choice', de: 'Mehrfachauswahl' },
  OP: { en: 'Opinion', de: 'Meinung' },
  OW: { en: 'One word', de: 'Ein Wort' },
  OWMC: { en: 'One word to choose', de: 'Ein Wort zur Auswahl' },
  TF: { en: 'True or false', de: 'Wahr oder falsch' },
  TI: { en: 'Pictures', de: 'Bilder' },
}
export const importKindWords: Record<(typeof importKinds)[number], LocalText> = {
  users: { en: 'people', de: 'Personen' },
  managers: { en: 'managers', de: 'Führungskräfte' },
  jobRoles: { en: 'job roles', de: 'Stellen' },
  groupMembers: { en: 'members of groups', de: 'Mitglieder von Gruppen' },
  competencyItems: { en: 'competencies', de: 'Kompetenzen' },
}
export const audienceKindWords: Record<(typeof audienceKinds)[number], LocalText> = {
  everyone: { en: 'everybody', de: 'alle' },
  projects: { en: 'groups', de: 'Gruppen' },
  learningGroups: { en: 'learning groups', de: 'Lerngruppen' },
  jobRoles: { en: 'job roles', de: 'Stellen' },
  localities: { en: 'localities', de: 'Niederlassungen' },
  people: { en: 'people', de: 'Personen' },
}
export const reachWords: Record<(typeof audienceReaches)[number], LocalText> = {
  themselves: { en: 'the people themselves', de: 'die Personen selbst' },
  managers: { en: 'whoever leads them', de: 'ihre Führungskräfte' },
}
export const unitWords: Record<(typeof delayUnits)[number] | (typeof expiryUnits)[number], LocalText> = {
  minutes: { en: 'minutes', de: 'Minuten' },
  hours: { en: 'hours', de: 'Stunden' },
  days: { en: 'days', de: 'Tage' },
  weeks: { en: 'weeks', de: 'Wochen' },
  months: { en: 'months', de: 'Monate' },
  years: { en: 'years', de: 'Jahre' },
}
export const ruleWords: Record<(typeof defaultRules)[number], LocalText> = {
  off: { en: 'off until people choose', de: 'aus, bis man wählt' },
  on: { en: 'on until people choose', de: 'an, bis man wählt' },
  always: { en: 'always', de: 'immer' },
}
export const nodWords: Record<(typeof testimonialNods)[number], LocalText> = {
  waiting: { en: 'waiting', de: 'wartet' },
  approved: { en: 'approved', de: 'freigegeben' },
  refused: { en: 'refused', de: 'abgelehnt' },
}
export const difficultyWords: Record<(typeof difficulties)[number], LocalText> = {
  easy: { en: 'easy', de: 'leicht' },
  medium: { en: 'medium', de: 'mittel' },
  hard: { en: 'hard', de: 'schwer' },
}
export const fieldClassWords: Record<(typeof fieldClasses)[number], LocalText> = {
  User: { en: 'people', de: 'Personen' },
  Event: { en: 'events', de: 'Veranstaltungen' },
  Goal: { en: 'training goals', de: 'Lernziele' },
  Resource: { en: 'resources', de: 'Unterlagen' },
}
export const inputTypeWords: Record<(typeof customFieldInputs)[number], LocalText> = {
  normal: { en: 'one line', de: 'eine Zeile' },
  textarea: { en: 'several lines', de: 'mehrere Zeilen' },
  date: { en: 'date', de: 'Datum' },
  selection: { en: 'choice', de: 'Auswahl' },
}
export const mailHeaderWords: Record<(typeof mailHeaders)[number], LocalText> = {
  none: { en: 'none', de: 'keiner' },
  name: { en: 'the name', de: 'der Name' },
  logo: { en: 'the logo', de: 'das Logo' },
}
export const securityWords: Record<(typeof mailSecurities)[number], LocalText> = {
  none: { en: 'none', de: 'keine' },
  starttls: { en: 'STARTTLS', de: 'STARTTLS' },
  tls: { en: 'TLS', de: 'TLS' },
}
export const orientationWords: Record<(typeof orientations)[number], LocalText> = {
  landscape: { en: 'landscape', de: 'Querformat' },
  portrait: { en: 'portrait', de: 'Hochformat' },
}
export const certificateLogoWords: Record<(typeof certificateLogos)[number], LocalText> = {
  none: { en: 'none', de: 'keines' },
  company: { en: 'the company’s', de: 'das des Unternehmens' },
  own: { en: 'one of its own', de: 'ein eigenes' },
}
export const wayWords: Record<(typeof purchaseWays)[number], LocalText> = {
  free: { en: 'free', de: 'kostenlos' },
  invoice: { en: 'by invoice', de: 'auf Rechnung' },
  card: { en: 'by card', de: 'mit Karte' },
}
export const subjectWords: Record<
  (typeof testimonialSubjects)[number] | (typeof typedThings)[number],
  LocalText
> = {
  product: { en: 'the product', de: 'die Anwendung' },
  course: { en: 'course', de: 'Kurs' },
  component: { en: 'component', de: 'Baustein' },
  folder: { en: 'folder', de: 'Ordner' },
}
export const levelWords: Record<(typeof markerLevels)[number], LocalText> = {
  LEVEL_ONE: { en: '1', de: '1' },
  LEVEL_TWO: { en: '2', de: '2' },
  NONE: { en: 'no level yet', de: 'noch keine Stufe' },
}
export const declarationStateWords: Record<DeclarationState, LocalText> = {
  DECLARED: claims['declaration.state.DECLARED'],
  UNDER_REVIEW: claims['declaration.state.UNDER_REVIEW'],
  LEVEL_ONE: claims['declaration.state.LEVEL_ONE'],
  LEVEL_TWO: claims['declaration.state.LEVEL_TWO'],
  RETURNED: claims['declaration.state.RETURNED'],
  ENDED: claims['declaration.state.ENDED'],
}
export const periodWords: Record<(typeof periodReasons)[number], LocalText> = {
  recertification: { en: 'recertification', de: 'Rezertifizierung' },
  certificate: { en: 'an ended certificate', de: 'ein abgelaufenes Zertifikat' },
}
export const undoneWords: Record<UserAction | 'import', LocalText> = {
  import: { en: 'an import', de: 'ein Import' },
  deactivate: { en: 'deactivating', de: 'Stilllegen' },
  reactivate: { en: 'reactivating', de: 'Wiederaktivieren' },
  addToProject: { en: 'adding to a group', de: 'Hinzufügen zu einer Gruppe' },
  removeFromProject: { en: 'removing from a group', de: 'Entfernen aus einer Gruppe' },
  setManager: { en: 'naming a manager', de: 'Zuordnen einer Führungskraft' },
  setJobRole: { en: 'giving a job role', de: 'Zuordnen einer Stelle' },
  setLocality: { en: 'giving a locality', de: 'Zuordnen einer Niederlassung' },
  welcome: { en: 'inviting', de: 'Einladen' },
}
export const passwordLinkWords: Record<string, LocalText> = {
  handed: { en: 'handed over', de: 'zum Weitergeben' },
}
export const askedWords: Record<string, LocalText> = {
  run: { en: 'to be done now', de: 'sofort auszuführen' },
  retry: { en: 'to be tried again', de: 'erneut zu versuchen' },
}
export const matchWords: Record<string, LocalText> = {
  all: { en: 'all of it', de: 'alles davon' },
  any: { en: 'any of it', de: 'eines davon' },
}
export const containerTypeWords: Record<string, LocalText> = {
  23700: { en: 'course', de: 'Kurs' },
  560: { en: 'topic', de: 'Thema' },
  9231: { en: 'folder', de: 'Ordner' },
}
export const categoryWords: Record<(typeof componentCategory)[keyof typeof componentCategory], LocalText> = {
  1: { en: 'document', de: 'Dokument' },
  2: { en: 'package', de: 'Lernpaket' },
  3: { en: 'evaluation', de: 'Test' },
  4: { en: 'video', de: 'Video' },
  5: { en: 'review form', de: 'Gesprächsbogen' },
  6: { en: 'moderated essay', de: 'bewerteter Aufsatz' },
  7: { en: 'competency evaluation', de: 'Kompetenztest' },
  8: { en: 'survey', de: 'Umfrage' },
  9: { en: 'embedded page', de: 'eingebettete Seite' },
  12: { en: 'combination evaluation', de: 'zusammengesetzter Test' },
  15: { en: 'external window', de: 'eigenes Fenster' },
  20: { en: 'opinion survey', de: 'Meinungsumfrage' },
  21: { en: 'feedback from several sides', de: 'Feedback von mehreren Seiten' },
  24: { en: 'xAPI package', de: 'xAPI-Paket' },
}
export const relationWords: Record<(typeof raterRelations)[number], LocalText> = {
  self: { en: 'oneself', de: 'selbst' },
  manager: { en: 'manager', de: 'Führungskraft' },
  peer: { en: 'colleague', de: 'Kollegin oder Kollege' },
  report: { en: 'whom one leads', de: 'geführte Person' },
}
export const noticeWords: Record<NotificationCategory, LocalText> = {
  account: { en: 'account', de: 'Konto' },
  learning: { en: 'learning', de: 'Lernen' },
  events: { en: 'events', de: 'Veranstaltungen' },
  goals: { en: 'training goals', de: 'Trainingsziele' },
  reviews: { en: 'reviews', de: 'Mitarbeitergespräche' },
  chat: { en: 'chat', de: 'Chat' },
  system: { en: 'Oktant', de: 'Oktant' },
}
