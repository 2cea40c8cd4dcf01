import type { EvaluationView } from '@oktant/contract/assessment/evaluations.ts'
import type { QuestionBankView } from '@oktant/contract/assessment/questions/question-banks.ts'
import type {
  LearnerQuestion,
  QuestionRow,
  QuestionType,
  QuestionView,
} from '@oktant/contract/assessment/questions/questions.ts'

const nothing = { en: '', de: '' }
const half = (id: number, name: string) => ({
  id,
  name: { en: name, de: name },
  description: nothing,
  pictureURL: null,
})
const knots = [half(1, 'Palstek'), half(2, 'Altweiberknoten'), half(3, 'Schotstek')]
const around = {
  precedingText: { en: 'A loop is a', de: 'Eine Schlaufe ist ein' },
  postAnswerText: { en: '.', de: '.' },
}

const ofType: Record<QuestionType, Partial<LearnerQuestion>> = {
  MC: { possibleAnswers: knots },
  OWMC: { possibleAnswers: knots, description: nothing, ...around },
  OW: { description: nothing, ...around },
  TF: {},
  DD: {
    answerPairs: [
      { possibleAnswer1: half(1, 'Backbord'), possibleAnswer2: half(11, 'grün') },
      { possibleAnswer1: half(2, 'Steuerbord'), possibleAnswer2: half(12, 'rot') },
    ],
  },
  TI: { possibleAnswers: knots.map((knot) => ({ ...knot, pictureURL: '/knot.png' })) },
  OP: {
    fullScore: 0,
    answerSet: {
      possibleAnswers: ['Nie', 'Manchmal', 'Oft', 'Immer'].map((name, index) => half(index + 1, name)),
    },
  },
  FT: {},
}

/** A question as a learner sees it, for tests. */
export const makeLearnerQuestion = (
  type: QuestionType,
  own: Partial<LearnerQuestion> = {},
): LearnerQuestion => ({
  id: 1,
  versionId: 1,
  type,
  description: { en: 'Which knot?', de: 'Welcher Knoten?' },
  precedingText: nothing,
  postAnswerText: nothing,
  pictureURL: null,
  fullScore: 2,
  allowSupportingDocuments: false,
  possibleAnswers: [],
  answerPairs: [],
  answerSet: null,
  ...ofType[type],
  ...own,
})

export const makeBank = (own: Partial<QuestionBankView> = {}): QuestionBankView => ({
  id: 4,
  title: { en: 'Knots', de: 'Knoten' },
  description: nothing,
  revision: 1,
  questions: 1,
  evaluations: 0,
  folders: [{ name: 'Knoten', questions: 1 }],
  tags: [{ name: 'Seil', questions: 1 }],
  changedAt: '2026-11-20T09:00:00Z',
  ...own,
})

export const makeQuestionRow = (own: Partial<QuestionRow> = {}): QuestionRow => ({
  id: 7,
  bankId: 4,
  title: { en: 'Which knot?', de: 'Welcher Knoten?' },
  type: 'MC',
  folder: 'Knoten',
  tags: ['Seil'],
  status: 'active',
  difficulty: 'easy',
  fullScore: 2,
  version: 2,
  evaluations: 0,
  changedAt: '2026-11-20T09:00:00Z',
  ...own,
})

const written = (id: number, name: string, isCorrect: boolean) => ({
  id,
  name: { en: name, de: name },
  isCorrect,
  pictureId: null,
})

/** A question as its author sees it. */
export const makeQuestionView = (own: Partial<QuestionView> = {}): QuestionView => ({
  id: 7,
  bankId: 4,
  bank: { en: 'Knots', de: 'Knoten' },
  revision: 3,
  version: 2,
  evaluations: 0,
  pictures: [],
  changedAt: '2026-11-20T09:00:00Z',
  type: 'MC',
  folder: 'Knoten',
  tags: ['Seil'],
  status: 'active',
  difficulty: 'easy',
  fullScore: 2,
  noOfRetries: null,
  numberOfDistractors: 1,
  allowSupportingDocuments: false,
  pictureId: null,
  questionText: { en: 'Which knot?', de: 'Welcher Knoten?' },
  precedingText: nothing,
  postAnswerText: nothing,
  answers: [written(1, 'Palstek', true), written(2, 'Slip', false)],
  answerPairs: [],
  answerBoolean: null,
  answerSetId: null,
  modelAnswer: nothing,
  correctText: nothing,
  firstIncorrectText: nothing,
  nextIncorrectText: nothing,
  lastIncorrectText: nothing,
  ...own,
})

/** An evaluation as its author reads it, for tests. */
export const makeEvaluationView = (own: Partial<EvaluationView> = {}): EvaluationView => ({
  id: 12,
  categoryId: 3,
  status: 'active',
  revision: 1,
  courses: 0,
  changedAt: '2026-11-20T09:00:00Z',
  title: { en: 'Knots', de: 'Knotenkunde' },
  description: { en: '', de: '' },
  keywords: [],
  minutes: null,
  settings: {
    orderOfQuestions: 'ordered',
    displayMode: 'coursePage',
    singlePage: false,
    partialScoring: true,
    displayResutlsAtEnd: true,
    timeLimit: null,
    timeLimitUnit: 'minutes',
    passMark: 80,
    controlledRelease: true,
    facilitatorFlagging: false,
    facilitatorOverride: false,
    includeInReports: true,
    retryLimit: null,
  },
  items: [],
  releaseAt: '2026-12-01T08:00:00.000Z',
  ...own,
})
