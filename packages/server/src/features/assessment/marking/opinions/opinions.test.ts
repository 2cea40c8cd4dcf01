import { peekEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import {
  launchMarking,
  listFreeText,
  listMarkedFreeText,
  peekMarking,
  returnMarking,
  type ScoreMarking,
  scoreMarking,
  undoMarking,
} from '@oktant/contract/assessment/marking.ts'
import { listNotifications } from '@oktant/contract/communication/notifications.ts'
import { expect, test } from 'vitest'
import type { Made } from '../../../../../test/kit/make.ts'
import { handIn, makeEssay } from '../../../../../test/kit/content/marking.ts'
import { testServer } from '../../../../../test/kit/server.ts'

async function setUp(settings: object = { secondMarkerGap: 10 }) {
  const server = await testServer()
  const made = await makeEssay(server, { settings })
  const { call } = server
  const handed = await handIn(server, made.learner, made.childId)
  await server.kit.outbox.deliver()
  const { logId, rowId } = handed
  const params = { logId }
  const open = (as: Made) => call(launchMarking, { as, params })
  async function mark(as: Made, score: number, own: Partial<ScoreMarking> = {}) {
    const { revision } = await open(as)
    const questionScores = [{ id: rowId, score, comment: `${score} points.` }]
    const whole = { action: 'SUBMIT' as const, revision, comment: '', level: null }
    return call(scoreMarking, { as, params, body: { ...whole, questionScores, ...own } })
  }
  const waitingFor = async (as: Made) =>
    (await call(listFreeText, { as })).content.map(({ id, round }) => [id, round])
  const result = async () => (await call(peekEvaluation, { as: made.learner, params: { id: logId } })).result
  return { ...server, ...made, ...handed, params, open, mark, waitingFor, result }
}

test('a second person marks without knowing what the first gave, and what both say counts', async () => {
  const { call, kit, marker, other, learner, params, logId, open, mark, waitingFor, result } = await setUp()
  const first = await mark(marker, 3)
  expect(first).toMatchObject({
    assessedMark: null,
    can: { mark: false, undo: true },
    rounds: { number: 2, hasOwn: true, given: [{ mark: 75 }] },
    questions: [{ score: 3, comment: '3 points.' }],
  })
  expect(await waitingFor(marker)).toEqual([])
  expect(await waitingFor(other)).toEqual([[logId, 2]])
  expect(await result()).toMatchObject({ stateLabel: 'UNDER_REVIEW', mark: null })
  await kit.outbox.deliver()
  const told = async (as: Made) => (await call(listNotifications, { as })).totalElements
  expect([await told(marker), await told(other)]).toEqual([1, 2])

  const seen = await open(other)
  expect(seen).toMatchObject({ can: { mark: true }, rounds: { number: 2, hasOwn: false, given: [] } })
  expect(JSON.stringify(seen)).not.toContain('3 points.')
  const second = await mark(other, 3.4)
  expect(second).toMatchObject({ assessedMark: 80, marked: { by: 'Wanjiru Naidoo' } })
  expect(second.rounds?.given.map(({ mark: each }) => each)).toEqual([75, 85])
  expect(await result()).toMatchObject({ stateLabel: 'PASSED', mark: 80 })
  const own = await call(peekEvaluation, { as: learner, params: { id: logId } })
  expect(own.questionScores[0]).toMatchObject({ score: 3.2, comment: '3 points.\n\n3.4 points.' })
  expect((await call(listMarkedFreeText, { as: marker })).content).toMatchObject([{ id: logId, mark: 80 }])
  expect(await call(peekMarking, { as: marker, params })).toMatchObject({ rounds: { number: 2 } })
})

test('two who are too far apart send it to a third, who sees both and decides', async () => {
  const { marker, other, makeMarker, open, mark, waitingFor, result, logId } = await setUp()
  await mark(marker, 1)
  const second = await mark(other, 4)
  expect(second).toMatchObject({ assessedMark: null, rounds: { number: 3, given: [{ mark: 100 }] } })
  expect(await result()).toMatchObject({ stateLabel: 'UNDER_REVIEW' })
  const third = await makeMarker()
  expect(await waitingFor(third)).toEqual([[logId, 3]])
  expect(await waitingFor(other)).toEqual([])
  const opened = await open(third)
  expect(opened.rounds?.given.map(({ mark: each }) => each)).toEqual([25, 100])
  await mark(third, 2)
  expect(await result()).toMatchObject({ mark: 50, stateLabel: 'PASSED' })
})

test('nobody marks one attempt twice, nor takes the mark of another back', async () => {
  const { call, marker, other, rowId, params, mark } = await setUp()
  await mark(marker, 3)
  const body = { action: 'SUBMIT' as const, revision: 1, comment: '', level: null }
  const again = { ...body, questionScores: [{ id: rowId, score: 4, comment: '' }] }
  expect(await call(scoreMarking, { as: marker, params, body: again })).toMatchObject({
    code: 'marking_over',
  })
  expect(await call(undoMarking, { as: other, params })).toMatchObject({ code: 'mark_final' })
})

test('a mark of two is taken back until the other one begins', async () => {
  const { call, marker, other, params, open, mark, waitingFor, logId } = await setUp()
  await mark(marker, 3)
  const back = await call(undoMarking, { as: marker, params })
  expect(back).toMatchObject({ can: { mark: true }, questions: [{ score: 3 }], rounds: { number: 1 } })
  expect(await waitingFor(marker)).toEqual([[logId, 1]])
  await mark(marker, 1)
  await open(other)
  expect(await call(undoMarking, { as: marker, params })).toMatchObject({ code: 'mark_final' })
  const done = await mark(other, 1)
  expect(done).toMatchObject({ assessedMark: 25, can: { undo: true } })
  expect(await call(undoMarking, { as: marker, params })).toMatchObject({ code: 'mark_final' })
  const taken = await call(undoMarking, { as: other, params })
  expect(taken).toMatchObject({
    can: { mark: true },
    questions: [{ score: 1, comment: '1 points.' }],
    rounds: { number: 2, given: [] },
  })
})

test('what came back and was revised is marked by both anew', async () => {
  const { call, marker, other, childId, learner, params, open, mark, waitingFor } = await setUp()
  await mark(marker, 3)
  const { revision } = await open(other)
  const body = { revision, questionScores: [], comment: 'Say why.' }
  await call(returnMarking, { as: other, params, body })
  const { logId } = await handIn(await testServer(), learner, childId, 'Because it does not slip.')
  expect(await waitingFor(marker)).toEqual([[logId, 1]])
})

test('without a second marker one gives the mark alone', async () => {
  const { marker, mark } = await setUp({ secondMarkerGap: null })
  expect(await mark(marker, 4)).toMatchObject({ assessedMark: 100, rounds: null })
})
