/** `en` and `de` name the permission, `about` says what it allows. */
export const systemPermissions = {
  'communications.administer': {
    en: 'Administer communications',
    de: 'Kommunikation verwalten',
    about: {
      en: 'Write automatic messages and templates, and use the inbox.',
      de: 'Automatische Nachrichten und Vorlagen schreiben und den Posteingang nutzen.',
    },
  },
  'notifications.administer': {
    en: 'Delete anybody’s notifications',
    de: 'Benachrichtigungen aller löschen',
    about: {
      en: 'Delete notifications of other people.',
      de: 'Benachrichtigungen anderer Personen löschen.',
    },
  },
  'mail.readOutbox': {
    en: 'Read the mail outbox',
    de: 'Postausgang lesen',
    about: {
      en: 'See the letters the product sends, and their state.',
      de: 'Die versandten E-Mails und ihren Stand sehen.',
    },
  },
  'customFields.administer': {
    en: 'Administer custom fields',
    de: 'Zusatzfelder verwalten',
    about: {
      en: 'Define further fields for people, events and goals.',
      de: 'Weitere Felder für Personen, Veranstaltungen und Ziele festlegen.',
    },
  },
  'certificates.administer': {
    en: 'Administer certificates',
    de: 'Zertifikate verwalten',
    about: {
      en: 'Design certificates, and see all that were issued.',
      de: 'Zertifikate gestalten und alle ausgestellten sehen.',
    },
  },
  'reports.administer': {
    en: 'Administer reports',
    de: 'Berichte verwalten',
    about: {
      en: 'Add and remove report plugins.',
      de: 'Berichtserweiterungen hinzufügen und entfernen.',
    },
  },
  'jobs.see': {
    en: 'See background work',
    de: 'Hintergrundarbeiten sehen',
    about: {
      en: 'See timed work, what failed, and try it again.',
      de: 'Zeitgesteuerte Arbeiten und Fehler sehen und wiederholen.',
    },
  },
  'system.administer': {
    en: 'Change system settings',
    de: 'Systemeinstellungen ändern',
    about: {
      en: 'Set mail, sign-on, directory, storage and other properties.',
      de: 'E-Mail, Anmeldung, Verzeichnis, Speicher und weitere Eigenschaften einstellen.',
    },
  },
  'company.administer': {
    en: 'Administer one’s company',
    de: 'Eigenes Unternehmen verwalten',
    about: {
      en: 'Change the company’s name, branding and support contact.',
      de: 'Name, Auftritt und Supportkontakt des Unternehmens ändern.',
    },
  },
  'companies.administer': {
    en: 'Administer all companies',
    de: 'Alle Unternehmen verwalten',
    about: {
      en: 'See and change every company and its licence. The only permission that reaches across companies.',
      de: 'Alle Unternehmen und ihre Lizenzen sehen und ändern. Das einzige Recht über Unternehmensgrenzen hinweg.',
    },
  },
} as const
