import type { LocalText } from '../http/http.ts'

/** Work that goes on in the background, by the name under which it is kept; a name without words does not compile. */
export const jobWords = {
  announcements: { en: 'Pass announcements on again', de: 'Weitergaben erneut versuchen' },
  'announcements.forget': { en: 'Forget old announcements', de: 'Alte Weitergaben vergessen' },
  'archives.forget': {
    en: 'Remove archives that were downloaded or are over',
    de: 'Abgeholte und abgelaufene Archive entfernen',
  },
  'archives.make': { en: 'Make archives of people’s data', de: 'Archive persönlicher Daten erstellen' },
  'attempts.end': { en: 'End evaluations whose time is up', de: 'Tests beenden, deren Zeit abgelaufen ist' },
  'attempts.forget': { en: 'Forget answers of visitors', de: 'Antworten von Besuchern löschen' },
  'autoMessages.run': { en: 'Send automatic messages', de: 'Automatische Nachrichten versenden' },
  'bookings.handOn': {
    en: 'Remind of requests that nobody answers, and hand them on',
    de: 'An unbeantwortete Anträge erinnern und sie weitergeben',
  },
  'bookings.proposeCancel': {
    en: 'Propose to cancel events with too few delegates',
    de: 'Absage von Veranstaltungen mit zu wenigen Teilnehmenden vorschlagen',
  },
  'bookings.remind': {
    en: 'Remind of invitations and events',
    de: 'An Einladungen und Veranstaltungen erinnern',
  },
  'certificates.tell': { en: 'Remind of certificates that expire', de: 'An ablaufende Zertifikate erinnern' },
  'competencies.expire': {
    en: 'Remind of competencies that expire, and end them',
    de: 'An ablaufende Kompetenzen erinnern und sie beenden',
  },
  'componentFiles.forget': {
    en: 'Forget uploaded files that no component uses',
    de: 'Hochgeladene Dateien vergessen, die kein Baustein nutzt',
  },
  'courses.openAgain': {
    en: 'Open courses again that are to be passed at intervals',
    de: 'Kurse wieder öffnen, die regelmäßig zu erneuern sind',
  },
  'digests.send': { en: 'Send daily digests', de: 'Tägliche Zusammenfassungen versenden' },
  'files.sweep': { en: 'Sweep files that nobody names', de: 'Verwaiste Dateien entfernen' },
  'groupMessages.send': { en: 'Send planned messages', de: 'Geplante Nachrichten versenden' },
  'imports.forget': { en: 'Forget old imports', de: 'Alte Importe vergessen' },
  'imports.resume': { en: 'Go on with imports that stopped', de: 'Unterbrochene Importe fortsetzen' },
  'imports.run': { en: 'Bring a file in', de: 'Datei importieren' },
  'learningGroups.reconcile': {
    en: 'Bring learning groups up to date',
    de: 'Lerngruppen auf den neuesten Stand bringen',
  },
  'licences.warn': { en: 'Warn of licences that run out', de: 'Vor ablaufenden Lizenzen warnen' },
  'links.forget': { en: 'Forget old one-time links', de: 'Alte Einmal-Links vergessen' },
  'mail.retry': { en: 'Deliver waiting letters', de: 'Wartende E-Mails zustellen' },
  'packages.abandon': {
    en: 'End launches of course content that were left open',
    de: 'Offen gelassene Starts von Kursinhalten beenden',
  },
  'packages.forget': {
    en: 'Forget course packages that nothing was made of',
    de: 'Kurspakete vergessen, aus denen nichts wurde',
  },
  'packages.import': { en: 'Look at course packages and unpack them', de: 'Kurspakete prüfen und entpacken' },
  'pictures.forget': {
    en: 'Forget uploaded pictures that nothing uses',
    de: 'Hochgeladene Bilder vergessen, die nichts nutzt',
  },
  'push.forget': { en: 'Forget old messages to devices', de: 'Alte Meldungen an Geräte vergessen' },
  'push.retry': { en: 'Deliver waiting messages to devices', de: 'Wartende Meldungen an Geräte zustellen' },
  'questionPictures.forget': {
    en: 'Forget pictures that no question shows any more',
    de: 'Bilder vergessen, die keine Frage mehr zeigt',
  },
  'registrations.forget': {
    en: 'Forget unconfirmed registrations',
    de: 'Unbestätigte Registrierungen vergessen',
  },
  'regrades.resume': {
    en: 'Go on with marking anew that stopped',
    de: 'Angehaltene Neubewertungen fortsetzen',
  },
  'regrades.run': { en: 'Mark answers anew', de: 'Antworten neu bewerten' },
  'repeats.forget': { en: 'Forget kept answers', de: 'Aufbewahrte Antworten vergessen' },
  'results.release': {
    en: 'Release results whose day has come',
    de: 'Ergebnisse freigeben, deren Tag gekommen ist',
  },
  'retention.apply': { en: 'Remove records past their time', de: 'Abgelaufene Daten entfernen' },
  'reviews.follow': {
    en: 'Hand reviews to new managers, and close those of leavers',
    de: 'Mitarbeitergespräche an neue Führungskräfte geben und die Ausgeschiedener schließen',
  },
  'reviews.remind': { en: 'Remind of reviews', de: 'An Mitarbeitergespräche erinnern' },
  'seasons.close': {
    en: 'Close seasons of reviews whose last day is over',
    de: 'Zeiträume schließen, deren letzter Tag vorbei ist',
  },
  'seasons.follow': {
    en: 'Give late joiners their reviews',
    de: 'Neu Hinzugekommenen ihr Mitarbeitergespräch geben',
  },
  'seasons.open': { en: 'Open a season of reviews', de: 'Zeitraum der Mitarbeitergespräche öffnen' },
  'statistics.gather': { en: 'Learn what the tables hold', de: 'Kenntnis der Tabelleninhalte erneuern' },
  'surveys.close': {
    en: 'Close surveys whose last day is over',
    de: 'Umfragen beenden, deren letzter Tag vorbei ist',
  },
  'surveys.invite': { en: 'Invite people to surveys that open', de: 'Zu Umfragen einladen, die beginnen' },
  'bookings.lapse': {
    en: 'Offer seats to the next in the queue',
    de: 'Plätze den Nächsten auf der Warteliste anbieten',
  },
  'surveys.remind': { en: 'Remind of surveys that end soon', de: 'An Umfragen erinnern, die bald enden' },
  'tries.forget': { en: 'Forget counted tries', de: 'Gezählte Versuche vergessen' },
  'viewings.end': { en: 'End views that are over', de: 'Abgelaufene Ansichten beenden' },
  'webhooks.forget': {
    en: 'Forget old deliveries of webhooks',
    de: 'Alte Zustellungen von Webhooks vergessen',
  },
  'webinars.tell': {
    en: 'Say that webinars begin soon',
    de: 'Mitteilen, dass Webinare bald beginnen',
  },
  'webhooks.retry': { en: 'Deliver waiting webhooks', de: 'Wartende Webhooks zustellen' },
} as const satisfies Record<string, LocalText>
export type JobName = keyof typeof jobWords
