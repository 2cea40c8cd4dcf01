import type { ScoreReply } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import type {
  AttemptResult,
  EvaluationAttempts,
  EvaluationLaunch,
} from '@oktant/contract/assessment/attempts/attempts.ts'
import type { QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'

const nothing = { en: '', de: '' }

/** Attempts for tests, whole and plausible: two knots to choose from. */
export const makeRow = (id: number, own: Partial<QuestionScore> = {}): QuestionScore => ({
  id,
  question: {
    id: 100 + id,
    versionId: 200 + id,
    type: 'OWMC',
    description: nothing,
    precedingText: { en: 'A loop is made by a', de: 'Eine Schlinge knüpft man mit einem' },
    postAnswerText: nothing,
    pictureURL: null,
    fullScore: 2,
    allowSupportingDocuments: false,
    possibleAnswers: [
      { id: 10 * id + 1, name: { en: 'Bowline', de: 'Palstek' }, description: nothing, pictureURL: null },
      {
        id: 10 * id + 2,
        name: { en: 'Granny', de: 'Altweiberknoten' },
        description: nothing,
        pictureURL: null,
      },
    ],
    answerPairs: [],
    answerSet: null,
    noOfRetries: 1,
    answerBoolean: null,
    correctText: null,
    firstIncorrectText: null,
    pdrBQuestion: false,
    pdrCQuestionManager: false,
  },
  mandatory: true,
  answer: '',
  ftAnswer: '',
  sequence: 0,
  supportingDocument: null,
  submitted: false,
  noOfTries: 0,
  triesLeft: 2,
  isRight: null,
  score: null,
  feedback: null,
  comment: '',
  rightAnswer: null,
  override: null,
  error: false,
  ...own,
})

export const makeResult = (own: Partial<AttemptResult> = {}): AttemptResult => ({
  stateLabel: 'PASSED',
  stateText: { en: 'Passed', de: 'Bestanden' },
  mark: 100,
  pass: true,
  score: 4,
  possible: 4,
  comment: '',
  level: null,
  submittedAt: '2026-03-02T09:30:00.000Z',
  isTimeUp: false,
  attemptsLeft: 1,
  ...own,
})

export const makeEvaluationSeen = (
  own: Partial<EvaluationLaunch['evaluation']> = {},
): EvaluationLaunch['evaluation'] => ({
  id: 3,
  name: { en: 'Test of knots', de: 'Knotentest' },
  description: { en: 'Shows what you know.', de: 'Zeigt, was Sie wissen.' },
  componentType: { category: { id: 3 } },
  orderOfQuestions: 'ordered',
  displayMode: 'fullScreen',
  singlePage: false,
  partialScoring: true,
  displayResutlsAtEnd: true,
  timeLimit: null,
  timeLimitUnit: 'minutes',
  passMark: 50,
  controlledRelease: false,
  releaseAt: null,
  ...own,
})

export const makeLog = (own: Partial<NonNullable<EvaluationLaunch['componentLog']>> = {}) => ({
  id: 7,
  attempt: 1,
  mark: null,
  totalDuration: 0,
  stateLabel: 'IN_PROGRESS' as const,
  startedAt: '2026-11-21T08:00:00Z',
  completedAt: null,
  ...own,
})

export const makeLaunch = (own: Partial<EvaluationLaunch> = {}): EvaluationLaunch => ({
  path: null,
  containerChildId: 1,
  containerId: 5,
  evaluation: makeEvaluationSeen(),
  componentLog: makeLog(),
  questionScores: [makeRow(1), makeRow(2)],
  pdrUser: null,
  currentObjectives: [],
  pastObjectives: [],
  behaviouralCompetencies: [],
  bcs: [],
  companyObjectives: [],
  ratingAnswerSet: null,
  performanceAnswerSet: null,
  assessedMark: null,
  mode: 'launch',
  launch: 'token',
  position: 0,
  endsAt: null,
  serverTime: '2026-11-21T08:00:00Z',
  result: null,
  returns: [],
  ...own,
})

/** What the server says to answers that it has kept. */
export const makeSaved = (own: Partial<ScoreReply> = {}): ScoreReply => ({
  componentLog: makeLog(),
  containerLog: null,
  savedAt: '2026-11-21T08:00:00Z',
  endsAt: null,
  result: null,
  questionScores: [],
  ...own,
})

export const makeEvaluationAttempts = (own: Partial<EvaluationAttempts> = {}): EvaluationAttempts => ({
  evaluation: makeEvaluationSeen(),
  questions: 2,
  attempts: [],
  attemptsLeft: 2,
  extraTime: 0,
  extraMinutes: 0,
  can: { start: true, resume: false },
  ...own,
})
