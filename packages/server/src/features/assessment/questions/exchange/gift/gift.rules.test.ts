import { blankQuestion } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import type { QuestionForm, QuestionType } from '@oktant/contract/assessment/questions/questions.ts'
import { describe, expect, test } from 'vitest'
import { answerIn, folderOf, pairIn } from '../formats.rules.ts'
import { printGift, readGift } from '../../../../../../test/kit/content/questions/question-formats.ts'

const text = (en: string, de = '') => ({ en, de })
const right = (name: string) => answerIn('en', name, true)
const wrong = (name: string) => answerIn('en', name, false)
const form = (type: QuestionType, own: Partial<QuestionForm> = {}) => ({
  ...blankQuestion(type),
  ...(type === 'OW' || type === 'OWMC' ? {} : { questionText: text('Which?') }),
  ...own,
})

describe('a GIFT file is written', () => {
  /** Without the comments, which carry what other programs have no place for. */
  const printed = (...forms: QuestionForm[]) => printGift(forms).replace(/^\/\/ oktant: .*\n/gm, '')
  const around = { precedingText: text('A '), postAnswerText: text(' holds.') }

  test.for<[string, QuestionForm, string]>([
    ['one right choice', form('MC', { answers: [right('a'), wrong('b')] }), '::MC:: Which? {=a ~b}'],
    [
      'two right ones',
      form('MC', { answers: [right('a'), wrong('b'), right('c')] }),
      '::MC:: Which? {~%50%a ~b ~%50%c}',
    ],
    [
      'three right ones',
      form('TI', { answers: [right('a'), right('b'), right('c')] }),
      '::TI:: Which? {~%33.33333%a ~%33.33333%b ~%33.33333%c}',
    ],
    [
      'words for a gap',
      form('OW', { ...around, answers: [right('a'), right('b')] }),
      '::OW:: A  {=a =b}  holds.',
    ],
    ['a gap at the end', form('OW', { precedingText: text('A'), answers: [right('a')] }), '::OW:: A {=a}'],
    [
      'choices for a gap',
      form('OWMC', { ...around, answers: [right('a'), wrong('b')] }),
      '::OWMC:: A  {=a ~b}  holds.',
    ],
    ['what is true', form('TF', { answerBoolean: true }), '::TF:: Which? {T}'],
    ['what is false', form('TF', { answerBoolean: false }), '::TF:: Which? {F}'],
    ['what is neither', form('TF'), '::TF:: Which? {}'],
    [
      'pairs',
      form('DD', { answerPairs: [pairIn('en', 'a', 'b'), pairIn('en', 'c', 'd')] }),
      '::DD:: Which? {=a -> b =c -> d}',
    ],
    ['a free text', form('FT'), '::FT:: Which? {}'],
    ['an opinion', form('OP'), '::OP:: Which? {}'],
    ['what stands in German alone', form('FT', { questionText: text('', 'Wie?') }), '::FT:: Wie? {}'],
    [
      'its own signs',
      form('FT', { questionText: text('~ = # { } : \\ \n \r\n .') }),
      '::FT:: \\~ \\= \\# \\{ \\} \\: \\\\ \\n \\n . {}',
    ],
    [
      'its own signs in answers',
      form('MC', { answers: [right('=a'), wrong('~b')] }),
      '::MC:: Which? {=\\=a ~\\~b}',
    ],
  ])('with %s', ([, written, expected]) => {
    expect(printed(written)).toBe(`${expected}\n`)
  })

  test('with a line for each change of the folder, an empty line between all', () => {
    const [one, two] = [form('FT'), form('FT', { folder: 'Deck/Knots' })]
    const asked = '::FT:: Which? {}\n'
    expect(printed(one, two, two, one)).toBe(
      [asked, `$CATEGORY: Deck/Knots\n\n${asked}`, asked, `$CATEGORY: $course$\n\n${asked}`].join('\n'),
    )
  })
})

test.for([
  ['$course$/top/Deck/Knots', 'Deck/Knots'],
  ['Deck', 'Deck'],
  [' top / Deck // Knots ', 'Deck/Knots'],
  ['$module$', ''],
  ['$5 knots/a$b$', '$5 knots/a$b$'],
  ['x$course$', 'x$course$'],
  ['topsail', 'topsail'],
  ['', ''],
] as const)('the category “%s” is the folder “%s”', ([category, folder]) => {
  expect(folderOf(category)).toBe(folder)
})

describe('a GIFT file is read', () => {
  const read = (file: string) => readGift(file, 'en')
  const gap = { precedingText: text('A'), postAnswerText: text('holds.'), questionText: text('') }

  test.for<[file: string, QuestionForm]>([
    ['Which? {=a ~b}', form('MC', { answers: [right('a'), wrong('b')], numberOfDistractors: 1 })],
    [
      'Which? {=a ~b ~c} ',
      form('MC', { answers: [right('a'), wrong('b'), wrong('c')], numberOfDistractors: 2 }),
    ],
    ['Which? {~%100%a}', form('MC', { answers: [right('a')] })],
    [
      'Which? {~%33.3%a ~%-50%b ~%0%c =%0%d}',
      form('MC', { answers: [right('a'), wrong('b'), wrong('c'), wrong('d')], numberOfDistractors: 3 }),
    ],
    ['A {=a ~b} holds.', form('OWMC', { ...gap, answers: [right('a'), wrong('b')], numberOfDistractors: 1 })],
    ['A {=a =b} holds.', form('OW', { ...gap, answers: [right('a'), right('b')] })],
    ['A {=a}', form('OW', { ...gap, postAnswerText: text(''), answers: [right('a')] })],
    ['Which? {=a -> b =c->d}', form('DD', { answerPairs: [pairIn('en', 'a', 'b'), pairIn('en', 'c', 'd')] })],
    [
      'A {=a -> b =c}',
      form('OW', { ...gap, postAnswerText: text(''), answers: [right('a -> b'), right('c')] }),
    ],
    ['Which? {T}', form('TF', { answerBoolean: true })],
    ['Which? { TRUE }', form('TF', { answerBoolean: true })],
    ['Which? {F#No.}', form('TF', { answerBoolean: false, lastIncorrectText: text('No.') })],
    ['Which? {FALSE # No.\n}', form('TF', { answerBoolean: false, lastIncorrectText: text('No.') })],
    ['Which? {\n}', form('FT')],
    ['::Its name:: Which? {}', form('FT')],
    ['  ::Its\nname::Which? {}', form('FT')],
    ['[html]Which? {}', form('FT')],
    [':: a :: [markdown]Which? {}', form('FT')],
    ['[latin] Which? {}', form('FT', { questionText: text('[latin] Which?') })],
    ['\\~ \\= \\# \\{ \\} \\: \\\\ \\n. {}', form('FT', { questionText: text('~ = # { } : \\ \n.') })],
    ['Which?{=\\=a ~\\~b}', form('MC', { answers: [right('=a'), wrong('~b')], numberOfDistractors: 1 })],
    ['\\a {}', form('FT', { questionText: text('\\a') })],
    ['\ufeffWhich? {}', form('FT')],
    ['// a comment\nWhich? {}', form('FT')],
    ['Which?\r\n// a comment\r\n{}', form('FT')],
  ])('%j', ([file, expected]) => {
    expect(read(file)).toEqual({ questions: [{ line: expect.any(Number), form: expected }], faults: [] })
  })

  test('in the language that it is said to be in', () => {
    const [question] = readGift('Wie? {=a ~b}', 'de').questions
    expect(question?.form.questionText).toEqual(text('', 'Wie?'))
    expect(question?.form.answers.map(({ name }) => name)).toEqual([text('', 'a'), text('', 'b')])
  })

  test.for([
    ['No braces', 'kind_unknown', 'No braces'],
    ['Open {=a', 'file_broken', 'Open {=a'],
    ['Two {=a} of {=b} them', 'file_broken', 'Two {=a} of {=b} them'],
    ['One } too early {', 'file_broken', 'One } too early {'],
    ['Which? {a, b}', 'file_broken', 'Which?'],
    ['How \\{many\\}? {#3:2}', 'kind_unknown', 'How {many}?'],
    [`${'m'.repeat(130)} {#3}`, 'kind_unknown', 'm'.repeat(120)],
  ] as const)('“%s” is told as %s', ([file, code, title]) => {
    expect(read(file)).toEqual({ questions: [], faults: [{ line: 1, after: 0, code, title }] })
  })

  test('question by question, with the line and the folder of each', () => {
    const file = [
      'A? {}',
      '',
      '$CATEGORY: top/Deck',
      '',
      '// x',
      'B? {',
      '}',
      ' ',
      'C',
      '',
      '$CATEGORY: $course$',
      'D? {}',
    ]
    const { questions, faults } = read(file.join('\r\n'))
    expect(
      questions.map(({ line, form: { folder, questionText } }) => [line, folder, questionText.en]),
    ).toEqual([
      [1, '', 'A?'],
      [6, 'Deck', 'B?'],
      [12, '', 'D?'],
    ])
    expect(faults).toEqual([{ line: 9, after: 2, code: 'kind_unknown', title: 'C' }])
  })

  const kept = form('MC', { answers: [right('a'), wrong('b')], fullScore: 7, tags: ['rope'], folder: 'Deck' })
  test('with all that its comment carries, in the folder where it stands now', () => {
    const file = printGift([kept])
    expect(read(file).questions).toEqual([{ line: 4, form: kept }])
    expect(read(file.replace('$CATEGORY: Deck', '')).questions[0]?.form).toEqual({ ...kept, folder: '' })
    expect(read(file.replace('\n::', '\n\n::')).questions[0]?.form.fullScore).toBe(7)
  })

  test('without what a comment carries of a question that was changed, or of another one', () => {
    const file = printGift([kept])
    expect(read(file.replace('~b}', '~c}')).questions[0]?.form).toMatchObject({ fullScore: 1, tags: [] })
    expect(read(`${file}\nWhich? {=a ~b}`).questions[1]?.form).toMatchObject({ fullScore: 1, folder: 'Deck' })
  })
})
