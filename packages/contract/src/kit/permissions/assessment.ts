/** `en` and `de` name the permission, `about` says what it allows. */
export const assessmentPermissions = {
  'evaluations.administer': {
    en: 'Administer evaluations',
    de: 'Tests verwalten',
    about: {
      en: 'Make and change evaluations, questions, question banks and answer sets.',
      de: 'Tests, Fragen, Fragensammlungen und Antwortsätze anlegen und ändern.',
    },
  },
  'evaluations.moderate': {
    en: 'Moderate evaluations',
    de: 'Tests moderieren',
    about: {
      en: 'Look into attempts, flag them and correct marks.',
      de: 'Versuche einsehen, kennzeichnen und Ergebnisse berichtigen.',
    },
  },
  'freeText.mark': {
    en: 'Mark free text',
    de: 'Freitexte bewerten',
    about: {
      en: 'Mark essays and free-text answers.',
      de: 'Aufsätze und Freitextantworten bewerten.',
    },
  },
  'competencies.assess': {
    en: 'Assess competencies',
    de: 'Kompetenzen beurteilen',
    about: {
      en: 'Carry out competency evaluations of others.',
      de: 'Kompetenzbeurteilungen anderer durchführen.',
    },
  },
  'competencies.declare': {
    en: 'Declare competencies',
    de: 'Kompetenzen erklären',
    about: {
      en: 'Record competency declarations.',
      de: 'Kompetenzerklärungen erfassen.',
    },
  },
  'competencies.administerRegion': {
    en: 'Administer competencies of a region',
    de: 'Kompetenzen einer Region verwalten',
    about: {
      en: 'Look after competency evaluations in one’s own region.',
      de: 'Kompetenzbeurteilungen der eigenen Region betreuen.',
    },
  },
  'competencies.administer': {
    en: 'Administer competencies everywhere',
    de: 'Kompetenzen überall verwalten',
    about: {
      en: 'Look after competency evaluations in the whole company.',
      de: 'Kompetenzbeurteilungen im ganzen Unternehmen betreuen.',
    },
  },
  'assurance.see': {
    en: 'See business assurance',
    de: 'Qualitätssicherung einsehen',
    about: {
      en: 'See how competent and certified the company’s people are.',
      de: 'Einsehen, wie kompetent und zertifiziert die Beschäftigten sind.',
    },
  },
  'workbooks.read': {
    en: 'Read workbooks',
    de: 'Arbeitsmappen lesen',
    about: {
      en: 'Open workbooks of others without changing them.',
      de: 'Arbeitsmappen anderer öffnen, ohne sie zu ändern.',
    },
  },
  'results.release': {
    en: 'Release results',
    de: 'Ergebnisse freigeben',
    about: {
      en: 'Release the results of combination evaluations to those who took them.',
      de: 'Ergebnisse von Kombinationstests für die Teilnehmenden freigeben.',
    },
  },
  'surveys.administer': {
    en: 'Administer surveys',
    de: 'Umfragen verwalten',
    about: {
      en: 'Make surveys, invite people and read the answers.',
      de: 'Umfragen anlegen, dazu einladen und Antworten lesen.',
    },
  },
} as const
