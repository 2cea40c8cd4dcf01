/** `en` and `de` name the permission, `about` says what it allows. */
export const talentPermissions = {
  'team.see': {
    en: 'See one’s team',
    de: 'Eigenes Team sehen',
    about: {
      en: 'See progress, courses and certificates of the people one manages.',
      de: 'Fortschritt, Kurse und Zertifikate der eigenen Mitarbeitenden sehen.',
    },
  },
  'goals.request': {
    en: 'Hold training goals',
    de: 'Trainingsziele führen',
    about: {
      en: 'Request, cancel and achieve one’s own training goals.',
      de: 'Eigene Trainingsziele beantragen, zurückziehen und erreichen.',
    },
  },
  'goals.see': {
    en: 'See the training goals tab',
    de: 'Reiter „Trainingsziele“ sehen',
    about: {
      en: 'Show the tab of training goals.',
      de: 'Den Reiter der Trainingsziele anzeigen.',
    },
  },
  'goals.decide': {
    en: 'Decide training goals of one’s team',
    de: 'Trainingsziele des Teams entscheiden',
    about: {
      en: 'Approve or decline training goals as a line manager.',
      de: 'Trainingsziele als Führungskraft genehmigen oder ablehnen.',
    },
  },
  'goals.decideForHr': {
    en: 'Decide training goals for HR',
    de: 'Trainingsziele für die Personalabteilung entscheiden',
    about: {
      en: 'Approve or decline training goals where HR must agree.',
      de: 'Trainingsziele genehmigen oder ablehnen, wo die Personalabteilung zustimmen muss.',
    },
  },
  'goals.assign': {
    en: 'Assign training goals',
    de: 'Trainingsziele zuweisen',
    about: {
      en: 'Give training goals to other people.',
      de: 'Anderen Trainingsziele zuweisen.',
    },
  },
  'goals.administer': {
    en: 'Administer training goals',
    de: 'Trainingsziele verwalten',
    about: {
      en: 'See and change every training goal of the company.',
      de: 'Alle Trainingsziele des Unternehmens sehen und ändern.',
    },
  },
  'trainingRequests.handle': {
    en: 'Handle training requests',
    de: 'Trainingsanfragen bearbeiten',
    about: {
      en: 'See what training people ask for, and act on it.',
      de: 'Sehen, welche Trainings gewünscht werden, und darauf reagieren.',
    },
  },
  'reviews.take': {
    en: 'Take part in reviews',
    de: 'Am Mitarbeitergespräch teilnehmen',
    about: {
      en: 'Fill in one’s own performance and development review.',
      de: 'Das eigene Mitarbeitergespräch ausfüllen.',
    },
  },
  'reviews.lead': {
    en: 'Lead reviews',
    de: 'Mitarbeitergespräche führen',
    about: {
      en: 'Fill in, send and print the reviews of the people one manages.',
      de: 'Mitarbeitergespräche der eigenen Mitarbeitenden ausfüllen, senden und drucken.',
    },
  },
  'reviews.administer': {
    en: 'Administer reviews',
    de: 'Mitarbeitergespräche verwalten',
    about: {
      en: 'Open and close seasons, and see every review of the company.',
      de: 'Zeiträume öffnen und schließen und alle Mitarbeitergespräche des Unternehmens sehen.',
    },
  },
  'people.seeAll': {
    en: 'See everybody',
    de: 'Alle Personen sehen',
    about: {
      en: 'See people of the whole company, beyond one’s own team.',
      de: 'Personen im ganzen Unternehmen sehen, über das eigene Team hinaus.',
    },
  },
} as const
