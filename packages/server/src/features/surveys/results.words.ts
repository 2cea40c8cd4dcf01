import type { Language } from '@oktant/contract/http.ts'
import type { RaterRelation } from '@oktant/contract/surveys.ts'

type Words = {
  people: string[]
  average: (value: string, most: number) => string
  madeOf: (count: number) => string
  none: string
  nameless: string
  yours: string
  headings: string[]
  everybody: string
  comment: string
  truth: Record<string, string>
  relations: Record<RaterRelation, string>
}

export const csvWords: Record<Language, Words> = {
  en: {
    people: ['Name', 'Address', 'Relation', 'Day'],
    average: (value, most) => `${value} on average, from 0 to ${most}`,
    madeOf: (count) => (count === 1 ? 'Made of 1 answer.' : `Made of ${count} answers.`),
    none: 'No answer',
    nameless: 'Your answers are anonymous; nobody can print them.',
    yours: 'Your answer',
    headings: ['Question', 'Answers of', 'Answer', 'Chosen', 'Answers', 'Average'],
    everybody: 'everybody',
    comment: 'in words',
    truth: { true: 'True', false: 'False' },
    relations: { self: 'own view', manager: 'manager', peer: 'peers', report: 'reports' },
  },
  de: {
    people: ['Name', 'Adresse', 'Beziehung', 'Tag'],
    average: (value, most) => `${value} im Durchschnitt, von 0 bis ${most}`,
    madeOf: (count) => (count === 1 ? 'Aus 1 Antwort.' : `Aus ${count} Antworten.`),
    none: 'Keine Antwort',
    nameless: 'Ihre Antworten sind anonym; niemand kann sie drucken.',
    yours: 'Ihre Antwort',
    headings: ['Frage', 'Antworten von', 'Antwort', 'Gewählt', 'Antworten', 'Durchschnitt'],
    everybody: 'allen',
    comment: 'in Worten',
    truth: { true: 'Richtig', false: 'Falsch' },
    relations: {
      self: 'eigene Sicht',
      manager: 'Führungskraft',
      peer: 'Kolleginnen und Kollegen',
      report: 'Team',
    },
  },
}
