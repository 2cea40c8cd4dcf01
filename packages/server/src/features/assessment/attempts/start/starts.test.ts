import { expect, test } from 'vitest'
import { launchEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { makePeople, makeQuestions, makeTest } from '../../../../../test/kit/content/attempts.ts'
import { testServer } from '../../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const { author, learner } = await makePeople(server)
  const questions = await makeQuestions(server, author, ['MC', 'TF', 'OWMC', 'DD'])
  const { childId, courseId } = await makeTest(server, author, { questions })
  const launch = (as = learner) => server.call(launchEvaluation, { as, params: { id: childId } })
  // NOTE: whoever takes it comes from there.
  await server.call(readLearning, { as: learner, params: { id: courseId } })
  return { ...server, author, learner, launch, courseId }
}

test('an attempt that is taken up again is the same one, and belongs to the window that opened it last', async () => {
  const { launch } = await setUp()
  const [one, other] = [await launch(), await launch()]
  expect(other.componentLog).toEqual(one.componentLog)
  expect(other.questionScores).toEqual(one.questionScores)
  expect(other.evaluation).toEqual(one.evaluation)
  expect(other.launch).not.toBe(one.launch)
})

test('a test that is begun in several windows at once is one attempt, and its course is begun once', async () => {
  const { engine, make, learner, launch } = await setUp()
  const people = await Promise.all(
    Array.from({ length: 5 }, () =>
      make.user({ companyId: learner.companyId, permissions: ['learning.take'] }),
    ),
  )
  const opened = await Promise.all(people.flatMap((as) => [launch(as), launch(as), launch(as)]))
  expect(new Set(opened.map(({ componentLog }) => componentLog?.id)).size).toBe(people.length)
  expect(opened.map(({ questionScores }) => questionScores.length)).toEqual(opened.map(() => 4))
  const [counted] = await engine.query(
    "select count(*)::int as count from announcements where name = 'course.begun' and company_id = $1",
    [learner.companyId],
  )
  expect(counted).toEqual({ count: people.length })
})

test('a course that is begun by the first attempt in it is announced to whoever hears it', async () => {
  const { kit, launch, learner, engine } = await setUp()
  await launch()
  await kit.outbox.deliver()
  const [bought] = await engine.query(
    'select state, way from purchases where company_id = $1 and user_id = $2',
    [learner.companyId, learner.id],
  )
  expect(bought).toEqual({ state: 'bought', way: 'free' })
})

test('no record names an edition of another course, and nobody has an attempt without a record', async () => {
  const { engine, learner, launch } = await setUp()
  const other = await setUp()
  const [one] = [await launch(), await other.launch()]
  const [foreign] = await engine.query('select edition_id as id from container_logs where user_id = $1', [
    other.learner.id,
  ])
  const moved = engine.query('update container_logs set edition_id = $1 where user_id = $2', [
    foreign?.id,
    learner.id,
  ])
  await expect(moved).rejects.toThrow('container_logs_edition_fk')
  const cut = engine.query(
    'update evaluation_attempts set component_log_id = null where component_log_id = $1',
    [one?.componentLog?.id],
  )
  await expect(cut).rejects.toThrow('evaluation_attempts_whose')
})
