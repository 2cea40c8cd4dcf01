import { common, template } from '../../../mail/templates/template.ts'

export const welcomeLetter = template({
  key: 'user.welcome',
  name: { en: 'Welcome', de: 'Willkommen' },
  about: {
    en: 'To people who were given an account. The button holds the link to set a password, which works once and for seven days.',
    de: 'An Personen, die ein Konto bekommen haben. Die Schaltfläche enthält den Link zum Festlegen des Passworts; er gilt einmal und sieben Tage lang.',
  },
  placeholders: { firstName: common.firstName, login: { ...common.login, isRequired: true } },
  text: {
    en: {
      subject: 'Your account is ready',
      body: `Hello {firstName},

An account has been made for you. Your login is {login}.

Follow the button to choose a password and begin. The link works once and for seven days.`,
      action: 'Choose a password',
    },
    de: {
      subject: 'Ihr Konto ist bereit',
      body: `Guten Tag {firstName},

für Sie wurde ein Konto angelegt. Ihr Benutzername ist {login}.

Über die Schaltfläche legen Sie ein Passwort fest und beginnen. Der Link gilt sieben Tage lang und für einen einzigen Aufruf.`,
      action: 'Passwort festlegen',
    },
  },
})
