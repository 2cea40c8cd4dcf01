import { developmentNotificationTypes } from './development-notification-types.ts'
import type { NotificationType } from './notification-type.ts'
import type { Permission } from '../kit/permissions.ts'

/**
 * Everything that people are told of. A feature that has something new to tell adds a line here and names it; settings,
 * letters, the daily digest and the delivery log follow from it.
 */
export const notificationTypes = {
  'password.changed': {
    category: 'account',
    en: 'Password changed',
    de: 'Passwort geändert',
    about: {
      en: 'The password of the account was changed.',
      de: 'Das Passwort des Kontos wurde geändert.',
    },
    defaults: ['mail', 'inApp', 'push'],
    mandatory: ['mail', 'inApp'],
  },
  'licence.warning': {
    category: 'system',
    en: 'Licence',
    de: 'Lizenz',
    about: {
      en: 'To whoever administers the company: its licence ends soon, or its seats run out.',
      de: 'An alle, die das Unternehmen verwalten: Die Lizenz endet bald, oder die Plätze gehen aus.',
    },
    defaults: ['mail', 'inApp'],
    mandatory: ['inApp'],
    onlyTo: ['company.administer'],
  },
  'connection.made': {
    category: 'account',
    en: 'New connections',
    de: 'Neue Kontakte',
    about: {
      en: 'A colleague has made a connection.',
      de: 'Jemand hat eine Verbindung hergestellt.',
    },
    defaults: ['inApp'],
    mandatory: [],
  },
  'purchase.decided': {
    category: 'learning',
    en: 'Own purchases',
    de: 'Eigene Käufe',
    about: {
      en: 'What became of a course that was to be bought.',
      de: 'Was aus einem Kurs wurde, der gekauft werden sollte.',
    },
    defaults: ['mail', 'inApp'],
    mandatory: ['inApp'],
  },
  'film.unplayed': {
    category: 'learning',
    en: 'Films that do not play',
    de: 'Filme, die nicht laufen',
    about: {
      en: 'To whoever looks after contents: a film did not play for somebody.',
      de: 'An alle, die Inhalte pflegen: Ein Film lief bei jemandem nicht.',
    },
    defaults: ['inApp'],
    mandatory: [],
    onlyTo: ['content.administer'],
  },
  'film.counted': {
    category: 'learning',
    en: 'Films that count as seen',
    de: 'Filme, die als gesehen zählen',
    about: {
      en: 'A film that did not play for you counts as seen.',
      de: 'Ein Film, der bei Ihnen nicht lief, zählt als gesehen.',
    },
    defaults: ['inApp'],
    mandatory: [],
  },
  'purchase.asked': {
    category: 'learning',
    en: 'Invoices to confirm',
    de: 'Rechnungen zu bestätigen',
    about: {
      en: 'To whoever confirms payments: somebody has asked for a course by invoice.',
      de: 'An alle, die Zahlungen bestätigen: Jemand möchte einen Kurs auf Rechnung.',
    },
    defaults: ['inApp'],
    mandatory: [],
    onlyTo: ['purchases.confirm'],
  },
  'testimonial.decided': {
    category: 'account',
    en: 'Own testimonial',
    de: 'Eigener Erfahrungsbericht',
    about: {
      en: 'Whether it is shown on the first pages.',
      de: 'Ob er auf den ersten Seiten gezeigt wird.',
    },
    defaults: ['inApp'],
    mandatory: [],
  },
  'data.archiveReady': {
    category: 'account',
    en: 'Archive of one’s own data',
    de: 'Archiv der eigenen Daten',
    about: {
      en: 'The archive is ready, whoever had it made.',
      de: 'Das Archiv liegt bereit, wer auch immer es angefordert hat.',
    },
    defaults: ['mail', 'inApp'],
    mandatory: ['inApp'],
  },
  'evaluation.returned': {
    category: 'learning',
    en: 'Answers to revise',
    de: 'Antworten zum Überarbeiten',
    about: {
      en: 'What was handed in came back, with what is to be revised.',
      de: 'Eine Abgabe kam zurück, mit dem, was zu überarbeiten ist.',
    },
    defaults: ['mail', 'inApp', 'push'],
    mandatory: ['inApp'],
  },
  'evaluation.result': {
    category: 'learning',
    en: 'Own results',
    de: 'Eigene Ergebnisse',
    about: {
      en: 'What was handed in was marked, or its result was released.',
      de: 'Eine Abgabe wurde bewertet oder ihr Ergebnis freigegeben.',
    },
    defaults: ['mail', 'inApp'],
    mandatory: ['inApp'],
  },
  'marking.waiting': {
    category: 'learning',
    en: 'Answers to mark',
    de: 'Antworten zu bewerten',
    about: {
      en: 'To whoever marks: something waits in a queue that was empty.',
      de: 'An alle, die bewerten: In einer leeren Warteschlange wartet wieder etwas.',
    },
    defaults: ['inApp'],
    mandatory: [],
    onlyTo: ['freeText.mark', 'competencies.assess'],
  },
  'certificate.issued': {
    category: 'learning',
    en: 'New certificates',
    de: 'Neue Zertifikate',
    about: {
      en: 'A course was passed, and its certificate is ready.',
      de: 'Ein Kurs wurde bestanden, und das Zertifikat liegt bereit.',
    },
    defaults: ['inApp'],
    mandatory: [],
  },
  'certificate.expiring': {
    category: 'learning',
    en: 'Certificates that expire',
    de: 'Ablaufende Zertifikate',
    about: {
      en: 'A certificate expires in 60, 30 or 7 days, or has expired.',
      de: 'Ein Zertifikat läuft in 60, 30 oder 7 Tagen ab oder ist abgelaufen.',
    },
    defaults: ['mail', 'inApp', 'push'],
    mandatory: ['inApp'],
  },
  'certificate.revoked': {
    category: 'learning',
    en: 'Revoked certificates',
    de: 'Widerrufene Zertifikate',
    about: {
      en: 'A certificate was revoked or issued again.',
      de: 'Ein Zertifikat wurde widerrufen oder neu ausgestellt.',
    },
    defaults: ['mail', 'inApp'],
    mandatory: ['inApp'],
  },
  'webhook.paused': {
    category: 'system',
    en: 'Paused webhooks',
    de: 'Pausierte Webhook-Empfänger',
    about: {
      en: 'Another program has not taken its messages for too long.',
      de: 'Ein anderes Programm hat seine Nachrichten zu lange nicht angenommen.',
    },
    defaults: ['mail', 'inApp'],
    mandatory: [],
    onlyTo: ['system.administer'],
  },
  'automatic.message': {
    category: 'system',
    en: 'Automatic messages',
    de: 'Automatische Nachrichten',
    about: {
      en: 'Messages that the administration has prepared for certain occasions.',
      de: 'Nachrichten, die die Administration für bestimmte Anlässe vorbereitet hat.',
    },
    defaults: ['mail', 'inApp', 'push'],
    mandatory: [],
  },
  'survey.invited': {
    category: 'learning',
    en: 'Surveys',
    de: 'Umfragen',
    about: {
      en: 'Somebody asks for answers to a survey, or for feedback.',
      de: 'Jemand bittet um Antworten in einer Umfrage oder um Feedback.',
    },
    defaults: ['mail', 'inApp', 'push'],
    mandatory: [],
  },
  'survey.released': {
    category: 'learning',
    en: 'Released feedback',
    de: 'Freigegebenes Feedback',
    about: {
      en: 'The results of feedback about oneself, or about somebody on the team, can be read.',
      de: 'Die Ergebnisse eines Feedbacks zur eigenen Person oder zu jemandem aus dem Team können gelesen werden.',
    },
    defaults: ['mail', 'inApp', 'push'],
    mandatory: [],
  },
  'survey.reminder': {
    category: 'learning',
    en: 'Reminders of surveys',
    de: 'Erinnerungen an Umfragen',
    about: {
      en: 'A survey that is not answered yet ends soon.',
      de: 'Eine noch nicht beantwortete Umfrage endet bald.',
    },
    defaults: ['mail', 'inApp'],
    mandatory: [],
  },
  ...developmentNotificationTypes,
  'company.news': {
    category: 'system',
    en: 'News of the company',
    de: 'Neues aus dem Unternehmen',
    about: {
      en: 'Messages of the administration to everybody or to a group.',
      de: 'Nachrichten der Administration an alle oder an eine Gruppe.',
    },
    defaults: ['mail', 'inApp', 'push'],
    mandatory: [],
  },
} as const satisfies Record<string, NotificationType>

export type NotificationTypeName = keyof typeof notificationTypes
// NOTE: the keys of the table itself.
export const notificationTypeNames = Object.keys(notificationTypes) as NotificationTypeName[]
export const typeOf = (name: NotificationTypeName): NotificationType => notificationTypes[name]

/** May somebody who holds these permissions ever be told of it? */
export const isToldTo = (name: NotificationTypeName, permissions: ReadonlySet<Permission>) =>
  typeOf(name).onlyTo?.some((permission) => permissions.has(permission)) ?? true
