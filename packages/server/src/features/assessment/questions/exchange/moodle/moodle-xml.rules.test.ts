import { blankQuestion } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import type { QuestionForm, QuestionType } from '@oktant/contract/assessment/questions/questions.ts'
import { describe, expect, test } from 'vitest'
import { answerIn, pairIn } from '../formats.rules.ts'
import { printMoodle, readMoodle } from '../../../../../../test/kit/content/questions/question-formats.ts'

const text = (en: string, de = '') => ({ en, de })
const right = (name: string) => answerIn('en', name, true)
const wrong = (name: string) => answerIn('en', name, false)
const form = (type: QuestionType, own: Partial<QuestionForm> = {}) => ({
  ...blankQuestion(type),
  questionText: text('Which?'),
  ...own,
})

describe('a file of Moodle’s XML is written', () => {
  /** Without the comments, which carry what other programs have no place for. */
  const printed = (...forms: QuestionForm[]) => printMoodle(forms).replace(/^<!-- .* -->\n/gm, '')
  const asked = (type: string, inner: string[], title = 'Which?') =>
    [
      `<question type="${type}">`,
      `<name><text>${title}</text></name>`,
      `<questiontext format="plain_text"><text>${title}</text></questiontext>`,
      '<defaultgrade>1</defaultgrade>',
      ...inner,
      '<correctfeedback format="plain_text"><text></text></correctfeedback>',
      '<incorrectfeedback format="plain_text"><text></text></incorrectfeedback>',
      '<tags></tags>',
      '</question>\n',
    ].join('\n')
  const quiz = (...parts: string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('')}</quiz>\n`
  const answer = (name: string, fraction: number) =>
    `<answer fraction="${fraction}"><text>${name}</text></answer>`
  const several = '<single>false</single>'
  const pair = (one: string, other: string) =>
    `<subquestion><text>${one}</text><answer><text>${other}</text></answer></subquestion>`
  const gap = { questionText: text(''), precedingText: text('A'), postAnswerText: text('holds.') }

  test.for<[string, QuestionForm, string]>([
    [
      'one right choice',
      form('MC', { answers: [right('a'), wrong('b')] }),
      asked('multichoice', [several, answer('a', 100), answer('b', 0)]),
    ],
    [
      'three right ones',
      form('TI', { answers: ['a', 'b', 'c'].map(right) }),
      asked('multichoice', [several, ...['a', 'b', 'c'].map((name) => answer(name, 33.33333))]),
    ],
    ['no right one', form('MC', { answers: [wrong('a')] }), asked('multichoice', [several, answer('a', 0)])],
    [
      'choices for a gap',
      form('OWMC', { ...gap, answers: [right('a'), wrong('b')] }),
      asked('multichoice', [answer('a', 100), answer('b', 0)], 'A ___ holds.'),
    ],
    [
      'words for a gap',
      form('OW', { ...gap, answers: [right('a'), right('b')] }),
      asked('shortanswer', [answer('a', 100), answer('b', 100)], 'A ___ holds.'),
    ],
    ['a gap alone', form('OW', { questionText: text('') }), asked('shortanswer', [], '___')],
    [
      'what is true',
      form('TF', { answerBoolean: true }),
      asked('truefalse', [answer('true', 100), answer('false', 0)]),
    ],
    [
      'what is false',
      form('TF', { answerBoolean: false }),
      asked('truefalse', [answer('true', 0), answer('false', 100)]),
    ],
    ['what is neither', form('TF'), asked('truefalse', [answer('true', 0), answer('false', 0)])],
    [
      'pairs',
      form('DD', { answerPairs: [pairIn('en', 'a', 'b'), pairIn('en', 'c', '<d>')] }),
      asked('matching', [pair('a', 'b'), pair('c', '&lt;d&gt;')]),
    ],
    ['a free text', form('FT'), asked('essay', [])],
    ['an opinion', form('OP'), asked('essay', [])],
    [
      'what stands in German alone',
      form('FT', { questionText: text('', 'a < b') }),
      asked('essay', [], 'a &lt; b'),
    ],
  ])('with %s', ([, written, expected]) => {
    expect(printed(written)).toBe(quiz(expected))
  })

  test('with its points, its words for answers and its tags', () => {
    const own = {
      fullScore: 7,
      correctText: text('Yes.'),
      lastIncorrectText: text('No.'),
      tags: ['rope', 'a&b'],
    }
    const file = printed(form('FT', own))
    for (const part of [
      '<defaultgrade>7</defaultgrade>',
      '<correctfeedback format="plain_text"><text>Yes.</text></correctfeedback>',
      '<incorrectfeedback format="plain_text"><text>No.</text></incorrectfeedback>',
      '<tags><tag><text>rope</text></tag><tag><text>a&amp;b</text></tag></tags>',
    ])
      expect(file).toContain(part)
  })

  test('with a name of 200 letters at most', () => {
    const file = printed(form('FT', { questionText: text('m'.repeat(201)) }))
    expect(file).toContain(`<name><text>${'m'.repeat(200)}</text></name>`)
    expect(file).toContain(`<text>${'m'.repeat(201)}</text></questiontext>`)
  })

  test('with a category for each change of the folder', () => {
    const [one, two] = [form('FT'), form('FT', { folder: 'Deck/Knots' })]
    const category = (path: string) =>
      `<question type="category"><category><text>$course$/top/${path}</text></category></question>\n`
    const essay = asked('essay', [])
    expect(printed(one, two, two, one)).toBe(
      quiz(essay, category('Deck/Knots'), essay, essay, category(''), essay),
    )
  })
})

describe('a file of Moodle’s XML is read', () => {
  const read = (inner: string) => readMoodle(`<quiz>${inner}</quiz>`, 'en')
  const html = (said: string) => `<questiontext format="html"><text><![CDATA[${said}]]></text></questiontext>`
  const question = (type: string, inner: string, said = 'Which?') =>
    `<question type="${type}">${html(said)}${inner}</question>`
  const answer = (name: string, fraction: string) =>
    `<answer fraction="${fraction}"><text>${name}</text></answer>`
  const said = (inner: string) => read(inner).questions.map((one) => one.form)

  test.for<[string, file: string, QuestionForm]>([
    [
      'choices',
      question('multichoice', answer('a', '50') + answer('b', '0') + answer('c', '-50') + answer('d', '50')),
      form('MC', { answers: [right('a'), wrong('b'), wrong('c'), right('d')], numberOfDistractors: 2 }),
    ],
    [
      'choices that are all right',
      question('multichoice', answer('a', '100')),
      form('MC', { answers: [right('a')] }),
    ],
    [
      'an answer of which nothing is said',
      question('multichoice', '<answer><text>a</text></answer>'),
      form('MC', { answers: [wrong('a')], numberOfDistractors: 1 }),
    ],
    [
      'what is true',
      question('truefalse', answer('true', '100') + answer('false', '0')),
      form('TF', { answerBoolean: true }),
    ],
    [
      'what is false',
      question('truefalse', answer('true', '0') + answer('false', '100')),
      form('TF', { answerBoolean: false }),
    ],
    ['what is neither', question('truefalse', answer('true', '0')), form('TF')],
    [
      'words, of which wrong ones are left out',
      question('shortanswer', answer('a', '100') + answer('b', '0')),
      form('OW', { questionText: text(''), precedingText: text('Which?'), answers: [right('a')] }),
    ],
    [
      'pairs',
      question('matching', '<subquestion><text>a</text><answer><text>b</text></answer></subquestion>'),
      form('DD', { answerPairs: [pairIn('en', 'a', 'b')] }),
    ],
    ['a free text', question('essay', ''), form('FT')],
  ])('with %s', ([, file, expected]) => {
    expect(read(file)).toEqual({ questions: [{ line: 1, form: expected }], faults: [] })
  })

  test('without second halves that only mislead, and says so', () => {
    const lone = '<subquestion><text> </text><answer><text>b</text></answer></subquestion>'
    expect(read(question('matching', lone))).toEqual({
      questions: [{ line: 1, form: form('DD'), notes: ['pair_left'] }],
      faults: [],
    })
  })

  test.for([
    ['', 1],
    ['3', 3],
    ['2.5', 3],
    ['0', 0],
    ['-4', 0],
    ['0.3333333', 1],
    ['1000', 1000],
    ['1001', 1000],
    ['many', 1],
  ] as const)('with a grade of “%s” as %s points', ([grade, points]) => {
    expect(said(question('essay', `<defaultgrade>${grade}</defaultgrade>`))[0]?.fullScore).toBe(points)
  })

  test('with what it says to answers, and its tags', () => {
    const own =
      '<correctfeedback><text>&lt;p&gt;Yes.&lt;/p&gt;</text></correctfeedback>' +
      '<incorrectfeedback><text>No.</text></incorrectfeedback>' +
      '<tags><tag><text> rope </text></tag><tag><text>mast</text></tag></tags>'
    expect(said(question('essay', own))[0]).toMatchObject({
      correctText: text('Yes.'),
      lastIncorrectText: text('No.'),
      tags: ['rope', 'mast'],
    })
  })

  test('in the language that it is said to be in', () => {
    const [found] = readMoodle(`<quiz>${question('multichoice', answer('a', '100'))}</quiz>`, 'de').questions
    expect(found?.form).toMatchObject({
      questionText: text('', 'Which?'),
      answers: [{ name: text('', 'a') }],
    })
  })

  test.for([
    ['<p>One</p><p>two</p>', 'One\ntwo', false],
    ['One<br>two<br/>three<br />four', 'One\ntwo\nthree\nfour', false],
    ['<DIV class="a">One</DIV>two', 'One\ntwo', false],
    ['<span>One</span>&nbsp;two', 'One two', false],
    ['1 < 2 &amp; 3 > 2', '1 < 2 & 3 > 2', false],
    ['&bdquo;Gr&ouml;&szlig;e&ldquo; &amp;auml; &unknown;', '„Größe“ &auml; &unknown;', false],
    ['<ul><li>One</li><li>two</li></ul>', 'One\ntwo', true],
    ['<b>One</b>', 'One', true],
    ['<B>One</B>', 'One', true],
    ['One <img src="a.png"> two', 'One  two', false],
    ['<pre>One</pre>', 'One', true],
  ] as const)('“%s” as “%j”, with something lost: %s', ([markup, words, isLost]) => {
    const { questions, faults } = read(question('essay', '', markup))
    expect(questions[0]?.form.questionText).toEqual(text(words))
    expect(faults).toEqual([])
    expect(questions[0]?.notes).toEqual(isLost ? ['markup_left'] : undefined)
  })

  test('with the line of each question, in the folder of the category before it', () => {
    const category = (path: string) =>
      `<question type="category"><category><text>${path}</text></category></question>`
    const file = [
      category('$course$/top/Deck'),
      question('essay', ''),
      '<note/>',
      category('top'),
      question('essay', ''),
      question('cloze', '', 'm'.repeat(121)),
    ]
    const { questions, faults } = read(file.join('\n'))
    expect(questions.map((one) => [one.line, one.form.folder])).toEqual([
      [2, 'Deck'],
      [5, ''],
    ])
    expect(faults).toEqual([{ line: 6, after: 2, code: 'kind_unknown', title: 'm'.repeat(120) }])
  })

  test.for([
    ['<quiz>\n<question>', 2],
    ['\n<html></html>', 2],
    [`<quiz>${question('essay', '')}\n</quiz><quiz/>`, 2],
  ] as const)('not at all where it is broken: %j', ([file, line]) => {
    expect(readMoodle(file, 'en')).toEqual({
      questions: [],
      faults: [{ line, code: 'file_broken', title: '' }],
    })
  })

  const kept = form('MC', { answers: [right('a'), wrong('b')], noOfRetries: 2, folder: 'Deck' })
  test('with all that its comment carries, in the folder where it stands now', () => {
    const file = printMoodle([kept])
    expect(readMoodle(file, 'de').questions).toEqual([{ line: 5, form: kept }])
    const moved = readMoodle(file.replace('top/Deck', 'top/Sail'), 'de').questions
    expect(moved).toEqual([{ line: 5, form: { ...kept, folder: 'Sail' } }])
  })

  test.for([
    ['its words', '<text>b</text>', '<text>c</text>'],
    ['its points', '<defaultgrade>1<', '<defaultgrade>2<'],
    ['what is right', 'fraction="100"', 'fraction="0"'],
    ['its type', 'question type="multichoice"', 'question type="truefalse"'],
  ] as const)('without its comment where %s were changed', ([, from, to]) => {
    const [found] = readMoodle(printMoodle([kept]).replace(from, to), 'en').questions
    expect(found?.form.noOfRetries).toBeNull()
  })
})

test('a question whose name is cut keeps all that it says, whichever sign stands where it is cut', () => {
  const long = form('OP', { questionText: text(`${'a'.repeat(199)}😀`, 'Welche?') })
  const file = Buffer.from(printMoodle([long])).toString()
  expect(readMoodle(file, 'en').questions.map((one) => one.form)).toEqual([long])
})
