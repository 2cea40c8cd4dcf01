import { setImmediate } from 'node:timers/promises'
import { launchEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import { giveExtraTime } from '@oktant/contract/assessment/attempts/extra-time.ts'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { actorWith } from '../../../../../test/kit/actor.ts'
import {
  makePeople,
  makeQuestions,
  makeTest,
  takeTest,
  wrongAnswer,
} from '../../../../../test/kit/content/attempts.ts'
import type { Made } from '../../../../../test/kit/make.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { untilSomebodyWaits } from '../../../../../test/kit/run/waiting.ts'
import { giveExtraTime as give } from './extra-time.ts'

const minute = 60_000
const isServer = inject('prepared').engine === 'postgres'

async function setUp() {
  const server = await testServer()
  const { call, make, kit } = server
  const { author } = await makePeople(server)
  const settings = { timeLimit: 20, timeLimitUnit: 'minutes' as const, singlePage: true }
  const questions = await makeQuestions(server, author, ['TF'], { noOfRetries: null })
  const { childId } = await makeTest(server, author, { settings, questions })
  const somebody = () => make.user({ companyId: author.companyId, permissions: ['learning.take'] })
  const open = (as: Made) => call(launchEvaluation, { as, params: { id: childId } })
  type Opened = Awaited<ReturnType<typeof open>>
  const limitOf = ({ endsAt, componentLog }: Opened) =>
    (Date.parse(endsAt ?? '') - Date.parse(componentLog?.startedAt ?? '')) / minute
  const formFor = ({ id: userId }: Made) => ({ userId, evaluationId: null, percent: 25, minutes: 0 })
  const giveTo = (whom: Made) => call(giveExtraTime, { as: author, body: formFor(whom) })
  async function fail(as: Made) {
    const { opened, submit, given } = await takeTest(server, as, childId)
    const [row] = opened.questionScores
    const [known] = questions
    if (row && known) await submit(given(row, wrongAnswer(row, known)))
  }
  /** Once everything is told that was announced: how long somebody has who comes back. */
  async function later(as: Made) {
    await kit.outbox.deliver()
    return limitOf(await open(as))
  }
  return { ...server, author, somebody, open, fail, limitOf, formFor, giveTo, later }
}

test('whoever gets more time in the very moment in which they begin has it', async () => {
  const { somebody, open, giveTo, later } = await setUp()
  const limits: number[] = []
  for (let ticks = 0; ticks < 40; ticks += 2) {
    const mia = await somebody()
    const begun = open(mia)
    for (let tick = 0; tick < ticks; tick += 1) await setImmediate()
    await Promise.all([begun, giveTo(mia)])
    limits.push(Math.round(await later(mia)))
  }
  expect(new Set(limits)).toEqual(new Set([25]))
})

test.skipIf(!isServer)(
  'what is given and not committed when they begin reaches them afterwards',
  async () => {
    const { author, db, kit, somebody, open, limitOf, formFor, later } = await setUp()
    const actor = actorWith([], { id: author.id, companyId: author.companyId })
    for (let round = 0; round < 3; round += 1) {
      const mia = await somebody()
      const begun = await db.transaction(async (tx) => {
        await give(tx, actor, formFor(mia), { now: kit.now() })
        return open(mia)
      })
      expect([limitOf(begun), await later(mia)]).toEqual([20, 25])
    }
  },
)

test.skipIf(!isServer).each(['first', 'second'])(
  'what is given while the %s attempt waits to be written is in it when it is',
  async (which) => {
    const { db, engine, somebody, open, fail, limitOf, giveTo } = await setUp()
    const mia = await somebody()
    if (which === 'second') await fail(mia)
    const { begun } = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table evaluation_attempts in share mode`)
      const begun = open(mia)
      await untilSomebodyWaits(engine)
      await giveTo(mia)
      return { begun }
    })
    expect(limitOf(await begun)).toBe(25)
  },
)
