import type { Language } from '@oktant/contract/http.ts'
import type { Letter } from '../../mail/mail.ts'

type Reader = { firstName: string; login: string }

const passwordReset: Record<Language, (reader: Reader, url: string) => Letter> = {
  en: ({ firstName, login }, url) => ({
    subject: 'Set a new password',
    paragraphs: [
      `Hello ${firstName},`,
      `Somebody, most likely you, asked for a new password for the login ${login}.`,
      'Follow the button to choose one. The link works once and for one hour.',
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url },
  }),
  de: ({ firstName, login }, url) => ({
    subject: 'Neues Passwort festlegen',
    paragraphs: [
      `Guten Tag ${firstName},`,
      `jemand, vermutlich Sie selbst, hat ein neues Passwort für den Benutzernamen ${login} angefordert.`,
      'Über die Schaltfläche legen Sie es fest. Der Link gilt eine Stunde lang und für einen einzigen Aufruf.',
      'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt unverändert.',
    ],
    action: { label: 'Neues Passwort wählen', url },
  }),
}

export const passwordResetLetter = (language: Language, reader: Reader, url: string): Letter =>
  passwordReset[language](reader, url)

/** The same news under the bell. */
export const passwordChanged = {
  title: { en: 'Your password was changed', de: 'Ihr Passwort wurde geändert' },
  body: {
    en: 'If that was not you, ask for a new password on the sign-in page at once.',
    de: 'Wenn Sie das nicht waren, fordern Sie auf der Anmeldeseite sofort ein neues Passwort an.',
  },
}

const passwordChangedLetters: Record<Language, (reader: Reader) => Letter> = {
  en: ({ firstName, login }) => ({
    subject: passwordChanged.title.en,
    paragraphs: [
      `Hello ${firstName},`,
      `The password of the login ${login} has just been changed, and all other devices were signed out.`,
      passwordChanged.body.en,
    ],
  }),
  de: ({ firstName, login }) => ({
    subject: passwordChanged.title.de,
    paragraphs: [
      `Guten Tag ${firstName},`,
      `das Passwort des Benutzernamens ${login} wurde soeben geändert, und alle anderen Geräte wurden abgemeldet.`,
      passwordChanged.body.de,
    ],
  }),
}

export const passwordChangedLetter = (language: Language, reader: Reader): Letter =>
  passwordChangedLetters[language](reader)
