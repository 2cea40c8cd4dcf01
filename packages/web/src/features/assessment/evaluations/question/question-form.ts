import { blankQuestion } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import type { ScalePoint } from '@oktant/contract/assessment/questions/answer-sets.ts'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type {
  LearnerQuestion,
  QuestionForm,
  QuestionVersion,
  QuestionView,
} from '@oktant/contract/assessment/questions/questions.ts'

const nothing: LocalText = { en: '', de: '' }

export const emptyAnswer = { id: 0, name: nothing, isCorrect: false, pictureId: null }
export const emptyPair = {
  possibleAnswer1: { id: 0, name: nothing },
  possibleAnswer2: { id: 0, name: nothing },
}

const names = Object.keys(blankQuestion('MC')) as (keyof QuestionForm)[]

/** What the form sends, from what the server shows. */
export const formOf = (shown: QuestionView | QuestionVersion): QuestionForm =>
  // NOTE: the names are the form's own, and every view has all of them.
  ({
    ...Object.fromEntries(names.map((name) => [name, shown[name]])),
    pictureAlt: shown.pictureAlt,
  }) as QuestionForm

export type Pictured = Pick<QuestionForm, 'pictureId' | 'pictureAlt'>
/** By number; null where it has been forgotten, as what no question names is after a day. */
export type PictureAddresses = ReadonlyMap<number, string | null>

/** The pictures that a form names: its own, and those of its answers. */
export const picturesOf = ({ pictureId, answers }: QuestionForm) =>
  [pictureId, ...answers.map((answer) => answer.pictureId)].flatMap((id) => id ?? [])
type Beside = { pictures: PictureAddresses; scale: readonly ScalePoint[]; language: Language }

/**
 * A question as its learners would see it while it is still being written, in one of its languages. NOTE: an attempt
 * mixes the answers; here they keep their order, so that nothing jumps while somebody types.
 */
export function previewOf(form: QuestionForm, { pictures, scale, language }: Beside): LearnerQuestion {
  const said = (text: LocalText) => {
    const one = textIn(text, language)
    return { en: one, de: one }
  }
  const addressOf = (id: number | null) => (id === null ? null : (pictures.get(id) ?? null))
  const shown = (id: number, name: LocalText, picture: Partial<Pictured> = {}) => ({
    id,
    name: said(name),
    description: nothing,
    pictureURL: addressOf(picture.pictureId ?? null),
    pictureAlt: picture.pictureAlt && said(picture.pictureAlt),
  })
  const isScored = form.fullScore > 0 && form.type !== 'OP'
  const wrong = form.answers.filter(({ isCorrect }) => !isCorrect)
  const left = isScored ? new Set(wrong.slice(form.numberOfDistractors ?? wrong.length)) : new Set()
  const rights = form.answerPairs.map(({ possibleAnswer2 }, index) =>
    shown(index + 101, possibleAnswer2.name),
  )
  const turned = [...rights.slice(1), ...rights.slice(0, 1)]
  return {
    id: 1,
    versionId: 1,
    type: form.type,
    description: said(form.questionText),
    precedingText: said(form.precedingText),
    postAnswerText: said(form.postAnswerText),
    pictureURL: addressOf(form.pictureId),
    pictureAlt: form.pictureAlt && said(form.pictureAlt),
    fullScore: isScored ? form.fullScore : 0,
    allowSupportingDocuments: form.allowSupportingDocuments,
    possibleAnswers: form.answers.flatMap((answer, index) =>
      left.has(answer) ? [] : [shown(index + 1, answer.name, answer)],
    ),
    answerPairs: form.answerPairs.flatMap(({ possibleAnswer1 }, index) => {
      const possibleAnswer2 = turned[index]
      return possibleAnswer2
        ? [{ possibleAnswer1: shown(index + 1, possibleAnswer1.name), possibleAnswer2 }]
        : []
    }),
    answerSet:
      form.type === 'OP'
        ? {
            possibleAnswers: scale.map(({ id, name, description }) => ({
              ...shown(id, name),
              description: said(description),
            })),
          }
        : null,
  }
}
