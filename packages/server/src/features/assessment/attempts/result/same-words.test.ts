import { scoreEvaluation, scoreQuestion } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import {
  launchEvaluation,
  listEvaluationAttempts,
  peekEvaluation,
} from '@oktant/contract/assessment/attempts/attempts.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { EvaluationSettings } from '@oktant/contract/assessment/evaluations.ts'
import { uploadQuestionPicture } from '@oktant/contract/assessment/questions/questions.ts'
import { expect, test } from 'vitest'
import {
  makePeople,
  makeQuestions,
  makeTest,
  rightAnswer,
  takeTest,
  wrongAnswer,
} from '../../../../../test/kit/content/attempts.ts'
import { makeReader, walkAsLearner } from '../../../../../test/kit/content/learner-walk.ts'
import { png } from '../../../../../test/kit/files/pictures.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { rowsOfPart } from '../../../../db/query/personal.ts'
import { attemptData } from '../attempts.personal.queries.ts'

const { evaluation, pdrForm } = componentCategory

/** What differs between two people whatever they answer: when they came, what was drawn, and the answer itself. */
const own = /^(id|answer|answerPairs|emailAddress|launch|login|possibleAnswers|serverTime|.*At)$/

const blank = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(blank)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, own.test(name) ? '' : blank(part)]),
  )
}

const both = ['right', 'wrong'] as const

test.for<[string, Partial<EvaluationSettings>, typeof evaluation | typeof pdrForm]>([
  ['held back', { controlledRelease: true }, evaluation],
  ['on one page', { singlePage: true }, evaluation],
  ['without a mark', {}, pdrForm],
])('%s, a right answer is told in the same words as a wrong one', async ([, settings, category]) => {
  const server = await testServer()
  const { make, send, db } = server
  const { author } = await makePeople(server)
  const questions = await makeQuestions(server, author, ['MC', 'TF', 'DD', 'OW'], { noOfRetries: 2 })
  const { childId, courseId } = await makeTest(server, author, { questions, settings, category })

  async function told(how: (typeof both)[number]) {
    const learner = await make.user({ companyId: author.companyId, permissions: ['learning.take'] })
    const { opened, held } = await takeTest(server, learner, childId)
    const { seen, read: ask } = makeReader(server, learner)
    for (const row of opened.questionScores) {
      const known = questions.find(({ id }) => id === row.question.id)
      if (!known) throw new Error('no such question')
      const answer = how === 'right' ? rightAnswer(known) : wrongAnswer(row, known)
      const given = { id: row.id, answer, ftAnswer: '', sequence: 1 }
      const params = { containerChildId: childId }
      await ask(scoreEvaluation, { params, body: { ...held, action: 'SAVE', questionScores: [given] } })
      // NOTE: on one page no screen asks so, but whoever is curious may.
      await ask(scoreQuestion, { body: { ...held, ...given, noOfTries: 0 } })
    }
    await walkAsLearner({ read: ask }, { courseId, childId, logId: held.componentLogId })
    await ask(listEvaluationAttempts, { params: { id: childId } })
    await ask(peekEvaluation, { params: { id: held.componentLogId } })
    const again = await send(launchEvaluation, { as: learner, params: { id: childId } })
    // NOTE: a paper says what was answered, in words.
    const read = seen.filter(([, body]) => typeof body === 'object')
    const archive: unknown[] = []
    for await (const row of rowsOfPart(db, attemptData, learner)) archive.push(row)
    expect(archive).toHaveLength(questions.length)
    return [...read, ['again', again.json()], ['archive', archive]].map(blank)
  }
  expect(await told('right')).toEqual(await told('wrong'))
})

test('the pictures of answers tell neither what their author called them nor which came first', async () => {
  const server = await testServer()
  const { call, app } = server
  const { author, learner } = await makePeople(server)
  const upload = async (name: string) => {
    const file = { name, bytes: png(74, 47), type: 'image/png' }
    return (await call(uploadQuestionPicture, { as: author, file })).pictureId
  }
  const [right, wrong] = [await upload('the right one.png'), await upload('a wrong one.png')]
  const answerOf = (pictureId: number, isCorrect: boolean) => ({
    id: 0,
    name: { en: isCorrect ? 'Bowline' : 'Granny', de: '' },
    isCorrect,
    pictureId,
  })
  const answers = [answerOf(right, true), answerOf(wrong, false)]
  const questions = await makeQuestions(server, author, ['TI'], { answers, numberOfDistractors: 1 })
  const { childId } = await makeTest(server, author, { questions })
  const { opened } = await takeTest(server, learner, childId)
  const shown = opened.questionScores[0]?.question.possibleAnswers ?? []
  expect(shown).toHaveLength(2)
  const plain = [right, wrong].map((id) => `/${id.toString(36)}.`)
  for (const { pictureURL } of shown) {
    expect(plain.filter((number) => pictureURL?.includes(number))).toEqual([])
    const { statusCode, headers } = await app.inject({ method: 'GET', url: pictureURL ?? '' })
    const disposition = `inline; filename="picture"; filename*=UTF-8''picture`
    expect([statusCode, headers['content-disposition']]).toEqual([200, disposition])
  }
})
