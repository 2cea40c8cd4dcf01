import type { GivenAnswer } from '@oktant/contract/assessment/questions/question-scores.ts'
import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { makeLaunch, makeResult, makeRow } from '../../../../test/made/make-attempts.ts'
import { keepAttempt } from './attempt-keeper.ts'
import type { AttemptCalls } from './attempt-state.ts'

beforeEach(() => localStorage.clear())

const essay = { name: 'essay.pdf', url: '/essay.pdf' }
const savedAt = '2026-01-01T10:00:00Z'

function onItsWay() {
  let arrive: (document: typeof essay) => void = () => {}
  const arrival = new Promise<typeof essay>((resolve) => (arrive = resolve))
  return { arrival, arrive }
}

function setUp() {
  const launch = makeLaunch({ questionScores: [makeRow(1), makeRow(2)] })
  const submitted: GivenAnswer[][] = []
  const saved = { savedAt, endsAt: null, result: null, questionScores: [] }
  const over = { ...saved, result: makeResult(), questionScores: launch.questionScores }
  const calls: AttemptCalls = {
    save: async () => saved,
    async submit({ questionScores }) {
      submitted.push(questionScores)
      return over
    },
    question: async () => ({ savedAt, questionScore: makeRow(1, { submitted: true }) }),
  }
  const keeper = keepAttempt(launch, calls, () => 0)
  const [first] = launch.questionScores
  if (!first) throw new Error('no questions')
  return { keeper, calls, over, submitted, id: first.id, now: () => keeper.state.get() }
}

test('what is typed while a document is on its way stays, and counts as newer than before', async () => {
  const { keeper, id, now } = setUp()
  const way = onItsWay()
  keeper.give(id, { ftAnswer: 'Half' })
  keeper.attach(id, () => way.arrival)
  keeper.give(id, { ftAnswer: 'Half a sentence' })
  expect(now().documents.get(id)).toEqual({ part: 0, error: null })
  way.arrive(essay)
  await expect.poll(() => now().documents.size).toBe(0)
  expect(now().rows[0]).toMatchObject({ ftAnswer: 'Half a sentence', sequence: 2, supportingDocument: essay })
  keeper.stop()
})

test('handing in waits for a document, and brings one that was not reached', async () => {
  const { keeper, id, submitted, now } = setUp()
  let tries = 0
  keeper.attach(id, async () => {
    tries += 1
    if (tries < 3) throw new ApiError('offline', 0)
    return essay
  })
  await expect(keeper.submit()).rejects.toMatchObject({ code: 'offline' })
  expect([tries, submitted.length]).toEqual([2, 0])
  await keeper.submit()
  expect([tries, submitted.length, now().late.documents]).toEqual([3, 1, false])
})

test('a document that is refused says why and holds nothing up', async () => {
  const { keeper, id, submitted, now } = setUp()
  keeper.attach(id, () => Promise.reject(new ApiError('too_large', 413)))
  await keeper.submit()
  expect(submitted).toHaveLength(1)
  expect(now().documents.get(id)?.error).toMatchObject({ code: 'too_large' })
})

test('a document that had not arrived when the time was up is told of, unless it was in time after all', async () => {
  const { keeper, calls, over, id, now } = setUp()
  const way = onItsWay()
  keeper.attach(id, () => way.arrival)
  calls.save = async () => over
  keeper.give(id, { answer: '11' })
  await keeper.flush()
  expect(now()).toMatchObject({ keeping: 'over', late: { documents: true } })
  way.arrive(essay)
  await expect.poll(() => now().late.documents).toBe(false)
  expect(now().rows[0]).toMatchObject({ supportingDocument: essay })
})
