import { expect, test } from 'vitest'
import {
  attachSupportingDocument,
  scoreEvaluation,
} from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import { launchEvaluation, peekEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import {
  makePeople,
  makeQuestions,
  makeTest,
  rightAnswer,
  takeTest,
} from '../../../../../test/kit/content/attempts.ts'
import { itemOf } from '../../../../../test/kit/content/questions/questions.ts'
import { testServer } from '../../../../../test/kit/server.ts'

async function setUp({ mandatory = true } = {}) {
  const server = await testServer()
  const { author, learner } = await makePeople(server)
  const values = { allowSupportingDocuments: true, noOfRetries: 0 }
  const questions = await makeQuestions(server, author, ['MC', 'TF', 'OWMC', 'TI'], values)
  const items = questions.map(({ id }) => itemOf(id, { mandatory }))
  const settings = { orderOfQuestions: 'random' as const, singlePage: false }
  const { childId } = await makeTest(server, author, { questions, items, settings })
  const { opened, ...taking } = await takeTest(server, learner, childId)
  const id = opened.componentLog?.id ?? 0
  return {
    ...server,
    ...taking,
    learner,
    opened,
    seen: () => server.call(peekEvaluation, { as: learner, params: { id } }),
    again: () => server.call(launchEvaluation, { as: learner, params: { id: childId } }),
    rightOf: (row: (typeof opened.questionScores)[number]) => {
      const known = questions.find((one) => one.id === row.question.id)
      return known ? rightAnswer(known) : ''
    },
  }
}

test('a question keeps its number and its place, whatever is done with it, and is handed in only when all are submitted', async () => {
  const { opened, save, given, answer, submit, seen } = await setUp()
  expect((await seen()).questionScores).toEqual(opened.questionScores)
  const [, second, third] = opened.questionScores
  if (!second || !third) throw new Error('no questions')
  await save(given(third, ''))
  await save(given(third, '', 2))
  await answer(second, String(second.question.possibleAnswers[0]?.id ?? 'true'))
  const ids = opened.questionScores.map(({ id }) => id)
  const [before, after] = [await seen(), await submit()]
  expect(before.questionScores.map(({ id, sequence }) => [id, sequence])).toEqual(
    ids.map((id, place) => [id, [0, 1, 2, 0][place]]),
  )
  expect(after.code).toBe('questions_unsubmitted')
})

test('what is handed in unanswered is worth nothing, and keeps its number and its place', async () => {
  const { opened, answer, rightOf, submit, seen } = await setUp({ mandatory: false })
  const [first] = opened.questionScores
  if (!first) throw new Error('no question')
  await answer(first, rightOf(first))
  expect((await submit()).result).toMatchObject({ mark: 25, score: 2, possible: 8 })
  const { questionScores } = await seen()
  expect(questionScores.map(({ id, score }) => [id, score])).toEqual(
    opened.questionScores.map(({ id }, place) => [id, place === 0 ? 2 : 0]),
  )
})

test('of one question that is sent twice at once, the newer answer is kept', async () => {
  const { opened, save, given, seen } = await setUp()
  const row = opened.questionScores.find(({ question }) => question.type === 'OWMC')
  const [first, second] = row?.question.possibleAnswers ?? []
  if (!row || !first || !second) throw new Error('no question')
  const sent = [given(row, String(first.id), 3), given(row, String(second.id), 2)]
  await save(...sent, given(row, String(second.id), 1))
  const kept = (await seen()).questionScores.find(({ id }) => id === row.id)
  expect(kept).toMatchObject({ answer: String(first.id), sequence: 3 })
})

test('a document is the first that is done with a question', async () => {
  const { call, learner, opened, again } = await setUp()
  const [, , third] = opened.questionScores
  const file = { name: 'plan.txt', bytes: Buffer.from('a plan'), type: 'text/plain' }
  const params = { questionScoreId: third?.id ?? 0 }
  await call(attachSupportingDocument, { as: learner, params, file })
  expect((await again()).questionScores[2]?.supportingDocument).toMatchObject({ name: 'plan.txt' })
})

test('for how long a question was in view is counted before it is answered', async () => {
  const { call, clock, learner, opened, held, engine } = await setUp()
  const [first, second] = opened.questionScores.map(({ id }) => id)
  const look = async (times: { id: number; seconds: number }[]) => {
    clock.skew += 60_000
    const params = { containerChildId: opened.containerChildId ?? 0 }
    const body = { ...held, time: 30, times, action: 'SAVE' as const, questionScores: [] }
    await call(scoreEvaluation, { as: learner, params, body })
  }
  await look([{ id: first ?? 0, seconds: 10 }])
  await look([
    { id: first ?? 0, seconds: 5 },
    { id: second ?? 0, seconds: 7 },
  ])
  const rows = await engine.query(
    'select seconds from question_scores where id = any($1) order by position',
    [[first, second]],
  )
  expect(rows).toEqual([{ seconds: 15 }, { seconds: 7 }])
})
