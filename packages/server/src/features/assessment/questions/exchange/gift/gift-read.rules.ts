import { blankQuestion } from '@oktant/contract/assessment/attempts/blank-forms.ts'
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
  pairIn,
  type Read,
  type ReadFault,
  readNote,
  withoutAsterisk,
} from '../formats.rules.ts'
import { blocksOf, hidden, shown, type Block } from './gift-signs.rules.ts'
import { printed } from './gift-print.rules.ts'
import { sentAt } from '../moodle/moodle-pictures.rules.ts'
import { plain, saysMore } from '../moodle/moodle-texts.rules.ts'

/** Reads a GIFT file, in the language that it is said to be in. */
export function giftReader(language: Language): FileReader {
  const parts: string[] = []
  return { write: (text) => void parts.push(text), end: () => readGift(parts.join(''), language) }
}

function readGift(file: string, language: Language): Read {
  const read: Read = { questions: [], faults: [] }
  let folder = ''
  for (const block of blocksOf(file)) {
    if ('category' in block) folder = folderOf(block.category)
    else readBlock(block, { language, folder }, read)
    if (read.questions.length + read.faults.length > mostQuestions)
      return { questions: [], faults: [{ line: block.line, code: 'file_too_many', title: '' }] }
  }
  return read
}

type ReadPlace = { language: Language; folder: string }

function readBlock(block: Block, { language, folder }: ReadPlace, read: Read) {
  const { line, comments } = block
  const note = comments.map(readNote).findLast(Boolean)
  // NOTE: a question that somebody has changed in the file says what it says, not what it said.
  if (note && printed(bare(note)) === block.text.trim()) {
    read.questions.push({ line, form: { ...note, folder } })
    return
  }
  const found = isOverlong(block.text)
    ? { code: 'question_too_large' as const, title: '' }
    : readQuestion(hidden(block.text), language)
  if ('code' in found) {
    read.faults.push({ line, after: read.questions.length, ...found })
    return
  }
  const { notes, texts } = found
  const pictures = texts.flatMap((text) => sentAt({ text, line }, null))
  const form = { ...found.form, folder, tags: tagsOf(comments) }
  read.questions.push({
    line,
    form,
    ...(notes.length > 0 && { notes }),
    ...(pictures.length > 0 && { pictures }),
  })
}

/** NOTE: found before anything is made of it, as whoever writes such a question means no question. */
function isOverlong(text: string) {
  if (text.length > mostWritten.text) return true
  const body = text.slice(text.indexOf('{') + 1, Math.max(0, text.lastIndexOf('}')))
  const answers = body.split(/(?<!\\)[=~]/)
  return answers.length > mostWritten.answers || answers.some(({ length }) => length > mostWritten.answer)
}

/** NOTE: Moodle writes tags into the comment before a question. */
const tagsOf = (comments: readonly string[]) =>
  comments
    .flatMap((comment) => [...comment.matchAll(/\[tag:([^[\]]{1,200})\]/g)])
    .map(([, tag = '']) => tag.trim())
    .filter(Boolean)

/** What only HTML writes so. */
const html =
  /&(#\d+|#x[\da-f]+|[a-z]{2,8});|<\/?(p|br|div|span|b|i|u|em|strong|su[bp]|[uo]l|li|a|img|h[1-6]|pre|code|font|table|t[rdh])\b[^<>]*>/i

/** Each text is of the format that it names, else of that of the question; what names none may be HTML, as in Moodle. */
function makeTexts(language: Language) {
  const raw: string[] = []
  const read = (text: string, outer = '') => {
    const [, named, rest = ''] = /^\s*(?:\[(html|plain|moodle|markdown)\])?([\s\S]*)$/.exec(text) ?? []
    const format = named ?? outer
    const words = shown(rest)
    const isHtml = format === 'html' || ((format === '' || format === 'moodle') && html.test(words))
    if (isHtml) raw.push(words)
    return { format, words: isHtml ? plain(words) : words.trim() }
  }
  return { raw, read, said: (text: string, outer: string) => inLanguage(language, read(text, outer).words) }
}

type Refused = Omit<ReadFault, 'line'>
type Found = Body & { texts: string[] }

function readQuestion(text: string, language: Language): Found | Refused {
  const [, name = '', asked = ''] = /^\s*(?:::([\s\S]*?)::)?([\s\S]*)$/.exec(text) ?? []
  const texts = makeTexts(language)
  const refused = (code: ReadFault['code'], said: string): Refused => ({
    code,
    title: texts.read(said).words.slice(0, 120),
  })
  if (!/[{}]/.test(asked)) return refused('kind_unknown', asked)
  const parts = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(asked)
  if (!parts) return refused('file_broken', asked)
  const [, before = '', body = '', after = ''] = parts
  const { format, words } = texts.read(before)
  const isNamed = words === '' && after.trim() === '' && name.trim() !== ''
  const sides = {
    format,
    before: isNamed ? shown(name).trim() : words,
    after: texts.read(after, format).words,
  }
  const found = readBody(body, sides, { language, texts })
  if (typeof found === 'string') return refused(found, before)
  const notes: NoteCode[] = [
    ...(isNamed ? (['name_as_text'] as const) : []),
    ...(texts.raw.some(saysMore) ? (['markup_left'] as const) : []),
    ...found.notes,
  ]
  return { form: found.form, notes, texts: texts.raw }
}

type Sides = { format: string; before: string; after: string }
type Reading = { language: Language; texts: ReturnType<typeof makeTexts> }
type Body = { form: QuestionForm; notes: NoteCode[] }

const isEnding = new RegExp('^[.!?…]+$')

/** A text around answers that have no place within it. */
const joined = ({ before, after }: Sides) =>
  after === '' ? before : isEnding.test(after) ? `${before}${after}` : `${before} _____ ${after}`

function readBody(body: string, sides: Sides, reading: Reading): Body | ReadFault['code'] {
  const { language, texts } = reading
  const cut = body.lastIndexOf('####')
  const answers = (cut < 0 ? body : body.slice(0, cut)).trim()
  const general = cut < 0 ? inLanguage(language, '') : texts.said(body.slice(cut + 4), sides.format)
  const toAll = { correctText: general, lastIncorrectText: general }
  const question = (type: QuestionForm['type'], own: Partial<QuestionForm>): QuestionForm => ({
    ...blankQuestion(type),
    questionText: inLanguage(language, joined(sides)),
    ...toAll,
    ...own,
  })
  if (answers === '') return { form: question('FT', {}), notes: [] }
  if (answers.startsWith('#')) return 'kind_unknown'
  const [truth = '', wrong = '', right = ''] = answers.split('#')
  if (/^\s*(T|TRUE|F|FALSE)\s*$/.test(truth)) {
    const own = {
      answerBoolean: truth.trim().startsWith('T'),
      ...(right.trim() && { correctText: texts.said(right, sides.format) }),
      ...(wrong.trim() && { lastIncorrectText: texts.said(wrong, sides.format) }),
    }
    return { form: question('TF', own), notes: [] }
  }
  return readAnswers(answers, sides, { ...reading, question })
}

type Answer = { sign: string; share: number; text: string; hasWords: boolean }

function answersIn(body: string): Answer[] {
  const [, first = '', rest = ''] = /^([^=~]*)([\s\S]*)$/.exec(body) ?? []
  // NOTE: what stands before the first sign is an answer in Moodle, too.
  const whole = first.trim() ? `${rest.includes('~') ? '~' : '='}${body}` : body
  return [...whole.matchAll(/([=~])\s*(?:%(-?[\d.,]+)%)?([^=~]*)/g)].map(
    ([, sign = '', weight, said = '']) => {
      const [text = '', ...words] = said.split('#')
      const share = weight === undefined ? (sign === '=' ? 100 : 0) : Number(weight.replace(',', '.')) || 0
      return { sign, share, text, hasWords: words.join('').trim() !== '' }
    },
  )
}

type Making = Reading & { question: (type: QuestionForm['type'], own: Partial<QuestionForm>) => QuestionForm }

function readAnswers(
  body: string,
  sides: Sides,
  { language, texts, question }: Making,
): Body | 'file_broken' {
  if (!/[=~]/.test(body)) return 'file_broken'
  const parts = answersIn(body)
  const isWord = !parts.some(({ sign }) => sign === '~')
  if (isWord && parts.every(({ text }) => text.includes('->'))) {
    const pairs = parts.map(({ text }) => halves(text, (half) => texts.read(half, sides.format).words))
    const whole = pairs.filter(([one]) => one !== '')
    return {
      form: question('DD', { answerPairs: whole.map(([one, other]) => pairIn(language, one, other)) }),
      notes: whole.length < pairs.length ? ['pair_left'] : [],
    }
  }
  const shares = parts.map(({ share }) => share)
  const least = leastShare(shares, isWord || parts.some(({ sign }) => sign === '='))
  const written = parts.map(({ text, share }) => ({
    ...answerIn(language, '', share >= least),
    name: texts.said(text, sides.format),
  }))
  const hasMore =
    parts.some(({ hasWords }) => hasWords) ||
    areUneven(shares) ||
    (isWord && parts.some(({ text }) => hasAsterisk(shown(text))))
  const around = {
    questionText: inLanguage(language, ''),
    precedingText: inLanguage(language, sides.before),
    postAnswerText: inLanguage(language, sides.after),
  }
  const notes: NoteCode[] = hasMore ? ['part_left'] : []
  if (isWord) {
    const words = written.filter(({ isCorrect }) => isCorrect).map(unescaped)
    return { form: question('OW', { ...around, answers: words }), notes }
  }
  const numberOfDistractors = written.filter(({ isCorrect }) => !isCorrect).length || null
  const own = { answers: written, numberOfDistractors }
  return sides.after
    ? { form: question('OWMC', { ...around, ...own }), notes }
    : { form: question('MC', own), notes }
}

const unescaped = ({ name: { en, de }, ...rest }: QuestionForm['answers'][number]) => ({
  ...rest,
  name: { en: withoutAsterisk(en), de: withoutAsterisk(de) },
})

/** NOTE: at the first arrow, as the second half may have one of its own. */
function halves(part: string, words: (half: string) => string): [string, string] {
  const at = part.indexOf('->')
  return [words(part.slice(0, at)), words(part.slice(at + 2))]
}
