import { scoreEvaluation, scoreQuestion } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import {
  launchEmbeddedEvaluation,
  launchEvaluation,
  listEvaluationAttempts,
  peekEvaluation,
  previewEvaluation,
  type EvaluationLaunch,
} from '@oktant/contract/assessment/attempts/attempts.ts'
import {
  launchOpenQuiz,
  readOpenQuiz,
  scoreOpenQuestion,
  scoreOpenQuiz,
} from '@oktant/contract/assessment/attempts/open-quiz.ts'
import { type QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import { readEvaluation } from '@oktant/contract/assessment/evaluations.ts'
import type { Endpoint } from '@oktant/contract/http/http.ts'
import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import {
  listChildren,
  readLearning,
  readOutline,
  readPublicLearning,
} from '@oktant/contract/learning/own/learn.ts'
import {
  questionTypes,
  readQuestion,
  type QuestionForm,
  type QuestionType,
} from '@oktant/contract/assessment/questions/questions.ts'
import { searchAll } from '@oktant/contract/learning/search.ts'
import { expect, test } from 'vitest'
import {
  makePeople,
  makeQuestions,
  makeTest,
  rightAnswer,
  wrongAnswer,
} from '../../../../../test/kit/content/attempts.ts'
import { testServer } from '../../../../../test/kit/server.ts'

const told = (text: string) => ({ en: `hush-${text}`, de: `hush-${text}` })
const secrets: Partial<QuestionForm> = {
  noOfRetries: 2,
  modelAnswer: told('model'),
  correctText: told('correct'),
  firstIncorrectText: told('first'),
  nextIncorrectText: told('next'),
  lastIncorrectText: told('last'),
}
const words = [{ id: 0, name: told('accepted'), isCorrect: true, pictureId: null }]

/** What names of a row say what is right, whatever stands in them. */
const telling = /^(isCorrect|correctIds|accepted|key|pairs|modelAnswer)$/
const nullUntilOver = new Set(['rightAnswer', 'answerBoolean', 'score'])
const nullUntilTried = new Set(['isRight', 'feedback', 'correctText', 'firstIncorrectText'])

/** Everything in an answer that tells what is right, but for the words that are due. */
function leaks(value: unknown, due: readonly string[] = [], at = ''): string[] {
  if (typeof value === 'string')
    return value.includes('hush-') && !due.some((word) => value === `hush-${word}`) ? [`${at}: ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const where = `${at}.${name}`
    if (telling.test(name) && typeof part !== 'string') return [where]
    if (nullUntilOver.has(name) && part !== null) return [where]
    if (nullUntilTried.has(name) && part !== null && due.length === 0) return [where]
    return leaks(part, due, where)
  })
}

async function setUp(type: QuestionType) {
  const server = await testServer()
  const people = await makePeople(server)
  const values = type === 'OW' ? { ...secrets, answers: words } : secrets
  const questions = await makeQuestions(server, people.author, [type], values)
  const made = await makeTest(server, people.author, { questions, openToVisitors: true })
  const [known] = questions
  if (!known) throw new Error('no question')
  const seen: [string, unknown][] = []
  /** Sends a call and keeps what came back, as it came. */
  async function read<E extends Endpoint>(entry: E, options: object): Promise<{ payload: never }> {
    const response = await server.send(entry, options as never)
    seen.push([`${entry.method} ${entry.path}`, response.json()])
    return response.json()
  }
  const found = (due: readonly string[] = []) =>
    seen.splice(0).flatMap(([name, body]) => leaks(body, due).map((leak) => `${name} ${leak}`))
  return { ...server, ...people, ...made, known, read, found }
}

test('the probe itself finds what an author reads', async () => {
  const { author, known, evaluationId, read, found } = await setUp('MC')
  await read(readQuestion, { as: author, params: { id: known.id } })
  expect(found().length).toBeGreaterThan(3)
  await read(readEvaluation, { as: author, params: { id: evaluationId } })
})

test.each(questionTypes)(
  'nothing that is right about %s reaches a browser before it is due',
  async (type) => {
    const { author, learner, childId, courseId, evaluationId, known, read, found } = await setUp(type)
    const as = learner
    const byId = { as, params: { id: childId } }
    const query = { company: String(author.companyId) }
    await read(readLearning, { as, params: { id: courseId } })
    await read(listChildren, { as, params: { id: courseId } })
    await read(readOutline, { as, params: { id: courseId } })
    await read(readPublicLearning, { params: { id: courseId }, query })
    await read(launchComponent, { as, params: { key: childId } })
    await read(listEvaluationAttempts, byId)
    await read(previewEvaluation, { as, params: { id: evaluationId } })
    await read(previewEvaluation, { as: author, params: { id: evaluationId } })
    for (const text of ['hush', 'hush-accepted', 'Bowline']) await read(searchAll, { as, query: { text } })
    await read(launchEvaluation, byId)
    const { payload: opened } = await read(launchEvaluation, byId)
    const { payload: embedded } = await read(launchEmbeddedEvaluation, byId)
    const { componentLog, launch, questionScores } = embedded as EvaluationLaunch
    await read(peekEvaluation, { as, params: { id: componentLog?.id } })
    expect((opened as EvaluationLaunch).questionScores).toHaveLength(1)
    expect(found()).toEqual([])

    const [row] = questionScores
    if (!row) throw new Error('no question')
    const held = { componentLogId: componentLog?.id ?? 0, launch: launch ?? '', time: 0 }
    const wrong = type === 'FT' ? '' : type === 'OP' ? scale(row) : wrongAnswer(row, known)
    const given = { id: row.id, answer: wrong, ftAnswer: type === 'FT' ? 'Hm.' : '', sequence: 1 }
    const body = { ...held, action: 'SAVE', questionScores: [given] }
    await read(scoreEvaluation, { as, params: { containerChildId: childId }, body })
    expect(found()).toEqual([])
    const isTold = type !== 'FT' && type !== 'OP'
    for (const [noOfTries, due] of [
      [0, 'first'],
      [1, 'next'],
    ] as const) {
      await read(scoreQuestion, { as, body: { ...held, ...given, noOfTries } })
      await read(launchEvaluation, byId)
      const { payload } = await read(launchEmbeddedEvaluation, byId)
      held.launch = (payload as EvaluationLaunch).launch ?? ''
      expect(found(isTold ? [due] : [])).toEqual([])
    }
  },
)

const scale = ({ question }: QuestionScore) => String(question.answerSet?.possibleAnswers[0]?.id)

test.each(questionTypes)('a visitor is told nothing of %s that is not due', async (type) => {
  const { author, childId, known, read, found } = await setUp(type)
  const query = { company: String(author.companyId) }
  await read(readOpenQuiz, { params: { id: childId }, query })
  const { payload } = await read(launchOpenQuiz, { params: { id: childId }, query })
  const { launch, questionScores } = payload as EvaluationLaunch
  const [row] = questionScores
  if (!row) throw new Error('no question')
  const answer = type === 'FT' ? '' : type === 'OP' ? scale(row) : wrongAnswer(row, known)
  const given = { id: row.id, answer, ftAnswer: type === 'FT' ? 'Hm.' : '', sequence: 1 }
  await read(scoreOpenQuiz, { query, body: { launch, time: 0, action: 'SAVE', questionScores: [given] } })
  expect(found()).toEqual([])
  await read(scoreOpenQuestion, { query, body: { launch, time: 0, ...given, noOfTries: 0 } })
  expect(found(type === 'FT' || type === 'OP' ? [] : ['first'])).toEqual([])
})

test('what is right is told when the attempt is over, and not where its author keeps it', async () => {
  const server = await testServer()
  const { call } = server
  for (const displayResutlsAtEnd of [true, false]) {
    const { author, learner } = await makePeople(server)
    const questions = await makeQuestions(server, author, ['MC'], { ...secrets, noOfRetries: 0 })
    const [known] = questions
    const { childId } = await makeTest(server, author, { questions, settings: { displayResutlsAtEnd } })
    const opened = await call(launchEvaluation, { as: learner, params: { id: childId } })
    const [row] = opened.questionScores
    if (!row || !known) throw new Error('no question')
    const held = { componentLogId: opened.componentLog?.id ?? 0, launch: opened.launch ?? '', time: 0 }
    const given = { id: row.id, answer: wrongAnswer(row, known), ftAnswer: '', sequence: 1 }
    await call(scoreQuestion, { as: learner, body: { ...held, ...given, noOfTries: 0 } })
    const body = { ...held, action: 'SUBMIT' as const, questionScores: [] }
    const done = await call(scoreEvaluation, { as: learner, params: { containerChildId: childId }, body })
    const right = displayResutlsAtEnd ? rightAnswer(known) : null
    expect(done.questionScores[0]).toMatchObject({ rightAnswer: right, feedback: told('last') })
  }
})
