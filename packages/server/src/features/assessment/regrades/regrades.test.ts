import {
  launchEvaluation,
  listEvaluationAttempts,
  peekEvaluation,
} from '@oktant/contract/assessment/attempts/attempts.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { listOwnCertificates } from '@oktant/contract/learning/certificates/certificates.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { listNotifications } from '@oktant/contract/communication/notifications.ts'
import {
  applyRegrade,
  listRegradeNotices,
  listRegrades,
  previewRegrade,
} from '@oktant/contract/assessment/regrades.ts'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { actorWith } from '../../../../test/kit/actor.ts'
import { makeTest, takeTest } from '../../../../test/kit/content/attempts.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { makeMistaken } from '../../../../test/kit/content/regrades.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { untilSomebodyWaits } from '../../../../test/kit/run/waiting.ts'
import { evaluationAttempts } from '../attempts/attempts.tables.ts'
import { releaseResults } from '../marking/result-release/result-release.ts'
import { readPage } from '../../../http/answer/paging.ts'
import { previewRegrade as readInLots } from './regrades.ts'
import { regradeOn } from './run-regrade.ts'

type Settings = Parameters<typeof makeMistaken>[1]

async function setUp(settings: Settings = {}) {
  const server = await testServer()
  const made = await makeMistaken(server, settings)
  const { author, questionId, courseId } = made
  const { call, kit } = server
  const params = { id: questionId }
  const preview = (lowers = false, as: Made = author) =>
    call(previewRegrade, {
      as,
      params,
      query: lowers ? { _filterFields: ['lowers'], _filterValues: ['yes'] } : {},
    })
  const begin = (lowers = false, revision = 1) =>
    call(applyRegrade, { as: author, params, body: { revision, lowers } })
  async function apply(lowers = false) {
    const begun = await begin(lowers)
    while (await regradeOn(kit, begun.id)) continue
    await kit.outbox.deliver()
    const [last] = await call(listRegrades, { as: author, params })
    return last
  }
  const seen = async (as: Made, id: number) => (await call(peekEvaluation, { as, params: { id } })).result
  const course = (as: Made) => call(readLearning, { as, params: { id: courseId } })
  const told = async (as: Made) =>
    (await call(listNotifications, { as })).content.filter(
      ({ title }) => title === 'Your result was corrected',
    )
  const notices = (as: Made = author, query = {}) => call(listRegradeNotices, { as, params, query })
  return { ...server, ...made, notices, preview, begin, apply, seen, course, told }
}

type Call = Awaited<ReturnType<typeof testServer>>['call']
const certificates = async (call: Call, as: Made) =>
  (await call(listOwnCertificates, { as, query: {} })).content.map(({ state }) => state)

test('a dry run says who would pass, and changes nothing', async () => {
  const { learner, take, correct, preview, seen, more } = await setUp()
  const { id } = await take(learner, 'asItIs')
  const other = await more()
  await take(other, 'asWritten')
  expect((await preview()).counts.attempts).toBe(0)
  await correct()
  const found = await preview()
  expect(found.counts).toMatchObject({ attempts: 2, passes: 1, fails: 0, kept: 1 })
  expect(found.content).toMatchObject([
    {
      id,
      user: { id: learner.id },
      before: { mark: 50, pass: false },
      after: { mark: 100, pass: true },
      effect: 'passes',
    },
  ])
  expect((await preview(true)).content.map(({ effect }) => effect)).toEqual(['fails', 'passes'])
  expect(await seen(learner, id)).toMatchObject({ mark: 50, pass: false })
})

test('a dry run says the same in whatever lots the attempts are read', async () => {
  const { db, make, author, questionId, take, correct, preview } = await setUp()
  for (const surname of ['Zimmer', 'Äbi', 'Ulm']) {
    const values = { companyId: author.companyId, permissions: ['learning.take' as const], surname }
    await take(await make.user(values), 'asItIs')
  }
  await correct()
  const whole = await preview()
  expect(whole.content.map(({ user }) => user.fullName.split(' ').at(-1))).toEqual(['Äbi', 'Ulm', 'Zimmer'])
  const actor = actorWith([], { id: author.id, companyId: author.companyId })
  expect(await readInLots(db, actor, questionId, readPage({}), 1)).toEqual(whole)
})

test('a dry run counts who is in the middle of an attempt, and writes nothing', async () => {
  const { engine, learner, childId, call, correct, preview, begin, author, more } = await setUp()
  for (const as of [learner, await more(), await more()])
    await call(launchEvaluation, { as, params: { id: childId } })
  const written = async () => {
    const [row] = await engine.query(
      'select count(*)::int as count from question_scores where company_id = $1',
      [author.companyId],
    )
    return row?.['count']
  }
  await correct()
  const before = await written()
  const { counts } = await preview()
  expect(counts).toMatchObject({ attempts: 3, open: 3, unseen: 0 })
  expect(await written()).toBe(before)
  expect(await begin()).toMatchObject({ total: counts.attempts })
})

test('applied, the mark, the course, the certificate and the notice follow', async () => {
  const { call, make, author, learner, childId, take, correct, apply, seen, course, told, preview } =
    await setUp()
  const { id } = await take(learner, 'asItIs')
  expect(await course(learner)).toMatchObject({ passed: false })
  expect(await certificates(call, learner)).toEqual([])
  await correct()
  expect(await apply()).toMatchObject({ done: 1, total: 1, passes: 1, fails: 0, changed: 1, version: 2 })
  expect(await seen(learner, id)).toMatchObject({ stateLabel: 'PASSED', mark: 100, pass: true })
  expect(await course(learner)).toMatchObject({ passed: true, mark: 100 })
  const { attempts } = await call(listEvaluationAttempts, { as: learner, params: { id: childId } })
  expect(attempts[0]).toMatchObject({ mark: 100, stateLabel: 'PASSED' })
  expect((await told(learner)).map(({ messageBody }) => messageBody)).toEqual([
    expect.stringContaining('You have passed now. Your mark is 100%.'),
  ])
  expect(await certificates(call, learner)).toEqual(['valid'])
  expect((await preview()).counts.attempts).toBe(0)
  const reader = await make.user({ companyId: author.companyId, permissions: ['audit.read'] })
  const entriesOf = async (object: string) =>
    (await call(listAudit, { as: reader, query: { object } })).content.map(({ person }) => person?.id)
  expect(await entriesOf('regrade')).toEqual([author.id, author.id])
  expect(await entriesOf('result')).toEqual([author.id])
})

test('whoever was right by mistake keeps it, unless the author lets points fall', async () => {
  const { call, learner, take, correct, apply, seen, course, told } = await setUp()
  const { id } = await take(learner, 'asWritten')
  await correct()
  expect(await apply()).toMatchObject({ changed: 0 })
  expect(await seen(learner, id)).toMatchObject({ mark: 100, pass: true })
  expect(await apply(true)).toMatchObject({ fails: 1, changed: 1, lowers: true })
  expect(await seen(learner, id)).toMatchObject({ stateLabel: 'FAILED', mark: 50, pass: false })
  // NOTE: a course that was passed stays passed, and so does its certificate.
  expect(await course(learner)).toMatchObject({ passed: true })
  expect(await certificates(call, learner)).toEqual(['valid'])
  expect(await told(learner)).toHaveLength(1)
})

test('an attempt keeps its question, and shows what is right by the corrected key', async () => {
  const { call, learner, take, correct, apply } = await setUp({ displayResutlsAtEnd: true })
  const { id } = await take(learner, 'asItIs', 'wrong')
  const first = async () =>
    (await call(peekEvaluation, { as: learner, params: { id } })).questionScores[0] ?? { question: null }
  const before = await first()
  await correct({ questionText: { en: 'Another text', de: 'Ein anderer Text' } })
  await apply()
  const after = await first()
  expect(after.question).toMatchObject({ description: before.question?.description })
  expect([before, after]).toMatchObject([{ isRight: false }, { isRight: true, score: 1 }])
})

test('an attempt that is under way goes on, and is marked by the corrected key', async () => {
  const { learner, call, childId, questions, questionId, correct, apply } = await setUp({ singlePage: false })
  const { opened, answer, submit } = await takeTest({ call }, learner, childId)
  const [first, second] = opened.questionScores
  if (!first || !second) throw new Error('no questions')
  const isTrue = questions.find(({ id }) => id === questionId)?.answerBoolean
  await correct()
  expect(await apply()).toMatchObject({ done: 1, changed: 0 })
  await answer(first, String(!isTrue))
  await answer(second, String(questions[1]?.answerBoolean))
  expect((await submit()).result).toMatchObject({ mark: 100, pass: true })
})

test('a held result stays held with its new mark, and nobody is told', async () => {
  const { learner, take, correct, preview, apply, seen, told, notices } = await setUp({
    controlledRelease: true,
  })
  const { id } = await take(learner, 'asItIs')
  await correct()
  expect((await preview()).content[0]).toMatchObject({ isHeld: true, effect: 'passes' })
  await apply()
  expect(await seen(learner, id)).toMatchObject({ stateLabel: 'UNDER_REVIEW', mark: null })
  expect(await told(learner)).toEqual([])
  expect((await notices()).content).toEqual([])
})

test.skipIf(inject('prepared').engine !== 'postgres')(
  'a result that is released while it is marked anew counts in its course with the new mark',
  async () => {
    const { db, engine, kit, author, learner, take, correct, begin, seen, course } = await setUp({
      controlledRelease: true,
    })
    const { id } = await take(learner, 'asItIs')
    await correct()
    const regrade = await begin()
    const admin = actorWith([], { id: author.id, companyId: author.companyId })
    const marking = await db.transaction(async (tx) => {
      await releaseResults(tx, admin, { ids: [id] }, { now: kit.now() })
      const begun = regradeOn(kit, regrade.id)
      await untilSomebodyWaits(engine)
      return [begun]
    })
    await Promise.all(marking)
    while (await regradeOn(kit, regrade.id)) continue
    expect(await seen(learner, id)).toMatchObject({ mark: 100, stateLabel: 'PASSED' })
    expect(await course(learner)).toMatchObject({ mark: 100, passed: true })
  },
)

test.skipIf(inject('prepared').engine !== 'postgres')(
  'whoever is in the middle of another test holds up no work at a question',
  async () => {
    const { db, call, author, learner, take, correct, begin } = await setUp()
    await take(learner, 'asItIs')
    await correct()
    const other = await makeTest({ call }, author)
    const { held } = await takeTest({ call }, learner, other.childId)
    await db.transaction(async (tx) => {
      await tx
        .select()
        .from(evaluationAttempts)
        .where(eq(evaluationAttempts.componentLogId, held.componentLogId))
        .for('update')
      expect(await begin()).toMatchObject({ total: 1 })
    })
  },
)

test('nothing is applied by a key that nobody has looked at, twice at once, or to nothing', async () => {
  const { learner, take, correct, begin } = await setUp()
  expect(await begin(false, 0)).toMatchObject({ code: 'regrade_empty' })
  await take(learner, 'asItIs')
  await correct()
  expect(await begin(false, 0)).toMatchObject({ code: 'content_changed' })
  const both = await Promise.all([begin(), begin()])
  expect(both.map(({ code }) => code).toSorted()).toEqual(['regrade_under_way', undefined])
})

test('who was told, when and what stands beside the work', async () => {
  const { learner, more, take, correct, apply, notices, kit, make } = await setUp()
  const other = await more()
  await take(learner, 'asItIs')
  await take(other, 'asWritten')
  expect((await notices()).totalElements).toBe(0)
  await correct()
  const before = kit.now()
  await apply(true)
  const { content, totalElements } = await notices()
  expect(totalElements).toBe(2)
  expect(content.find(({ user }) => user.id === learner.id)).toMatchObject({
    said: 'passes',
    mark: 100,
    attempt: 1,
  })
  expect(content.find(({ user }) => user.id === other.id)).toMatchObject({ said: 'fails', mark: 50 })
  expect(content.every(({ toldAt }) => Date.parse(toldAt) >= before.getTime())).toBe(true)
  const found = await notices(undefined, { _filterFields: ['user'], _filterValues: [learner.surname] })
  expect(found.content.map(({ user }) => user.id)).toContain(learner.id)
  const stranger = await make.user({ permissions: ['evaluations.administer'] })
  expect(await notices(stranger)).toMatchObject({ code: 'question_not_found' })
})

test('nobody else sees whose marks would change', async () => {
  const { make, learner, take, correct, preview } = await setUp()
  await take(learner, 'asItIs')
  await correct()
  const stranger = await make.user({ permissions: ['evaluations.administer'] })
  expect(await preview(false, stranger)).toMatchObject({ code: 'question_not_found' })
  expect(await preview(false, learner)).toMatchObject({ code: 'not_permitted' })
})
