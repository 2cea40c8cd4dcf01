import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { publishCourse, updateCourse } from '@oktant/contract/learning/courses/containers.ts'
import * as contract from '@oktant/contract/assessment/evaluations.ts'
import { createAnswerSet } from '@oktant/contract/assessment/questions/answer-sets.ts'
import { placeQuestions, questionTypes } from '@oktant/contract/assessment/questions/questions.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseForm, makeCourse, placeOf } from '../../../../test/kit/content/courses.ts'
import {
  answerSetForm,
  drawOf,
  evaluationForm,
  itemOf,
  makeBank,
  makeEvaluation,
  makeQuestion,
} from '../../../../test/kit/content/questions/questions.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { editionChildren } from '../../learning/courses/courses.tables.ts'
import { findSettings } from './evaluations.queries.ts'

const server = await testServer()
const { call, make } = server
const author = () =>
  make.user({ permissions: ['evaluations.administer', 'courses.administer', 'content.administer'] })

test('an evaluation reads as it was written, with what it names', async () => {
  const me = await author()
  const question = await makeQuestion(server, me, { values: { tags: ['rope'], difficulty: 'hard' } })
  const items = [itemOf(question.id), drawOf((await makeQuestion(server, me)).bankId)]
  const made = await makeEvaluation(server, me, { items, settings: { timeLimit: 20, retryLimit: 2 } })
  expect(made).toMatchObject({
    categoryId: 3,
    settings: { timeLimit: 20, timeLimitUnit: 'minutes', retryLimit: 2, displayResutlsAtEnd: true },
    items: [
      { questionId: question.id, type: 'MC', fullScore: 2, available: 1 },
      { bankId: items[1]?.bankId, available: 1, type: null },
    ],
  })
  const query = { _filterFields: ['title'], _filterValues: [made.title.de] }
  expect(await call(contract.listEvaluations, { as: me, query })).toMatchObject({
    content: [{ id: made.id, questions: 2, courses: 0 }],
  })
})

test('what is wrong with an evaluation is said at its place', async () => {
  const me = await author()
  const question = await makeQuestion(server, me)
  const create = (items: contract.EvaluationItem[]) =>
    call(contract.createEvaluation, { as: me, body: { ...evaluationForm(items), category: 3 } })
  const faults = async (items: contract.EvaluationItem[]) =>
    (await create(items)).errors?.map(({ field, code }) => `${field} ${code}`)
  expect(await faults([])).toEqual(['items evaluation_empty'])
  expect(await faults([itemOf(question.id), itemOf(question.id)])).toEqual(['items.1 question_twice'])
  expect(await faults([itemOf(2_000_000_000), drawOf(2_000_000_000)])).toEqual([
    'items.0 choice_unknown',
    'items.1 choice_unknown',
  ])
  expect(await faults([drawOf(question.bankId, { count: 2 })])).toEqual(['items.0.count draw_too_large'])
  expect(await faults([itemOf(question.id), drawOf(question.bankId)])).toEqual([
    'items.1.count draw_too_large',
  ])
})

test('a draw shows questions as a learner sees them, and nothing of what is right', async () => {
  const me = await author()
  const bank = await makeBank(server, me)
  const set = await call(createAnswerSet, { as: me, body: answerSetForm() })
  for (const type of questionTypes)
    await makeQuestion(server, me, {
      bankId: bank.id,
      type,
      values: { ...(type === 'OP' && { answerSetId: set.id }) },
    })
  const body = { orderOfQuestions: 'random' as const, items: [drawOf(bank.id, { count: 8 })] }
  const drawn = await call(contract.previewDraw, { as: me, body })
  expect(drawn.map(({ type }) => type).toSorted()).toEqual([...questionTypes].toSorted())
  const text = JSON.stringify(drawn)
  for (const secret of [
    'isCorrect',
    'It is the bowline',
    'Look again',
    'does not slip',
    'answerBoolean',
    'accepted',
  ])
    expect(text).not.toContain(secret)
  const pairs = drawn.find(({ type }) => type === 'DD')?.answerPairs ?? []
  const halves = pairs.flatMap(({ possibleAnswer1, possibleAnswer2 }) => [
    possibleAnswer1.id,
    possibleAnswer2.id,
  ])
  expect(new Set(halves).size).toBe(6)
})

test('a draw takes only questions that fit, are active and not asked by name', async () => {
  const me = await author()
  const bank = await makeBank(server, me)
  const put = (values: object) => makeQuestion(server, me, { bankId: bank.id, values })
  const named = await put({ tags: ['rope'] })
  const fits = await put({ tags: ['rope'], difficulty: 'easy' })
  await put({ tags: ['rope'], difficulty: 'hard' })
  await put({ tags: ['rope'], status: 'inactive' })
  await put({ tags: ['sail'] })
  const items = [itemOf(named.id), drawOf(bank.id, { count: 9, tag: 'rope', difficulty: 'easy' })]
  const drawn = await call(contract.previewDraw, { as: me, body: { orderOfQuestions: 'ordered', items } })
  expect(drawn.map(({ id }) => id)).toEqual([named.id, fits.id])
})

test('a published course keeps what an evaluation was when it was published', async () => {
  const me = await author()
  const made = await makeEvaluation(server, me)
  const course = await makeCourse(server, me, { components: [], isDraft: true })
  const body = { ...courseForm(course), children: [placeOf(made.id)] }
  const drafted = await call(updateCourse, { as: me, params: { id: course.id }, body })
  await call(publishCourse, { as: me, params: { id: course.id }, body: { revision: drafted.revision } })
  const change = { ...evaluationForm(made.items.map(bare), { passMark: 99 }), status: 'active' as const }
  const changed = await call(contract.updateEvaluation, {
    as: me,
    params: { id: made.id },
    body: { ...change, revision: made.revision },
  })
  expect(changed).toMatchObject({ settings: { passMark: 99 }, courses: 1 })
  const [place] = await server.db
    .select({ revisionId: editionChildren.revisionId })
    .from(editionChildren)
    .where(and(eq(editionChildren.companyId, me.companyId), isNotNull(editionChildren.revisionId)))
  const revisionId = place?.revisionId ?? 0
  expect(await findSettings(server.db, { companyId: me.companyId, revisionId })).toMatchObject({
    passMark: 50,
  })
  expect(await call(contract.readEvaluationAffected, { as: me, params: { id: made.id } })).toMatchObject([
    { what: 'courses', count: 1 },
  ])
})

const bare = ({ questionId, bankId, tag, difficulty, count, mandatory }: contract.SeenItem) => ({
  questionId,
  bankId,
  tag,
  difficulty,
  count,
  mandatory,
})

test('an evaluation is copied, removed and brought back', async () => {
  const me = await author()
  const made = await makeEvaluation(server, me, { category: componentCategory.survey })
  const params = { id: made.id }
  const copy = await call(contract.duplicateEvaluation, { as: me, params })
  expect(copy).toMatchObject({ categoryId: 8, title: made.title, items: made.items })
  expect(await call(contract.removeEvaluation, { as: me, params })).toEqual({})
  expect(await call(contract.readEvaluation, { as: me, params })).toMatchObject({ status: 404 })
  expect(await call(contract.restoreEvaluation, { as: me, params })).toMatchObject(params)
  const body = { ...evaluationForm(made.items.map(bare)), status: 'active' as const, revision: 0 }
  expect(await call(contract.updateEvaluation, { as: me, params, body })).toMatchObject({
    code: 'content_changed',
  })
})

test('nothing of another company is drawn, asked or moved', async () => {
  const [me, stranger] = [await author(), await author()]
  const theirs = await makeQuestion(server, stranger)
  const items = [itemOf(theirs.id), drawOf(theirs.bankId)]
  const draw = { orderOfQuestions: 'random' as const, items }
  expect(await call(contract.previewDraw, { as: me, body: draw })).toEqual([])
  expect(await call(contract.previewDraw, { as: stranger, body: draw })).toHaveLength(1)
  const body = { ...evaluationForm(items), category: 3 as const }
  expect(await call(contract.createEvaluation, { as: me, body })).toMatchObject({
    errors: [{ code: 'choice_unknown' }, { code: 'choice_unknown' }],
  })
  const places = [{ id: theirs.id, bankId: theirs.bankId, folder: 'Mine' }]
  expect(await call(placeQuestions, { as: me, body: { places } })).toMatchObject({
    status: 404,
    code: 'questions_unknown',
  })
})
