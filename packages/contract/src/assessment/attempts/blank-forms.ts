import type { EvaluationSettings } from '../evaluations.ts'
import type { LocalText } from '../../http/http.ts'
import type { QuestionForm, QuestionType } from '../questions/questions.ts'
import { defaultSystemSettings } from '../../organisation/system.ts'

const nothing: LocalText = { en: '', de: '' }

/** What a new question begins with, by hand or from a file. */
export const blankQuestion = (type: QuestionType): QuestionForm => ({
  type,
  folder: '',
  tags: [],
  status: 'active',
  difficulty: 'medium',
  fullScore: 1,
  noOfRetries: null,
  numberOfDistractors: null,
  allowSupportingDocuments: false,
  pictureId: null,
  questionText: nothing,
  precedingText: nothing,
  postAnswerText: nothing,
  answers: [],
  answerPairs: [],
  answerBoolean: null,
  answerSetId: null,
  modelAnswer: nothing,
  correctText: nothing,
  firstIncorrectText: nothing,
  nextIncorrectText: nothing,
  lastIncorrectText: nothing,
})

/** How a new evaluation is taken until its author says otherwise. */
export const blankSettings: EvaluationSettings = {
  orderOfQuestions: 'ordered',
  displayMode: 'coursePage',
  singlePage: false,
  partialScoring: true,
  displayResutlsAtEnd: true,
  timeLimit: null,
  timeLimitUnit: 'minutes',
  passMark: defaultSystemSettings.defaultPassMark,
  controlledRelease: false,
  facilitatorFlagging: false,
  facilitatorOverride: false,
  includeInReports: true,
  retryLimit: null,
}
