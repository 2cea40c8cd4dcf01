import { blankQuestion } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import { QuestionForm } from '@oktant/contract/assessment/questions/questions.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shaped } from '../../../../../test/kit/files/arbitrary.ts'
import { answerIn, bare, type Read } from './formats.rules.ts'
import {
  printGift,
  printMoodle,
  readGift,
  readMoodle,
} from '../../../../../test/kit/content/questions/question-formats.ts'
import { cleaned } from '../questions.rules.ts'
import { readXml } from './moodle/xml.rules.ts'

const formats = [
  ['GIFT', printGift, readGift],
  ['Moodle XML', printMoodle, readMoodle],
] as const

// NOTE: what is nobody's number or nothing is any JSON to the maker of values, so those are set here.
const whatever = fc
  .tuple(shaped(QuestionForm), fc.option(fc.nat(9)), fc.option(fc.boolean()))
  .map(([made, number, truth]) => {
    const some = made as QuestionForm
    const answers = some.answers.map((answer) => ({ ...answer, pictureId: number }))
    const numbers = {
      pictureId: number,
      noOfRetries: number,
      numberOfDistractors: number,
      answerSetId: number,
    }
    return bare(cleaned({ ...some, ...numbers, answers, answerBoolean: truth }))
  })
const forms = fc.array(whatever, { maxLength: 8 })

test.each(formats)('whatever a bank holds comes out of a %s file as it went in', (_, print, read) => {
  fc.assert(
    fc.property(forms, (written) => {
      const ordered = written.map((form) => ({
        ...form,
        folder: form.folder.startsWith('$') ? '' : form.folder,
      }))
      const { questions, faults } = read(print(ordered), 'en')
      expect(faults).toEqual([])
      const back = questions.map(({ form }) => ({ ...form, folder: '' }))
      expect(back).toEqual(ordered.map((form) => ({ ...form, folder: '' })))
    }),
    { numRuns: 200 },
  )
})

/** The signs of GIFT, and letters for private use, of which the reader has its own. */
const strange = [...'an ~=#{}:\\\n\ue000\ue03a\ue05c\ue06e\ue07e\ue07f\ue080\ue081\uf8ff']
const words = fc.string({ unit: fc.constantFrom(...strange), minLength: 1 }).map((text) => text.trim())

test('a text of any letters comes out of a GIFT file as it went in, also where nothing else of ours is left', () => {
  fc.assert(
    fc.property(words.filter(Boolean), words, words, (asked, right, wrong) => {
      const answers = [answerIn('en', right, true), answerIn('en', wrong, false)]
      const written = { ...blankQuestion('MC'), questionText: { en: asked, de: '' }, answers }
      const file = printGift([written]).replace(/^\/\/.*\n/, '')
      const { questions, faults } = readGift(file, 'en')
      expect(faults).toEqual([])
      const found = questions.map(({ form }) => [
        form.questionText.en,
        ...form.answers.map((one) => one.name.en),
      ])
      expect(found).toEqual([[asked, right, wrong]])
    }),
    { numRuns: 500 },
  )
})

const [form] =
  fc.sample(
    forms.filter((some) => some.length > 0),
    { numRuns: 1, seed: 7 },
  )[0] ?? []
const whole = (text: string, type: QuestionForm['type']) => ({
  ...(form as QuestionForm),
  type,
  folder: 'Deck/Knots',
  questionText: { en: text, de: '' },
})

test.each(formats)('200 questions go through a %s file without loss', (_, print, read) => {
  const written = Array.from({ length: 200 }, (_unused, index) =>
    bare(cleaned(whole(`Question ${index}: {a} = ~b # c\n"<p>" & -- ]]>`, 'FT'))),
  )
  const { questions, faults } = read(print(written), 'de')
  expect(faults).toEqual([])
  expect(questions.map((one) => one.form)).toEqual(written)
})

const said = ({ questions, faults }: Read) => [
  ...questions.map(
    ({
      notes = [],
      form: { type, folder, questionText, precedingText, answers, answerPairs, answerBoolean },
    }) =>
      [
        type,
        folder,
        questionText.en || precedingText.en,
        answers.map(({ name, isCorrect }) => `${isCorrect ? '+' : '-'}${name.en}`).join(' ') ||
          answerPairs
            .map((pair) => `${pair.possibleAnswer1.name.en}>${pair.possibleAnswer2.name.en}`)
            .join(' ') ||
          String(answerBoolean ?? ''),
        ...notes,
      ].join('|'),
  ),
  ...faults.map(({ line, code }) => `${line} ${code}`),
]

test.each([
  [
    '// a comment\n::Name:: Who? {=Grant ~no one #right ~Jefferson}',
    ['MC||Who?|+Grant -no one -Jefferson|part_left'],
  ],
  ['$CATEGORY: $course$/top/Deck/Knots\n\nA rope is wet. {F}', ['TF|Deck/Knots|A rope is wet.|false']],
  ['Two of them? {~%50%a ~%50%b ~%-100%c}', ['MC||Two of them?|+a +b -c']],
  ['Two plus two is {=four =4}.', ['OW||Two plus two is|+four +4']],
  ['Grant is {~buried =entombed} in his tomb.', ['OWMC||Grant is|-buried +entombed']],
  ['Match. {=Port -> red =Starboard -> green}', ['DD||Match.|Port>red Starboard>green']],
  ['Write about ropes. {}', ['FT||Write about ropes.|']],
  ['What is 3\\:4 \\{or\\} so? {TRUE}', ['TF||What is 3:4 {or} so?|true']],
  ['How many? {#3:2}', ['1 kind_unknown']],
  ['Open {=brace', ['1 file_broken']],
  ['One. {T}\n\nNo answers at all', ['TF||One.|true', '3 kind_unknown']],
])('GIFT: %s', (file, found) => expect(said(readGift(file, 'en'))).toEqual(found))

const quiz = (inner: string) => `<?xml version="1.0"?>\n<quiz>\n${inner}\n</quiz>`
const asked = (type: string, rest: string) =>
  quiz(
    `<question type="${type}"><questiontext format="html"><text><![CDATA[<p>Why &amp; how?</p>]]></text></questiontext>${rest}</question>`,
  )

test.each([
  [
    asked(
      'multichoice',
      '<answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer>',
    ),
    ['MC||Why & how?|+a -b'],
  ],
  [asked('truefalse', '<answer fraction="100"><text>true</text></answer>'), ['TF||Why & how?|true']],
  [asked('shortanswer', '<answer fraction="100"><text>a</text></answer>'), ['OW||Why & how?|+a']],
  [
    asked('matching', '<subquestion><text>a</text><answer><text>b</text></answer></subquestion>'),
    ['DD||Why & how?|a>b'],
  ],
  [asked('essay', ''), ['FT||Why & how?|']],
  [asked('cloze', ''), ['3 kind_unknown']],
  [
    quiz(
      '<question type="essay"><questiontext><text>&lt;b&gt;Bold&lt;/b&gt;</text></questiontext></question>',
    ),
    ['FT||Bold||markup_left'],
  ],
  ['<quiz><question></quiz>', ['1 file_broken']],
  ['no XML at all', ['1 file_broken']],
  ['<!DOCTYPE quiz [<!ENTITY a "aaaa">]><quiz>&a;</quiz>', ['1 file_declares']],
  ['<html></html>', ['1 file_broken']],
])('Moodle XML: %s', (file, found) => expect(said(readMoodle(file, 'en'))).toEqual(found))

test('a question that was changed in the file says what it says there', () => {
  const written = [bare(cleaned(whole('Old words', 'FT')))]
  for (const [, print, read] of formats) {
    const [question] = read(print(written).replaceAll(/(?<!en":")Old words/g, 'New words'), 'en').questions
    expect(question?.form.questionText.en).toBe('New words')
  }
})

test('XML deeper than anything honest is refused, however it is written', () => {
  expect(() => readXml('<a>'.repeat(30) + '</a>'.repeat(30))).toThrow('broken XML')
})
