import {
  type EvaluationLaunch,
  launchEvaluation,
  peekEvaluation,
} from '@oktant/contract/assessment/attempts/attempts.ts'
import { scoreEvaluation, scoreQuestion } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { evaluationAttempts } from '../../src/features/assessment/attempts/attempts.tables.ts'
import { numbersFrom } from '../../src/features/assessment/evaluations/draw.rules.ts'
import { makePeople, makeQuestions, makeTest } from '../kit/content/attempts.ts'
import type { Made } from '../kit/make.ts'
import { testServer } from '../kit/server.ts'
import { isWhole } from './size.ts'

const learners = isWhole ? 1000 : 24
const atOnce = 12
const retryLimit = 1

type Server = Awaited<ReturnType<typeof testServer>>
type GivenAnswer = { id: number; answer: string; ftAnswer: string; sequence: number }
type Window = { launch: string; waiting: Map<number, GivenAnswer> }

/** Somebody at an evaluation whose connection, windows and session come and go. */
function makeLearner(server: Server, person: Made, childId: number, seed: number) {
  const next = numbersFrom(seed)
  const happens = (share: number) => next() < share
  const acknowledged = new Map<number, GivenAnswer>()
  const params = { containerChildId: childId }
  const told = { refusals: 0, submits: 0, taken: 0 }
  let opened: EvaluationLaunch | undefined
  let window: Window | undefined

  const held = () => ({
    componentLogId: opened?.componentLog?.id ?? 0,
    launch: window?.launch ?? '',
    time: 1,
  })

  /** Now and then the session is over, and the same call is made again with another. */
  const token = async () => (happens(0.05) ? { token: await server.make.session(person) } : person)

  async function open() {
    if (happens(0.05)) {
      const refused = await server.call(launchEvaluation, { as: { token: 'over' }, params: { id: childId } })
      expect(refused.code).toBe('session_over')
    }
    const answer = await server.call(launchEvaluation, { as: await token(), params: { id: childId } })
    if (answer.code) return false
    opened = answer
    // NOTE: another window knows what the server has, and nothing of what waited in the one before.
    window = { launch: answer.launch ?? '', waiting: new Map() }
    return true
  }

  async function send(action: 'SAVE' | 'SUBMIT') {
    const sent = [...(window?.waiting.values() ?? [])]
    const body = { ...held(), action, questionScores: sent }
    const answer = await server.call(scoreEvaluation, { as: await token(), params, body })
    // NOTE: the answer of the server may get lost; then nobody may rely on what was sent.
    if (happens(0.15)) return answer
    if (answer.code) told.refusals += 1
    else
      for (const given of sent) {
        acknowledged.set(given.id, given)
        if (window?.waiting.get(given.id)?.sequence === given.sequence) window.waiting.delete(given.id)
      }
    return answer
  }

  function give(place: number) {
    // NOTE: as this window was told it; another one may have gone on since the loop began.
    const row = opened?.questionScores[place]
    if (!row) throw new Error('no question')
    const known = Math.max(
      row.sequence,
      acknowledged.get(row.id)?.sequence ?? 0,
      window?.waiting.get(row.id)?.sequence ?? 0,
    )
    const choices = row.question.possibleAnswers
    const answer = String(choices[Math.floor(next() * choices.length)]?.id ?? '')
    const given = { id: row.id, answer, ftAnswer: '', sequence: known + 1 }
    window?.waiting.set(row.id, given)
    return given
  }

  /** Pressed once or twice, at the same moment. */
  async function press(given: GivenAnswer) {
    const body = { ...held(), ...given, noOfTries: 0 }
    const once = () => server.call(scoreQuestion, { as: person, body })
    const answers = await Promise.all(happens(0.3) ? [once(), once()] : [once()])
    const [first] = answers
    for (const other of answers) expect(other.questionScore).toEqual(first?.questionScore)
    if (first?.questionScore) {
      expect(first.questionScore.noOfTries).toBe(1)
      acknowledged.set(given.id, given)
      window?.waiting.delete(given.id)
    }
  }

  async function answerAll() {
    const count = opened?.questionScores.length ?? 0
    for (let place = 0; place < count; place += 1) {
      for (let change = 0; change < 3; change += 1) {
        give(place)
        // NOTE: without a connection answers wait, and later ones take their place.
        if (happens(0.6)) await send('SAVE')
      }
      if (happens(0.15)) await changeWindow()
      if (happens(0.1)) await open()
      await press(give(place))
    }
  }

  /** Another window takes over; the one before is told, and changes nothing any more. */
  async function changeWindow() {
    const before = window
    await open()
    const late = { ...held(), launch: before?.launch ?? '' }
    const sent = [...(before?.waiting.values() ?? [])]
    const body = { ...late, action: 'SAVE' as const, questionScores: sent }
    const refused = await server.call(scoreEvaluation, { as: person, params, body })
    expect(refused.code).toBe('launched_elsewhere')
  }

  async function submit() {
    const all = await Promise.all([send('SUBMIT'), send('SUBMIT'), ...(happens(0.5) ? [send('SUBMIT')] : [])])
    const [first] = all
    for (const other of all) expect(other.result).toEqual(first?.result)
    expect(first?.result).not.toBeNull()
    told.submits += 1
  }

  async function nothingWasLost() {
    const id = opened?.componentLog?.id ?? 0
    const seen = await server.call(peekEvaluation, { as: person, params: { id } })
    for (const row of seen.questionScores) {
      const given = acknowledged.get(row.id)
      if (!given) continue
      expect(row.sequence).toBeGreaterThanOrEqual(given.sequence)
      if (row.sequence === given.sequence) expect(row.answer).toBe(given.answer)
    }
    acknowledged.clear()
  }

  async function takeAll() {
    while (await open()) {
      told.taken += 1
      await answerAll()
      await submit()
      await nothingWasLost()
    }
    return told
  }
  return { takeAll }
}

test(`${learners} learners with crashes, dead connections, double clicks and two windows lose no answer`, async () => {
  const server = await testServer()
  const { author } = await makePeople(server)
  const questions = await makeQuestions(server, author, ['OWMC', 'MC', 'TI'], { noOfRetries: 0 })
  const { childId } = await makeTest(server, author, { questions, settings: { retryLimit } })
  const totals = { refusals: 0, submits: 0, taken: 0 }
  const queue = Array.from({ length: learners }, (_, number) => number)
  const work = async () => {
    for (let number = queue.pop(); number !== undefined; number = queue.pop()) {
      const person = await server.make.user({ companyId: author.companyId, permissions: ['learning.take'] })
      const told = await makeLearner(server, person, childId, number + 1).takeAll()
      expect(told.taken).toBe(1 + retryLimit)
      totals.refusals += told.refusals
      totals.submits += told.submits
      totals.taken += told.taken
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const attempts = await server.db
    .select()
    .from(evaluationAttempts)
    .where(eq(evaluationAttempts.companyId, author.companyId))
  expect(attempts).toHaveLength(learners * (1 + retryLimit))
  expect(attempts.filter(({ submittedAt }) => submittedAt === null)).toEqual([])
  expect(totals).toMatchObject({ taken: attempts.length, submits: attempts.length })
}, 900_000)
