/** The words of the clawbacks as a table. */
export const clawbackWords = {
  en: {
    columns: [
      'Person',
      'Training goal',
      'State',
      'Currency',
      'May be asked back',
      'Months',
      'Agreed on',
      'Achieved on',
      'Left on the day',
    ],
    states: { waiting: 'Waits for agreement', running: 'Running', over: 'Nothing left' },
  },
  de: {
    columns: [
      'Person',
      'Trainingsziel',
      'Stand',
      'Währung',
      'Rückforderbar',
      'Monate',
      'Zugestimmt am',
      'Erreicht am',
      'Am Stichtag offen',
    ],
    states: { waiting: 'Wartet auf Zustimmung', running: 'Läuft', over: 'Nichts mehr offen' },
  },
} as const
