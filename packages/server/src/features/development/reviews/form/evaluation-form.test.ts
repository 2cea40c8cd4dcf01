import {
  attachSupportingDocument,
  type EvaluationScore,
  removeSupportingDocument,
  scoreEvaluation,
} from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import {
  cancelEvaluation,
  type EvaluationLaunch,
  launchEvaluation,
  peekEvaluation,
} from '@oktant/contract/assessment/attempts/attempts.ts'
import {
  holdReviewMeeting,
  readReview,
  readReviewValues,
} from '@oktant/contract/development/reviews/reviews.ts'
import { expect, test } from 'vitest'
import { makeReview } from '../../../../../test/kit/content/reviews.ts'
import { testServer } from '../../../../../test/kit/server.ts'

const day = new Date().toISOString().slice(0, 10)

async function setUp() {
  const server = await testServer()
  const made = await makeReview(server)
  const { call, make } = server
  const { id } = made
  const { containerChildId } = await call(readReview, { as: made.person, params: { id } })
  const launch = (as: typeof made.person) => call(launchEvaluation, { as, params: { id: containerChildId } })
  const opened = await launch(made.person)
  const componentLogId = opened.componentLog?.id ?? 0
  const peek = (as: typeof made.person) => call(peekEvaluation, { as, params: { id: componentLogId } })
  const score = (as: typeof made.person, action: 'SAVE' | 'SUBMIT', own: Partial<EvaluationScore> = {}) =>
    call(scoreEvaluation, {
      as,
      params: { containerChildId },
      body: { componentLogId, time: 0, action, questionScores: [], ...own },
    })
  return { ...server, ...made, make, opened, containerChildId, componentLogId, launch, peek, score }
}

const answered = (launch: EvaluationLaunch, text: string) =>
  launch.questionScores
    .filter(({ submitted }) => !submitted)
    .map(({ id, sequence }) => ({ id, answer: '', ftAnswer: text, sequence: sequence + 1 }))

const firstPoint = (set: EvaluationLaunch['ratingAnswerSet']) => set?.possibleAnswers[0]?.id ?? 0

test('a review is launched, scored and handed in by the calls of an evaluation, by both sides', async () => {
  const { opened, person, manager, score, peek, call, id, hr } = await setUp()
  expect(opened).toMatchObject({
    mode: 'launch',
    evaluation: { componentType: { category: { id: 5 } } },
    pdrUser: { id, user: { id: person.id }, sectionCStatus: 'NEW_PDR', rejected: false, userComments: '' },
    questionScores: [
      { question: { pdrBQuestion: true, pdrCQuestionManager: false }, submitted: false },
      { question: { pdrBQuestion: false, pdrCQuestionManager: false }, submitted: false },
      { question: { pdrBQuestion: false, pdrCQuestionManager: true }, submitted: true },
    ],
    companyObjectives: [{ en: 'Grow' }],
  })
  const goal = (name: string) => ({ title: name, text: `${name} in words`, weight: null })
  const own = {
    questionScores: answered(opened, 'mine'),
    currentObjectives: [goal('One'), goal('Two'), goal('Three')],
    bcs: opened.bcs.map((one) => ({ ...one, userRating: firstPoint(opened.ratingAnswerSet) })),
  }
  expect(await score(person, 'SAVE', own)).toMatchObject({
    componentLog: { mark: null, totalDuration: 0, stateLabel: 'IN_PROGRESS' },
    containerLog: null,
    questionScores: [{ ftAnswer: 'mine' }, { ftAnswer: 'mine' }, { ftAnswer: '' }],
  })
  expect(await peek(manager)).toMatchObject({ questionScores: [{ ftAnswer: '' }, {}, {}], mode: 'peek' })
  const { currentObjectives } = await peek(person)
  expect(currentObjectives.map(({ title }) => title)).toEqual(['One', 'Two', 'Three'])
  await score(person, 'SUBMIT', { currentObjectives })
  expect(await peek(manager)).toMatchObject({
    pdrUser: { status: 1 },
    questionScores: [{ ftAnswer: 'mine' }, {}, {}],
  })
  expect(await score(person, 'SUBMIT')).toMatchObject({ code: 'review_actioned' })
  await score(manager, 'SUBMIT')
  await call(holdReviewMeeting, { as: manager, params: { id }, body: { day } })
  const late = await peek(manager)
  expect(await score(manager, 'SUBMIT')).toMatchObject({ code: 'mandatory_fields_missing' })
  const theirs = {
    questionScores: answered(late, 'theirs'),
    bcs: late.bcs.map((one) => ({
      id: one.id,
      rating: late.ratingAnswerSet?.possibleAnswers.at(-1)?.id ?? 0,
    })),
  }
  await score(manager, 'SUBMIT', theirs)
  expect(await peek(person)).toMatchObject({ pdrUser: { status: 4 }, assessedMark: 100 })
  expect(await score(person, 'SUBMIT', { rejected: true })).toMatchObject({
    code: 'rejection_comment_missing',
  })
  await score(person, 'SUBMIT', { rejected: true, userComments: 'Too high' })
  expect(await call(readReviewValues, { as: person, params: { id } })).toMatchObject({
    mode: 'peek',
    pdrUser: { status: 6, rejected: true, userComments: 'Too high' },
  })
  await score(manager, 'SUBMIT')
  await score(person, 'SUBMIT', { rejected: false })
  expect(await peek(person)).toMatchObject({
    pdrUser: { status: 5 },
    componentLog: { stateLabel: 'COMPLETED' },
  })
  expect(await call(readReviewValues, { as: hr, params: { id } })).toMatchObject({ currentObjectives: [] })
})

test('to everybody else there is no such attempt, and cancelling keeps what was typed', async () => {
  const { make, containerChildId, componentLogId, call, launch, peek, score, person, opened } = await setUp()
  const other = await make.user({ companyId: person.companyId, permissions: ['learning.take'] })
  expect(await launch(other)).toMatchObject({ code: 'child_not_found' })
  expect(await peek(other)).toMatchObject({ code: 'attempt_not_found' })
  expect(await score(other, 'SAVE')).toMatchObject({ code: 'child_not_found' })
  await score(person, 'SAVE', { questionScores: answered(opened, 'kept') })
  expect(await call(cancelEvaluation, { as: person, params: { componentLogId }, query: {} })).toMatchObject({
    componentLog: { id: componentLogId },
  })
  expect(await launch(person)).toMatchObject({
    containerChildId,
    questionScores: [{ ftAnswer: 'kept' }, {}, {}],
  })
})

test('a document beside an answer is its writer’s alone until it is handed in', async () => {
  const { call, person, manager, opened, peek, score } = await setUp()
  const [first, , third] = opened.questionScores
  const file = { name: 'proof.txt', bytes: Buffer.from('This is a proof.'), type: 'text/plain' }
  const attach = (as: typeof person, questionScoreId = 0) =>
    call(attachSupportingDocument, { as, params: { questionScoreId }, file })
  expect(await attach(person, first?.id)).toMatchObject({
    supportingDocument: { name: 'proof.txt' },
    responseCode: 200,
  })
  expect(await attach(person, third?.id)).toMatchObject({ code: 'attempt_over' })
  expect(await attach(manager, first?.id)).toMatchObject({ code: 'attempt_over' })
  expect(await peek(person)).toMatchObject({
    questionScores: [{ supportingDocument: { name: 'proof.txt' } }, {}, {}],
  })
  expect(await peek(manager)).toMatchObject({ questionScores: [{ supportingDocument: null }, {}, {}] })
  const goal = (name: string) => ({ title: name, text: name })
  await score(person, 'SUBMIT', {
    questionScores: answered(opened, 'mine'),
    currentObjectives: [goal('One'), goal('Two'), goal('Three')],
    bcs: opened.bcs.map(({ id }) => ({ id, userRating: firstPoint(opened.ratingAnswerSet) })),
  })
  expect(await peek(manager)).toMatchObject({
    questionScores: [{ supportingDocument: { name: 'proof.txt' } }, {}, {}],
  })
  const detached = await call(removeSupportingDocument, {
    as: person,
    params: { questionScoreId: first?.id ?? 0 },
  })
  expect(detached).toMatchObject({ code: 'attempt_over' })
})
