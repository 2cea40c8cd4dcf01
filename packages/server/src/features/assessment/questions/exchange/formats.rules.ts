import { blankQuestion } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import type { PictureFault } from '@oktant/contract/assessment/questions/question-files.ts'
import type { QuestionForm } from '@oktant/contract/assessment/questions/questions.ts'

/** What could not be read; where, after how many questions that could, and of which question. */
export type ReadFault = { line: number; after?: number; code: FaultCode; title: string }
type FaultCode = 'file_broken' | 'file_declares' | 'file_too_many' | 'kind_unknown' | 'question_too_large'
/** What of a question stays behind, or is not as it was. */
export const noteCodes = [
  'name_as_text',
  'markup_left',
  'part_left',
  'pair_left',
  'capitals_left',
  'points_changed',
  'place_shortened',
] as const
export type NoteCode = (typeof noteCodes)[number]

/** Where a picture belongs: to the question itself, or to one of its answers. */
export type PicturePlace = 'question' | number
/** A picture that a file holds or names. */
export type SentPicture = {
  /** As the file calls it; nothing where it stands in the text itself. */
  name: string
  line: number
  /** Null where nothing here has a place for it. */
  place: PicturePlace | null
  bytes: Buffer | null
  /** What it shows, as the text says beside it. */
  alt?: string
  /** Why it cannot come, as far as the file itself tells. */
  code: PictureFault | null
  /** Where the file writes its bytes; 0 where that cannot be said. */
  from: number
  to: number
}
export type ReadQuestion = {
  line: number
  form: QuestionForm
  notes?: NoteCode[]
  pictures?: SentPicture[]
}
export type Read = { questions: ReadQuestion[]; faults: ReadFault[] }

/** Takes a file as it comes, and says at its end what it holds. */
export type FileReader = { write: (text: string) => void; end: () => Read }

/** A picture as a file is to carry it. */
export type PrintedPicture = { name: string; base64: string }
export type PrintedPictures = { question?: PrintedPicture; answers: readonly (PrintedPicture | undefined)[] }
export const noPictures: PrintedPictures = { answers: [] }

/** Writes a file question by question. */
export type FilePrinter = {
  begin: string
  print: (form: QuestionForm, pictures?: PrintedPictures) => string
  end: string
}

const nothing = (): LocalText => ({ en: '', de: '' })

/** A text that a file has in one language. */
export const inLanguage = (language: Language, text: string): LocalText => ({
  ...nothing(),
  [language]: text.trim(),
})

export const answerIn = (language: Language, name: string, isCorrect: boolean) => ({
  id: 0,
  name: inLanguage(language, name),
  isCorrect,
  pictureId: null,
})

export const pairIn = (language: Language, one: string, other: string) => ({
  possibleAnswer1: { id: 0, name: inLanguage(language, one) },
  possibleAnswer2: { id: 0, name: inLanguage(language, other) },
})

/** What other programs read of a text that has two languages. */
export const said = ({ en, de }: LocalText) => en || de

/** The folder that a category of Moodle’s is here. */
export const folderOf = (category: string) =>
  category
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part && part !== 'top' && !/^\$\w+\$$/.test(part))
    .join('/')

/** NOTE: where one answer is chosen, only the whole points are for what is right; where several are, each has its part. */
export function leastShare(shares: readonly number[], isOne: boolean) {
  return isOne && shares.some((share) => share >= 100) ? 100 : Number.MIN_VALUE
}
export function areUneven(shares: readonly number[]) {
  const right = shares.filter((share) => share > 0)
  return right.some((share) => Math.abs(share - Math.max(...right)) > 0.01)
}

/** NOTE: in a word of Moodle’s a bare asterisk stands for any letters. */
export const hasAsterisk = (word: string) => /(?<!\\)\*/.test(word)
export const withoutAsterisk = (word: string) => word.replaceAll('\\*', '*')
export const withAsterisk = (word: string) => word.replaceAll('*', '\\*')

/** A question as a file carries it: the numbers of its answers are its database’s. */
export const bare = (form: QuestionForm): QuestionForm => ({
  ...form,
  answers: form.answers.map((answer) => ({ ...answer, id: 0 })),
  answerPairs: form.answerPairs.map(({ possibleAnswer1, possibleAnswer2 }) => ({
    possibleAnswer1: { ...possibleAnswer1, id: 0 },
    possibleAnswer2: { ...possibleAnswer2, id: 0 },
  })),
})

/**
 * So many letters a file may write one question in, one text of it and one answer, and so many answers. NOTE: far more than any
 * question may hold once it is read, as formatting takes several times the letters that it is about.
 */
export const mostWritten = { question: 1_000_000, text: 200_000, answer: 20_000, answers: 500 } as const

/** So many questions one file may hold, and so many pictures one question may name. */
export const mostQuestions = 5000
export const mostPictures = 200

const mark = 'oktant: '
const names = Object.keys(blankQuestion('MC'))

/**
 * What neither format has a place for stands in a comment that other programs pass over. NOTE: two hyphens would end a
 * comment of XML, and a line break one of GIFT.
 */
export const noted = (form: QuestionForm) =>
  `${mark}${JSON.stringify(bare(form)).replace(/[-\u2028\u2029<>]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}`

/** The question that a comment carries; nothing where it carries none. */
export function readNote(comment: string): QuestionForm | null {
  const text = comment.trim()
  if (!text.startsWith(mark)) return null
  try {
    const form: unknown = JSON.parse(text.slice(mark.length))
    const isWhole = typeof form === 'object' && form !== null && names.every((name) => name in form)
    // NOTE: what it holds is checked against the contract where it is brought in.
    return isWhole ? (form as QuestionForm) : null
  } catch {
    return null
  }
}
