import type { Marking, WaitingMark } from '@oktant/contract/assessment/marking.ts'
import { makeEvaluationSeen, makeLaunch, makeLog, makeRow } from './make-attempts.ts'

const name = { en: 'Essay on knots', de: 'Aufsatz über Knoten' }
const container = { id: 5, name: { en: 'Ropes', de: 'Seile' } }
const user = { id: 8, fullName: 'Mia Naidoo' }
const submittedAt = '2026-11-18T08:00:00Z'

export const makeWaiting = (id: number, own: Partial<WaitingMark> = {}): WaitingMark => ({
  id,
  user,
  evaluation: { id: 3, name, categoryId: 6 },
  container,
  attempt: 1,
  submittedAt,
  claim: null,
  hasDraft: false,
  isRevised: false,
  round: 1,
  ...own,
})

const text = { type: 'FT' as const, possibleAnswers: [], description: { en: 'Why?', de: 'Warum hält er?' } }
export const makeEssayRow = (id: number) => {
  const row = makeRow(id, { ftAnswer: 'Weil er sich nicht zuzieht.', submitted: true })
  return { ...row, question: { ...row.question, ...text, fullScore: 4 } }
}

/** An essay of two answers on the desk of whoever opened it. */
export const makeMarking = (own: Partial<Marking> = {}): Marking => ({
  launch: makeLaunch({
    evaluation: makeEvaluationSeen({ name, componentType: { category: { id: 6 } } }),
    componentLog: makeLog({ id: 41, stateLabel: 'UNDER_REVIEW' }),
    questionScores: [makeEssayRow(1), makeEssayRow(2)],
  }),
  user,
  container,
  submittedAt,
  questions: [1, 2].map((id) => ({
    id,
    isToMark: true,
    fullScore: 4,
    score: null,
    comment: '',
    modelAnswer: { en: 'It holds.', de: 'Er zieht sich nicht zu.' },
    rightAnswer: null,
  })),
  comment: '',
  level: null,
  assessedMark: null,
  revision: 0,
  savedAt: null,
  claim: { by: { id: 1, fullName: 'Anna Berg' }, isOwn: true, until: '2026-11-21T09:20:00Z' },
  flags: [],
  rounds: null,
  marked: null,
  previous: null,
  next: 42,
  waiting: 3,
  can: { mark: true, undo: false, return: true },
  ...own,
})
