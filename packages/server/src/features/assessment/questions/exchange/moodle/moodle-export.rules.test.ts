import { describe, expect, test } from 'vitest'
import { readMoodle } from '../../../../../../test/kit/content/questions/question-formats.ts'
import { mostWritten } from '../formats.rules.ts'

const quiz = (inner: string) =>
  readMoodle(`<?xml version="1.0" encoding="UTF-8"?><quiz>${inner}</quiz>`, 'de')
const html = (name: string, said: string) =>
  `<${name} format="html"><text><![CDATA[${said}]]></text></${name}>`
const question = (type: string, inner: string, said = '<p>Welche?</p>') =>
  `<!-- question: 4711 --><question type="${type}"><name><text>Q</text></name>${html('questiontext', said)}` +
  `${html('generalfeedback', '')}<defaultgrade>1.0000000</defaultgrade><penalty>0.3333333</penalty>` +
  `<hidden>0</hidden><idnumber></idnumber>${inner}</question>`
const answer = (text: string, fraction: number, feedback = '') =>
  `<answer fraction="${fraction}" format="html"><text><![CDATA[<p>${text}</p>]]></text>${html('feedback', feedback)}</answer>`
const standard =
  '<single>true</single><shuffleanswers>true</shuffleanswers><answernumbering>abc</answernumbering>' +
  html('correctfeedback', 'Ihre Antwort ist richtig.') +
  html('partiallycorrectfeedback', 'Ihre Antwort ist teilweise richtig.') +
  html('incorrectfeedback', 'Ihre Antwort ist falsch.')
const de = (text: string) => ({ en: '', de: text })

describe('an export as Moodle itself writes it', () => {
  test('comes in with nothing lost where all has a place', () => {
    const { questions, faults } = quiz(
      question(
        'multichoice',
        standard + answer('Palstek', 100) + answer('Slip', 0) + answer('Knäuel', -33.33333),
      ),
    )
    expect(faults).toEqual([])
    expect(questions[0]?.form).toMatchObject({
      type: 'MC',
      fullScore: 1,
      questionText: de('Welche?'),
      answers: [
        { name: de('Palstek'), isCorrect: true },
        { name: de('Slip'), isCorrect: false },
        { name: de('Knäuel'), isCorrect: false },
      ],
      correctText: de('Ihre Antwort ist richtig.'),
      lastIncorrectText: de('Ihre Antwort ist falsch.'),
    })
  })

  test('tells both languages apart where its texts have both', () => {
    const span = (lang: string, words: string) => `<span lang="${lang}" class="multilang">${words}</span>`
    const other = (lang: string, words: string) => `<span class="multilang" lang="${lang}">${words}</span>`
    const said = `<p>${span('en', 'Which knot')}${span('de', 'Welcher Knoten')}${span('fr', 'Quel noeud')}?</p>`
    const { questions, faults } = quiz(
      question('shortanswer', answer(other('de', 'Palstek') + other('en', 'Bowline'), 100), said),
    )
    expect(faults).toEqual([])
    expect(questions[0]?.form).toMatchObject({
      precedingText: { en: 'Which knot?', de: 'Welcher Knoten?' },
      answers: [{ name: { en: 'Bowline', de: 'Palstek' } }],
    })
  })

  test('takes plain text as it stands', () => {
    const text = '<questiontext format="plain_text"><text>Was tut &lt;b&gt; bei a&lt;b?</text></questiontext>'
    const { questions, faults } = quiz(`<question type="essay">${text}</question>`)
    expect([questions[0]?.form.questionText, faults]).toEqual([de('Was tut <b> bei a<b?'), []])
  })

  test('finds no picture in plain text that asks about one', () => {
    const said = 'Was zeigt &lt;img src=&quot;x.png&quot;&gt; oder @@PLUGINFILE@@/x.png?'
    const text = `<questiontext format="plain_text"><text>${said}</text></questiontext>`
    const words = `<correctfeedback format="plain_text"><text>${said}</text></correctfeedback>`
    const { questions } = quiz(`<question type="essay">${text}${words}</question>`)
    expect(questions.map(({ pictures = [] }) => pictures)).toEqual([[]])
  })

  test('brings an essay with what its marker is told, and with documents where it takes some', () => {
    const essay = html('graderinfo', '<p>Nennt drei Gründe.</p>') + '<attachments>3</attachments>'
    expect(quiz(question('essay', essay)).questions[0]?.form).toMatchObject({
      modelAnswer: de('Nennt drei Gründe.'),
      allowSupportingDocuments: true,
    })
    expect(quiz(question('essay', '<attachments>0</attachments>')).questions[0]?.form).toMatchObject({
      allowSupportingDocuments: false,
    })
  })

  test('says to what is true and what is false what it says to each, or to any', () => {
    const own = answer('true', 0, 'Nein, sie treibt.') + answer('false', 100, 'Genau.')
    expect(quiz(question('truefalse', own)).questions[0]?.form).toMatchObject({
      answerBoolean: false,
      correctText: de('Genau.'),
      lastIncorrectText: de('Nein, sie treibt.'),
    })
    const any = question('truefalse', answer('true', 100) + answer('false', 0)).replace(
      html('generalfeedback', ''),
      html('generalfeedback', 'Siehe Kapitel 3.'),
    )
    const found = quiz(any)
    expect(found.faults).toEqual([])
    expect(found.questions[0]?.form).toMatchObject({
      correctText: de('Siehe Kapitel 3.'),
      lastIncorrectText: de('Siehe Kapitel 3.'),
    })
  })

  test.for<[string, string, string[]]>([
    [
      'half the points for one choice',
      question('multichoice', standard + answer('a', 100) + answer('b', 50)),
      ['a'],
    ],
    ['half the points for one word', question('shortanswer', answer('a', 100) + answer('b', 50)), ['a']],
    ['any word', question('shortanswer', answer('a*', 100)), ['a*']],
    [
      'words for one choice',
      question('multichoice', standard + answer('a', 100) + answer('b', 0, 'Fast.')),
      ['a'],
    ],
    [
      'a hint',
      question('multichoice', standard + answer('a', 100) + html('hint', 'Denken Sie nach.')),
      ['a'],
    ],
  ])('says that %s has no place here', ([, file, right]) => {
    const { questions, faults } = quiz(file)
    expect(faults).toEqual([])
    expect(questions[0]?.notes).toEqual(['part_left'])
    const { answers = [] } = questions[0]?.form ?? {}
    expect(answers.filter(({ isCorrect }) => isCorrect).map(({ name }) => name.de)).toEqual(right)
  })

  test('takes an asterisk that is meant as one, and as many parts as there are right choices', () => {
    const parts = standard.replace('<single>true', '<single>false')
    const thirds = ['a', 'b', 'c'].map((name) => answer(name, 33.33333)).join('')
    const { questions, faults } = quiz(
      question('shortanswer', answer(String.raw`2\*3`, 100)) + question('multichoice', parts + thirds),
    )
    expect(faults).toEqual([])
    expect(questions[0]?.form.answers).toMatchObject([{ name: de('2*3') }])
    expect(questions[1]?.form.answers.every(({ isCorrect }) => isCorrect)).toBe(true)
  })

  test.for([
    'multianswer',
    'numerical',
    'calculated',
    'calculatedmulti',
    'ddwtos',
    'gapselect',
    'ddmarker',
    'description',
  ])('names each question of the kind %s, and brings the others', (kind) => {
    const { questions, faults } = quiz(
      `\n${question(kind, '', 'Setze {1:SHORTANSWER:=ein} ein')}\n${question('essay', '')}`,
    )
    expect(faults).toEqual([
      { line: 2, after: 0, code: 'kind_unknown', title: 'Setze {1:SHORTANSWER:=ein} ein' },
    ])
    expect(questions.map(({ line, form }) => [line, form.type])).toEqual([[3, 'FT']])
  })
})

const neverEnding = [
  ['pictures', '<img '],
  ['pictures with an address', '<img src="@@PLUGINFILE@@/'],
  ['pictures of Markdown', '!['],
  ['pictures of Markdown with an address', '![](@@PLUGINFILE@@/'],
  ['spans', '<span '],
  ['languages', '<span class="multilang" lang="de">'],
  ['names', '"@@PLUGINFILE@@/'],
  ['signs', '&'],
] as const
const begunOver = (beginning: string, letters: number) =>
  quiz(question('essay', '', beginning.repeat(Math.floor(letters / beginning.length))))

test.for(neverEnding)(
  'as many beginnings of %s as fit, which never end, are read in one go',
  ([, beginning]) => {
    const { questions, faults } = begunOver(beginning, mostWritten.text)
    expect([questions.length, faults]).toEqual([1, []])
  },
)

test.for(neverEnding)('a million beginnings of %s that never end are refused in one go', ([, beginning]) => {
  const { questions, faults } = begunOver(beginning, 3_000_000)
  expect([questions.length, faults.map(({ code }) => code)]).toEqual([0, ['question_too_large']])
})
