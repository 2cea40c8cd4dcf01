import { createAnswerSet } from '@oktant/contract/assessment/questions/answer-sets.ts'
import { scoreEvaluation, scoreQuestion } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import { type EvaluationLaunch, launchEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import { type QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import type { componentCategory } from '@oktant/contract/kit/constants.ts'
import { createCourse, publishCourse, updateCourse } from '@oktant/contract/learning/courses/containers.ts'
import type { EvaluationItem, EvaluationSettings } from '@oktant/contract/assessment/evaluations.ts'
import {
  type QuestionForm,
  type QuestionType,
  questionTypes,
} from '@oktant/contract/assessment/questions/questions.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { courseForm, placeOf } from './courses.ts'
import type { Made } from '../make.ts'
import { answerSetForm, itemOf, makeBank, makeEvaluation, makeQuestion } from './questions/questions.ts'
import type { testServer } from '../server.ts'

type Server = Awaited<ReturnType<typeof testServer>>
let made = 0

/** Somebody who makes evaluations and courses, and somebody of the same company who takes them. */
export async function makePeople({ make }: Pick<Server, 'make'>) {
  const author = await make.user({
    permissions: ['evaluations.administer', 'content.administer', 'courses.administer', 'learning.take'],
  })
  const learner = await make.user({ companyId: author.companyId, permissions: ['learning.take'] })
  return { author, learner }
}

type Known = Awaited<ReturnType<typeof makeQuestion>>

/** One question of each of these types, in a bank of its own. */
export async function makeQuestions(
  server: Pick<Server, 'call'>,
  author: Made,
  types: readonly QuestionType[] = questionTypes,
  values: Partial<QuestionForm> = {},
): Promise<Known[]> {
  const bank = await makeBank(server, author)
  const scale = await server.call(createAnswerSet, { as: author, body: answerSetForm() })
  const made: Known[] = []
  for (const type of types) {
    const own = type === 'OP' ? { answerSetId: scale.id, fullScore: 0 } : {}
    made.push(await makeQuestion(server, author, { bankId: bank.id, type, values: { ...values, ...own } }))
  }
  return made
}

type Wish = {
  questions?: readonly Known[]
  items?: EvaluationItem[]
  settings?: Partial<EvaluationSettings>
  category?: (typeof componentCategory)[keyof typeof componentCategory]
  /** An open quiz, in a course that visitors see. */
  openToVisitors?: boolean
  /** What its course says otherwise. */
  texts?: object
}

/** A published course whose only part is an evaluation. */
export async function makeTest(server: Pick<Server, 'call'>, author: Made, wish: Wish = {}) {
  const questions = wish.questions ?? (await makeQuestions(server, author, ['MC', 'TF']))
  const items = wish.items ?? questions.map(({ id }) => itemOf(id))
  const evaluation = await makeEvaluation(server, author, { ...wish, items })
  const title = { en: `Knots ${(made += 1)}`, de: `Knoten ${made}` }
  const body = { title, containerTypeId: containerType.course, parentId: null }
  const course = await server.call(createCourse, { as: author, body })
  const params = { id: course.id }
  const { openToVisitors = false, texts = {} } = wish
  const drafted = await server.call(updateCourse, {
    as: author,
    params,
    body: {
      ...courseForm(course),
      ...texts,
      openToVisitors,
      children: [placeOf(evaluation.id, { openToVisitors })],
    },
  })
  const published = await server.call(publishCourse, {
    as: author,
    params,
    body: { revision: drafted.revision },
  })
  const childId = published.children[0]?.childId ?? 0
  return { questions, evaluationId: evaluation.id, courseId: course.id, childId }
}

/** What its author would answer. */
export function rightAnswer(known: Pick<QuestionForm, 'type' | 'answers' | 'answerPairs' | 'answerBoolean'>) {
  const { type, answers, answerPairs, answerBoolean } = known
  if (type === 'OW') return answers[0]?.name.en ?? ''
  if (type === 'TF') return String(answerBoolean)
  if (type === 'DD')
    return answerPairs
      .map(({ possibleAnswer1, possibleAnswer2 }) => `${possibleAnswer1.id}:${possibleAnswer2.id}`)
      .join(',')
  return answers
    .filter(({ isCorrect }) => isCorrect)
    .map(({ id }) => id)
    .join(',')
}

/** What somebody might answer who knows nothing, by what they are shown alone. */
export function wrongAnswer({ question }: QuestionScore, known: Known) {
  const right = rightAnswer(known)
  if (question.type === 'OW') return 'no idea'
  if (question.type === 'TF') return right === 'true' ? 'false' : 'true'
  if (question.type === 'DD') {
    const [first, second] = question.answerPairs
    return first && second ? `${first.possibleAnswer1.id}:${wrongHalf(right, question, first)}` : ''
  }
  return String(question.possibleAnswers.find(({ id }) => !right.split(',').includes(String(id)))?.id ?? '')
}

type Pairs = QuestionScore['question']
function wrongHalf(right: string, { answerPairs }: Pairs, first: Pairs['answerPairs'][number]) {
  const pairs = new Map(right.split(',').map((pair) => pair.split(':') as [string, string]))
  const wanted = pairs.get(String(first.possibleAnswer1.id))
  return answerPairs.find(({ possibleAnswer2 }) => String(possibleAnswer2.id) !== wanted)?.possibleAnswer2.id
}

/** Somebody at an evaluation, with what they do to it. */
export async function takeTest(server: Pick<Server, 'call'>, learner: Made, childId: number) {
  const { call } = server
  const opened = await call(launchEvaluation, { as: learner, params: { id: childId } })
  return { opened, ...hands(server, learner, childId, opened) }
}

export function hands({ call }: Pick<Server, 'call'>, as: Made, childId: number, opened: EvaluationLaunch) {
  const held = { componentLogId: opened.componentLog?.id ?? 0, launch: opened.launch ?? '', time: 0 }
  const params = { containerChildId: childId }
  const given = (row: QuestionScore, answer: string, sequence = row.sequence + 1) => ({
    id: row.id,
    answer: row.question.type === 'FT' ? '' : answer,
    ftAnswer: row.question.type === 'FT' ? answer : '',
    sequence,
  })
  return {
    held,
    save: (...answers: ReturnType<typeof given>[]) =>
      call(scoreEvaluation, { as, params, body: { ...held, action: 'SAVE', questionScores: answers } }),
    submit: (...answers: ReturnType<typeof given>[]) =>
      call(scoreEvaluation, { as, params, body: { ...held, action: 'SUBMIT', questionScores: answers } }),
    answer: (row: QuestionScore, answer: string) =>
      call(scoreQuestion, { as, body: { ...held, ...given(row, answer), noOfTries: row.noOfTries } }),
    given,
  }
}
