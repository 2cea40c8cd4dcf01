import type { CalibrationState } from '@oktant/contract/development/reviews/review-shapes.ts'

type Words = { columns: readonly string[]; states: Record<CalibrationState, string> }

export const calibrationWords: Record<'en' | 'de', Words> = {
  en: {
    columns: [
      'Manager',
      'Person',
      'Season',
      'Job role',
      'Locality',
      'State',
      'Put forward',
      'Stands',
      'Moved (times)',
    ],
    states: {
      waiting: 'Not put forward yet',
      proposed: 'Put forward',
      released: 'Released',
      sent: 'Sent',
    },
  },
  de: {
    columns: [
      'Führungskraft',
      'Person',
      'Zeitraum',
      'Berufsrolle',
      'Standort',
      'Stand',
      'Vorgelegt',
      'Gilt',
      'Verschoben (Mal)',
    ],
    states: {
      waiting: 'Noch nicht vorgelegt',
      proposed: 'Vorgelegt',
      released: 'Freigegeben',
      sent: 'Gesendet',
    },
  },
}
