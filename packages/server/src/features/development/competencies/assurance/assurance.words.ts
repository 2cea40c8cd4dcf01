/** The words of the matrix as a spreadsheet, and of a workbook on paper. */
export const matrixWords = {
  en: {
    headings: [
      'Person',
      'Job role',
      'Locality',
      'Competency',
      'Level needed',
      'Level confirmed',
      'State',
      'Valid until',
    ],
    standings: { met: 'Met', ending: 'Ending', gap: 'Gap' },
  },
  de: {
    headings: [
      'Person',
      'Stelle',
      'Niederlassung',
      'Kompetenz',
      'Verlangte Stufe',
      'Bestätigte Stufe',
      'Stand',
      'Gültig bis',
    ],
    standings: { met: 'Erfüllt', ending: 'Läuft ab', gap: 'Lücke' },
  },
} as const

export const workbookWords = {
  en: {
    title: (name: string) => `Workbook of ${name}`,
    profile: 'What the job role asks for',
    line: (name: string, required: string, standing: string) => `${name}: level ${required} – ${standing}`,
    declarations: 'Declarations',
    none: 'Nothing was declared yet.',
    claims: (level: string) => `Declared at level ${level}`,
    until: (day: string) => `Valid until ${day}`,
    evidence: (names: string) => `Evidence: ${names}`,
    assessments: 'Overall assessments',
    met: (role: string) => `Meets the profile “${role}”`,
    unmet: (role: string) => `Does not meet the profile “${role}” yet`,
  },
  de: {
    title: (name: string) => `Arbeitsmappe von ${name}`,
    profile: 'Was die Stelle verlangt',
    line: (name: string, required: string, standing: string) => `${name}: Stufe ${required} – ${standing}`,
    declarations: 'Erklärungen',
    none: 'Noch wurde nichts erklärt.',
    claims: (level: string) => `Auf Stufe ${level} erklärt`,
    until: (day: string) => `Gültig bis ${day}`,
    evidence: (names: string) => `Nachweise: ${names}`,
    assessments: 'Gesamtbeurteilungen',
    met: (role: string) => `Erfüllt das Profil „${role}“`,
    unmet: (role: string) => `Erfüllt das Profil „${role}“ noch nicht`,
  },
} as const
