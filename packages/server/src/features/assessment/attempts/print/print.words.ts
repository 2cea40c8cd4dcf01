import type { MarkerLevel } from '@oktant/contract/assessment/attempts/attempts.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { messages } from '@oktant/contract/kit/messages.ts'

type Words = {
  attempt: (count: number, begun: string) => string
  handedIn: (at: string) => string
  open: string
  returned: string
  earlier: string
  sentBack: (handedIn: string, at: string) => string
  /** In the place of a text that stands in the version above, word for word. */
  unchanged: string
  timeUp: string
  mark: (mark: number) => string
  points: (score: number, of: number) => string
  passMark: (mark: number) => string
  level: (level: MarkerLevel) => string
  states: Record<'PASSED' | 'FAILED' | 'UNDER_REVIEW' | 'COMPLETED' | 'IN_PROGRESS' | 'NOT_STARTED', string>
  question: (number: number, count: number) => string
  yours: string
  /** Over an answer on a print that another person reads. */
  theirs: string
  none: string
  right: string
  partly: string
  wrong: string
  solution: string
  document: (name: string) => string
  comment: string
  override: string
  truth: Record<'true' | 'false', string>
}

const levelIn = (level: Exclude<MarkerLevel, 'NONE'>, language: Language) =>
  messages[`assessment.level.${level}`][language]

/** What stands on every printed attempt. */
export const printWords: Record<Language, Words> = {
  en: {
    attempt: (count, begun) => `Attempt ${count}, begun ${begun}`,
    handedIn: (at) => `Submitted ${at}`,
    open: 'Not submitted yet.',
    returned: 'To be revised',
    earlier: 'Earlier versions',
    sentBack: (handedIn, at) => `Submitted ${handedIn}, returned ${at}`,
    unchanged: 'The same text as above.',
    timeUp: 'The time was up. What was answered by then counts.',
    mark: (mark) => `Mark: ${mark}%`,
    points: (score, of) => `${score} of ${of} ${of === 1 ? 'point' : 'points'}`,
    passMark: (mark) => `Pass mark: ${mark}%`,
    level: (level) => (level === 'NONE' ? 'No level reached yet' : `Level ${levelIn(level, 'en')}`),
    states: {
      PASSED: 'Passed',
      FAILED: 'Not passed',
      UNDER_REVIEW: 'With Assessor',
      COMPLETED: 'The answers are recorded',
      IN_PROGRESS: 'Under way',
      NOT_STARTED: 'Not begun',
    },
    question: (number, count) => (count === 1 ? 'Question' : `Question ${number} of ${count}`),
    yours: 'Your answer:',
    theirs: 'Answer:',
    none: 'Not answered',
    right: 'Right',
    partly: 'Partly right',
    wrong: 'Not right',
    solution: 'Right would have been:',
    document: (name) => `Document: ${name}`,
    comment: 'Comment of the assessor:',
    override: 'Points changed, because:',
    truth: { true: 'True', false: 'False' },
  },
  de: {
    attempt: (count, begun) => `Versuch ${count}, begonnen ${begun}`,
    handedIn: (at) => `Abgegeben ${at}`,
    open: 'Noch nicht abgegeben.',
    returned: 'Zu überarbeiten',
    earlier: 'Frühere Fassungen',
    sentBack: (handedIn, at) => `Abgegeben ${handedIn}, zurückgegeben ${at}`,
    unchanged: 'Derselbe Text wie oben.',
    timeUp: 'Die Zeit war um. Es zählt, was bis dahin beantwortet war.',
    mark: (mark) => `Ergebnis: ${mark}\u00a0%`,
    points: (score, of) => `${score} von ${of} ${of === 1 ? 'Punkt' : 'Punkten'}`,
    passMark: (mark) => `Bestehensgrenze: ${mark}\u00a0%`,
    level: (level) => (level === 'NONE' ? 'Noch keine Stufe erreicht' : `Stufe ${levelIn(level, 'de')}`),
    states: {
      PASSED: 'Bestanden',
      FAILED: 'Nicht bestanden',
      UNDER_REVIEW: 'Wird beurteilt',
      COMPLETED: 'Die Antworten sind gespeichert',
      IN_PROGRESS: 'Läuft',
      NOT_STARTED: 'Nicht begonnen',
    },
    question: (number, count) => (count === 1 ? 'Frage' : `Frage ${number} von ${count}`),
    yours: 'Ihre Antwort:',
    theirs: 'Antwort:',
    none: 'Nicht beantwortet',
    right: 'Richtig',
    partly: 'Teilweise richtig',
    wrong: 'Nicht richtig',
    solution: 'Richtig wäre gewesen:',
    document: (name) => `Dokument: ${name}`,
    comment: 'Kommentar der Beurteilung:',
    override: 'Punkte geändert, weil:',
    truth: { true: 'Wahr', false: 'Falsch' },
  },
}
