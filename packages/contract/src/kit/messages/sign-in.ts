/** Signing in, one-time links and passwords. */
export const signInMessages = {
  'login.error': {
    en: 'Username or password is incorrect',
    de: 'Benutzername oder Passwort ist falsch',
  },
  username_required: {
    en: 'Username is required',
    de: 'Der Benutzername fehlt',
  },
  password_required: {
    en: 'Password is required',
    de: 'Das Passwort fehlt',
  },
  invalidLicense: {
    en: 'No valid license was found. Please contact support: {email}, {phone}',
    de: 'Es wurde keine gültige Lizenz gefunden. Bitte wenden Sie sich an den Support: {email}, {phone}',
  },
  accessRestricted: {
    en: 'Access is restricted to these times:',
    de: 'Der Zugang ist auf diese Zeiten beschränkt:',
  },
  link_used: {
    en: 'This link has already been used',
    de: 'Dieser Link wurde bereits verwendet',
  },
  'password.reset.email': {
    en: 'If there is an account, a link to set a new password has been sent to',
    de: 'Falls es ein Konto gibt, wurde ein Link zum Festlegen eines neuen Passworts gesendet an',
  },
  account_not_found_for: {
    en: 'Unable to find a user account for',
    de: 'Kein Benutzerkonto gefunden für',
  },
  current_password_invalid: {
    en: 'Your current password is incorrect. Please try again.',
    de: 'Ihr aktuelles Passwort ist falsch. Bitte versuchen Sie es noch einmal.',
  },
  current_password_wrong: {
    en: 'Current Password Invalid',
    de: 'Aktuelles Passwort ungültig',
  },
  new_passwords_differ: {
    en: "New Passwords don't match",
    de: 'Die neuen Passwörter stimmen nicht überein',
  },
  new_password_blank: {
    en: 'New Password cannot be blank',
    de: 'Das neue Passwort darf nicht leer sein',
  },
  new_password_weak: {
    en: 'The new password is too short or too easily guessed',
    de: 'Das neue Passwort ist zu kurz oder zu leicht zu erraten',
  },
  password_reset_done: {
    en: 'Your password has been reset successfully',
    de: 'Ihr Passwort wurde geändert',
  },
} as const
