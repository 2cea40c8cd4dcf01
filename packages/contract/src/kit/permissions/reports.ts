/** `en` and `de` name the permission, `about` says what it allows. */
export const reportsPermissions = {
  'reports.answersPerEvaluation': {
    en: 'Report: answers per evaluation',
    de: 'Bericht: Antworten je Test',
    about: {
      en: 'Run the report of the answers given in one evaluation.',
      de: 'Den Bericht über die Antworten eines Tests erstellen.',
    },
  },
  'reports.contentList': {
    en: 'Report: content list',
    de: 'Bericht: Inhaltsliste',
    about: {
      en: 'Run the report of all content.',
      de: 'Den Bericht über alle Inhalte erstellen.',
    },
  },
  'reports.containerList': {
    en: 'Report: course list',
    de: 'Bericht: Kursliste',
    about: {
      en: 'Run the report of all courses and folders.',
      de: 'Den Bericht über alle Kurse und Ordner erstellen.',
    },
  },
  'reports.evaluationQuestions': {
    en: 'Report: evaluation questions',
    de: 'Bericht: Testfragen',
    about: {
      en: 'Run the report of the questions of an evaluation.',
      de: 'Den Bericht über die Fragen eines Tests erstellen.',
    },
  },
  'reports.evaluations': {
    en: 'Report: evaluations',
    de: 'Bericht: Tests',
    about: {
      en: 'Run the report of evaluations and their results.',
      de: 'Den Bericht über Tests und ihre Ergebnisse erstellen.',
    },
  },
  'reports.myProgress': {
    en: 'Report: my progress',
    de: 'Bericht: mein Fortschritt',
    about: {
      en: 'Run the report of one’s own progress.',
      de: 'Den Bericht über den eigenen Fortschritt erstellen.',
    },
  },
  'reports.myProgressChart': {
    en: 'Report: chart of my progress',
    de: 'Bericht: mein Fortschritt als Diagramm',
    about: {
      en: 'Run the chart of one’s own progress.',
      de: 'Das Diagramm des eigenen Fortschritts erstellen.',
    },
  },
  'reports.feedbackForAll': {
    en: 'Report: multi-source feedback for all',
    de: 'Bericht: 360-Grad-Feedback aller',
    about: {
      en: 'Run the feedback report of many people.',
      de: 'Den Feedbackbericht über viele Personen erstellen.',
    },
  },
  'reports.feedbackForOne': {
    en: 'Report: multi-source feedback for one person',
    de: 'Bericht: 360-Grad-Feedback einer Person',
    about: {
      en: 'Run the feedback report of one person.',
      de: 'Den Feedbackbericht über eine Person erstellen.',
    },
  },
  'reports.opinionSurveys': {
    en: 'Report: opinion surveys',
    de: 'Bericht: Meinungsumfragen',
    about: {
      en: 'Run the report of opinion surveys.',
      de: 'Den Bericht über Meinungsumfragen erstellen.',
    },
  },
  'reports.userCompetence': {
    en: 'Report: competence of users',
    de: 'Bericht: Kompetenz von Personen',
    about: {
      en: 'Run the report of people’s competence.',
      de: 'Den Bericht über die Kompetenzen von Personen erstellen.',
    },
  },
  'reports.userList': {
    en: 'Report: user list',
    de: 'Bericht: Personenliste',
    about: {
      en: 'Run the report of all users.',
      de: 'Den Bericht über alle Personen erstellen.',
    },
  },
  'reports.reviewSummary': {
    en: 'Report: summary of reviews',
    de: 'Bericht: Mitarbeitergespräche im Überblick',
    about: {
      en: 'Run the summary of performance and development reviews.',
      de: 'Den Überblick über die Mitarbeitergespräche erstellen.',
    },
  },
  'reports.reviewDetail': {
    en: 'Report: reviews in detail',
    de: 'Bericht: Mitarbeitergespräche im Einzelnen',
    about: {
      en: 'Run the detailed report of performance and development reviews.',
      de: 'Den Einzelbericht über die Mitarbeitergespräche erstellen.',
    },
  },
} as const
