import {
  closeSurvey,
  createSurvey,
  readSurveyRecord,
  readSurveyResults,
  releaseSurvey,
} from '@oktant/contract/assessment/surveys/survey-administration.ts'
import {
  listFeedback,
  printFeedback,
  readFeedback,
} from '@oktant/contract/assessment/surveys/survey-feedback.ts'
import { answerSurvey, printSurvey, readSurvey } from '@oktant/contract/assessment/surveys/surveys.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Made } from '../../../../../test/kit/make.ts'
import { pdfText } from '../../../../../test/kit/files/pdf-text.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import {
  answersOf,
  dayFromNow,
  makeAsked,
  makeSurvey,
  makeSurveyEvaluation,
  surveyValues,
} from '../../../../../test/kit/content/surveys.ts'
import { notifications } from '../../../communication/notifications/notifications.tables.ts'
import { users } from '../../../people/people/people.tables.ts'
import { surveys } from '../surveys.tables.ts'

const server = await testServer()
const { call, send, db } = server

async function answer(as: Made, id: number, point: number, words = '') {
  const form = await call(readSurvey, { as, params: { id } })
  return call(answerSurvey, { as, params: { id }, body: { answers: answersOf(form, point, words) } })
}

/** Feedback about somebody from themselves, who leads them, a peer and three reports, which is over. */
async function setUp(values: Partial<ReturnType<typeof surveyValues>> = {}, subjectAsks = false) {
  const { author, people } = await makeAsked(server, 6)
  const [boss, other, peer, ...reports] = people
  if (!boss || !other || !peer) throw new Error('too few')
  const subject = subjectAsks ? author : other
  for (const led of [subject, peer])
    await db.update(users).set({ managerId: boss.id }).where(eq(users.id, led.id))
  for (const { id } of reports) await db.update(users).set({ managerId: subject.id }).where(eq(users.id, id))
  const { id: evaluationId } = await makeSurveyEvaluation(server, author, { category: 21 })
  const body = surveyValues(evaluationId, {
    subjectId: subject.id,
    relations: ['self', 'manager', 'peer', 'report'],
    resultsWhen: 'closed',
    ...values,
  })
  const { id } = await call(createSurvey, { as: author, body })
  const release = () => call(releaseSurvey, { as: author, params: { id } })
  const giveAll = async () => {
    await answer(subject, id, 0, 'Own words')
    await answer(boss, id, 3, 'Words 0')
    await answer(peer, id, 1)
    for (const [index, one] of reports.entries()) await answer(one, id, 2, `Words ${index + 1}`)
    await call(closeSurvey, { as: author, params: { id } })
  }
  return { author, boss, subject, peer, reports, id, release, giveAll }
}

const told = async ({ id }: Made) =>
  (await db.select().from(notifications).where(eq(notifications.userId, id))).filter(
    ({ type }) => type === 'survey.released',
  )

test('feedback is read by whom it is about, from its release on, and by nobody else', async () => {
  const { author, boss, subject, peer, id, release, giveAll } = await setUp()
  const read = (as: Made) => call(readFeedback, { as, params: { id } })
  expect(await release()).toMatchObject({ code: 'survey_not_releasable' })
  await giveAll()
  expect(await read(subject)).toMatchObject({ code: 'survey_not_found' })
  expect(await call(listFeedback, { as: subject })).toEqual([])
  expect(await call(readSurveyRecord, { as: author, params: { id } })).toMatchObject({
    can: { release: true },
  })
  const record = await release()
  expect(record).toMatchObject({ can: { release: false }, releasedOn: expect.stringMatching(/^\d{4}-/) })
  expect(await release()).toEqual(record)
  await expect.poll(async () => (await told(subject)).length).toBe(1)
  expect((await told(subject))[0]).toMatchObject({ link: `/feedback/${id}` })
  expect(await told(boss)).toEqual([])
  expect(await call(listFeedback, { as: subject })).toMatchObject([{ id, isOwn: true }])
  for (const one of [boss, peer, author]) expect(await read(one)).toMatchObject({ code: 'survey_not_found' })
})

test('one sees oneself beside the others, relations put together where they are few, and one’s own words apart', async () => {
  const { subject, id, release, giveAll } = await setUp()
  await giveAll()
  await release()
  const { results } = await call(readFeedback, { as: subject, params: { id } })
  expect(results.groups[0]).toEqual({ relations: [], answers: 5 })
  expect(results.groups.every(({ relations, answers }) => relations[0] === 'self' || answers >= 3)).toBe(true)
  expect(results.groups.at(-1)).toEqual({ relations: ['self'], answers: 1 })
  expect(results.questions[2]?.comments.toSorted()).toEqual(['Words 0', 'Words 1', 'Words 2', 'Words 3'])
  expect(results.questions[2]?.ownComments).toEqual(['Own words'])
})

test('with names the person still sees nobody’s answers apart, not even with the right to administer', async () => {
  const { author, id, release, giveAll } = await setUp({ isAnonymous: false, leastAnswers: 1 }, true)
  await giveAll()
  await release()
  const { results } = await call(readFeedback, { as: author, params: { id } })
  expect(results.leastAnswers).toBe(3)
  expect(results.groups.every(({ relations, answers }) => relations[0] === 'self' || answers >= 3)).toBe(true)
  expect(await call(readSurveyResults, { as: author, params: { id } })).toEqual({
    ...results,
    questions: expect.any(Array),
  })
})

test('whoever leads them reads it where the survey says so', async () => {
  const { author, boss, subject, id, release, giveAll } = await setUp({ managerReads: true })
  expect(await call(readSurvey, { as: boss, params: { id } })).toMatchObject({ managerReads: true })
  await giveAll()
  await release()
  await expect.poll(async () => (await told(boss)).length).toBe(1)
  expect(await call(listFeedback, { as: boss })).toMatchObject([{ id, isOwn: false }])
  expect(await call(readFeedback, { as: boss, params: { id } })).toMatchObject({ isOwn: false })
  await db.update(users).set({ managerId: author.id }).where(eq(users.id, subject.id))
  expect(await call(readFeedback, { as: boss, params: { id } })).toMatchObject({ code: 'survey_not_found' })
  expect(await call(readFeedback, { as: author, params: { id } })).toMatchObject({ isOwn: false })
})

test('of too few answers nothing is released', async () => {
  const { author, boss, peer, subject, id, release } = await setUp()
  for (const one of [subject, boss, peer]) await answer(one, id, 1)
  const record = await call(closeSurvey, { as: author, params: { id } })
  expect(record).toMatchObject({ stage: 'closed', answered: 3, can: { release: false } })
  expect(await release()).toMatchObject({ code: 'survey_not_releasable' })
  expect(await told(subject)).toEqual([])
  const { id: other } = await makeSurvey(server, author, [boss])
  await call(closeSurvey, { as: author, params: { id: other } })
  expect(await call(releaseSurvey, { as: author, params: { id: other } })).toMatchObject({
    code: 'survey_not_releasable',
  })
})

test('with names it takes as many answers as whom it is about may read, and not only one', async () => {
  const { author, boss, peer, reports, id, release } = await setUp({ isAnonymous: false, leastAnswers: 1 })
  for (const one of [boss, peer]) await answer(one, id, 1)
  const end = (days: number) =>
    db
      .update(surveys)
      .set({ closesOn: dayFromNow(days) })
      .where(eq(surveys.id, id))
  const canRelease = async () => (await call(readSurveyRecord, { as: author, params: { id } })).can.release
  await end(-1)
  expect(await canRelease()).toBe(false)
  expect(await release()).toMatchObject({ code: 'survey_not_releasable' })
  await end(1)
  for (const one of reports) await answer(one, id, 1)
  await end(-1)
  expect(await canRelease()).toBe(true)
  expect(await release()).toMatchObject({ can: { release: false } })
})

test('feedback and one’s own answers are printed; nobody’s answers of an anonymous survey', async () => {
  const { author, peer, subject, id, release, giveAll } = await setUp()
  await giveAll()
  await release()
  const file = await send(printFeedback, { as: subject, params: { id } })
  expect(file.headers['content-type']).toBe('application/pdf')
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await send(printFeedback, { as: peer, params: { id } })).statusCode).toBe(404)
  const { id: named } = await makeSurvey(server, author, [peer], { isAnonymous: false })
  await answer(peer, named, 1, 'My words')
  const paper = async (survey: number, as = peer) => {
    const { rawPayload } = await send(printSurvey, { as, params: { id: survey } })
    return pdfText(rawPayload).join(' ').replaceAll(/\s+/g, ' ')
  }
  const scale = 'Scale: Never · Sometimes · Often · Always'
  expect(await paper(named)).toContain(`${scale} Your answer: Sometimes`)
  expect(await paper(named)).toContain('Choices: Bowline · Granny · Slip Your answer: Granny')
  expect(await paper(id)).toContain(scale)
  expect(await paper(id)).not.toContain('Your answer:')
  expect(await paper(id)).toContain('Your answers are anonymous')
  expect(await paper(id, subject)).toContain('Your own view is shown beside the feedback of the others')
  expect(await paper(id, subject)).not.toContain('anonymous')
  const { id: evaluationId } = await makeSurveyEvaluation(server, author, { types: ['DD'] })
  const { id: matching } = await makeSurvey(server, author, [peer], { evaluationId })
  const sheet = await paper(matching)
  for (const half of ['To be matched:', 'Port', 'Stern', 'Matched with:', 'red', 'white'])
    expect(sheet).toContain(half)
  expect((await send(printSurvey, { as: author, params: { id: named } })).statusCode).toBe(404)
})
