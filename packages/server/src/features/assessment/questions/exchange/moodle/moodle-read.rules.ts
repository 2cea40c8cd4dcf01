import { blankQuestion } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import { questionLimits } from '@oktant/contract/kit/constants.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import type { QuestionForm } from '@oktant/contract/assessment/questions/questions.ts'
import {
  answerIn,
  areUneven,
  bare,
  type FileReader,
  folderOf,
  hasAsterisk,
  inLanguage,
  leastShare,
  mostQuestions,
  mostWritten,
  type NoteCode,
  noteCodes,
  pairIn,
  type PrintedPictures,
  type Read,
  readNote,
  said,
  withoutAsterisk,
} from '../formats.rules.ts'
import { picturesOf } from './moodle-pictures.rules.ts'
import { printed } from './moodle-print.rules.ts'
import { childrenOf, hasMarkup, textAt, wordsAt } from './moodle-texts.rules.ts'
import { makeXmlReader, readXml, XmlBroken, type XmlNode } from './xml.rules.ts'

/** Reads a file of Moodle’s XML, in the language that it is said to be in, one question at a time. */
export function moodleReader(language: Language, sizes?: Parameters<typeof makeXmlReader>[1]): FileReader {
  let read: Read = { questions: [], faults: [] }
  let [folder, isBroken] = ['', false]
  const xml = makeXmlReader((node, root) => {
    if (root.name !== 'quiz') throw new XmlBroken(root.line)
    if (node.name !== 'question') return
    if (node.attributes.get('type') === 'category') folder = folderOf(wordsAt(node, 'category', 'text'))
    else readQuestion(node, { language, folder }, read)
    if (read.questions.length + read.faults.length > mostQuestions)
      throw new XmlBroken(node.line, 'file_too_many')
  }, sizes)
  const attempt = <T>(step: () => T) => {
    if (isBroken) return undefined
    try {
      return step()
    } catch (error) {
      if (!(error instanceof XmlBroken)) throw error
      isBroken = true
      read = { questions: [], faults: [error.fault] }
      return undefined
    }
  }
  return {
    write: (text) => attempt(() => xml.write(text)),
    end() {
      attempt(() => {
        const root = xml.end()
        if (root.name !== 'quiz') throw new XmlBroken(root.line)
      })
      return read
    },
  }
}

type ReadPlace = { language: Language; folder: string }

function readQuestion(node: XmlNode, { language, folder }: ReadPlace, read: Read) {
  const { line } = node
  if (isOverlong(node)) {
    read.faults.push({ line, after: read.questions.length, code: 'question_too_large', title: '' })
    return
  }
  const sent = picturesOf(node)
  const pictures = sent.length > 0 ? { pictures: sent } : {}
  const note = readNote(node.comment)
  // NOTE: a question that somebody has changed in the file says what it says, not what it said.
  if (note && sameAs(node, bare(note))) {
    read.questions.push({ line, form: { ...note, folder }, ...pictures })
    return
  }
  const form = formOf(node, language)
  const title = said(textOf(node, language)).slice(0, 120)
  if (!form) {
    read.faults.push({ line, after: read.questions.length, code: 'kind_unknown', title })
    return
  }
  const notes = notesOf(node, language)
  read.questions.push({
    line,
    form: { ...form, folder },
    ...(notes.length > 0 && { notes }),
    ...pictures,
  })
}

/** NOTE: a picture that stands in a text is judged by its own size. */
const lettersOf = ({ text }: XmlNode) =>
  text.length <= mostWritten.text
    ? text.length
    : text.replace(/\bdata:[\w/.+-]+;base64,[^"'\s<>]*/gi, '').length

function isOverlong(node: XmlNode) {
  const sizes: number[] = []
  const count = (one: XmlNode): void => {
    if (one.name === 'file' || one.name === 'image_base64') return
    sizes.push(lettersOf(one))
    one.children.forEach(count)
  }
  count(node)
  return (
    childrenOf(node, 'answer').length > mostWritten.answers ||
    sizes.some((size) => size > mostWritten.text) ||
    sizes.reduce((sum, size) => sum + size, 0) > mostWritten.question
  )
}

function notesOf(node: XmlNode, language: Language) {
  const told: Partial<Record<NoteCode, boolean>> = {
    name_as_text: isUnworded(node, language),
    markup_left: hasMarkup(node),
    part_left: hasMore(node),
    pair_left: hasLoneHalf(node),
    capitals_left: node.attributes.get('type') === 'shortanswer' && wordsAt(node, 'usecase').trim() === '1',
    points_changed: pointsOf(node).isChanged,
  }
  return noteCodes.filter((code) => told[code])
}

const isUnworded = (node: XmlNode, language: Language) => !said(textAt(node, language, 'questiontext'))

/** What is asked; where a picture alone asks it, what the question is called. */
const textOf = (node: XmlNode, language: Language) =>
  textAt(node, language, isUnworded(node, language) ? 'name' : 'questiontext')

const isSaid = (node: XmlNode, name: string) =>
  childrenOf(node, name).some((one) => wordsAt(one, 'text').trim() !== '')

/** Whether it says what no question here has a place for: hints, words for single answers, points for half of it, or any word. */
function hasMore(node: XmlNode) {
  const answers = childrenOf(node, 'answer')
  const kind = node.attributes.get('type')
  return (
    isSaid(node, 'hint') ||
    (kind !== 'truefalse' && answers.some((answer) => isSaid(answer, 'feedback'))) ||
    (kind !== 'truefalse' && areUneven(answers.map(shareOf))) ||
    (kind === 'shortanswer' && answers.some((answer) => hasAsterisk(wordsAt(answer, 'text'))))
  )
}

const shareOf = (answer: XmlNode) => Number(answer.attributes.get('fraction') ?? '0') || 0

function rightOf(node: XmlNode) {
  const answers = childrenOf(node, 'answer')
  const isOne = node.attributes.get('type') === 'shortanswer' || wordsAt(node, 'single').trim() === 'true'
  const least = leastShare(answers.map(shareOf), isOne)
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
  const again = readXml(printed(form, namedAt(node)))
  return flat(again) === flat(node)
}
const flat = ({ name, attributes, text, children }: XmlNode): string =>
  JSON.stringify([
    name,
    [...attributes],
    children.length > 0 ? '' : text,
    children.filter((child) => child.name !== 'file').map(flat),
  ])

/** What its pictures are called; their bytes are whatever the file says now. */
function namedAt(node: XmlNode): PrintedPictures {
  const nameAt = (holder: XmlNode | undefined) => {
    const name = childrenOf(holder, 'file')[0]?.attributes.get('name')
    return name === undefined ? undefined : { name, base64: '' }
  }
  const question = nameAt(childrenOf(node, 'questiontext')[0])
  return { ...(question && { question }), answers: childrenOf(node, 'answer').map(nameAt) }
}

function pointsOf(node: XmlNode) {
  const grade = Number(wordsAt(node, 'defaultgrade') || '1')
  // NOTE: a third of a point is still a question that counts.
  const whole = grade > 0 ? Math.max(1, Math.round(grade)) : Math.round(grade)
  const fullScore = Number.isFinite(whole) ? Math.min(questionLimits.fullScore, Math.max(0, whole)) : 1
  return { fullScore, isChanged: fullScore !== grade }
}

function formOf(node: XmlNode, language: Language): QuestionForm | null {
  const text = textOf(node, language)
  const rest = {
    fullScore: pointsOf(node).fullScore,
    status: wordsAt(node, 'hidden').trim() === '1' ? ('inactive' as const) : ('active' as const),
    tags: childrenOf(childrenOf(node, 'tags')[0], 'tag').map((tag) => wordsAt(tag, 'text').trim()),
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

const unescaped = ({ name: { en, de }, ...rest }: QuestionForm['answers'][number]) => ({
  ...rest,
  name: { en: withoutAsterisk(en), de: withoutAsterisk(de) },
})

const hasLoneHalf = (node: XmlNode) =>
  childrenOf(node, 'subquestion').some(
    (sub) => !wordsAt(sub, 'text').trim() && wordsAt(sub, 'answer', 'text').trim(),
  )

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
