import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import type { SurveyResults } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import type { RaterRelation } from '@oktant/contract/assessment/surveys/surveys.ts'

type Words = {
  people: string[]
  average: (value: string, most: number) => string
  madeOf: (count: number) => string
  none: string
  nameless: string
  /** Of somebody’s answers about themselves, which stand beside the others’ once these are released. */
  ownView: string
  yours: string
  /** Before what the points of a scale mean. */
  scale: string
  choices: string
  /** Before the halves of pairs: what is matched, and with what. */
  halves: [string, string]
  headings: string[]
  everybody: string
  /** Where somebody’s own view stands beside it. */
  others: string
  /** The same where they stand by themselves. */
  heads: { everybody: string; others: string }
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
    ownView: 'Your own view is shown beside the feedback of the others, once it is released.',
    yours: 'Your answer:',
    scale: 'Scale:',
    choices: 'Choices:',
    halves: ['To be matched:', 'Matched with:'],
    headings: ['Question', 'Answers of', 'Answer', 'Chosen', 'Answers', 'Average'],
    everybody: 'everybody',
    others: 'everybody else',
    heads: { everybody: 'Everybody', others: 'Everybody else' },
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
    ownView: 'Ihre eigene Sicht wird neben dem Feedback der anderen gezeigt, sobald es freigegeben ist.',
    yours: 'Ihre Antwort:',
    scale: 'Skala:',
    choices: 'Zur Auswahl:',
    halves: ['Zuzuordnen:', 'Zugeordnet wird:'],
    headings: ['Frage', 'Antworten von', 'Antwort', 'Gewählt', 'Antworten', 'Durchschnitt'],
    everybody: 'allen',
    others: 'allen anderen',
    heads: { everybody: 'Alle', others: 'Alle anderen' },
    comment: 'in Worten',
    truth: { true: 'Wahr', false: 'Falsch' },
    relations: {
      self: 'eigene Sicht',
      manager: 'Führungskraft',
      peer: 'Kollegium',
      report: 'Team',
    },
  },
}

type Groups = SurveyResults['groups']
/** Whose answers the sum of all stands for: one’s own view is never among them. */
const sumOf = (groups: Groups) =>
  groups.some(({ relations }) => relations[0] === 'self') ? 'others' : 'everybody'
export const othersOf = (groups: Groups, language: Language) => csvWords[language][sumOf(groups)]

/** Whose answers stand below, at the beginning of a line. */
export function headOf(group: Groups[number] | undefined, groups: Groups, language: Language) {
  const { relations, heads } = csvWords[language]
  const named = group?.relations.map((name) => relations[name]).join(', ') ?? ''
  return named === '' ? heads[sumOf(groups)] : named.charAt(0).toUpperCase() + named.slice(1)
}

/** What a picture is called that nobody has called anything. */
export const pictureAt = (place: number): LocalText => ({ en: `Picture ${place}`, de: `Bild ${place}` })
