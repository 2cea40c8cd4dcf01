import type { Language } from '@oktant/contract/http.ts'
import type { Letter } from '../../mail/mail.ts'

type Reader = { firstName: string; companyName: string }

const confirmation: Record<Language, (reader: Reader, url: string) => Letter> = {
  en: ({ firstName, companyName }, url) => ({
    subject: `Confirm the registration of ${companyName}`,
    paragraphs: [
      `Hello ${firstName},`,
      `Thank you for registering ${companyName}. One step is left: confirm the registration and choose a password for the first administrator.`,
      'The link works once and for 48 hours. After that the registration is deleted.',
      'If it was not you, there is nothing to do.',
    ],
    action: { label: 'Confirm the registration', url },
  }),
  de: ({ firstName, companyName }, url) => ({
    subject: `Bestätigen Sie die Registrierung von ${companyName}`,
    paragraphs: [
      `Guten Tag ${firstName},`,
      `vielen Dank, dass Sie ${companyName} registriert haben. Ein Schritt fehlt noch: Bestätigen Sie die Registrierung und wählen Sie ein Passwort für die erste Verwaltungsperson.`,
      'Der Link gilt 48 Stunden lang und für einen einzigen Aufruf. Danach wird die Registrierung gelöscht.',
      'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
    ],
    action: { label: 'Registrierung bestätigen', url },
  }),
}

export const confirmationLetter = (language: Language, reader: Reader, url: string): Letter =>
  confirmation[language](reader, url)
