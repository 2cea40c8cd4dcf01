/** The course-package runtime. */
export const runtimeMessages = {
  scores_not_submitted: {
    en: 'Error submitting scores! Please contact support and provide the following URL /components/score',
    de: 'Fehler beim Übermitteln der Ergebnisse! Bitte wenden Sie sich an den Support und nennen Sie diese Adresse: /components/score',
  },
  'runtime.error.0': {
    en: 'No error',
    de: 'Kein Fehler',
  },
  'runtime.error.101': {
    en: 'General exception',
    de: 'Allgemeiner Fehler',
  },
  'runtime.error.201': {
    en: 'Invalid argument error',
    de: 'Ungültiges Argument',
  },
  'runtime.error.202': {
    en: 'Element cannot have children',
    de: 'Element kann keine Unterelemente haben',
  },
  'runtime.error.203': {
    en: 'Element not an array - Cannot have count',
    de: 'Element ist keine Liste – Anzahl nicht möglich',
  },
  'runtime.error.301': {
    en: 'Not initialized',
    de: 'Nicht initialisiert',
  },
  'runtime.error.401': {
    en: 'Not implemented error',
    de: 'Nicht implementiert',
  },
  'runtime.error.402': {
    en: 'Invalid set value, element is a keyword',
    de: 'Wert kann nicht gesetzt werden, Element ist ein Schlüsselwort',
  },
  'runtime.error.403': {
    en: 'Element is read only',
    de: 'Element kann nur gelesen werden',
  },
  'runtime.error.404': {
    en: 'Element is write only',
    de: 'Element kann nur geschrieben werden',
  },
  'runtime.error.405': {
    en: 'Incorrect Data Type',
    de: 'Falscher Datentyp',
  },
  'lesson.status.passed': {
    en: 'Passed',
    de: 'Bestanden',
  },
  'lesson.status.completed': {
    en: 'Completed',
    de: 'Abgeschlossen',
  },
  'lesson.status.failed': {
    en: 'Failed',
    de: 'Nicht bestanden',
  },
  'lesson.status.incomplete': {
    en: 'Incomplete',
    de: 'Unvollständig',
  },
  'lesson.status.browsed': {
    en: 'Browsed',
    de: 'Angesehen',
  },
  'lesson.status.not attempted': {
    en: 'Not attempted',
    de: 'Nicht begonnen',
  },
} as const
