/** `en` and `de` name the permission, `about` says what it allows. */
export const eventsPermissions = {
  'events.attend': {
    en: 'Attend events',
    de: 'An Veranstaltungen teilnehmen',
    about: {
      en: 'See events, ask for a seat, accept and decline.',
      de: 'Veranstaltungen sehen, Plätze anfragen, zusagen und absagen.',
    },
  },
  'bookings.decide': {
    en: 'Decide bookings of one’s team',
    de: 'Buchungen des Teams entscheiden',
    about: {
      en: 'Approve or decline bookings as a line manager.',
      de: 'Buchungen als Führungskraft genehmigen oder ablehnen.',
    },
  },
  'bookings.decideForHr': {
    en: 'Decide bookings for HR',
    de: 'Buchungen für die Personalabteilung entscheiden',
    about: {
      en: 'Approve or decline bookings of the whole company, those without a manager too.',
      de: 'Buchungen im ganzen Unternehmen genehmigen oder ablehnen, auch solche ohne Führungskraft.',
    },
  },
  'events.facilitate': {
    en: 'Run events',
    de: 'Veranstaltungen leiten',
    about: {
      en: 'Make events one runs oneself, invite, remind, cancel, and keep attendance.',
      de: 'Eigene Veranstaltungen anlegen, dazu einladen, erinnern, absagen und die Anwesenheit führen.',
    },
  },
  'events.administer': {
    en: 'Administer events',
    de: 'Veranstaltungen verwalten',
    about: {
      en: 'Change every event of the company and its templates.',
      de: 'Alle Veranstaltungen des Unternehmens und ihre Vorlagen ändern.',
    },
  },
  'scheduler.see': {
    en: 'See the scheduler',
    de: 'Terminplanung sehen',
    about: {
      en: 'Open the scheduler’s menu and calendars.',
      de: 'Menü und Kalender der Terminplanung öffnen.',
    },
  },
  'declineReasons.administer': {
    en: 'Administer decline reasons',
    de: 'Absagegründe verwalten',
    about: {
      en: 'Decide which reasons people may give when they decline.',
      de: 'Festlegen, welche Gründe bei Absagen zur Wahl stehen.',
    },
  },
  'facilitators.administer': {
    en: 'Administer facilitators',
    de: 'Kursleitungen verwalten',
    about: {
      en: 'Decide who may run events.',
      de: 'Festlegen, wer Veranstaltungen leiten darf.',
    },
  },
  'venues.administer': {
    en: 'Administer venues',
    de: 'Veranstaltungsorte verwalten',
    about: {
      en: 'Make and change venues and their capacity.',
      de: 'Veranstaltungsorte und ihre Plätze anlegen und ändern.',
    },
  },
  'locations.administer': {
    en: 'Administer locations',
    de: 'Standorte verwalten',
    about: {
      en: 'Make and change the locations that hold venues.',
      de: 'Standorte anlegen und ändern, zu denen Veranstaltungsorte gehören.',
    },
  },
  'trainer.seeActivity': {
    en: 'See trainer activity',
    de: 'Trainingsaktivität sehen',
    about: {
      en: 'See popular courses, sign-ins, purchases, ratings and testimonials.',
      de: 'Beliebte Kurse, Anmeldungen, Käufe, Bewertungen und Erfahrungsberichte sehen.',
    },
  },
  'purchasers.see': {
    en: 'See course purchasers',
    de: 'Käufe der eigenen Kurse sehen',
    about: {
      en: 'See who acquired one’s courses, and their history.',
      de: 'Sehen, wer die eigenen Kurse erworben hat, und den Verlauf dazu.',
    },
  },
  'consultations.see': {
    en: 'See consultation records',
    de: 'Beratungsprotokolle sehen',
    about: {
      en: 'Read the records of one’s consultations.',
      de: 'Die Protokolle der eigenen Beratungen lesen.',
    },
  },
} as const
