import { Type as t, type Static, type TObject } from '@sinclair/typebox'
import { Id } from '../http/http.ts'

type Words = { en: string; de: string }
/** `data` is all that is sent of it: numbers of rows and what cannot be asked for afterwards, never a secret. */
type WebhookEvent = Words & { about: Words; data: TObject }

const ofPerson = t.Object({ userId: Id })
const ofCourse = t.Object({ userId: Id, containerId: Id })
const ofBooking = t.Object({ userId: Id, eventId: Id, bookingId: Id })
const ofGoal = t.Object({ userId: Id, goalId: Id })
const ofMembers = t.Object({ projectId: Id, userIds: t.Array(Id) })

/**
 * What other programs can be told of, by the name under which it is announced. A feature that has something new to
 * tell adds a line here; subscriptions, deliveries, screens and the documentation follow from it.
 */
export const webhookEvents = {
  'user.created': {
    en: 'Person added',
    de: 'Person angelegt',
    about: { en: 'Somebody has an account now.', de: 'Jemand hat jetzt ein Konto.' },
    data: ofPerson,
  },
  'user.updated': {
    en: 'Person changed',
    de: 'Person geändert',
    about: {
      en: 'The administration changed an account.',
      de: 'Die Administration hat ein Konto geändert.',
    },
    data: ofPerson,
  },
  'user.deactivated': {
    en: 'Person deactivated',
    de: 'Person stillgelegt',
    about: { en: 'An account was closed.', de: 'Ein Konto wurde stillgelegt.' },
    data: ofPerson,
  },
  'user.reactivated': {
    en: 'Person reactivated',
    de: 'Person wieder aktiviert',
    about: { en: 'A closed account was opened again.', de: 'Ein stillgelegtes Konto wurde wieder geöffnet.' },
    data: ofPerson,
  },
  'user.anonymised': {
    en: 'Person anonymised',
    de: 'Person anonymisiert',
    about: {
      en: 'The person was taken out of an account for good; forget them too.',
      de: 'Die Person wurde endgültig aus einem Konto entfernt; vergessen auch Sie sie.',
    },
    data: ofPerson,
  },
  'user.invited': {
    en: 'Person invited',
    de: 'Person eingeladen',
    about: { en: 'A welcome letter was asked for.', de: 'Ein Begrüßungsschreiben wurde angefordert.' },
    data: ofPerson,
  },
  'profile.changed': {
    en: 'Profile changed',
    de: 'Profil geändert',
    about: {
      en: 'Somebody changed their own profile.',
      de: 'Jemand hat das eigene Profil geändert.',
    },
    data: ofPerson,
  },
  'password.changed': {
    en: 'Password changed',
    de: 'Passwort geändert',
    about: { en: 'Somebody has a new password.', de: 'Jemand hat ein neues Passwort.' },
    data: ofPerson,
  },
  'session.opened': {
    en: 'Signed in',
    de: 'Angemeldet',
    about: { en: 'Somebody signed in.', de: 'Jemand hat sich angemeldet.' },
    data: ofPerson,
  },
  'group.joined': {
    en: 'Group joined',
    de: 'Gruppe beigetreten',
    about: { en: 'People came into a group.', de: 'Personen kamen in eine Gruppe.' },
    data: ofMembers,
  },
  'group.left': {
    en: 'Group left',
    de: 'Gruppe verlassen',
    about: { en: 'People were taken out of a group.', de: 'Personen wurden aus einer Gruppe entfernt.' },
    data: ofMembers,
  },
  'course.begun': {
    en: 'Course begun',
    de: 'Kurs begonnen',
    about: {
      en: 'Somebody opened a course for the first time.',
      de: 'Jemand hat einen Kurs zum ersten Mal geöffnet.',
    },
    data: ofCourse,
  },
  'course.completed': {
    en: 'Course completed',
    de: 'Kurs abgeschlossen',
    about: {
      en: 'Somebody passed a course, also one that is taken again.',
      de: 'Jemand hat einen Kurs bestanden, auch einen wiederholten.',
    },
    data: t.Object({ ...ofCourse.properties, mark: t.Union([t.Integer(), t.Null()]) }),
  },
  'certificate.issued': {
    en: 'Certificate issued',
    de: 'Zertifikat ausgestellt',
    about: {
      en: 'A course that was passed brought a certificate.',
      de: 'Ein bestandener Kurs brachte ein Zertifikat ein.',
    },
    data: t.Object({ ...ofCourse.properties, certificateId: Id }),
  },
  'booking.changed': {
    en: 'Booking changed',
    de: 'Buchung geändert',
    about: {
      en: 'Somebody’s booking of an event has another status: asked for, approved, confirmed, declined or cancelled.',
      de: 'Die Buchung einer Veranstaltung hat einen anderen Status: angefragt, genehmigt, bestätigt, abgelehnt oder abgesagt.',
    },
    /** The statuses by their numbers; `from` is null where there was none. */
    data: t.Object({
      ...ofBooking.properties,
      from: t.Union([t.Integer(), t.Null()]),
      to: t.Integer(),
    }),
  },
  'booking.attended': {
    en: 'Attendance marked',
    de: 'Teilnahme vermerkt',
    about: {
      en: 'The register of an event says that somebody was there, or was not.',
      de: 'In der Teilnahmeliste einer Veranstaltung steht, dass jemand da war oder nicht.',
    },
    data: t.Object({ ...ofBooking.properties, attended: t.Boolean() }),
  },
  'goal.requested': {
    en: 'Training goal requested',
    de: 'Trainingsziel beantragt',
    about: {
      en: 'Somebody asked for a training goal.',
      de: 'Jemand hat ein Trainingsziel beantragt.',
    },
    data: ofGoal,
  },
  'goal.approved': {
    en: 'Training goal approved',
    de: 'Trainingsziel genehmigt',
    about: {
      en: 'A training goal was approved or assigned.',
      de: 'Ein Trainingsziel wurde genehmigt oder zugewiesen.',
    },
    data: ofGoal,
  },
  'goal.declined': {
    en: 'Training goal declined',
    de: 'Trainingsziel abgelehnt',
    about: {
      en: 'A training goal was declined by a manager or by HR; the reason is not sent.',
      de: 'Ein Trainingsziel wurde von der Führungskraft oder der Personalabteilung abgelehnt; der Grund wird nicht gesendet.',
    },
    data: ofGoal,
  },
  'goal.achieved': {
    en: 'Training goal achieved',
    de: 'Trainingsziel erreicht',
    about: {
      en: 'A training goal was achieved, by proof or by the word of its person.',
      de: 'Ein Trainingsziel wurde erreicht, durch Nachweis oder nach Angabe der Person.',
    },
    data: ofGoal,
  },
  'goal.cancelled': {
    en: 'Training goal cancelled',
    de: 'Trainingsziel storniert',
    about: {
      en: 'A training goal was cancelled.',
      de: 'Ein Trainingsziel wurde storniert.',
    },
    data: ofGoal,
  },
  'import.finished': {
    en: 'Import finished',
    de: 'Import beendet',
    about: {
      en: 'An import was applied, taken back or given up.',
      de: 'Ein Import wurde übernommen, zurückgenommen oder aufgegeben.',
    },
    data: t.Object({ importId: Id, kind: t.String(), state: t.String() }),
  },
  'notification.sent': {
    en: 'Notification sent',
    de: 'Benachrichtigung gesendet',
    about: {
      en: 'People were told something in the application.',
      de: 'Personen wurde in der Anwendung etwas mitgeteilt.',
    },
    data: t.Object({
      /** The kind of occasion, such as `company.news`. */
      type: t.String(),
      notifications: t.Array(t.Object({ notificationId: Id, userId: Id })),
    }),
  },
  'review.changed': {
    en: 'Review changed',
    de: 'Mitarbeitergespräch geändert',
    about: {
      en: 'A review has moved on, or has another manager; never a word of what stands in it.',
      de: 'Ein Mitarbeitergespräch ist weiter oder hat eine andere Führungskraft; nie ein Wort daraus.',
    },
    data: t.Object({
      pdrId: Id,
      /** What was done, such as `submitPerson`, and the status that it led to. */
      deed: t.String(),
      to: t.Integer(),
    }),
  },
} as const satisfies Record<string, WebhookEvent>

export type WebhookEventName = keyof typeof webhookEvents
// NOTE: the keys of the table itself.
export const webhookEventNames = Object.keys(webhookEvents) as WebhookEventName[]

/** What arrives, as JSON. */
export type WebhookMessage = Static<typeof WebhookMessage>
export const WebhookMessage = t.Object({
  id: t.String({
    description: 'The same each time this event is delivered; what was seen before may be left aside.',
  }),
  event: t.Union([...webhookEventNames, 'webhook.test' as const].map((name) => t.Literal(name))),
  companyId: Id,
  happenedAt: t.String({ format: 'date-time' }),
  data: t.Record(t.String(), t.Unknown()),
})

export const webhookHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const
