import { common, template } from '../../../mail/templates/template.ts'

export const confirmationLetter = template({
  key: 'registration.confirm',
  isFixed: true,
  name: { en: 'Confirm a registration', de: 'Registrierung bestätigen' },
  about: {
    en: 'To whoever registers a company. As the company does not exist yet, these words are always the product’s own.',
    de: 'An alle, die ein Unternehmen registrieren. Da es das Unternehmen noch nicht gibt, ist dies immer der Text des Produkts.',
  },
  placeholders: { firstName: common.firstName, companyName: common.companyName },
  text: {
    en: {
      subject: 'Confirm the registration of {companyName}',
      body: `Hello {firstName},

Thank you for registering {companyName}. One step is left: confirm the registration and choose a password for the first administrator.

The link works once and for 48 hours. After that the registration is deleted.

If it was not you, there is nothing to do.`,
      action: 'Confirm the registration',
    },
    de: {
      subject: 'Bestätigen Sie die Registrierung von {companyName}',
      body: `Guten Tag {firstName},

vielen Dank, dass Sie {companyName} registriert haben. Ein Schritt fehlt noch: Bestätigen Sie die Registrierung und wählen Sie ein Passwort für die erste Administratorin oder den ersten Administrator.

Der Link gilt 48 Stunden lang und für einen einzigen Aufruf. Danach wird die Registrierung gelöscht.

Wenn Sie das nicht waren, brauchen Sie nichts zu tun.`,
      action: 'Registrierung bestätigen',
    },
  },
})
