import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createAnswerSet } from '@oktant/contract/assessment/questions/answer-sets.ts'
import { readQuestionBank } from '@oktant/contract/assessment/questions/question-banks.ts'
import * as contract from '@oktant/contract/assessment/questions/question-files.ts'
import {
  duplicateQuestion,
  listQuestions,
  questionTypes,
  uploadQuestionPicture,
} from '@oktant/contract/assessment/questions/questions.ts'
import { expect, test } from 'vitest'
import {
  moodleCategory,
  moodleFile,
  moodleQuestion,
  shown,
} from '../../../../../test/kit/content/questions/moodle-file.ts'
import { png } from '../../../../../test/kit/files/pictures.ts'
import { makeReader } from '../../../../../test/kit/content/questions/question-files.ts'
import {
  answerSetForm,
  makeQuestion,
  questionForm,
} from '../../../../../test/kit/content/questions/questions.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { files } from '../../../../files/files.tables.ts'
import { questions, questionVersions } from '../questions.tables.ts'

const server = await testServer()
const { call, db, kit } = server

const rows = async () => [
  await db.$count(files),
  await db.$count(questions),
  await db.$count(questionVersions),
]
const onDisk = () =>
  readdirSync(join(kit.config.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  ).length
const left = async () => [onDisk(), ...(await rows())]

const setUp = () => makeReader(server)
type Reader = Awaited<ReturnType<typeof setUp>>

/** The bytes behind a picture, as whoever looks at the question is sent them. */
async function bytesOf({ question }: Reader, id: number, pictureId: number | null) {
  const { pictures } = await question(id)
  const address = pictures.find((one) => one.pictureId === pictureId)?.pictureURL ?? ''
  const answer = await server.app.inject({ url: address })
  return answer.rawPayload
}

test('a file is checked line by line, brought in, taken back, and written again without loss', async () => {
  const { me, params, check, bring, undo, written } = await setUp()
  const file = 'Is rope wet? {T}\n\nHow many? {#3}\n\nWhich? {=right ~wrong}\n\nWhich then? {=right}'
  expect(await check(file, 'knots.txt')).toMatchObject({
    questions: 3,
    refused: 1,
    pictures: 0,
    picturesLeft: 0,
    lines: [
      { line: 1, outcome: 'read', title: 'Is rope wet?', codes: [] },
      { line: 3, outcome: 'refused', codes: ['kind_unknown'] },
      { line: 5, outcome: 'read' },
      { line: 7, outcome: 'read', title: 'Which then? …' },
    ],
  })
  const { ids } = await bring(file)
  expect(await call(readQuestionBank, { as: me, params })).toMatchObject({ questions: ids.length })
  const first = await written()
  expect(await undo(ids)).toEqual({})
  expect(await call(readQuestionBank, { as: me, params })).toMatchObject({ questions: 0 })
  await bring(first)
  expect(await written()).toBe(first)
})

const [knot, loop, large] = [png(74, 47), png(20, 20), png(741, 470)]

const several = moodleFile(
  moodleCategory('Deck/Knoten'),
  moodleQuestion({
    type: 'multichoice',
    text: {
      html: `<p>Welcher Knoten? ${shown('großer Knoten.png')}${shown('Schlaufe.png', "'")}</p>`,
      files: [
        { name: 'großer Knoten.png', bytes: knot },
        { name: 'Schlaufe.png', bytes: loop },
        { name: 'übrig.png', bytes: loop },
      ],
    },
    answers: [
      { fraction: 100, html: `<p>${shown('a b.png')}</p>`, files: [{ name: 'a b.png', bytes: loop }] },
      {
        fraction: 0,
        html: `<p>Slip ${shown('large.png')}</p>`,
        files: [{ name: 'large.png', bytes: large }],
      },
      { fraction: 0, html: `<p>Fehlt ${shown('fehlt.png')}</p>` },
    ],
    general: { html: shown('warum.png'), files: [{ name: 'warum.png', bytes: knot }] },
  }),
  moodleQuestion({
    type: 'truefalse',
    name: 'Ist das ein Palstek?',
    text: {
      html: `<p>${shown('notes.png')}<img src="https://example.org/x.png"> ${shown('tief.png')}</p>`,
      files: [
        { name: 'notes.png', bytes: Buffer.from('no picture') },
        { name: 'tief.png', bytes: knot.subarray(0, 40) },
      ],
    },
    answers: [
      { fraction: 100, html: 'true' },
      { fraction: 0, html: 'false' },
    ],
  }),
)

test('a dry run says of each picture whether it comes, and why not, and keeps nothing', async () => {
  const { check } = await setUp()
  const before = await left()
  const report = await check(several)
  expect(report).toMatchObject({ questions: 2, refused: 0, pictures: 2, picturesLeft: 8 })
  expect(report.lines.map(({ outcome, codes, title }) => [outcome, codes, title])).toEqual([
    ['noted', [], 'Welcher Knoten?'],
    ['noted', ['name_as_text'], 'Ist das ein Palstek?'],
  ])
  const told = report.lines.flatMap(({ pictures }) => pictures)
  expect(told.map(({ name, answer, code }) => [name, answer, code])).toEqual([
    ['großer Knoten.png', null, null],
    ['Schlaufe.png', null, 'picture_second'],
    ['übrig.png', null, 'picture_unused'],
    ['a b.png', 1, null],
    ['large.png', 2, 'image_dimensions'],
    ['fehlt.png', 3, 'picture_missing'],
    ['warum.png', null, 'picture_no_place'],
    ['notes.png', null, 'not_an_image'],
    ['tief.png', null, 'image_broken'],
    ['https://example.org/x.png', null, 'picture_elsewhere'],
  ])
  expect(told[0]?.size).toEqual({ width: 74, height: 47 })
  const lines = several.split('\n')
  for (const { line, name, code } of told)
    if (code !== 'picture_elsewhere' && code !== 'picture_missing')
      expect(lines[line - 1]).toContain(`<file name="${name}"`)
  const { from = 0, to = 0 } = told[3]?.at ?? {}
  expect(Buffer.from(several).subarray(from, to).toString()).toBe(loop.toString('base64'))
  expect(await left()).toEqual(before)
})

test('pictures become those of the question and of its answers, the same one once', async () => {
  const reader = await setUp()
  const { bring, params } = reader
  const [, before = 0] = await left()
  const { ids } = await bring(several)
  expect(ids).toHaveLength(2)
  const first = await reader.question(ids[0] ?? 0)
  expect(first).toMatchObject({
    bankId: params.id,
    folder: 'Deck/Knoten',
    questionText: { de: 'Welcher Knoten?' },
  })
  expect(first.answers.map(({ name, pictureId }) => [name.de, pictureId !== null])).toEqual([
    ['', true],
    ['Slip', false],
    ['Fehlt', false],
  ])
  expect(await bytesOf(reader, first.id, first.pictureId)).toEqual(knot)
  expect(await bytesOf(reader, first.id, first.answers[0]?.pictureId ?? 0)).toEqual(loop)
  const second = await reader.question(ids[1] ?? 0)
  expect(second).toMatchObject({ pictureId: null, questionText: { de: 'Ist das ein Palstek?' } })
  expect((await left())[1]).toBe(before + 2)
  const same = {
    type: 'essay',
    text: { html: `<p>Und?</p>${shown('a.png')}`, files: [{ name: 'a.png', bytes: knot }] },
  }
  const again = await bring(moodleFile(moodleQuestion(same), moodleQuestion(same)))
  const [one, two] = await Promise.all(again.ids.map((id) => reader.question(id)))
  expect([one?.pictureId, (await left())[1]]).toEqual([two?.pictureId, before + 3])
})

test('taking an import back leaves neither question nor picture, but for what something else shows', async () => {
  const reader = await setUp()
  const { me, bring, undo } = reader
  const before = await left()
  const { ids } = await bring(several)
  expect(await left()).not.toEqual(before)
  expect(await undo(ids)).toEqual({})
  expect(await left()).toEqual(before)

  const again = await bring(several)
  const copy = await call(duplicateQuestion, { as: me, params: { id: again.ids[0] ?? 0 } })
  expect(await undo(again.ids)).toEqual({})
  const kept = await reader.question(copy.id)
  expect(await bytesOf(reader, kept.id, kept.pictureId)).toEqual(knot)
  expect(await bytesOf(reader, kept.id, kept.answers[0]?.pictureId ?? 0)).toEqual(loop)
})

test('an import that fails leaves neither row nor file', async () => {
  const { me, sent } = await setUp()
  const before = await left()
  const refused = await call(contract.importQuestions, { ...sent(several), params: { id: 2_000_000_000 } })
  expect(refused).toMatchObject({ code: 'question_bank_not_found' })
  expect(await left()).toEqual(before)
  await db.execute('alter table question_versions add constraint never check (number <> 1) not valid')
  try {
    expect(await call(contract.importQuestions, sent(several))).toMatchObject({ status: 500 })
  } finally {
    await db.execute('alter table question_versions drop constraint never')
  }
  expect(await left()).toEqual(before)
  const { totalElements } = await call(listQuestions, { as: me, query: {} })
  expect(totalElements).toBe(0)
})

test('a file that is sent again because its answer was lost is brought in once, with its pictures', async () => {
  const { sent } = await setUp()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const first = await call(contract.importQuestions, { ...sent(several), headers })
  const after = await rows()
  expect(await call(contract.importQuestions, { ...sent(several), headers })).toEqual(first)
  expect(await rows()).toEqual(after)
})

test.each(questionTypes)(
  'a question of type %s goes out with its pictures, and comes back as it was',
  async (type) => {
    const reader = await setUp()
    const { me, params, bring, written } = reader
    const set = await call(createAnswerSet, { as: me, body: answerSetForm() })
    const upload = async (name: string, bytes: Buffer) =>
      (await call(uploadQuestionPicture, { as: me, file: { name, bytes, type: 'image/png' } })).pictureId
    const hasChoices = type === 'MC' || type === 'OWMC' || type === 'TI'
    const { answers } = questionForm(type)
    const ofAnswer = await upload('a & b.png', loop)
    const asked = await makeQuestion(server, me, {
      type,
      bankId: params.id,
      values: {
        ...(type === 'OP' && { answerSetId: set.id }),
        pictureId: await upload('großer Knoten (1).png', knot),
        answers: answers.map((one, index) => ({
          ...one,
          pictureId: hasChoices && index === 1 ? ofAnswer : null,
        })),
        questionText: { en: 'Which "one" < & >?\nSay.', de: '' },
      },
    })
    const file = await written()
    const { ids } = await bring(file)
    const back = await reader.question(ids[0] ?? 0)
    const bare = (view: typeof back) => ({
      ...view,
      id: 0,
      pictures: [],
      pictureId: 0,
      changedAt: '',
      answers: view.answers.map(({ name, isCorrect }) => ({ name, isCorrect })),
      answerPairs: view.answerPairs.map((pair) => [pair.possibleAnswer1.name, pair.possibleAnswer2.name]),
    })
    expect(bare(back)).toEqual(bare(asked))
    // NOTE: as other programs read it, which pass over the comments.
    const foreign = await bring(file.replace(/<!--.*?-->/g, ''))
    for (const view of [back, await reader.question(foreign.ids[0] ?? 0)]) {
      expect(view.pictureId).not.toBe(asked.pictureId)
      expect(await bytesOf(reader, view.id, view.pictureId)).toEqual(knot)
      const shownAt = view.answers.flatMap(({ pictureId }, index) => (pictureId === null ? [] : [index]))
      expect(shownAt).toEqual(hasChoices ? [1] : [])
      if (hasChoices) expect(await bytesOf(reader, view.id, view.answers[1]?.pictureId ?? 0)).toEqual(loop)
    }
  },
)

test.each([
  ['a zip', Buffer.from('504b0304140000000800', 'hex')],
  ['a picture', knot],
  ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
  ['nothing but blanks', Buffer.from(' \n ')],
])('%s is no file of questions', async (_, file) => {
  const { check, bring } = await setUp()
  const before = await left()
  expect(await check(file)).toMatchObject({ status: 422, code: 'question_file_unknown' })
  expect(await bring(file)).toMatchObject({ status: 422, code: 'question_file_unknown' })
  expect(await left()).toEqual(before)
})

test('a picture larger than one may be is named, and not unpacked; GIFT is small', async () => {
  const { check } = await setUp()
  const huge = { name: 'huge.png', bytes: Buffer.alloc(10_000_001) }
  const asked = { type: 'essay', text: { html: `<p>Was?</p>${shown('huge.png')}`, files: [huge] } }
  expect(await check(moodleFile(moodleQuestion(asked)))).toMatchObject({
    questions: 1,
    lines: [{ outcome: 'noted', pictures: [{ name: 'huge.png', code: 'picture_too_large' }] }],
  })
  expect(await check('a'.repeat(contract.questionFiles.giftBytes + 1))).toMatchObject({
    status: 413,
    code: 'too_large',
  })
})
