import type { Language } from '@oktant/contract/http/http.ts'
import type { Review } from '@oktant/contract/development/reviews/review-shapes.ts'

type Words = Record<
  | 'manager'
  | 'status'
  | 'past'
  | 'future'
  | 'competencies'
  | 'end'
  | 'userComments'
  | 'managerComments'
  | 'mark'
  | 'reason'
  | 'rejection'
  | 'signatures'
  | 'date'
  | 'weight'
  | 'kpa'
  | 'state'
  | 'ownRating'
  | 'managerRating'
  | 'ownWords'
  | 'managerWords'
  | 'answer'
  | 'yes'
  | 'no',
  string
> & { signed: Record<Review['signatures'][number]['what'], string> }

/** What a printed review says around what people wrote. */
export const printWords: Record<Language, Words> = {
  en: {
    manager: 'Manager',
    status: 'Status',
    past: 'Past objectives',
    future: 'Future objectives',
    competencies: 'Competencies and questions',
    end: 'Conclusion',
    userComments: 'Final comments of the person',
    managerComments: 'Final comments of the manager',
    mark: 'Mark',
    reason: 'Why the mark differs from the proposal',
    rejection: 'Why it was not accepted',
    signatures: 'Signatures',
    date: 'By',
    weight: 'Weight',
    kpa: 'Key performance area',
    state: 'State',
    ownRating: 'Own rating',
    managerRating: 'Manager’s rating',
    ownWords: 'Own words',
    managerWords: 'Manager’s words',
    answer: 'Answer',
    yes: 'True',
    no: 'False',
    signed: {
      personA: 'Handed in',
      managerA: 'Part A completed',
      managerBC: 'Sent for acceptance',
      accepted: 'Accepted',
      rejected: 'Not accepted',
    },
  },
  de: {
    manager: 'Führungskraft',
    status: 'Stand',
    past: 'Vergangene Ziele',
    future: 'Künftige Ziele',
    competencies: 'Kompetenzen und Fragen',
    end: 'Abschluss',
    userComments: 'Abschließende Worte der Person',
    managerComments: 'Abschließende Worte der Führungskraft',
    mark: 'Note',
    reason: 'Warum die Note vom Vorschlag abweicht',
    rejection: 'Warum nicht zugestimmt wurde',
    signatures: 'Unterschriften',
    date: 'Bis',
    weight: 'Gewicht',
    kpa: 'Leistungsbereich',
    state: 'Stand',
    ownRating: 'Eigene Einschätzung',
    managerRating: 'Einschätzung der Führungskraft',
    ownWords: 'Eigene Worte',
    managerWords: 'Worte der Führungskraft',
    answer: 'Antwort',
    yes: 'Richtig',
    no: 'Falsch',
    signed: {
      personA: 'Abgegeben',
      managerA: 'Teil A abgeschlossen',
      managerBC: 'Zur Zustimmung gesendet',
      accepted: 'Angenommen',
      rejected: 'Nicht angenommen',
    },
  },
}
