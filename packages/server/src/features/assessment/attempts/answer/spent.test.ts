import { scoreEvaluation, scoreQuestion } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import { readEvaluationResults } from '@oktant/contract/assessment/evaluation-results.ts'
import type { EvaluationSettings } from '@oktant/contract/assessment/evaluations.ts'
import { expect, test } from 'vitest'
import { makePeople, makeTest, takeTest } from '../../../../../test/kit/content/attempts.ts'
import { testServer } from '../../../../../test/kit/server.ts'

/** Five people, who are at the first question for so long and at the second for twice that, a minute in all. */
async function taken(settings: Partial<EvaluationSettings>, claimed: number) {
  const server = await testServer()
  const { call, clock, make } = server
  const { author } = await makePeople(server)
  const { companyId } = author
  const { childId, evaluationId, questions } = await makeTest(server, author, {
    settings: { orderOfQuestions: 'ordered', ...settings },
  })
  const known = questions.map(({ id }) => id)
  const people = await Promise.all(
    [1, 2, 3, 4, 5].map(() => make.user({ companyId, permissions: ['learning.take'] })),
  )
  const before = clock.skew
  for (const as of people) {
    const { opened, held, given } = await takeTest(server, as, childId)
    clock.skew += 60_000
    const rows = known.map((id) => opened.questionScores.find(({ question }) => question.id === id))
    const [first, second] = rows
    if (!first || !second) throw new Error('no questions')
    const body = { ...held, ...given(first, String(first.question.possibleAnswers[0]?.id)), noOfTries: 0 }
    const times = [{ id: first.id, seconds: claimed }]
    await call(scoreQuestion, { as, body: { ...body, time: claimed, times } })
    clock.skew += 60_000
    await call(scoreEvaluation, {
      as,
      params: { containerChildId: childId },
      body: {
        ...held,
        action: 'SAVE',
        questionScores: [],
        time: 2 * claimed,
        times: [{ id: second.id, seconds: 2 * claimed }],
      },
    })
    await call(scoreEvaluation, {
      as,
      params: { containerChildId: childId },
      body: { ...held, action: 'SAVE', questionScores: [given(second, 'true')], time: 0 },
    })
    const submitted = { ...held, ...given(second, 'true', 2), noOfTries: 0 }
    await call(scoreQuestion, { as, body: submitted })
    await call(scoreEvaluation, {
      as,
      params: { containerChildId: childId },
      body: { ...held, action: 'SUBMIT', questionScores: [] },
    })
  }
  clock.skew = before
  const found = await call(readEvaluationResults, { as: author, params: { id: evaluationId } })
  return { people: found.people, seconds: found.questions.map(({ seconds }) => seconds) }
}

test('the time at each question is what it was in front of people for', async () => {
  expect(await taken({}, 20)).toEqual({ people: 5, seconds: [20, 40] })
})

test('nobody was at a question for longer than time went by', async () => {
  const { seconds } = await taken({}, 5000)
  for (const each of seconds) expect(each).toBeLessThan(90)
})

test('of questions that stand on one page nobody can tell', async () => {
  expect((await taken({ singlePage: true }, 20)).seconds).toEqual([null, null])
})
