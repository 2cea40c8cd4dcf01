import { blankQuestion } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { QuestionDifficulty, QuestionForm } from '@oktant/contract/assessment/questions/questions.ts'
import type { DemoPicture } from './demo-pictures.ts'

/** English, German. */
type Both = readonly [en: string, de: string]
type Found = readonly [difficulty: QuestionDifficulty, tag: string]

export const local = ([en, de]: Both): LocalText => ({ en, de })

const { type: _, ...blank } = blankQuestion('MC')
const plain: Omit<QuestionForm, 'type'> = {
  ...blank,
  fullScore: 2,
  correctText: { en: 'That is how the course puts it too.', de: 'So steht es auch im Kurs.' },
  firstIncorrectText: { en: 'Read the question once more.', de: 'Lesen Sie die Frage noch einmal.' },
  nextIncorrectText: {
    en: 'Leave out what you are sure is wrong.',
    de: 'Schließen Sie aus, was sicher nicht stimmt.',
  },
  lastIncorrectText: { en: 'Look this up in the course.', de: 'Schlagen Sie dies im Kurs nach.' },
}

const found = ([difficulty, tag]: Found) => ({ difficulty, tags: [tag] })
const answers = (right: readonly Both[], wrong: readonly Both[]) => [
  ...right.map((name) => ({ id: 0, name: local(name), isCorrect: true, pictureId: null })),
  ...wrong.map((name) => ({ id: 0, name: local(name), isCorrect: false, pictureId: null })),
]

export const choose = (
  at: Found,
  text: Both,
  right: readonly Both[],
  wrong: readonly Both[],
): QuestionForm => ({
  ...plain,
  ...found(at),
  type: 'MC',
  questionText: local(text),
  answers: answers(right, wrong),
  numberOfDistractors: wrong.length,
})

export const pickWord = (
  at: Found,
  [before, after]: readonly [Both, Both],
  right: Both,
  wrong: readonly Both[],
): QuestionForm => ({
  ...plain,
  ...found(at),
  type: 'OWMC',
  precedingText: local(before),
  postAnswerText: local(after),
  answers: answers([right], wrong),
  numberOfDistractors: wrong.length,
})

export const typeWord = (
  at: Found,
  [before, after]: readonly [Both, Both],
  words: readonly Both[],
): QuestionForm => ({
  ...plain,
  ...found(at),
  type: 'OW',
  precedingText: local(before),
  postAnswerText: local(after),
  answers: answers(words, []),
})

export const isTrue = (at: Found, text: Both, answerBoolean: boolean): QuestionForm => ({
  ...plain,
  ...found(at),
  type: 'TF',
  fullScore: 1,
  questionText: local(text),
  answerBoolean,
})

export const match = (at: Found, text: Both, pairs: readonly (readonly [Both, Both])[]): QuestionForm => ({
  ...plain,
  ...found(at),
  type: 'DD',
  fullScore: pairs.length,
  questionText: local(text),
  answerPairs: pairs.map(([one, other]) => ({
    possibleAnswer1: { id: 0, name: local(one) },
    possibleAnswer2: { id: 0, name: local(other) },
  })),
})

export const write = (at: Found, text: Both, model: Both): QuestionForm => ({
  ...plain,
  ...found(at),
  type: 'FT',
  fullScore: 5,
  allowSupportingDocuments: true,
  questionText: local(text),
  modelAnswer: local(model),
})

export const opinion = (tag: string, text: Both): QuestionForm => ({
  ...plain,
  ...found(['hard', tag]),
  type: 'OP',
  fullScore: 0,
  questionText: local(text),
})

/** Words that nobody marks, as surveys ask for them; hard to find, so that no test draws what has no score. */
export const comment = (tag: string, text: Both): QuestionForm => ({
  ...plain,
  ...found(['hard', tag]),
  type: 'FT',
  fullScore: 0,
  questionText: local(text),
})

/** A form whose answers have pictures that are drawn when it is made. */
export type DemoQuestion = QuestionForm & { pictures?: readonly DemoPicture[] }

export const pickPicture = (
  at: Found,
  text: Both,
  right: readonly [DemoPicture, Both],
  wrong: readonly (readonly [DemoPicture, Both])[],
): DemoQuestion => ({
  ...plain,
  ...found(at),
  type: 'TI',
  questionText: local(text),
  answers: answers(
    [right[1]],
    wrong.map(([, name]) => name),
  ),
  numberOfDistractors: wrong.length,
  pictures: [right, ...wrong].map(([picture]) => picture),
})

export type DemoBank = { title: Both; about: Both; questions: readonly DemoQuestion[] }
