import { createEvaluation, type EvaluationSettings } from '@oktant/contract/evaluations.ts'
import { createQuestionBank } from '@oktant/contract/question-banks.ts'
import { createQuestion, type QuestionForm } from '@oktant/contract/questions.ts'
import type { Send } from './newcomer.ts'

const both = (text: string) => ({ en: text, de: text })
const nothing = both('')

const plain: Omit<QuestionForm, 'type' | 'questionText'> = {
  folder: '',
  tags: [],
  status: 'active',
  difficulty: 'easy',
  fullScore: 1,
  noOfRetries: 0,
  numberOfDistractors: null,
  allowSupportingDocuments: false,
  pictureId: null,
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
}

const settings: EvaluationSettings = {
  orderOfQuestions: 'ordered',
  displayMode: 'coursePage',
  singlePage: false,
  partialScoring: true,
  displayResutlsAtEnd: true,
  timeLimit: null,
  timeLimitUnit: 'seconds',
  passMark: 80,
  controlledRelease: false,
  facilitatorFlagging: false,
  facilitatorOverride: false,
  includeInReports: true,
  retryLimit: null,
}

type Wanted = {
  title: string
  questions: readonly (Pick<QuestionForm, 'type'> & Partial<QuestionForm>)[]
  category?: number
  settings?: Partial<EvaluationSettings>
}

/** An evaluation of the journey's own, which asks these in this order; answers its component. */
export async function makeEvaluation(office: Send, wanted: Wanted): Promise<number> {
  const { title, questions, category = 3 } = wanted
  const bank = await office(createQuestionBank, {}, { title: both(title), description: nothing })
  const items = []
  for (const [place, question] of questions.entries()) {
    const questionText = both(`${title}: ${place + 1}`)
    const form = { ...plain, questionText, ...question, bankId: bank.id }
    const { id } = await office(createQuestion, {}, form)
    items.push({ questionId: id, bankId: null, tag: '', difficulty: null, count: 1, mandatory: true })
  }
  const about = { title: both(title), description: nothing, keywords: [], minutes: null }
  const own = { ...settings, ...wanted.settings }
  const made = await office(createEvaluation, {}, { ...about, category, items, settings: own })
  return Number(made.id)
}
