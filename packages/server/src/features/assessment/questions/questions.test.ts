import {
  createAnswerSet,
  readAnswerSet,
  removeAnswerSet,
  updateAnswerSet,
  restoreAnswerSet,
  readAnswerSetAffected,
  listAnswerSets,
} from '@oktant/contract/assessment/questions/answer-sets.ts'
import { previewDraw } from '@oktant/contract/assessment/evaluations.ts'
import * as banks from '@oktant/contract/assessment/questions/question-banks.ts'
import * as contract from '@oktant/contract/assessment/questions/questions.ts'
import { expect, test } from 'vitest'
import { png } from '../../../../test/kit/files/pictures.ts'
import {
  answerSetForm,
  makeBank,
  makeEvaluation,
  makeQuestion,
  itemOf,
  drawOf,
  questionForm,
} from '../../../../test/kit/content/questions/questions.ts'
import { testServer } from '../../../../test/kit/server.ts'

const server = await testServer()
const { call, make } = server
const author = () => make.user({ permissions: ['evaluations.administer'] })

test.each(contract.questionTypes)('a question of type %s reads as it was written', async (type) => {
  const me = await author()
  const set = await call(createAnswerSet, { as: me, body: answerSetForm() })
  const values = {
    folder: ' Knots / Loops/',
    tags: ['rope', ' rope '],
    ...(type === 'OP' && { answerSetId: set.id }),
  }
  const made = await makeQuestion(server, me, { type, values })
  expect(made).toMatchObject({ type, folder: 'Knots/Loops', tags: ['rope'], version: 1, evaluations: 0 })
  const read = await call(contract.readQuestion, { as: me, params: { id: made.id } })
  expect(read).toEqual(made)
  const { id, revision } = made
  const kept = await call(contract.updateQuestion, {
    as: me,
    params: { id },
    body: { ...formOf(made), revision },
  })
  expect(kept).toMatchObject({ version: 1, answers: made.answers, answerPairs: made.answerPairs })
})

/** What an author would send to change nothing. */
function formOf(view: contract.QuestionView): contract.QuestionForm {
  const names = Object.keys(contract.QuestionForm.properties) as (keyof contract.QuestionForm)[]
  return Object.fromEntries(names.map((name) => [name, view[name]])) as contract.QuestionForm
}

test('an edit makes a version, and the versions before it stay readable', async () => {
  const me = await author()
  const made = await makeQuestion(server, me)
  const [first] = made.answers
  const answers = made.answers.map((one) =>
    one.id === first?.id ? { ...one, name: { en: 'Loop', de: 'Schlaufe' } } : one,
  )
  const body = { ...formOf(made), answers, revision: made.revision }
  const changed = await call(contract.updateQuestion, { as: me, params: { id: made.id }, body })
  expect(changed).toMatchObject({ version: 2, answers })
  const versions = await call(contract.listQuestionVersions, { as: me, params: { id: made.id } })
  expect(versions.map(({ number, by }) => [number, by])).toEqual([
    [2, 'Mia Naidoo'],
    [1, 'Mia Naidoo'],
  ])
  expect(versions[1]?.answers).toEqual(made.answers)
  const late = await call(contract.updateQuestion, { as: me, params: { id: made.id }, body })
  expect(late).toMatchObject({ code: 'content_changed' })
})

test('what is wrong with a question is said at its place, in the words of the catalogue', async () => {
  const me = await author()
  const { id: bankId } = await makeBank(server, me)
  const body = { ...questionForm('MC', { numberOfDistractors: 3 }), bankId }
  expect(await call(contract.createQuestion, { as: me, body })).toMatchObject({
    code: 'question_invalid',
    errors: [
      { field: 'answers', code: 'question_incorrect_too_few', message: 'Too few incorrect answers created' },
    ],
  })
  const strange = { ...questionForm('MC', { pictureId: 2_000_000_000 }), bankId }
  expect(await call(contract.createQuestion, { as: me, body: strange })).toMatchObject({
    errors: [{ field: 'pictureId', code: 'choice_unknown' }],
  })
})

test('questions are found by bank, folder, tag, type, difficulty and words', async () => {
  const me = await author()
  const bank = await makeBank(server, me)
  const at = (folder: string, values: Partial<contract.QuestionForm> = {}) =>
    makeQuestion(server, me, { bankId: bank.id, values: { folder, ...values } })
  const fire = await at('Safety/Fire', { tags: ['alarm'], difficulty: 'hard' })
  const safety = await at('Safety', { questionText: { en: 'What is a Lifebuoy?', de: '' } })
  const other = await at('Safetynet', { status: 'inactive' })
  const found = async (...pairs: [string, string][]) => {
    const query = {
      _sortField: 'changedAt' as const,
      _filterFields: ['bankId', ...pairs.map(([field]) => field)],
      _filterValues: [String(bank.id), ...pairs.map(([, value]) => value)],
    }
    const { content } = await call(contract.listQuestions, { as: me, query })
    return content.map(({ id }) => id)
  }
  expect(await found()).toEqual([fire.id, safety.id, other.id])
  expect(await found(['folder', 'Safety'])).toEqual([fire.id, safety.id])
  expect(await found(['tag', 'alarm'])).toEqual([fire.id])
  expect(await found(['difficulty', 'hard'], ['status', 'active'])).toEqual([fire.id])
  expect(await found(['title', 'lifebuoy'])).toEqual([safety.id])
  expect(await found(['type', 'DD'])).toEqual([])
  expect(await call(banks.readQuestionBank, { as: me, params: { id: bank.id } })).toMatchObject({
    questions: 3,
    folders: [
      { name: 'Safety', questions: 1 },
      { name: 'Safety/Fire', questions: 1 },
      { name: 'Safetynet', questions: 1 },
    ],
    tags: [{ name: 'alarm', questions: 1 }],
  })
})

test('questions move together, and back by what the move answered', async () => {
  const me = await author()
  const [one, two] = [await makeQuestion(server, me), await makeQuestion(server, me)]
  const places = [one, two].map(({ id }) => ({ id, bankId: one.bankId, folder: 'New' }))
  const { before } = await call(contract.placeQuestions, { as: me, body: { places } })
  const standing = async () =>
    (await call(contract.readQuestion, { as: me, params: { id: two.id } })) as contract.QuestionView
  expect(await standing()).toMatchObject({ bankId: one.bankId, folder: 'New' })
  await call(contract.placeQuestions, { as: me, body: { places: before } })
  expect(await standing()).toMatchObject({ bankId: two.bankId, folder: '' })
  const unknown = [{ id: one.id, bankId: 2_000_000_000, folder: '' }]
  expect(await call(contract.placeQuestions, { as: me, body: { places: unknown } })).toMatchObject({
    code: 'question_bank_not_found',
  })
  const doubled = [...before, ...before]
  expect(await call(contract.placeQuestions, { as: me, body: { places: doubled } })).toMatchObject({
    code: 'questions_unknown',
  })
})

test('a question that an evaluation asks cannot be deleted, and one that none asks comes back', async () => {
  const me = await author()
  const [asked, free] = [await makeQuestion(server, me), await makeQuestion(server, me)]
  await makeEvaluation(server, me, { items: [itemOf(asked.id)] })
  expect(await call(contract.readQuestionAffected, { as: me, params: { id: asked.id } })).toMatchObject([
    { what: 'evaluations', count: 1 },
  ])
  expect(await call(contract.removeQuestion, { as: me, params: { id: asked.id } })).toMatchObject({
    status: 422,
    code: 'evaluations_use_it',
    message: 'Cannot be deleted as evaluations use it',
  })
  expect(await call(contract.removeQuestion, { as: me, params: { id: free.id } })).toEqual({})
  expect(await call(contract.readQuestion, { as: me, params: { id: free.id } })).toMatchObject({
    status: 404,
  })
  expect(await call(contract.restoreQuestion, { as: me, params: { id: free.id } })).toMatchObject({
    id: free.id,
  })
})

test('a copy begins as the question is, and is not drawn before somebody says so', async () => {
  const me = await author()
  const made = await makeQuestion(server, me, { type: 'DD' })
  const copy = await call(contract.duplicateQuestion, { as: me, params: { id: made.id } })
  expect(copy).toMatchObject({ status: 'inactive', version: 1, questionText: made.questionText })
  expect(copy.answerPairs.map(({ possibleAnswer2 }) => possibleAnswer2.name)).toEqual(
    made.answerPairs.map(({ possibleAnswer2 }) => possibleAnswer2.name),
  )
})

test('a bank that evaluations draw from stays; another goes with its questions and comes back with them', async () => {
  const me = await author()
  const used = await makeQuestion(server, me)
  await makeEvaluation(server, me, { items: [drawOf(used.bankId)] })
  expect(await call(banks.removeQuestionBank, { as: me, params: { id: used.bankId } })).toMatchObject({
    code: 'evaluations_use_it',
  })
  expect(await call(banks.readQuestionBankAffected, { as: me, params: { id: used.bankId } })).toMatchObject([
    { what: 'questions', count: 1 },
    { what: 'evaluations', count: 1 },
  ])
  const free = await makeQuestion(server, me)
  const params = { id: free.bankId }
  await call(banks.removeQuestionBank, { as: me, params })
  expect(await call(contract.readQuestion, { as: me, params: { id: free.id } })).toMatchObject({
    status: 404,
  })
  await call(banks.restoreQuestionBank, { as: me, params })
  expect(await call(contract.readQuestion, { as: me, params: { id: free.id } })).toMatchObject({
    id: free.id,
  })
})

test('a bank is named, and found by its name in either language', async () => {
  const me = await author()
  const bank = await makeBank(server, me, 'Seamanship')
  const untitled = { title: { en: ' ', de: '' }, description: { en: '', de: '' } }
  expect(await call(banks.createQuestionBank, { as: me, body: untitled })).toMatchObject({
    code: 'question_bank_invalid',
    errors: [{ field: 'title', code: 'required' }],
  })
  const title = { en: 'Seamanship', de: 'Seemannschaft' }
  const body = { title, description: untitled.description, revision: bank.revision }
  expect(await call(banks.updateQuestionBank, { as: me, params: { id: bank.id }, body })).toMatchObject({
    title,
  })
  expect(await call(banks.updateQuestionBank, { as: me, params: { id: bank.id }, body })).toMatchObject({
    code: 'content_changed',
  })
  const query = { _filterFields: ['title'], _filterValues: ['seemann'] }
  expect(await call(banks.listQuestionBanks, { as: me, query })).toMatchObject({ totalElements: 1 })
})

test('a changed scale gives each question that uses it a version, and stays while one does', async () => {
  const me = await author()
  const set = await call(createAnswerSet, { as: me, body: answerSetForm() })
  const asked = await makeQuestion(server, me, { type: 'OP', values: { answerSetId: set.id } })
  const possibleAnswers = [
    ...set.possibleAnswers,
    { id: 0, name: { en: 'No idea', de: '' }, description: { en: '', de: '' } },
  ]
  const body = { name: set.name, possibleAnswers, revision: set.revision }
  const changed = await call(updateAnswerSet, { as: me, params: { id: set.id }, body })
  expect(changed.possibleAnswers.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  expect(await call(contract.readQuestion, { as: me, params: { id: asked.id } })).toMatchObject({
    version: 2,
  })
  const params = { id: set.id }
  expect(await call(readAnswerSetAffected, { as: me, params })).toMatchObject([
    { what: 'questions', count: 1 },
  ])
  expect(await call(removeAnswerSet, { as: me, params })).toMatchObject({ code: 'answer_set_in_use' })
  await call(contract.removeQuestion, { as: me, params: { id: asked.id } })
  expect(await call(removeAnswerSet, { as: me, params })).toEqual({})
  expect(await call(readAnswerSet, { as: me, params })).toMatchObject({ status: 404 })
  expect(await call(restoreAnswerSet, { as: me, params })).toMatchObject({ id: set.id, questions: 0 })
  expect(await call(listAnswerSets, { as: me, query: {} })).toMatchObject({ totalElements: 1 })
})

test.each([
  ['a picture that fits', png(740, 470), { responseCode: 200 }],
  [
    'one too wide',
    png(741, 470),
    { code: 'image_dimensions', message: 'Invalid file dimensions. Maximum allowed 470(h) by 740(w)' },
  ],
  ['one too high', png(740, 471), { code: 'image_dimensions' }],
  ['no picture', Buffer.from('hello'), { code: 'not_an_image', message: 'Invalid file type. Not an image.' }],
])('%s is answered so', async (_, bytes, answer) => {
  const me = await author()
  const file = { name: 'knot.png', bytes, type: 'image/png' }
  expect(await call(contract.uploadQuestionPicture, { as: me, file })).toMatchObject(answer)
})

test('what a picture shows is kept in each language with the version, and read by whoever is asked', async () => {
  const me = await author()
  const file = { name: 'knot.png', bytes: png(74, 47), type: 'image/png' }
  const { pictureId } = await call(contract.uploadQuestionPicture, { as: me, file })
  const [loop, knot] = [
    { en: ' A loop ', de: 'Eine Schlinge' },
    { en: 'A knot', de: '' },
  ]
  const answers = questionForm('TI').answers.map((answer, index) =>
    index === 0 ? { ...answer, pictureId, pictureAlt: knot } : { ...answer, pictureAlt: loop },
  )
  const values = { pictureId, pictureAlt: loop, answers }
  const made = await makeQuestion(server, me, { type: 'TI', values })
  expect(made.pictureAlt).toEqual({ en: 'A loop', de: 'Eine Schlinge' })
  expect(made.answers.map(({ pictureAlt }) => pictureAlt)).toEqual([knot, undefined, undefined])
  const draw = { orderOfQuestions: 'ordered' as const, items: [itemOf(made.id)] }
  const [drawn] = await call(previewDraw, { as: me, body: draw })
  expect(drawn?.pictureAlt).toEqual(made.pictureAlt)
  const same = { ...formOf(made), revision: made.revision }
  const params = { id: made.id }
  const kept = await call(contract.updateQuestion, { as: me, params, body: same })
  expect(kept.version).toBe(1)
  const body = { ...same, pictureAlt: knot, revision: kept.revision }
  expect(await call(contract.updateQuestion, { as: me, params, body })).toMatchObject({
    version: 2,
    pictureAlt: knot,
  })
})

test('a picture that is sent again because its answer was lost is answered as the first time', async () => {
  const me = await author()
  const file = { name: 'knot.png', bytes: png(74, 47), type: 'image/png' }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const first = await call(contract.uploadQuestionPicture, { as: me, file, headers })
  expect(first).toMatchObject({ pictureId: expect.any(Number), responseCode: 200 })
  expect(await call(contract.uploadQuestionPicture, { as: me, file, headers })).toEqual(first)
})
