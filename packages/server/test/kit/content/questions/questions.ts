import type { AnswerSetForm } from '@oktant/contract/assessment/questions/answer-sets.ts'
import { blankQuestion, blankSettings } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import {
  createEvaluation,
  type EvaluationItem,
  type EvaluationSettings,
} from '@oktant/contract/assessment/evaluations.ts'
import { createQuestionBank } from '@oktant/contract/assessment/questions/question-banks.ts'
import {
  createQuestion,
  type QuestionForm,
  type QuestionType,
} from '@oktant/contract/assessment/questions/questions.ts'
import type { Made } from '../../make.ts'
import type { testServer } from '../../server.ts'

type Server = Awaited<ReturnType<typeof testServer>>
let made = 0

const both = (text: string) => ({ en: text, de: `${text} (de)` })
const nothing = { en: '', de: '' }
const answer = (text: string, isCorrect: boolean) => ({ id: 0, name: both(text), isCorrect, pictureId: null })
const pair = (left: string, right: string) => ({
  possibleAnswer1: { id: 0, name: both(left) },
  possibleAnswer2: { id: 0, name: both(right) },
})
const knots = [answer('Bowline', true), answer('Granny', false), answer('Slip', false)]

/** What makes a question of each type whole; an opinion needs an answer set beside it. */
const ofType: Record<QuestionType, Partial<QuestionForm>> = {
  MC: { answers: knots, numberOfDistractors: 2 },
  OWMC: { answers: knots, numberOfDistractors: 2, precedingText: both('A loop is made by a') },
  OW: { answers: [answer('Bowline', true)], precedingText: both('A loop is made by a') },
  TF: { answerBoolean: true },
  DD: { answerPairs: [pair('Port', 'red'), pair('Starboard', 'green'), pair('Stern', 'white')] },
  TI: { answers: knots, numberOfDistractors: 2 },
  OP: { fullScore: 0 },
  FT: { modelAnswer: both('It does not slip.') },
}

export function questionForm(type: QuestionType = 'MC', values: Partial<QuestionForm> = {}): QuestionForm {
  return {
    ...blankQuestion(type),
    fullScore: 2,
    questionText: both(`Which knot is it, ${(made += 1)}?`),
    correctText: both('Right.'),
    firstIncorrectText: both('Look again.'),
    nextIncorrectText: both('Still wrong.'),
    lastIncorrectText: both('It is the bowline.'),
    ...ofType[type],
    ...values,
  }
}

export const answerSetForm = (): AnswerSetForm => ({
  name: both(`Scale ${(made += 1)}`),
  possibleAnswers: ['Never', 'Sometimes', 'Often', 'Always'].map((name) => ({
    id: 0,
    name: both(name),
    description: nothing,
  })),
})

export async function makeBank({ call }: Pick<Server, 'call'>, author: Made, title = `Bank ${(made += 1)}`) {
  return call(createQuestionBank, { as: author, body: { title: both(title), description: nothing } })
}

/** A question in a bank of its own, unless one is named. */
export async function makeQuestion(
  server: Pick<Server, 'call'>,
  author: Made,
  wish: { bankId?: number; type?: QuestionType; values?: Partial<QuestionForm> } = {},
) {
  const bankId = wish.bankId ?? (await makeBank(server, author)).id
  const body = { ...questionForm(wish.type, wish.values), bankId }
  return server.call(createQuestion, { as: author, body })
}

export const itemOf = (questionId: number, values: Partial<EvaluationItem> = {}): EvaluationItem => ({
  questionId,
  bankId: null,
  tag: '',
  difficulty: null,
  count: 1,
  mandatory: true,
  ...values,
})
export const drawOf = (bankId: number, values: Partial<EvaluationItem> = {}): EvaluationItem => ({
  ...itemOf(0),
  questionId: null,
  bankId,
  ...values,
})

export const evaluationSettings = (values: Partial<EvaluationSettings> = {}): EvaluationSettings => ({
  ...blankSettings,
  passMark: 50,
  ...values,
})

export const evaluationForm = (items: EvaluationItem[], settings: Partial<EvaluationSettings> = {}) => ({
  title: both(`Test of knots ${(made += 1)}`),
  description: both('Shows what you know.'),
  keywords: ['rope'],
  minutes: 10,
  settings: evaluationSettings(settings),
  items,
})

/** An evaluation of one multiple-choice question, unless other items are wished for. */
export async function makeEvaluation(
  server: Pick<Server, 'call'>,
  author: Made,
  wish: {
    category?: (typeof componentCategory)[keyof typeof componentCategory]
    items?: EvaluationItem[]
    settings?: Partial<EvaluationSettings>
  } = {},
) {
  const items = wish.items ?? [itemOf((await makeQuestion(server, author)).id)]
  // NOTE: a category that is none of an evaluation’s is refused by the call itself.
  const category = (wish.category ?? componentCategory.evaluation) as 3
  return server.call(createEvaluation, {
    as: author,
    body: { ...evaluationForm(items, wish.settings), category },
  })
}
