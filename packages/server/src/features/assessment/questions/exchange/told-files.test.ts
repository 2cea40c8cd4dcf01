import type { QuestionView } from '@oktant/contract/assessment/questions/questions.ts'
import { expect, test } from 'vitest'
import { moodleFile, moodleQuestion, shown } from '../../../../../test/kit/content/questions/moodle-file.ts'
import { makeReader } from '../../../../../test/kit/content/questions/question-files.ts'
import { testServer } from '../../../../../test/kit/server.ts'

const server = await testServer()
const setUp = () => makeReader(server)

const asked = moodleFile(moodleQuestion({ type: 'essay', text: { html: 'Was?' } }))

test.each([
  [
    'words that unfold',
    '<!DOCTYPE a [<!ENTITY b "&c;&c;"><!ENTITY c "lol">]><quiz>&b;</quiz>',
    'file_declares',
  ],
  [
    'an address of another file',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><quiz>&b;</quiz>',
    'file_declares',
  ],
  ['depth beyond measure', `<quiz>${'<a>'.repeat(100_000)}`, 'file_broken'],
  ['an end that is missing', asked.slice(0, -20), 'file_broken'],
  [
    '5,001 questions',
    moodleFile('<question type="essay"><questiontext><text>a</text></questiontext></question>'.repeat(5001)),
    'file_too_many',
  ],
  ['more blocks than questions may be', 'a\n\n'.repeat(5001), 'file_too_many'],
  [
    'a question of more pictures than anybody looks at',
    moodleFile(
      moodleQuestion({
        type: 'essay',
        text: {
          html: `<p>Was?</p>${Array.from({ length: 201 }, (_, index) => shown(`${index}.png`)).join('')}`,
        },
      }),
    ),
    'question_too_large',
  ],
  [
    'a question of more answers than there is room for',
    `Which? {=a ${'~b '.repeat(51)}}`,
    'question_too_large',
  ],
] as const)('a file with %s is refused as a whole', async (_, file, code) => {
  const { check } = await setUp()
  expect(await check(file)).toMatchObject({ questions: 0, lines: [{ outcome: 'refused', codes: [code] }] })
})

const graded = (grade: string, rest = '') =>
  moodleFile(moodleQuestion({ type: 'essay', text: { html: 'Was?' }, rest })).replace(
    /<defaultgrade>[^<]*</,
    `<defaultgrade>${grade}<`,
  )
const capitals = (counts: string) =>
  moodleFile(
    moodleQuestion({
      type: 'shortanswer',
      text: { html: 'Wer?' },
      answers: [{ html: 'NATO', fraction: 100 }],
      rest: `<usecase>${counts}</usecase>`,
    }),
  )
const tags = (...names: string[]) =>
  `<tags>${names.map((name) => `<tag><text>${name}</text></tag>`).join('')}</tags>`

test.each<[string, string, string[], Partial<QuestionView>]>([
  ['what Moodle hides', graded('1').replace('<hidden>0', '<hidden>1'), [], { status: 'inactive' }],
  ['what Moodle shows', graded('1'), [], { status: 'active' }],
  ['1,000 points', graded('1000.0000000'), [], { fullScore: 1000 }],
  ['more points than a question gives', graded('2500'), ['points_changed'], { fullScore: 1000 }],
  ['half a point more', graded('2.5'), ['points_changed'], { fullScore: 3 }],
  ['a tag of 51 letters', graded('1', tags('a'.repeat(51))), ['place_shortened'], { tags: ['a'.repeat(50)] }],
  ['a tag of 50 letters', graded('1', tags('a'.repeat(50))), [], { tags: ['a'.repeat(50)] }],
  ['capitals that count', capitals('1'), ['capitals_left'], { type: 'OW' }],
  ['capitals that do not count', capitals('0'), [], { type: 'OW' }],
  [
    'a category longer than a folder',
    `$CATEGORY: ${'m'.repeat(250)}\n\nA. {T}`,
    ['place_shortened'],
    { folder: 'm'.repeat(200) },
  ],
])('what comes as something else is said: %s', async (_, file, codes, values) => {
  const { check, bring, question } = await setUp()
  expect(await check(file)).toMatchObject({ questions: 1, lines: [{ codes }] })
  const { ids } = await bring(file)
  expect(await question(ids[0] ?? 0)).toMatchObject(values)
})

test('a report goes through a file in its order, though all of it stands on one line', async () => {
  const { check } = await setUp()
  const one = (title: string, type = 'essay') =>
    `<question type="${type}"><questiontext><text>${title}</text></questiontext></question>`
  const file = `<quiz>${one('a')}${one('b', 'calculated')}${one('c')}${one('d', 'calculated')}</quiz>`
  const titles = ['a', 'b', 'c', 'd'].map((title) => ({ line: 1, title }))
  expect(await check(file)).toMatchObject({ questions: 2, lines: titles })
})

test('what a comment carries is held to what every question is', async () => {
  const { bring, written, undo } = await setUp()
  const { ids } = await bring('Is rope wet? {T}')
  const file = await written('gift')
  await undo(ids)
  const strange = file.replace('"tags":[]', String.raw`"tags":["a\u0000"]`)
  expect(strange).not.toBe(file)
  expect(await bring(strange)).toEqual({ ids: [] })
})

test.each([
  ['windows-1252', Buffer.from('Gr\xf6\xdfe? {T}', 'latin1')],
  ['utf-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Größe? {T}', 'utf16le')])],
  ['utf-8 with a mark', Buffer.from('\ufeffGröße? {T}')],
])('a text in %s keeps its umlauts', async (_, file) => {
  const { check } = await setUp()
  expect(await check(file)).toMatchObject({ lines: [{ title: 'Größe?' }] })
})
