import {
  listAttemptHistory,
  printAttempt,
  reviewAttempt,
} from '@oktant/contract/assessment/attempts/attempt-history.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { scoreMarking } from '@oktant/contract/assessment/marking.ts'
import { listRecordViews } from '@oktant/contract/people/privacy.ts'
import { expect, test } from 'vitest'
import {
  makePeople,
  makeQuestions,
  makeTest,
  rightAnswer,
  takeTest,
  wrongAnswer,
} from '../../../../test/kit/content/attempts.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { handIn, makeEssay } from '../../../../test/kit/content/marking.ts'
import { pdfText } from '../../../../test/kit/files/pdf-text.ts'
import { testServer } from '../../../../test/kit/server.ts'

type Settings = NonNullable<Parameters<typeof makeTest>[2]>['settings']

/** Three people: one is right, one is wrong, one is under way. */
async function setUp(settings: Settings = {}) {
  const server = await testServer()
  const { call, make } = server
  const { author } = await makePeople(server)
  const { companyId } = author
  const questions = await makeQuestions(server, author, ['MC', 'TF'], { noOfRetries: 0 })
  const made = await makeTest(server, author, { questions, settings: { passMark: 50, ...settings } })
  const person = (firstName: string) =>
    make.user({ companyId, permissions: ['learning.take'], firstName, surname: 'Zwart' })
  const people = { right: await person('Anna'), wrong: await person('Bert'), open: await person('Cleo') }
  async function take(as: Made, isRight: boolean) {
    const { opened, answer, submit } = await takeTest(server, as, made.childId)
    for (const row of opened.questionScores) {
      const known = questions.find(({ id }) => id === row.question.id)
      if (known) await answer(row, isRight ? rightAnswer(known) : wrongAnswer(row, known))
    }
    await submit()
    return opened.componentLog?.id ?? 0
  }
  const ids = { right: await take(people.right, true), wrong: await take(people.wrong, false) }
  await takeTest(server, people.open, made.childId)
  const list = (query: object = {}, as: Made = author) =>
    call(listAttemptHistory, { as, params: { id: made.evaluationId }, query })
  return { ...server, ...made, author, people, ids, list }
}

test('an author finds every attempt: who, when, the mark, and what is under way', async () => {
  const { list, people } = await setUp()
  const found = await list({ _sortField: 'user', _sortDir: 'ASC' })
  expect(found.content).toMatchObject([
    { user: { id: people.right.id, fullName: 'Anna Zwart' }, mark: 100, state: 'PASSED', attempt: 1 },
    { user: { id: people.wrong.id }, mark: 0, state: 'FAILED' },
    { user: { id: people.open.id }, mark: null, state: 'IN_PROGRESS', submittedAt: null },
  ])
  const only = await list({ _filterFields: ['state', 'user'], _filterValues: ['FAILED', 'bert'] })
  expect(only.content.map(({ user }) => user.fullName)).toEqual(['Bert Zwart'])
  const ofCourse = async (letters: string) =>
    (await list({ _filterFields: ['container'], _filterValues: [letters] })).totalElements
  // NOTE: its title ends in English as it begins in German, were one behind the other.
  expect([await ofCourse('knots'), await ofCourse('KNOTEN'), await ofCourse(' kno')]).toEqual([3, 3, 0])
  const first = await list({ _perPage: 1, _sortField: 'mark', _sortDir: 'ASC' })
  expect([first.totalElements, first.content[0]?.mark]).toEqual([3, 0])
})

test('one attempt is read with what is right, and on paper with whose it is', async () => {
  const { call, send, kit, author, ids, people } = await setUp({ displayResutlsAtEnd: false })
  const params = { id: ids.wrong }
  const { user, launch } = await call(reviewAttempt, { as: author, params })
  expect([user.fullName, launch.result?.mark]).toEqual(['Bert Zwart', 0])
  expect(launch.questionScores.every(({ rightAnswer: right }) => right !== null)).toBe(true)
  const paper = await send(printAttempt, { as: author, params })
  const text = pdfText(paper.rawPayload).join(' ')
  expect([paper.statusCode, text.includes('Bert Zwart')]).toEqual([200, true])
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Right would have been')
  expect(text).toContain('Answer:')
  expect(text).not.toContain('Your answer')
  await kit.views.flush()
  const seen = await call(listRecordViews, { as: people.wrong })
  expect(seen.content.map(({ kind, count }) => [kind, count])).toEqual([['profile', 2]])
})

test('a held mark is known to the author, who is told that it is held', async () => {
  const { list, call, author, ids } = await setUp({ controlledRelease: true })
  const found = await list({ _sortField: 'user', _sortDir: 'ASC' })
  expect(found.content[0]).toMatchObject({ mark: 100, isHeld: true, state: 'UNDER_REVIEW' })
  const { launch } = await call(reviewAttempt, { as: author, params: { id: ids.right } })
  expect(launch.result?.mark).toBe(100)
})

test('what an assessor said stands on paper', async () => {
  const server = await testServer()
  const { author, learner, marker, childId } = await makeEssay(server)
  const { logId, rowId } = await handIn(server, learner, childId)
  const questionScores = [{ id: rowId, score: 4, comment: 'A clear knot.' }]
  const body = { action: 'SUBMIT' as const, revision: 0, questionScores, comment: 'Well told.', level: null }
  await server.call(scoreMarking, { as: marker, params: { logId }, body })
  const paper = await server.send(printAttempt, { as: author, params: { id: logId } })
  const text = pdfText(paper.rawPayload).join(' ').replaceAll(/\s+/g, ' ')
  expect(text).toContain('Comment of the assessor: Well told.')
  expect(text).toContain('A clear knot.')
})

test('nobody without the right, of another company, or of a survey is shown anybody', async () => {
  const server = await setUp()
  const { call, make, list, author, ids, people, evaluationId } = server
  const stranger = await make.user({ permissions: ['evaluations.administer'] })
  expect(await list({}, stranger)).toMatchObject({ code: 'evaluation_not_found' })
  expect(await list({}, people.right)).toMatchObject({ code: 'not_permitted' })
  const params = { id: ids.right }
  expect(await call(reviewAttempt, { as: stranger, params })).toMatchObject({ code: 'attempt_not_found' })
  expect(await call(reviewAttempt, { as: people.wrong, params })).toMatchObject({ code: 'not_permitted' })
  expect(evaluationId).toBeGreaterThan(0)

  const questions = await makeQuestions(server, author, ['OP'])
  const survey = await makeTest(server, author, { questions, category: componentCategory.opinionSurvey })
  const { opened } = await takeTest(server, people.right, survey.childId)
  const id = opened.componentLog?.id ?? 0
  const none = await call(listAttemptHistory, { as: author, params: { id: survey.evaluationId } })
  expect(none).toMatchObject({ isNamed: false, totalElements: 0, content: [] })
  expect(await call(reviewAttempt, { as: author, params: { id } })).toMatchObject({
    code: 'attempt_not_found',
  })
})
