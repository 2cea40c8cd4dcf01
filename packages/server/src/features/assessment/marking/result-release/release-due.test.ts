import { listEvaluationAttempts, peekEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import { readEvaluation, updateEvaluation } from '@oktant/contract/assessment/evaluations.ts'
import { listHeldResults } from '@oktant/contract/assessment/result-release.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { scoreMarking, undoMarking } from '@oktant/contract/assessment/marking.ts'
import { listNotifications } from '@oktant/contract/communication/notifications.ts'
import { updateQuestion } from '@oktant/contract/assessment/questions/questions.ts'
import { applyRegrade } from '@oktant/contract/assessment/regrades.ts'
import { expect, test } from 'vitest'
import { makePeople, makeTest, rightAnswer, takeTest } from '../../../../../test/kit/content/attempts.ts'
import type { Made } from '../../../../../test/kit/make.ts'
import { handIn, makeEssay } from '../../../../../test/kit/content/marking.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { regradeOn } from '../../regrades/run-regrade.ts'
import { listDueReleases } from '../../evaluations/evaluations.ts'
import { releaseDueResults } from './release-due.ts'

const hour = 3_600_000
type Server = Awaited<ReturnType<typeof testServer>>

/** Moves the day on which an evaluation’s results are released, as its author does. */
async function moveDay({ call }: Server, as: Made, id: number, releaseAt: string | null) {
  const {
    categoryId: _,
    courses: __,
    changedAt: ___,
    ...form
  } = await call(readEvaluation, {
    as,
    params: { id },
  })
  const items = form.items.map(({ questionId, bankId, tag, difficulty, count, mandatory }) => ({
    questionId,
    bankId,
    tag,
    difficulty,
    count,
    mandatory,
  }))
  return call(updateEvaluation, { as, params: { id }, body: { ...form, items, releaseAt } })
}

async function setUp() {
  const server = await testServer()
  const { call, make, clock } = server
  const { author, learner } = await makePeople(server)
  const settings = { controlledRelease: true, singlePage: true }
  const made = await makeTest(server, author, { settings })
  const releaser = await make.user({ companyId: author.companyId, permissions: ['results.release'] })
  const at = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()
  const take = async (as: Made, isRight = true) => {
    const { opened, given, submit } = await takeTest(server, as, made.childId)
    const answers = opened.questionScores.map((row) => {
      const known = made.questions.find((one) => one.id === row.question.id)
      if (!known) throw new Error('a question that nobody made')
      return given(row, isRight || known.type !== 'TF' ? rightAnswer(known) : 'false')
    })
    const done = await submit(...answers)
    return { id: opened.componentLog?.id ?? 0, done }
  }
  const seen = async (as: Made, id: number) => (await call(peekEvaluation, { as, params: { id } })).result
  const held = async () => (await call(listHeldResults, { as: releaser })).content
  return { ...server, ...made, server, author, learner, at, take, seen, held }
}

test('results are released on their day: they count, and each learner is told once', async () => {
  const { call, kit, clock, server, author, learner, evaluationId, courseId, childId, at, take, seen, held } =
    await setUp()
  const { id } = await take(learner)
  const day = at(2 * hour)
  // NOTE: after it was handed in, and without a new edition of its course.
  await moveDay(server, author, evaluationId, day)
  const awaited = await call(listEvaluationAttempts, { as: learner, params: { id: childId } })
  expect(awaited.evaluation.releaseAt).toBe(day)
  expect(await held()).toMatchObject([{ id, releaseAt: day }])
  await releaseDueResults(kit)
  expect(await seen(learner, id)).toMatchObject({ stateLabel: 'UNDER_REVIEW', mark: null, pass: false })

  clock.skew += 2 * hour + 1000
  await Promise.all([releaseDueResults(kit), releaseDueResults(kit)])
  expect(await seen(learner, id)).toMatchObject({ stateLabel: 'PASSED', mark: 100, pass: true })
  expect(await call(readLearning, { as: learner, params: { id: courseId } })).toMatchObject({ passed: true })
  expect(await held()).toEqual([])
  await releaseDueResults(kit)
  await kit.outbox.deliver()
  const { content } = await call(listNotifications, { as: learner })
  expect(content.filter(({ title }) => title === 'Your result is there')).toHaveLength(1)
})

test('who hands in after the day is told at once, and a day put off holds the next one', async () => {
  const { make, kit, clock, server, author, learner, evaluationId, at, take, seen, held } = await setUp()
  await moveDay(server, author, evaluationId, at(-hour))
  const late = await take(learner)
  expect(late.done.result).toMatchObject({ stateLabel: 'PASSED', mark: 100 })
  expect(late.done.questionScores.every(({ isRight }) => isRight)).toBe(true)
  await moveDay(server, author, evaluationId, at(hour))
  const other = await make.user({ companyId: author.companyId, permissions: ['learning.take'] })
  const { id } = await take(other)
  expect(await held()).toMatchObject([{ id }])
  expect(await seen(learner, late.id)).toMatchObject({ mark: 100 })
  await moveDay(server, author, evaluationId, null)
  clock.skew += 2 * hour
  await releaseDueResults(kit)
  expect(await held()).toMatchObject([{ id, releaseAt: null }])
})

test('one whose answer was being written at that moment is found within the hour, and none later', async () => {
  const { kit, clock, db, server, author, learner, evaluationId, at, take, seen } = await setUp()
  const day = at(hour)
  await moveDay(server, author, evaluationId, day)
  const { id } = await take(learner)
  clock.skew += hour + 1000
  await releaseDueResults(kit)
  expect(await seen(learner, id)).toMatchObject({ mark: 100 })
  const due = () => listDueReleases(db, clock.now(), { after: undefined, most: 10_000 })
  const isDue = async () => (await due()).some((one) => one.evaluationId === evaluationId)
  expect(await isDue()).toBe(true)
  clock.skew += hour
  await releaseDueResults(kit)
  expect(await isDue()).toBe(false)
})

test('a corrected key changes what is held, and the day releases the new mark', async () => {
  const { call, kit, clock, server, author, learner, questions, evaluationId, at, take, seen, held } =
    await setUp()
  await moveDay(server, author, evaluationId, at(hour))
  const { id } = await take(learner, false)
  expect(await held()).toMatchObject([{ id, mark: 50 }])
  const known = questions.find(({ type }) => type === 'TF')
  if (!known) throw new Error('no statement')
  const params = { id: known.id }
  const body = { ...known, answerBoolean: false }
  const { revision } = await call(updateQuestion, { as: author, params, body })
  const regrade = await call(applyRegrade, { as: author, params, body: { revision, lowers: false } })
  await regradeOn(kit, regrade.id)
  expect(await held()).toMatchObject([{ id, mark: 100 }])
  expect(await seen(learner, id)).toMatchObject({ mark: null })
  clock.skew += hour + 1000
  await releaseDueResults(kit)
  expect(await seen(learner, id)).toMatchObject({ mark: 100, pass: true })
})

test('a mark given after the day is told at once, and can still be taken back', async () => {
  const server = await testServer()
  const { call, clock } = server
  const { author, learner, marker, childId, evaluationId } = await makeEssay(server, {
    settings: { controlledRelease: true, passMark: 100 },
  })
  const past = new Date(clock.now().getTime() - hour).toISOString()
  await moveDay(server, author, evaluationId, past)
  const { logId, rowId } = await handIn(server, learner, childId)
  const seen = async () =>
    (await call(peekEvaluation, { as: learner, params: { id: logId } })).questionScores[0]
  const questionScores = [{ id: rowId, score: 4, comment: 'Clear.' }]
  const body = { action: 'SUBMIT' as const, revision: 0, questionScores, comment: '', level: null }
  await call(scoreMarking, {
    as: marker,
    params: { logId },
    body: { ...body, questionScores: [{ ...questionScores[0], id: rowId, score: 1, comment: 'Clear.' }] },
  })
  expect(await seen()).toMatchObject({ score: 1, comment: 'Clear.' })
  await call(undoMarking, { as: marker, params: { logId } })
  expect(await seen()).toMatchObject({ score: null, comment: '' })
})

test('results that cannot be released keep those of no other evaluation', async () => {
  const broken = await setUp()
  const { kit, clock, engine, server, author, learner, evaluationId, at, take, seen } = await setUp()
  const first = await broken.take(broken.learner)
  const { id } = await take(learner)
  const day = at(hour)
  await moveDay(server, broken.author, broken.evaluationId, day)
  await moveDay(server, author, evaluationId, day)
  await engine.query(
    `update evaluation_revisions set settings = 'null' where revision_id =
      (select revision_id from evaluation_attempts where component_log_id = $1)`,
    [first.id],
  )
  clock.skew += 2 * hour
  await releaseDueResults(kit, 1)
  clock.skew = 0
  expect(await seen(learner, id)).toMatchObject({ mark: 100, pass: true })
})
