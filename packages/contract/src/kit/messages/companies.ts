/** What is said about companies, their licence and their appearance; a word may be shown at its field. */
export const companyMessages = {
  company_not_found: {
    en: 'Unable to find this company',
    de: 'Dieses Unternehmen wurde nicht gefunden',
  },
  company_invalid: {
    en: 'Validation Error',
    de: 'Die Angaben sind nicht gültig',
  },
  company_closed: {
    en: 'The company is not in a state that allows this',
    de: 'Der Zustand des Unternehmens lässt das nicht zu',
  },
  company_is_own: {
    en: 'You cannot close the company that you belong to',
    de: 'Das eigene Unternehmen lässt sich nicht schließen',
  },
  branding_invalid: {
    en: 'Validation Error',
    de: 'Die Angaben sind nicht gültig',
  },
  languages_invalid: {
    en: 'Validation Error',
    de: 'Die Angaben sind nicht gültig',
  },
  language_needed: {
    en: 'Please offer at least one language',
    de: 'Bitte bieten Sie mindestens eine Sprache an',
  },
  language_not_offered: {
    en: 'Your company does not offer this language',
    de: 'Ihr Unternehmen bietet diese Sprache nicht an',
  },
  default_not_offered: {
    en: 'The default must be one of the languages that are offered',
    de: 'Die Standardsprache muss zu den angebotenen gehören',
  },
  mail_settings_invalid: {
    en: 'Validation Error',
    de: 'Die Angaben sind nicht gültig',
  },
  host_needed: {
    en: 'Please name the mail server',
    de: 'Bitte geben Sie den Mailserver an',
  },
  host_refused: {
    en: 'The mail server %s lies inside a network, or its port is none for mail. Whoever runs the installation can allow it.',
    de: 'Der Mailserver %s liegt in einem internen Netz, oder sein Port ist keiner für E-Mail. Wer die Installation betreibt, kann ihn erlauben.',
  },
  host_unknown: {
    en: 'There is no server called %s',
    de: 'Einen Server namens %s gibt es nicht',
  },
  password_needs_username: {
    en: 'A password needs a user name',
    de: 'Zu einem Passwort gehört ein Benutzername',
  },
  password_needs_encryption: {
    en: 'A password is never sent without encryption',
    de: 'Ein Passwort wird nie unverschlüsselt gesendet',
  },
  password_for_other_server: {
    en: 'Please enter the password again for another server',
    de: 'Bitte geben Sie das Passwort für einen anderen Server neu ein',
  },
  colour_invalid: {
    en: 'Please give a colour as #RRGGBB, such as #3D3DA3',
    de: 'Bitte geben Sie eine Farbe als #RRGGBB an, zum Beispiel #3D3DA3',
  },
  logo_needed: {
    en: 'Please upload a logo first',
    de: 'Bitte laden Sie zuerst ein Logo hoch',
  },
  logo_not_found: {
    en: 'There is no earlier logo',
    de: 'Es gibt kein früheres Logo',
  },
  domain_invalid: {
    en: '%s is not a host name, such as learn.example.org',
    de: '%s ist kein Hostname wie lernen.beispiel.de',
  },
  domain_taken: {
    en: 'Another company has the domain %s',
    de: 'Die Domain %s hat bereits ein anderes Unternehmen',
  },
  day_invalid: {
    en: 'No calendar has this day',
    de: 'Diesen Tag gibt es in keinem Kalender',
  },
  address_not_web: {
    en: 'Please give an address that begins with https:// or http://',
    de: 'Bitte geben Sie eine Adresse an, die mit https:// oder http:// beginnt',
  },
} as const
