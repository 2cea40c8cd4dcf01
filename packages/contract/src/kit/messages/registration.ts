/** Registering a company and confirming it. */
export const registrationMessages = {
  registration_invalid: {
    en: 'Please check the marked fields',
    de: 'Bitte prüfen Sie die markierten Felder',
  },
  registration_link_invalid: {
    en: 'This link has already been used',
    de: 'Dieser Link wurde bereits verwendet',
  },
  registration_link_printed: {
    en: 'Confirm the registration of %s:',
    de: 'Registrierung von %s bestätigen:',
  },
  captcha_invalid: {
    en: 'Please tick the box to show that you are not a robot',
    de: 'Bitte setzen Sie das Häkchen, um zu zeigen, dass Sie kein Roboter sind',
  },
  company_name_required: {
    en: 'Company name is required',
    de: 'Der Name des Unternehmens fehlt',
  },
  email_required: {
    en: 'Email address is required',
    de: 'Die E-Mail-Adresse fehlt',
  },
  first_name_required: {
    en: 'First name is required',
    de: 'Der Vorname fehlt',
  },
  surname_required: {
    en: 'Surname is required',
    de: 'Der Nachname fehlt',
  },
  repeat_password_required: {
    en: 'Please repeat the password',
    de: 'Bitte wiederholen Sie das Passwort',
  },
  passwords_differ: {
    en: 'The passwords do not match',
    de: 'Die Passwörter stimmen nicht überein',
  },
  email_invalid: {
    en: 'Invalid email',
    de: 'Ungültige E-Mail-Adresse',
  },
  email_address_invalid: {
    en: 'Please specify a valid email address',
    de: 'Bitte geben Sie eine gültige E-Mail-Adresse an',
  },
  email_taken: {
    en: 'This email address is already in use',
    de: 'Diese E-Mail-Adresse wird bereits verwendet',
  },
  company_email_taken: {
    en: 'A company with this email address already exists',
    de: 'Es gibt bereits ein Unternehmen mit dieser E-Mail-Adresse',
  },
  company_name_taken: {
    en: 'A company with this name already exists',
    de: 'Es gibt bereits ein Unternehmen mit diesem Namen',
  },
  login_taken: {
    en: 'The login %s already exists. Please enter another login.',
    de: 'Den Benutzernamen %s gibt es bereits. Bitte geben Sie einen anderen ein.',
  },
} as const
