import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type EvaluationLaunch, launchEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import { removeComponent, restoreComponent } from '@oktant/contract/learning/components/components.ts'
import * as courses from '@oktant/contract/learning/courses/containers.ts'
import type { EvaluationSettings } from '@oktant/contract/assessment/evaluations.ts'
import { giveExtraTime } from '@oktant/contract/assessment/attempts/extra-time.ts'
import { updateQuestion } from '@oktant/contract/assessment/questions/questions.ts'
import { defaultSystemSettings, saveSystemSettings } from '@oktant/contract/organisation/system.ts'
import { makeQuestions, makeTest } from '../../../../../test/kit/content/attempts.ts'
import { courseForm } from '../../../../../test/kit/content/courses.ts'
import { expectEachShown } from '../../../../../test/kit/run/each-shown.ts'
import type { Made } from '../../../../../test/kit/make.ts'
import {
  drawOf,
  itemOf,
  makeBank,
  makeQuestion,
  questionForm,
} from '../../../../../test/kit/content/questions/questions.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { Failure } from '../../../../http/fail.ts'
import { evaluationReleases } from '../../evaluations/evaluations.tables.ts'
import { questionBanks, questions } from '../../questions/questions.tables.ts'
import { launchEvaluation as launchBy } from './start.ts'

const both = (text: string) => ({ en: text, de: `${text} (de)` })

/** A test of one question by name and of all that a tag has in a bank; and ever new people who begin it. */
async function setUp({ timeLimit = null, controlledRelease = false }: Partial<EvaluationSettings> = {}) {
  const server = await testServer()
  const { call, kit, make } = server
  const author = await make.user({
    permissions: [
      'evaluations.administer',
      'content.administer',
      'courses.administer',
      'system.administer',
      'learning.take',
    ],
  })
  const [named] = await makeQuestions(server, author, ['TF'], { noOfRetries: null })
  const bank = await makeBank(server, author)
  const tagged = (text: string, tags = ['knots']) =>
    makeQuestion(server, author, { bankId: bank.id, values: { questionText: both(text), tags } })
  const [first, second, third] = [await tagged('First'), await tagged('Second', []), await tagged('Third')]
  // NOTE: never more than are drawn, so that whoever begins is asked all of them.
  const items = [itemOf(named?.id ?? 0), drawOf(bank.id, { tag: 'knots', count: 2 })]
  const settings = {
    controlledRelease,
    singlePage: false,
    timeLimit,
    timeLimitUnit: 'minutes' as const,
  }
  const made = await makeTest(server, author, { items, settings })
  const somebody = () => make.user({ companyId: author.companyId, permissions: ['learning.take'] })
  const launch = (as: Made) => call(launchEvaluation, { as, params: { id: made.childId } })
  /** What somebody meets who begins it. */
  const here = async () => shown(await launch(await somebody()))
  /** The same by another process. */
  async function by(other: Db) {
    const { token } = await somebody()
    const actor = await kit.findActor(`Bearer ${token}`, '127.0.0.1')
    if (!actor) throw new Error('nobody is signed in by that')
    const transact = <T>(work: (tx: Db) => Promise<T>) => other.transaction(work)
    try {
      return shown(await launchBy({ db: other, transact, actor }, kit, made.childId))
    } catch (error) {
      if (error instanceof Failure) return { code: error.code }
      throw error
    }
  }
  return { ...server, ...made, author, bank, first, second, third, tagged, somebody, launch, here, by }
}

type All = Awaited<ReturnType<typeof setUp>>

const shown = (launched: EvaluationLaunch | { code: string }) =>
  'code' in launched
    ? { code: launched.code }
    : {
        evaluation: launched.evaluation,
        asked: launched.questionScores
          .map(({ question, triesLeft }) => [question.id, question.description.en, triesLeft])
          .sort(),
      }

const ofQuestion = ({ db }: All, id: number, change: Partial<typeof questions.$inferInsert>) =>
  db.update(questions).set(change).where(eq(questions.id, id))

const ofBank = ({ db, bank }: All, change: { removedAt: Date | null }) =>
  db.update(questionBanks).set(change).where(eq(questionBanks.id, bank.id))

const republish = async ({ call, author, courseId }: All, change: object) => {
  const params = { id: courseId }
  const body = { ...courseForm(await call(courses.readCourse, { as: author, params })), ...change }
  const { revision } = await call(courses.updateCourse, { as: author, params, body })
  return call(courses.publishCourse, { as: author, params, body: { revision } })
}

const changes: Record<string, (all: All) => Promise<unknown>> = {
  'a question is asked no longer': (all) => ofQuestion(all, all.first.id, { status: 'inactive' }),
  'a question gets the tag': (all) => ofQuestion(all, all.second.id, { tags: ['knots'] }),
  'it loses the tag': (all) => ofQuestion(all, all.second.id, { tags: [] }),
  'a question is made': ({ tagged }) => tagged('Fourth'),
  'a question says something else': ({ call, author, third }) =>
    call(updateQuestion, {
      as: author,
      params: { id: third.id },
      body: {
        ...questionForm('MC', { questionText: both('What is it?'), tags: ['knots'] }),
        revision: third.revision,
      },
    }),
  'its bank is removed': (all) => ofBank(all, { removedAt: new Date() }),
  'its bank is brought back': (all) => ofBank(all, { removedAt: null }),
  'its results are released on a day': ({ db, author: { companyId }, evaluationId }) =>
    db.insert(evaluationReleases).values({ companyId, evaluationId, releaseAt: new Date('2030-01-01') }),
  'they are released at once': ({ db, evaluationId }) =>
    db.delete(evaluationReleases).where(eq(evaluationReleases.evaluationId, evaluationId)),
  'the test is removed': ({ call, author, evaluationId }) =>
    call(removeComponent, { as: author, params: { id: evaluationId } }),
  'the test is brought back': ({ call, author, evaluationId }) =>
    call(restoreComponent, { as: author, params: { id: evaluationId } }),
  'the course costs something': (all) => republish(all, { price: { cents: 900, currency: 'ZAR' } }),
  'it is free again': (all) => republish(all, { price: null }),
  'it is archived': ({ call, author, courseId }) =>
    call(courses.archiveCourse, { as: author, params: { id: courseId } }),
}

const settingChanges: Record<string, (all: All) => Promise<unknown>> = {
  'its company lets try more often': ({ call, author }) =>
    call(saveSystemSettings, { as: author, body: { ...defaultSystemSettings, defaultRetryLimit: 7 } }),
}

test('whoever begins meets what changed a moment ago, here, by a process that had kept it, and by one that had nothing', async () => {
  await expectEachShown(await setUp({ controlledRelease: true }), changes)
}, 120_000)

test('whoever begins may try as often as their company says at that moment', async () => {
  await expectEachShown(await setUp(), settingChanges)
})

test('whoever is given more time has it from the beginning, and others have not', async () => {
  const { call, author, evaluationId, somebody, launch } = await setUp({ timeLimit: 10 })
  const minutes = async (as: Made) => {
    const { endsAt, serverTime } = await launch(as)
    return Math.round((Date.parse(endsAt ?? '') - Date.parse(serverTime)) / 60_000)
  }
  const slow = await somebody()
  const body = { userId: slow.id, evaluationId, percent: 50, minutes: 2 }
  expect(await call(giveExtraTime, { as: author, body })).not.toHaveProperty('code')
  expect([await minutes(await somebody()), await minutes(await somebody())]).toEqual([10, 10])
  expect(await minutes(slow)).toBe(17)
  expect(await minutes(await somebody())).toBe(10)
})

test('of several windows of one person that begin as others did, one is first, and all have the same attempt', async () => {
  const { engine, author, somebody, launch } = await setUp()
  await launch(await somebody())
  const people = [await somebody(), await somebody(), await somebody()]
  const opened = await Promise.all(people.flatMap((as) => [launch(as), launch(as), launch(as)]))
  expect(new Set(opened.map(({ componentLog }) => componentLog?.id)).size).toBe(people.length)
  const [counted] = await engine.query(
    "select count(*)::int as count from announcements where name = 'course.begun' and company_id = $1",
    [author.companyId],
  )
  expect(counted).toEqual({ count: 1 + people.length })
})

/** So many people after a first one, and how they begin it within one turn of the process. */
async function many(all: All, count: number) {
  const { db, kit, childId, somebody, launch } = all
  await launch(await somebody())
  const people = await Promise.all(Array.from({ length: count }, somebody))
  const found = await Promise.all(people.map(({ token }) => kit.findActor(`Bearer ${token}`, '127.0.0.1')))
  const actors = found.flatMap((actor) => actor ?? [])
  const transact = <T>(work: (tx: Db) => Promise<T>) => db.transaction(work)
  const begin = (actor: (typeof actors)[number]) => launchBy({ db, transact, actor }, kit, childId)
  return { people, actors, begin }
}

test('who begin in the same moment have each their own attempt, and nobody is refused for another', async () => {
  const all = await setUp({ timeLimit: 10 })
  const { people, actors, begin } = await many(all, 12)
  // NOTE: in another order than they are written in.
  actors.reverse()
  people.reverse()
  const strangers = actors.slice(0, 1).map((actor) => ({ ...actor, id: 2_000_000_000 }))
  const [strange, ...others] = await Promise.allSettled([...strangers, ...actors].map(begin))
  expect(strange?.status).toBe('rejected')
  const opened = others.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  const ids = opened.map(({ componentLog }) => componentLog?.id)
  const rows = await all.engine.query(
    'select user_id as id, component_log_id as "logId" from evaluation_attempts where company_id = $1',
    [all.author.companyId],
  )
  const whose = new Map(rows.map(({ id, logId }) => [logId, id]))
  expect(ids.map((id) => whose.get(id))).toEqual(people.map(({ id }) => id))
  expect(rows).toHaveLength(1 + people.length)
  const scores = opened.flatMap(({ questionScores }) => questionScores.map(({ id }) => id))
  expect(new Set(scores).size).toBe(people.length * 3)
  const again = await Promise.all(people.map(all.launch))
  expect(again.map(({ componentLog }) => componentLog?.id)).toEqual(ids)
  expect(again.map(({ endsAt }) => endsAt)).toEqual(opened.map(({ endsAt }) => endsAt))
})
