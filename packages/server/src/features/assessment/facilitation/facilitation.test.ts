import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { peekEvaluation, printEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import * as contract from '@oktant/contract/assessment/facilitation.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { peekMarking } from '@oktant/contract/assessment/marking.ts'
import { listNotifications } from '@oktant/contract/communication/notifications.ts'
import { updateQuestion } from '@oktant/contract/assessment/questions/questions.ts'
import { applyRegrade } from '@oktant/contract/assessment/regrades.ts'
import { expect, test } from 'vitest'
import { makeFacilitated } from '../../../../test/kit/content/facilitation.ts'
import { handIn, makeEssay } from '../../../../test/kit/content/marking.ts'
import { pdfText } from '../../../../test/kit/files/pdf-text.ts'
import { type Body, testServer } from '../../../../test/kit/server.ts'
import { regradeOn } from '../regrades/run-regrade.ts'

const reason = 'The picture was wrong.'
type Settings = Parameters<typeof makeFacilitated>[1]
type Override = Omit<Body<typeof contract.overrideScore>, 'known'>
/** The wrong answer as it was marked. */
const fresh = { score: 0, overriddenAt: null }

async function setUp(settings: Settings = {}) {
  const server = await testServer()
  const { call, kit } = server
  const made = await makeFacilitated(server, settings)
  const { facilitator, learner } = made
  const taken = await made.take()
  const { id, wrong } = taken
  const flag = (body: Body<typeof contract.flagAttempt>, as = facilitator) =>
    call(contract.flagAttempt, { as, params: { id }, body })
  const params = { id, questionScoreId: wrong }
  const override = (body: Override, known: contract.KnownPoints = fresh, as = facilitator) =>
    call(contract.overrideScore, { as, params, body: { ...body, known } })
  const takeBack = (overriddenAt: string, as = facilitator) =>
    call(contract.takeOverrideBack, { as, params, query: { overriddenAt } })
  const seen = () => call(peekEvaluation, { as: learner, params: { id } })
  const told = async () => {
    await kit.outbox.deliver()
    const { content } = await call(listNotifications, { as: learner })
    return content.map(({ title, messageBody }) => `${title}: ${messageBody}`)
  }
  return { ...server, ...made, ...taken, flag, override, takeBack, seen, told }
}

test('a facilitator flags an answer, and whoever moderates settles it; its learner reads nothing of it', async () => {
  const { call, make, author, facilitator, id, wrong, flag, seen } = await setUp()
  const note = 'hush-copied'
  expect(await flag({ questionScoreId: wrong, note })).toMatchObject({
    flags: [{ questionScoreId: wrong, note, settledAt: null }],
  })
  expect(await flag({ questionScoreId: null, note: '  ' })).toMatchObject({ code: 'reason_missing' })
  expect(await flag({ questionScoreId: wrong + 100_000, note })).toMatchObject({ code: 'attempt_not_found' })
  expect(JSON.stringify(await seen())).not.toContain('hush-')
  const other = await make.user({ companyId: author.companyId, permissions: ['evaluations.moderate'] })
  const list = async (flagState: string) =>
    (
      await call(contract.listFacilitated, {
        as: other,
        query: { _filterFields: ['flag'], _filterValues: [flagState] },
      })
    ).content
  const [row] = await list('open')
  expect(row).toMatchObject({ id, openFlags: 1, overrides: 0, mark: 50 })
  const { flags } = await call(contract.readFacilitated, { as: other, params: { id } })
  const params = { id, flagId: flags[0]?.id ?? 0 }
  const settled = await call(contract.settleFlag, { as: other, params, body: { isSettled: true } })
  expect(settled.flags[0]?.settledBy).toBeTruthy()
  expect([await list('open'), (await list('settled')).length]).toEqual([[], 1])
  const named = async (letters: string) =>
    (
      await call(contract.listFacilitated, {
        as: other,
        query: { _filterFields: ['evaluation'], _filterValues: [letters] },
      })
    ).totalElements
  const name = row?.evaluation.name ?? { en: '', de: '' }
  const joined = `${name.en.slice(-1)} ${name.de.slice(0, 1)}`
  expect([await named(name.en), await named(name.de), await named(joined)]).toEqual([1, 1, 0])
  const again = await call(contract.settleFlag, { as: facilitator, params, body: { isSettled: false } })
  expect(again.flags[0]?.settledBy).toBe(null)
})

test('what is flagged stands first, and then the latest', async () => {
  const { call, facilitator, take, id, flag } = await setUp()
  const later = await take()
  const latest = await take()
  const order = async () =>
    (await call(contract.listFacilitated, { as: facilitator })).content.map((row) => row.id)
  expect(await order()).toEqual([latest.id, later.id, id])
  await flag({ questionScoreId: null, note: 'hush-first' })
  expect(await order()).toEqual([id, latest.id, later.id])
})

test('other points change the mark and the course; its learner reads why, and there is an entry', async () => {
  const { call, make, author, learner, courseId, id, wrong, override, takeBack, seen, told, send } =
    await setUp()
  expect(await override({ score: 3, reason })).toMatchObject({ code: 'mark_too_large' })
  expect(await override({ score: 2, reason: ' ' })).toMatchObject({ code: 'reason_missing' })
  expect((await seen()).result).toMatchObject({ mark: 50, pass: false })
  const given = await override({ score: 2, reason })
  expect(given).toMatchObject({
    overrides: [{ questionScoreId: wrong, before: 0, reason }],
    launch: { result: { mark: 100, pass: true } },
  })
  const now = await seen()
  expect(now.result).toMatchObject({ stateLabel: 'PASSED', mark: 100, score: 4 })
  expect(now.questionScores.find((row) => row.id === wrong)).toMatchObject({
    score: 2,
    isRight: true,
    override: { before: 0, reason },
  })
  const printed = await send(printEvaluation, { as: learner, params: { id } })
  expect(pdfText(printed.rawPayload).join(' ')).toContain(reason)
  expect(await call(readLearning, { as: learner, params: { id: courseId } })).toMatchObject({
    passed: true,
    mark: 100,
  })
  expect((await told()).filter((one) => one.includes('You have passed now'))).toHaveLength(1)
  const auditor = await make.user({ companyId: author.companyId, permissions: ['audit.read'] })
  const { content } = await call(listAudit, { as: auditor })
  expect(JSON.stringify(content.find(({ objectType }) => objectType === 'update'))).toContain(reason)
  const at = given.overrides[0]?.at ?? ''
  expect(await takeBack(at)).toMatchObject({
    overrides: [],
    launch: { result: { mark: 50 } },
  })
  expect((await seen()).questionScores.find((row) => row.id === wrong)).toMatchObject({
    score: 0,
    isRight: false,
    override: null,
  })
  // NOTE: who has passed stays passed.
  expect(await call(readLearning, { as: learner, params: { id: courseId } })).toMatchObject({ passed: true })
  expect(await takeBack(at)).toMatchObject({ code: 'content_changed' })
})

test('of two facilitators who change the same points, the later one is told and overwrites nothing', async () => {
  const { call, make, author, id, override, takeBack } = await setUp()
  const as = await make.user({ companyId: author.companyId, permissions: ['evaluations.moderate'] })
  const read = () => call(contract.readFacilitated, { as, params: { id } })
  const [first, second] = await Promise.all([
    override({ score: 2, reason }),
    override({ score: 1, reason: 'Half of it is right.' }, fresh, as),
  ])
  const [kept] = (await read()).overrides
  expect([first, second]).toContainEqual(expect.objectContaining({ code: 'content_changed' }))
  const [score, other] = kept?.reason === reason ? [2, 1] : [1, 2]
  const known = { score, overriddenAt: kept?.at ?? '' }
  const answer = { score: other, reason: 'Both of us looked again.' }
  const again = await override(answer, known, as)
  expect(again.overrides).toMatchObject([{ before: 0, reason: answer.reason }])
  // NOTE: who takes back what they saw must not take back what they did not.
  expect(await takeBack(known.overriddenAt)).toMatchObject({ code: 'content_changed' })
  expect((await read()).overrides).toMatchObject([{ reason: answer.reason }])
  // NOTE: the same points for another reason are other points.
  const same = { score: other, overriddenAt: known.overriddenAt }
  expect(await override({ score: 2, reason }, same)).toMatchObject({ code: 'content_changed' })
})

test('only what the author allows can be done, and never with one’s own attempt', async () => {
  const { call, flag, override, take, facilitator } = await setUp({ facilitatorOverride: false })
  expect(await override({ score: 2, reason })).toMatchObject({ code: 'override_off' })
  const own = await take(facilitator)
  expect(await call(contract.readFacilitated, { as: facilitator, params: { id: own.id } })).toMatchObject({
    code: 'attempt_not_found',
  })
  expect(await flag({ questionScoreId: null, note: 'Look.' })).toMatchObject({ can: { override: false } })
  const closed = await setUp({ facilitatorFlagging: false, facilitatorOverride: false })
  expect(await closed.flag({ questionScoreId: null, note: 'Look.' })).toMatchObject({
    code: 'attempt_not_found',
  })
  const half = await setUp({ facilitatorFlagging: false })
  expect(await half.flag({ questionScoreId: null, note: 'Look.' })).toMatchObject({ code: 'flagging_off' })
})

test('of a result that is held back nothing is told, and its new mark stays held', async () => {
  const { override, seen, told, wrong } = await setUp({ controlledRelease: true })
  expect(await override({ score: 2, reason })).toMatchObject({ launch: { result: { mark: 100 } } })
  const { result, questionScores } = await seen()
  expect(result).toMatchObject({ stateLabel: 'UNDER_REVIEW', mark: null })
  expect(questionScores.find(({ id }) => id === wrong)).toMatchObject({ score: null, override: null })
  expect(await told()).toEqual([])
})

test('a corrected key leaves points alone that a person has given', async () => {
  const { call, kit, author, questions, override, seen, wrong } = await setUp()
  await override({ score: 1, reason })
  const known = questions.find(({ type }) => type === 'TF')
  if (!known) throw new Error('no statement')
  const params = { id: known.id }
  const body = { ...known, answerBoolean: !known.answerBoolean }
  const { revision } = await call(updateQuestion, { as: author, params, body })
  const { id } = await call(applyRegrade, { as: author, params, body: { revision, lowers: true } })
  await regradeOn(kit, id)
  expect((await seen()).questionScores.find((row) => row.id === wrong)).toMatchObject({ score: 1 })
})

test('whoever marks an attempt reads the flags at it', async () => {
  const server = await testServer()
  const { call, make } = server
  const settings = { facilitatorFlagging: true }
  const { author, learner, marker, childId } = await makeEssay(server, { settings })
  const { logId } = await handIn(server, learner, childId)
  const as = await make.user({ companyId: author.companyId, permissions: ['evaluations.moderate'] })
  const body = { questionScoreId: null, note: 'Word for word from a book.' }
  await call(contract.flagAttempt, { as, params: { id: logId }, body })
  const seen = await call(peekMarking, { as: marker, params: { logId } })
  expect(seen.flags).toMatchObject([{ note: body.note }])
})
