import { scoreEvaluation } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import {
  launchEvaluation,
  listEvaluationAttempts,
  peekEvaluation,
  printEvaluation,
} from '@oktant/contract/assessment/attempts/attempts.ts'
import { readHome } from '@oktant/contract/learning/own/home.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import {
  launchMarking,
  listFreeText,
  peekMarking,
  type ReturnMarking,
  returnMarking,
  scoreMarking,
} from '@oktant/contract/assessment/marking.ts'
import { listNotifications } from '@oktant/contract/communication/notifications.ts'
import { expect, test } from 'vitest'
import { essay, handIn, makeEssay } from '../../../../../test/kit/content/marking.ts'
import { hands } from '../../../../../test/kit/content/attempts.ts'
import type { Made } from '../../../../../test/kit/make.ts'
import { pdfText } from '../../../../../test/kit/files/pdf-text.ts'
import { testServer } from '../../../../../test/kit/server.ts'

async function setUp(wish: Parameters<typeof makeEssay>[1] = {}) {
  const server = await testServer()
  const made = await makeEssay(server, wish)
  const { call } = server
  const handed = await handIn(server, made.learner, made.childId)
  const params = { logId: handed.logId }
  const giveBack = (own: Partial<ReturnMarking> = {}, as: Made = made.marker) =>
    call(returnMarking, {
      as,
      params,
      body: { revision: 0, questionScores: [], comment: 'Say why.', ...own },
    })
  return { ...server, ...made, ...handed, params, giveBack }
}

test('what is returned is revised and handed in again, and how it stood is kept', async () => {
  const all = await setUp()
  const { call, kit, learner, marker, childId, courseId, logId, rowId, params, giveBack } = all
  await call(launchMarking, { as: marker, params })
  const at = [{ id: rowId, comment: ' Which rope? ' }]
  expect(await giveBack({ questionScores: at })).toEqual({ next: null, waiting: 0 })
  expect(await call(peekMarking, { as: marker, params })).toMatchObject({ code: 'attempt_not_found' })
  expect((await call(listFreeText, { as: marker })).content).toEqual([])

  await kit.outbox.deliver()
  const titles = (await call(listNotifications, { as: learner })).content.map(({ title }) => title)
  expect(titles).toContain('Please revise your answer')
  const { toDo } = await call(readHome, { as: learner })
  expect(toDo.find(({ about }) => about === 'evaluation')).toMatchObject({
    key: `evaluation-${logId}`,
    reason: 'returned',
    containerId: courseId,
  })
  const byChild = { as: learner, params: { id: childId } }
  const intro = await call(listEvaluationAttempts, byChild)
  expect(intro).toMatchObject({ can: { start: false, resume: true } })
  expect(intro.attempts).toMatchObject([{ attempt: 1, isOpen: true, returned: { comment: 'Say why.' } }])
  const course = () => call(readLearning, { as: learner, params: { id: courseId } })
  expect((await course()).children[0]).toMatchObject({
    state: 'IN_PROGRESS',
    passed: false,
    why: { code: 'returned' },
  })

  const opened = await call(launchEvaluation, byChild)
  const [row] = opened.questionScores
  if (!row) throw new Error('no question')
  expect(opened).toMatchObject({ result: null, endsAt: null, componentLog: { id: logId } })
  expect(row).toMatchObject({ ftAnswer: essay, comment: 'Which rope?', submitted: false, score: null })
  expect(opened.returns).toMatchObject([
    { comment: 'Say why.', answers: [{ id: rowId, ftAnswer: essay, comment: 'Which rope?' }] },
  ])
  const { answer, submit } = hands({ call }, learner, childId, opened)
  await answer(row, 'Because it does not slip.')
  const done = await submit()
  expect(done.result).toMatchObject({ stateLabel: 'UNDER_REVIEW' })
  expect(done.questionScores[0]).toMatchObject({ comment: '' })
  expect((await call(readHome, { as: learner })).toDo.map(({ about }) => about)).not.toContain('evaluation')

  expect((await call(listFreeText, { as: marker })).content).toMatchObject([{ id: logId, isRevised: true }])
  const again = await call(launchMarking, { as: marker, params })
  expect(again).toMatchObject({ revision: 1, can: { mark: true, return: true }, comment: '' })
  expect(again.launch.questionScores[0]?.ftAnswer).toBe('Because it does not slip.')
  expect(again.launch.returns[0]?.answers[0]?.ftAnswer).toBe(essay)
  const body = { action: 'SUBMIT' as const, revision: 1, comment: 'Better.', level: null }
  await call(scoreMarking, {
    as: marker,
    params,
    body: { ...body, questionScores: [{ id: rowId, score: 4, comment: '' }] },
  })
  const seen = await call(peekEvaluation, { as: learner, params: { id: logId } })
  expect(seen.result).toMatchObject({ stateLabel: 'PASSED', mark: 100, comment: 'Better.' })
  expect(seen.questionScores[0]).toMatchObject({ comment: '', score: 4 })
  expect(seen.returns).toHaveLength(1)
  expect(await course()).toMatchObject({ passed: true })
})

test('a return says what is to be revised, and there is something in own words to revise', async () => {
  const { giveBack, rowId } = await setUp()
  expect(await giveBack({ comment: '  ' })).toMatchObject({ code: 'return_comment_missing' })
  const stray = [{ id: 2_000_000_000, comment: 'x' }]
  expect(await giveBack({ questionScores: stray })).toMatchObject({ code: 'answer_unknown' })
  const at = [{ id: rowId, comment: 'Which rope?' }]
  expect(await giveBack({ comment: '', questionScores: at })).toMatchObject({ waiting: 0 })
  const chosen = await setUp({ types: ['OP'], category: 7 })
  expect(await chosen.giveBack()).toMatchObject({ code: 'nothing_to_revise' })
})

test('only whoever has it open returns it, and with what was said last', async () => {
  const { call, marker, other, params, giveBack, rowId } = await setUp()
  await call(launchMarking, { as: marker, params })
  expect(await giveBack({}, other)).toMatchObject({ code: 'marking_taken' })
  expect(await giveBack({ revision: 3 })).toMatchObject({ code: 'content_changed' })
  const both = await Promise.all([giveBack(), giveBack()])
  expect(both.map((one) => ('code' in one ? 'refused' : 'returned')).toSorted()).toEqual([
    'refused',
    'returned',
  ])
  const body = { action: 'SAVE' as const, revision: 1, comment: '', level: null }
  const questionScores = [{ id: rowId, score: 1, comment: '' }]
  expect(await call(scoreMarking, { as: marker, params, body: { ...body, questionScores } })).toMatchObject({
    code: 'attempt_not_found',
  })
})

test('beside what is revised everything stays as it was handed in', async () => {
  const { call, learner, childId, opened, giveBack } = await setUp({
    types: ['MC', 'FT', 'TF'],
    category: 12,
  })
  await giveBack()
  const again = await call(launchEvaluation, { as: learner, params: { id: childId } })
  expect(again.questionScores.map(({ submitted }) => submitted)).toEqual([true, false, true])
  const [choice] = again.questionScores
  if (!choice) throw new Error('no question')
  const { given, save } = hands({ call }, learner, childId, again)
  await save(given(choice, String(opened.questionScores[0]?.question.possibleAnswers[1]?.id)))
  const kept = await call(launchEvaluation, { as: learner, params: { id: childId } })
  expect(kept.questionScores[0]?.answer).toBe(choice.answer)
})

test('the time that was up does not run again', async () => {
  const { call, clock, learner, childId, giveBack } = await setUp({
    settings: { timeLimit: 1, timeLimitUnit: 'minutes' },
  })
  await giveBack()
  clock.skew += 3_600_000
  const again = await call(launchEvaluation, { as: learner, params: { id: childId } })
  clock.skew = 0
  const held = { componentLogId: again.componentLog?.id ?? 0, launch: again.launch ?? '', time: 0 }
  expect(again).toMatchObject({ endsAt: null, result: null })
  const saved = await call(scoreEvaluation, {
    as: learner,
    params: { containerChildId: childId },
    body: { ...held, action: 'SAVE', questionScores: [] },
  })
  expect(saved).toMatchObject({ result: null })
})

test('what is printed says that it came back, and what stood in it before', async () => {
  const { call, send, learner, marker, childId, logId, rowId, params, giveBack } = await setUp()
  const printed = async () => {
    const { rawPayload } = await send(printEvaluation, { as: learner, params: { id: logId } })
    return pdfText(rawPayload).join(' ').replaceAll(/\s+/g, ' ')
  }
  expect(await printed()).not.toContain('Earlier versions')
  await call(launchMarking, { as: marker, params })
  await giveBack({ questionScores: [{ id: rowId, comment: 'Which rope?' }] })
  const returned = await printed()
  expect(returned).toMatch(/To be revised .*Comment of the assessor: Say why\./)
  expect(returned).toMatch(/Earlier versions Submitted .*, returned .* The same text as above\./)
  for (const once of [essay, 'Say why.', 'Which rope?']) expect(returned.split(once)).toHaveLength(2)
  const opened = await call(launchEvaluation, { as: learner, params: { id: childId } })
  const [row] = opened.questionScores
  if (!row) throw new Error('no question')
  const { answer, submit } = hands({ call }, learner, childId, opened)
  await answer(row, 'Because it does not slip.')
  await submit()
  const text = await printed()
  expect(text).not.toContain('To be revised')
  const [now = '', before = ''] = text.split('Earlier versions')
  expect(now).toContain('Because it does not slip.')
  expect(now).not.toContain('Which rope?')
  expect(before).toMatch(/Submitted .*, returned .* Say why\..*Which rope\?/)
  expect(before).toContain(essay)
  expect(before).not.toContain('The same text as above.')
})
