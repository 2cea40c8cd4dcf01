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
