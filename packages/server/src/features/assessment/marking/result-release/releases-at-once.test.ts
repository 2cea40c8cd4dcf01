import { eq, sql } from 'drizzle-orm'
import { releaseResults } from '@oktant/contract/assessment/result-release.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { expect, inject, test } from 'vitest'
import { makePeople, rightAnswer, takeTest } from '../../../../../test/kit/content/attempts.ts'
import { makeCourse } from '../../../../../test/kit/content/courses.ts'
import type { Made } from '../../../../../test/kit/make.ts'
import {
  itemOf,
  makeBank,
  makeEvaluation,
  makeQuestion,
} from '../../../../../test/kit/content/questions/questions.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { untilSomebodyWaits } from '../../../../../test/kit/run/waiting.ts'
import { rowsOf } from '../../../../db/engine/db.ts'
import { containerLogs } from '../../../learning/learn/learn.tables.ts'

/** A course with two tests whose results are held, and some who take both. */
async function setUp(people: number) {
  const server = await testServer()
  const { call, make } = server
  const { author } = await makePeople(server)
  const { companyId } = author
  const bank = await makeBank(server, author)
  const question = await makeQuestion(server, author, { bankId: bank.id, type: 'TF' })
  const settings = { controlledRelease: true, singlePage: true }
  const one = await makeEvaluation(server, author, { items: [itemOf(question.id)], settings })
  const other = await makeEvaluation(server, author, { items: [itemOf(question.id)], settings })
  const places = [one, other].map(({ id: componentId }) => ({ componentId }))
  const course = await makeCourse(server, author, { components: [{}, {}], places, isCertified: true })
  const releaser = await make.user({ companyId, permissions: ['results.release'] })
  const learners: Made[] = []
  for (let count = 0; count < people; count += 1)
    learners.push(await make.user({ companyId, permissions: ['learning.take'] }))
  const [first, second] = course.children.map(({ childId }) => childId)
  const take = async (as: Made, childId = 0) => {
    const { opened, given, submit } = await takeTest(server, as, childId)
    await submit(...opened.questionScores.map((row) => given(row, rightAnswer(question))))
  }
  const release = ({ id: evaluationId }: { id: number }) =>
    call(releaseResults, { as: releaser, body: { chosen: { evaluationId } } })
  const has = async (as: Made) => {
    const { passed, mark } = await call(readLearning, { as, params: { id: course.id } })
    return { passed, mark }
  }
  return { ...server, companyId, one, other, first, second, learners, take, release, has }
}

test('results of two tests in the same courses are released at once, whoever handed in first', async () => {
  const { learners, first, second, take, release, one, other, has } = await setUp(6)
  for (const learner of learners) await take(learner, first)
  for (const learner of learners.toReversed()) await take(learner, second)
  const all = { released: learners.length, left: 0 }
  expect(await Promise.all([release(one), release(other)])).toEqual([all, all])
  for (const learner of learners) expect(await has(learner)).toEqual({ passed: true, mark: 100 })
})

test.skipIf(inject('prepared').engine !== 'postgres')(
  'whoever earns a certificate while results are released has it, and the results are released',
  async () => {
    const { db, engine, companyId, learners, first, second, take, release, one, other, has } = await setUp(2)
    for (const learner of learners) {
      await take(learner, first)
      await take(learner, second)
    }
    await release(one)
    const [, later] = learners
    const releasing = await db.transaction(async (tx) => {
      const own = tx.select().from(containerLogs)
      await own.where(eq(containerLogs.userId, later?.id ?? 0)).for('update')
      const begun = release(other)
      await untilSomebodyWaits(engine)
      const numbered = await rowsOf<{ last: number }>(
        tx,
        sql`insert into certificate_numbers (company_id, last) values (${companyId}, 1) returning last`,
      )
      expect(numbered).toEqual([{ last: 1 }])
      return [begun]
    })
    expect(await Promise.all(releasing)).toEqual([{ released: 2, left: 0 }])
    for (const learner of learners) expect(await has(learner)).toEqual({ passed: true, mark: 100 })
  },
)
