import { blankQuestion } from '@oktant/contract/blank-forms.ts'
import type { Language } from '@oktant/contract/http.ts'
import type { QuestionForm } from '@oktant/contract/questions.ts'
import { answerIn, bare, inLanguage, noted, pairIn, type Read, readNote, said } from './formats.rules.ts'
import { folderOf } from './gift.rules.ts'
import { childrenOf, hasMarkup, textAt, wordsAt } from './moodle-texts.rules.ts'
import { encoded, readXml, XmlBroken, type XmlNode } from './xml.rules.ts'

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

type Place = { language: Language; folder: string }

function readQuestion(node: XmlNode, { language, folder }: Place, read: Read) {
  const { line } = node
  const note = readNote(node.comment)
  // NOTE: a question that somebody has changed in the file says what it says, not what it said.
  if (note && sameAs(node, bare(note))) {
    read.questions.push({ line, form: { ...note, folder } })
    return
  }
  const form = formOf(node, language)
  const title = said(textAt(node, language, 'questiontext')).slice(0, 120)
  if (!form) {
    read.faults.push({ line, code: 'kind_unknown', title })
    return
  }
  if (hasMarkup(childrenOf(node, 'questiontext')[0])) read.faults.push({ line, code: 'markup_left', title })
  if (hasMore(node)) read.faults.push({ line, code: 'part_left', title })
  read.questions.push({ line, form: { ...form, folder } })
}

const isSaid = (node: XmlNode, name: string) =>
  childrenOf(node, name).some((one) => wordsAt(one, 'text').trim() !== '')

/** Whether it says what no question here has a place for: hints, words for single answers, points for half of it, or any word. */
function hasMore(node: XmlNode) {
  const answers = childrenOf(node, 'answer')
  const kind = node.attributes.get('type')
  const shares = answers.map(shareOf).filter((share) => share > 0)
  const isUneven = shares.some((share) => Math.abs(share - Math.max(...shares)) > 0.01)
  return (
    isSaid(node, 'hint') ||
    (kind !== 'truefalse' && answers.some((answer) => isSaid(answer, 'feedback'))) ||
    (kind !== 'truefalse' && isUneven) ||
    (kind === 'shortanswer' && answers.some((answer) => /(?<!\\)\*/.test(wordsAt(answer, 'text'))))
  )
}

const shareOf = (answer: XmlNode) => Number(answer.attributes.get('fraction') ?? '0') || 0

/** NOTE: where one answer is chosen, only the whole points are for what is right; where several are, each has its part. */
function rightOf(node: XmlNode) {
  const answers = childrenOf(node, 'answer')
  const isOne = node.attributes.get('type') === 'shortanswer' || wordsAt(node, 'single').trim() === 'true'
  const least = isOne && answers.some((answer) => shareOf(answer) >= 100) ? 100 : Number.MIN_VALUE
  return (answer: XmlNode) => shareOf(answer) >= least
}

/** What is said to an answer; what is said to any answer stands where nothing else does. */
function feedbackOf(node: XmlNode, language: Language) {
  const words = (right: boolean) => {
    const own = textAt(node, language, right ? 'correctfeedback' : 'incorrectfeedback')
    if (said(own)) return own
    const answer =
      node.attributes.get('type') === 'truefalse' &&
      childrenOf(node, 'answer').find((one) => shareOf(one) > 0 === right)
    const toIt = answer ? textAt(answer, language, 'feedback') : inLanguage(language, '')
    return said(toIt) ? toIt : textAt(node, language, 'generalfeedback')
  }
  return { correctText: words(true), lastIncorrectText: words(false) }
}

/** Does an element say what printing this question says? */
function sameAs(node: XmlNode, form: QuestionForm) {
  const again = readXml(printed(form))
  return flat(again) === flat(node)
}
const flat = ({ name, attributes, text, children }: XmlNode): string =>
  JSON.stringify([name, [...attributes], children.length > 0 ? '' : text, children.map(flat)])

function formOf(node: XmlNode, language: Language): QuestionForm | null {
  const text = textAt(node, language, 'questiontext')
  const grade = Number(wordsAt(node, 'defaultgrade') || '1')
  // NOTE: a third of a point is still a question that counts.
  const score = grade > 0 ? Math.max(1, Math.round(grade)) : Math.round(grade)
  const rest = {
    fullScore: Number.isFinite(score) ? Math.min(1000, Math.max(0, score)) : 1,
    tags: childrenOf(childrenOf(node, 'tags')[0], 'tag').map((tag) =>
      wordsAt(tag, 'text').trim().slice(0, 50),
    ),
    ...feedbackOf(node, language),
  }
  const isRight = rightOf(node)
  const answers = childrenOf(node, 'answer')
  const written = answers.map((answer) => ({
    ...answerIn(language, '', isRight(answer)),
    name: textAt(answer, language),
  }))
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
      const right = answers.find(isRight)
      return {
        ...blankQuestion('TF'),
        ...rest,
        questionText: text,
        answerBoolean: right ? said(textAt(right, language)) === 'true' : null,
      }
    }
    case 'shortanswer':
      return {
        ...blankQuestion('OW'),
        ...rest,
        precedingText: text,
        answers: written.filter(({ isCorrect }) => isCorrect).map(unescaped),
      }
    case 'matching':
      return { ...blankQuestion('DD'), ...rest, questionText: text, answerPairs: pairsOf(node, language) }
    case 'essay':
      return { ...blankQuestion('FT'), ...rest, questionText: text, ...essayOf(node, language) }
    default:
      return null
  }
}

/** NOTE: what its author wrote for whoever marks it is what answers are compared with here. */
const essayOf = (node: XmlNode, language: Language) => ({
  modelAnswer: textAt(node, language, 'graderinfo'),
  allowSupportingDocuments: Number(wordsAt(node, 'attachments')) !== 0,
})

/** NOTE: a bare asterisk stands for any letters there. */
const unescaped = ({ name: { en, de }, ...rest }: QuestionForm['answers'][number]) => ({
  ...rest,
  name: { en: en.replaceAll('\\*', '*'), de: de.replaceAll('\\*', '*') },
})

const pairsOf = (node: XmlNode, language: Language) =>
  childrenOf(node, 'subquestion').flatMap((sub) => {
    const one = textAt(sub, language)
    const pair = pairIn(language, '', '')
    // NOTE: Moodle lets an answer stand alone to mislead; here each has its own first half.
    return said(one)
      ? [
          {
            possibleAnswer1: { ...pair.possibleAnswer1, name: one },
            possibleAnswer2: { ...pair.possibleAnswer2, name: textAt(sub, language, 'answer') },
          },
        ]
      : []
  })
