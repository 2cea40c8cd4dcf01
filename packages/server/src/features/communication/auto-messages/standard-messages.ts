import type { AutoMessageValues } from '@oktant/contract/communication/auto-messages.ts'
import type { Db } from '../../../db/engine/db.ts'
import { insertMessages } from './auto-messages.queries.ts'

const always = { field: null, activeFrom: null, activeUntil: null, quiet: { from: '20:00', until: '07:00' } }

export const welcome: AutoMessageValues = {
  ...always,
  name: 'Welcome on the first day',
  trigger: 'user.created',
  days: 0,
  audience: { kind: 'everyone', ids: [], reach: 'themselves' },
  channels: ['mail', 'inApp'],
  delay: { amount: 1, unit: 'hours' },
  texts: {
    en: {
      subject: 'Welcome to {companyName}, {firstName}',
      body: 'Hello {firstName},\n\ngood to have you with us. Three things help in the first week:\n\n- a photo in your profile\n- a look at the eight segments\n- a word with your team',
      action: '',
    },
    de: {
      subject: 'Willkommen bei {companyName}, {firstName}',
      body: 'Guten Tag {firstName},\n\nschön, dass Sie da sind. Drei Dinge helfen in der ersten Woche:\n\n- ein Foto in Ihrem Profil\n- ein Blick auf die acht Segmente\n- ein Gespräch mit Ihrem Team',
      action: '',
    },
  },
}

export const notYetHere: AutoMessageValues = {
  ...always,
  name: 'To leaders: not signed in yet',
  trigger: 'user.neverSignedIn',
  days: 0,
  audience: { kind: 'everyone', ids: [], reach: 'managers' },
  channels: ['inApp'],
  delay: { amount: 2, unit: 'days' },
  texts: {
    en: {
      subject: '{personName} has not signed in yet',
      body: 'Hello {firstName},\n\n{personName} has an account and has not used it. A word from you may help.',
      action: '',
    },
    de: {
      subject: '{personName} hat sich noch nicht angemeldet',
      body: 'Guten Tag {firstName},\n\n{personName} hat ein Konto und es noch nicht benutzt. Ein Wort von Ihnen hilft vielleicht.',
      action: '',
    },
  },
}

const reminder = (days: number, when: { en: string; de: string }): AutoMessageValues => ({
  ...always,
  name: `Reminder: a mandatory course, ${days} days before`,
  trigger: 'course.due',
  days,
  audience: { kind: 'everyone', ids: [], reach: 'themselves' },
  channels: ['mail', 'inApp'],
  delay: { amount: 0, unit: 'hours' },
  texts: {
    en: {
      subject: '{courseName} is due on {dueDate}',
      body: `Hello {firstName},\n\n${when.en} {courseReason}`,
      action: '',
    },
    de: {
      subject: '{courseName} ist am {dueDate} fällig',
      body: `Guten Tag {firstName},\n\n${when.de} {courseReason}`,
      action: '',
    },
  },
})

const overdue: AutoMessageValues = {
  ...always,
  name: 'Overdue: every week until it is passed',
  trigger: 'course.overdue',
  days: 7,
  audience: { kind: 'everyone', ids: [], reach: 'themselves' },
  channels: ['mail', 'inApp'],
  delay: { amount: 0, unit: 'hours' },
  texts: {
    en: {
      subject: '{courseName} was due on {dueDate}',
      body: 'Hello {firstName},\n\nplease take the time for it this week.',
      action: '',
    },
    de: {
      subject: '{courseName} war am {dueDate} fällig',
      body: 'Guten Tag {firstName},\n\nbitte nehmen Sie sich in dieser Woche die Zeit dafür.',
      action: '',
    },
  },
}

const mandatory: AutoMessageValues = {
  ...always,
  name: 'A mandatory course without a due day',
  trigger: 'course.mandatory',
  days: 0,
  audience: { kind: 'everyone', ids: [], reach: 'themselves' },
  channels: ['mail', 'inApp'],
  delay: { amount: 0, unit: 'hours' },
  texts: {
    en: {
      subject: 'A course to take: {courseName}',
      body: 'Hello {firstName},\n\nthere is a course that you have to take. There is no day by which it is due. {courseReason}',
      action: '',
    },
    de: {
      subject: 'Ein Pflichtkurs für Sie: {courseName}',
      body: 'Guten Tag {firstName},\n\nes gibt einen Kurs, den Sie absolvieren müssen. Einen Termin dafür gibt es nicht. {courseReason}',
      action: '',
    },
  },
}

/** What somebody hears of a course that they have to take by a day. */
export const reminders = [
  reminder(14, { en: 'there are two weeks left.', de: 'es sind noch zwei Wochen.' }),
  reminder(3, { en: 'there are only a few days left.', de: 'es sind nur noch wenige Tage.' }),
  overdue,
]

/** What somebody hears of a course that they have to take, by a day or without one. */
export const ofMandatoryCourses = [mandatory, ...reminders]

/**
 * What a new company begins with. NOTE: the reminders are on, as they are about nothing but what somebody made
 * mandatory; whoever administers the company looks at the others first.
 */
export const makeStandardMessages = (db: Db, companyId: number, now: Date) =>
  insertMessages(db, [
    ...[welcome, notYetHere].map((values) => ({ ...values, companyId })),
    ...ofMandatoryCourses.map((values) => ({ ...values, companyId, onSince: now })),
  ])
