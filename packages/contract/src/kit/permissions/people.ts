/** `en` and `de` name the permission, `about` says what it allows. */
export const peoplePermissions = {
  'users.administer': {
    en: 'Administer users',
    de: 'Personen verwalten',
    about: {
      en: 'Make, change and deactivate user accounts.',
      de: 'Benutzerkonten anlegen, ändern und stilllegen.',
    },
  },
  'jobRoles.administer': {
    en: 'Administer job roles',
    de: 'Stellen verwalten',
    about: {
      en: 'Make and change job roles.',
      de: 'Stellen anlegen und ändern.',
    },
  },
  'permissions.administer': {
    en: 'Administer permissions',
    de: 'Rechte verwalten',
    about: {
      en: 'Change permission profiles, and decide who holds which.',
      de: 'Rechteprofile ändern und festlegen, wer welche hat.',
    },
  },
  'userFolders.administer': {
    en: 'Administer folders of users',
    de: 'Ordner von Personen verwalten',
    about: {
      en: 'Decide which folders and courses a person sees.',
      de: 'Festlegen, welche Ordner und Kurse jemand sieht.',
    },
  },
  'localities.administer': {
    en: 'Administer localities of users',
    de: 'Niederlassungen von Personen verwalten',
    about: {
      en: 'Make localities, and decide who belongs where.',
      de: 'Niederlassungen anlegen und Personen zuordnen.',
    },
  },
  'languages.administer': {
    en: 'Administer languages',
    de: 'Sprachen verwalten',
    about: {
      en: 'Decide which languages the company offers.',
      de: 'Festlegen, welche Sprachen das Unternehmen anbietet.',
    },
  },
  'projects.administer': {
    en: 'Administer groups',
    de: 'Gruppen verwalten',
    about: {
      en: 'Make groups, and decide their members, modules and hours.',
      de: 'Gruppen anlegen und Mitglieder, Module und Zeiten festlegen.',
    },
  },
  'imports.run': {
    en: 'Import data',
    de: 'Daten importieren',
    about: {
      en: 'Bring in people and records from CSV files.',
      de: 'Personen und Datensätze aus CSV-Dateien übernehmen.',
    },
  },
  'audit.read': {
    en: 'Read the audit trail',
    de: 'Änderungsprotokoll lesen',
    about: {
      en: 'See who changed what, and when.',
      de: 'Sehen, wer wann was geändert hat.',
    },
  },
} as const
