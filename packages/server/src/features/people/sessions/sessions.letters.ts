import { common, template } from '../../../mail/templates/template.ts'

const readerNamed = { firstName: common.firstName, login: { ...common.login, isRequired: true } }

export const passwordResetLetter = template({
  key: 'password.reset',
  name: { en: 'Set a new password', de: 'Neues Passwort festlegen' },
  about: {
    en: 'To whoever asks for a new password. The button holds the link, which works once and for one hour.',
    de: 'An alle, die ein neues Passwort anfordern. Die Schaltfläche enthält den Link; er gilt einmal und eine Stunde lang.',
  },
  placeholders: readerNamed,
  text: {
    en: {
      subject: 'Set a new password',
      body: `Hello {firstName},

Somebody, most likely you, asked for a new password for the login {login}.

Follow the button to choose one. The link works once and for one hour.

If it was not you, there is nothing to do: your password stays as it is.`,
      action: 'Choose a new password',
    },
    de: {
      subject: 'Neues Passwort festlegen',
      body: `Guten Tag {firstName},

jemand, vermutlich Sie selbst, hat ein neues Passwort für den Benutzernamen {login} angefordert.

Über die Schaltfläche legen Sie es fest. Der Link gilt eine Stunde lang und für einen einzigen Aufruf.

Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt unverändert.`,
      action: 'Neues Passwort wählen',
    },
  },
})

/** The same news under the bell. */
export const passwordChanged = {
  title: { en: 'Your password was changed', de: 'Ihr Passwort wurde geändert' },
  body: {
    en: 'If that was not you, ask for a new password on the sign-in page at once.',
    de: 'Wenn Sie das nicht waren, fordern Sie auf der Anmeldeseite sofort ein neues Passwort an.',
  },
}

export const passwordChangedLetter = template({
  key: 'password.changed',
  name: { en: 'Password changed', de: 'Passwort geändert' },
  about: {
    en: 'To whoever’s password was changed, by themselves or by somebody else.',
    de: 'An alle, deren Passwort geändert wurde, von ihnen selbst oder von jemand anderem.',
  },
  placeholders: readerNamed,
  text: {
    en: {
      subject: passwordChanged.title.en,
      body: `Hello {firstName},

The password of the login {login} has just been changed, and all other devices were signed out.

${passwordChanged.body.en}`,
      action: '',
    },
    de: {
      subject: passwordChanged.title.de,
      body: `Guten Tag {firstName},

das Passwort des Benutzernamens {login} wurde soeben geändert, und alle anderen Geräte wurden abgemeldet.

${passwordChanged.body.de}`,
      action: '',
    },
  },
})
