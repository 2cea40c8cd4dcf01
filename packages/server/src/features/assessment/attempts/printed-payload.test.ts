import { launchEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import { scoreEvaluation, scoreQuestion } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import { expect, test } from 'vitest'
import { makePeople, makeTest, rightAnswer } from '../../../../test/kit/content/attempts.ts'
import { testServer } from '../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const { author, learner } = await makePeople(server)
  const made = await makeTest(server, author, { settings: { singlePage: true } })
  const open = () => server.call(launchEvaluation, { as: learner, params: { id: made.childId } })
  const { questionScores, componentLog } = await open()
  const answered = questionScores.map((row) => {
    const known = made.questions.find(({ id }) => id === row.question.id)
    const { id, question, ftAnswer, supportingDocument, submitted, noOfTries, score, error } = row
    const answer = known ? rightAnswer(known) : ''
    return { id, question, answer, ftAnswer, supportingDocument, submitted, noOfTries, score, error }
  })
  return { ...server, ...made, learner, open, answered, componentLogId: componentLog?.id ?? 0 }
}

const printed = {
  time: 3,
  mode: 'launch',
  currentObjectives: [],
  pastObjectives: [],
  bcs: [],
  rejected: false,
  userComments: '',
  assessedMark: null,
}

test('the payload that the specification prints is enough to save and submit an attempt', async () => {
  const { call, learner, childId, evaluationId, open, answered, componentLogId } = await setUp()
  const params = { containerChildId: childId }
  const body = { ...printed, componentId: evaluationId, componentLogId, questionScores: answered }
  const as = learner
  const saved = await call(scoreEvaluation, { as, params, body: { ...body, action: 'SAVE' as const } })
  expect(saved.result).toBeNull()
  const again = await open()
  expect(again.questionScores.map(({ answer }) => answer)).toEqual(answered.map(({ answer }) => answer))
  const done = await call(scoreEvaluation, { as, params, body: { ...body, action: 'SUBMIT' as const } })
  expect(done.result).toMatchObject({ mark: 100, pass: true })
})

test('one question is submitted by its printed fields and the attempt that it belongs to', async () => {
  const { call, learner, answered, componentLogId } = await setUp()
  for (const row of answered) {
    const { questionScore } = await call(scoreQuestion, { as: learner, body: { componentLogId, ...row } })
    expect(questionScore).toMatchObject({ submitted: true, noOfTries: 1 })
  }
})

test('whoever names a launch that is over is still told that it went on elsewhere', async () => {
  const { call, learner, childId, answered, componentLogId } = await setUp()
  const params = { containerChildId: childId }
  const body = {
    ...printed,
    componentLogId,
    questionScores: answered,
    action: 'SAVE' as const,
    launch: 'old',
  }
  expect(await call(scoreEvaluation, { as: learner, params, body })).toMatchObject({
    code: 'launched_elsewhere',
  })
})
