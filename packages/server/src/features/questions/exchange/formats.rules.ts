import { blankQuestion } from '@oktant/contract/blank-forms.ts'
import type { Language, LocalText } from '@oktant/contract/http.ts'
import type { QuestionForm } from '@oktant/contract/questions.ts'

/** What could not be read, or not wholly; where, and of which question. */
export type ReadFault = {
  line: number
  code: 'file_broken' | 'kind_unknown' | 'markup_left' | 'part_left'
  title: string
}
export type ReadQuestion = { line: number; form: QuestionForm }
export type Read = { questions: ReadQuestion[]; faults: ReadFault[] }

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

/** A question as a file carries it: the numbers of its answers are its database’s. */
export const bare = (form: QuestionForm): QuestionForm => ({
  ...form,
  answers: form.answers.map((answer) => ({ ...answer, id: 0 })),
  answerPairs: form.answerPairs.map(({ possibleAnswer1, possibleAnswer2 }) => ({
    possibleAnswer1: { ...possibleAnswer1, id: 0 },
    possibleAnswer2: { ...possibleAnswer2, id: 0 },
  })),
})

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
