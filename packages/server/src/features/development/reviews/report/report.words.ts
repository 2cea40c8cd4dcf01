import type { Language } from '@oktant/contract/http/http.ts'

type Words = Record<
  | 'summary'
  | 'detail'
  | 'person'
  | 'manager'
  | 'season'
  | 'jobRole'
  | 'locality'
  | 'status'
  | 'waitsFor'
  | 'since'
  | 'until'
  | 'late'
  | 'mark'
  | 'yes'
  | 'no'
  | 'part'
  | 'item'
  | 'weight'
  | 'ownRating'
  | 'managerRating'
  | 'ownWords'
  | 'managerWords'
  | 'past'
  | 'future'
  | 'competency'
  | 'question'
  | 'end',
  string
>

/** What the reports of reviews are called, and their columns. */
export const reportWords: Record<Language, Words> = {
  en: {
    summary: 'Reviews in summary',
    detail: 'Reviews in detail',
    person: 'Person',
    manager: 'Manager',
    season: 'Season',
    jobRole: 'Job role',
    locality: 'Locality',
    status: 'State',
    waitsFor: 'Who has it',
    since: 'Since',
    until: 'Until',
    late: 'Overdue',
    mark: 'Mark',
    yes: 'Yes',
    no: 'No',
    part: 'Part',
    item: 'About',
    weight: 'Weight in %',
    ownRating: 'Own rating',
    managerRating: 'Manager’s rating',
    ownWords: 'Own words',
    managerWords: 'Manager’s words',
    past: 'Past objective',
    future: 'Future objective',
    competency: 'Competency',
    question: 'Question',
    end: 'Conclusion',
  },
  de: {
    summary: 'Mitarbeitergespräche im Überblick',
    detail: 'Mitarbeitergespräche im Einzelnen',
    person: 'Person',
    manager: 'Führungskraft',
    season: 'Zeitraum',
    jobRole: 'Stelle',
    locality: 'Niederlassung',
    status: 'Stand',
    waitsFor: 'Bei wem',
    since: 'Seit',
    until: 'Bis',
    late: 'Überfällig',
    mark: 'Note',
    yes: 'Ja',
    no: 'Nein',
    part: 'Teil',
    item: 'Worum es geht',
    weight: 'Gewicht in %',
    ownRating: 'Eigene Einschätzung',
    managerRating: 'Einschätzung der Führungskraft',
    ownWords: 'Eigene Worte',
    managerWords: 'Worte der Führungskraft',
    past: 'Vergangenes Ziel',
    future: 'Künftiges Ziel',
    competency: 'Kompetenz',
    question: 'Frage',
    end: 'Abschluss',
  },
}
