import { blankQuestion } from '@oktant/contract/blank-forms.ts'
import type { Language } from '@oktant/contract/http.ts'
import type { QuestionForm } from '@oktant/contract/questions.ts'
import { answerIn, bare, inLanguage, noted, pairIn, type Read, readNote, said } from './formats.rules.ts'
import { folderOf } from './gift.rules.ts'
import { decoded, encoded, readXml, XmlBroken, type XmlNode } from './xml.rules.ts'

/** A bank as a file of Moodle’s XML. */
export function printMoodle(forms: readonly QuestionForm[]) {
  let folder = ''
  const parts = forms.map((form) => {
    const category =
      form.folder === folder
        ? ''
        : `<question type="category"><category>${textOf(`$course$/top/${form.folder}`)}</category></question>\n`
    folder = form.folder
    return `${category}<!-- ${noted(form)} -->\n${printed(form)}\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('')}</quiz>\n`
}

const textOf = (text: string) => `<text>${encoded(text)}</text>`
const element = (name: string, text: string) => `<${name} format="plain_text">${textOf(text)}</${name}>`

const kinds: Record<QuestionForm['type'], string> = {
  MC: 'multichoice',
  OWMC: 'multichoice',
  TI: 'multichoice',
  OW: 'shortanswer',
  TF: 'truefalse',
  DD: 'matching',
  OP: 'essay',
  FT: 'essay',
}

function printed(form: QuestionForm) {
  const { type, questionText, precedingText, postAnswerText, fullScore, tags } = form
  const asked = said(questionText) || `${said(precedingText)} ___ ${said(postAnswerText)}`.trim()
  const tagged = tags.map((tag) => `<tag>${textOf(tag)}</tag>`).join('')
  return [
    `<question type="${kinds[type]}">`,
    `<name>${textOf(asked.slice(0, 200))}</name>`,
    element('questiontext', asked),
    `<defaultgrade>${fullScore}</defaultgrade>`,
    ...(type === 'MC' || type === 'TI' ? ['<single>false</single>'] : []),
    ...answersOf(form),
    element('correctfeedback', said(form.correctText)),
    element('incorrectfeedback', said(form.lastIncorrectText)),
    `<tags>${tagged}</tags>`,
    '</question>',
  ].join('\n')
}

function answersOf({ type, answers, answerPairs, answerBoolean }: QuestionForm) {
  const answer = (text: string, fraction: number) => `<answer fraction="${fraction}">${textOf(text)}</answer>`
  if (type === 'TF')
    return ([true, false] as const).map((value) => answer(String(value), value === answerBoolean ? 100 : 0))
  if (type === 'DD')
    return answerPairs.map(
      ({ possibleAnswer1, possibleAnswer2 }) =>
        `<subquestion>${textOf(said(possibleAnswer1.name))}<answer>${textOf(said(possibleAnswer2.name))}</answer></subquestion>`,
    )
  const right = answers.filter(({ isCorrect }) => isCorrect).length
  const share = type === 'OW' ? 100 : Number((100 / Math.max(1, right)).toFixed(5))
  return answers.map(({ name, isCorrect }) => answer(said(name), isCorrect ? share : 0))
}

/** What a file of Moodle’s XML asks, in the language that it is said to be in. */
export function readMoodle(file: string, language: Language): Read {
  const read: Read = { questions: [], faults: [] }
  try {
    const quiz = readXml(file)
    if (quiz.name !== 'quiz') throw new XmlBroken(quiz.line)
    let folder = ''
    for (const node of quiz.children.filter(({ name }) => name === 'question')) {
      if (node.attributes.get('type') === 'category') folder = folderOf(wordsAt(node, 'category', 'text'))
      else readQuestion(node, { language, folder }, read)
    }
  } catch (error) {
    if (!(error instanceof XmlBroken)) throw error
    return { questions: [], faults: [error.fault] }
  }
  return read
}

const childrenOf = (node: XmlNode | undefined, name: string) =>
  node?.children.filter((child) => child.name === name) ?? []
const wordsAt = (node: XmlNode | undefined, ...path: string[]): string =>
  path.reduce<XmlNode | undefined>((inner, name) => childrenOf(inner, name)[0], node)?.text ?? ''

/** A text without its markup: paragraphs become lines. */
const plain = (html: string) =>
  decoded(
    html
      .replace(/<br\s*\/?>|<\/p>|<\/div>|<\/li>/gi, '\n')
      .replace(/<\/?[a-z][^<>]*>/gi, '')
      .replace(/&nbsp;/g, ' '),
  ).trim()

type Place = { language: Language; folder: string }

function readQuestion(node: XmlNode, { language, folder }: Place, read: Read) {
  const { line } = node
  const note = readNote(node.comment)
  // NOTE: a question that somebody has changed in the file says what it says, not what it said.
  if (note && sameAs(node, bare(note))) {
    read.questions.push({ line, form: { ...note, folder } })
    return
  }
  const html = wordsAt(node, 'questiontext', 'text')
  const form = formOf(node, language)
  const title = plain(html).slice(0, 120)
  if (!form) {
    read.faults.push({ line, code: 'kind_unknown', title })
    return
  }
  if (/<(?!\/?(p|br|div|span)\b)[a-z]/i.test(html)) read.faults.push({ line, code: 'markup_left', title })
  read.questions.push({ line, form: { ...form, folder } })
}

/** Does an element say what printing this question says? */
function sameAs(node: XmlNode, form: QuestionForm) {
  const again = readXml(printed(form))
  return flat(again) === flat(node)
}
const flat = ({ name, attributes, text, children }: XmlNode): string =>
  JSON.stringify([name, [...attributes], children.length > 0 ? '' : text, children.map(flat)])

function formOf(node: XmlNode, language: Language): QuestionForm | null {
  const text = inLanguage(language, plain(wordsAt(node, 'questiontext', 'text')))
  const score = Math.round(Number(wordsAt(node, 'defaultgrade') || '1'))
  const rest = {
    fullScore: Number.isFinite(score) ? Math.min(1000, Math.max(0, score)) : 1,
    tags: childrenOf(childrenOf(node, 'tags')[0], 'tag').map((tag) =>
      wordsAt(tag, 'text').trim().slice(0, 50),
    ),
    correctText: inLanguage(language, plain(wordsAt(node, 'correctfeedback', 'text'))),
    lastIncorrectText: inLanguage(language, plain(wordsAt(node, 'incorrectfeedback', 'text'))),
  }
  const answers = childrenOf(node, 'answer').map((answer) => ({
    text: plain(wordsAt(answer, 'text')),
    isCorrect: Number(answer.attributes.get('fraction') ?? '0') > 0,
  }))
  const written = answers.map((answer) => answerIn(language, answer.text, answer.isCorrect))
  const wrong = written.filter(({ isCorrect }) => !isCorrect).length || null
  switch (node.attributes.get('type')) {
    case 'multichoice':
      return {
        ...blankQuestion('MC'),
        ...rest,
        questionText: text,
        answers: written,
        numberOfDistractors: wrong,
      }
    case 'truefalse': {
      const right = answers.find(({ isCorrect }) => isCorrect)
      return {
        ...blankQuestion('TF'),
        ...rest,
        questionText: text,
        answerBoolean: right ? right.text === 'true' : null,
      }
    }
    case 'shortanswer':
      return {
        ...blankQuestion('OW'),
        ...rest,
        precedingText: text,
        answers: written.filter(({ isCorrect }) => isCorrect),
      }
    case 'matching':
      return { ...blankQuestion('DD'), ...rest, questionText: text, answerPairs: pairsOf(node, language) }
    case 'essay':
      return { ...blankQuestion('FT'), ...rest, questionText: text }
    default:
      return null
  }
}

const pairsOf = (node: XmlNode, language: Language) =>
  childrenOf(node, 'subquestion').flatMap((sub) => {
    const one = plain(wordsAt(sub, 'text'))
    // NOTE: Moodle lets an answer stand alone to mislead; here each has its own first half.
    return one ? [pairIn(language, one, plain(wordsAt(sub, 'answer', 'text')))] : []
  })
