import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProgressState } from '@oktant/contract/learning/own/learning-state.ts'
import { didAt, type Tried } from './did.rules.ts'

type Case = [told: string, tried: Tried[], did: Record<string, unknown>]
const attempt = (number: number, state: ProgressState, mark: number | null): Tried => [
  7,
  number,
  state,
  mark,
  10 * number,
  null,
]

test.for<Case>([
  [
    'one attempt under way is all there is',
    [attempt(1, 'IN_PROGRESS', null)],
    { attempt: 1, state: 'IN_PROGRESS', mark: null, everDone: false, bestMark: null },
  ],
  [
    'who has passed once has passed, however the next one goes',
    [attempt(1, 'PASSED', 90), attempt(2, 'FAILED', 20)],
    { attempt: 2, state: 'FAILED', mark: 20, seconds: 20, everDone: true, bestMark: 90 },
  ],
  [
    'what is done without a mark is done',
    [attempt(1, 'COMPLETED', null), attempt(2, 'IN_PROGRESS', null)],
    { state: 'IN_PROGRESS', everDone: true, bestMark: null },
  ],
  [
    'a mark of nothing is a mark',
    [attempt(1, 'FAILED', 0), attempt(2, 'IN_PROGRESS', null)],
    { mark: null, everDone: false, bestMark: 0 },
  ],
])('%s', ([, tried, did]) => {
  expect(didAt(tried).get(7)).toMatchObject(did)
})

test('in whichever order attempts come, and among those at other places, they come to the same', () => {
  const states = fc.constantFrom<ProgressState>(
    'IN_PROGRESS',
    'UNDER_REVIEW',
    'FAILED',
    'PASSED',
    'COMPLETED',
  )
  const one = fc.record({ state: states, mark: fc.option(fc.integer({ min: 0, max: 100 })) })
  const list = fc.array(one, { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(list, list, fc.infiniteStream(fc.double({ noNaN: true })), (here, there, order) => {
      const asTried = (childId: number, all: typeof here) =>
        all.map(({ state, mark }, at): Tried => [childId, at + 1, state, mark, at, null])
      const mixed = [...asTried(7, here), ...asTried(8, there)]
        .map((tried) => ({ tried, by: order.next().value }))
        .sort((a, b) => a.by - b.by)
        .map(({ tried }) => tried)
      expect(didAt(mixed).get(7)).toEqual(didAt(asTried(7, here)).get(7))
      const marks = here.flatMap(({ mark }) => mark ?? [])
      expect(didAt(mixed).get(7)).toMatchObject({
        attempt: here.length,
        mark: here.at(-1)?.mark,
        everDone: here.some(({ state }) => state === 'PASSED' || state === 'COMPLETED'),
        bestMark: marks.length > 0 ? Math.max(...marks) : null,
      })
    }),
  )
})
