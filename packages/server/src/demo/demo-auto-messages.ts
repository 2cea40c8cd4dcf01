import type { AutoMessageValues } from '@oktant/contract/auto-messages.ts'
import type { Db } from '../db/db.ts'
import { createAutoMessage, switchAutoMessage } from '../features/auto-messages/auto-messages.ts'
import type { User } from '../features/people/people.ts'

const always = { field: null, activeFrom: null, activeUntil: null, quiet: { from: '20:00', until: '07:00' } }

const welcome: AutoMessageValues = {
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

const notYetHere: AutoMessageValues = {
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

/** One that is on and waits for whoever comes next, and one to be looked at first. */
export async function makeDemoAutoMessages(db: Db, by: User, now: Date) {
  const { id } = await createAutoMessage(db, by, welcome)
  await createAutoMessage(db, by, notYetHere)
  await switchAutoMessage(db, by, id, true, now)
}
