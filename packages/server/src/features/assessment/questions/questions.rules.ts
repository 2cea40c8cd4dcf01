import type { AnswerSetForm } from '@oktant/contract/assessment/questions/answer-sets.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import {
  answerSetFaults,
  canScore,
  hasChoices,
  hasGap,
  type QuestionFault,
  questionFaults,
} from '@oktant/contract/assessment/questions/question-rules.ts'
import type { AnswerForm, QuestionForm } from '@oktant/contract/assessment/questions/questions.ts'
import { withValues } from '@oktant/contract/kit/local-text.ts'
import { fail, type FieldError } from '../../../http/fail.ts'
import type { Half } from './versions/versions.rules.ts'

const said = ({ field, code, values = [] }: QuestionFault): FieldError => {
  const message = withValues(messages[code].en, ...values)
  return { field, code, message }
}

export function refuseQuestion(form: QuestionForm) {
  const errors = questionFaults(form).map(said)
  if (errors.length > 0) throw fail('question_invalid', { errors })
}

export function refuseAnswerSet(form: AnswerSetForm) {
  const errors = answerSetFaults(form).map(said)
  if (errors.length > 0) throw fail('answer_set_invalid', { errors })
}

export const trimmed = ({ en, de }: LocalText): LocalText => ({ en: en.trim(), de: de.trim() })
const nothing = (): LocalText => ({ en: '', de: '' })

/** A path without empty parts and blanks around them. */
export const tidyFolder = (folder: string) =>
  folder
    .split('/')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('/')

const tidyTags = (tags: readonly string[]) => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))]

/** The form as it is kept: trimmed, and without what its type has no use for. */
export function cleaned(form: QuestionForm): QuestionForm {
  const { type } = form
  const fullScore = canScore(type) ? form.fullScore : 0
  const isScored = fullScore > 0
  const around = hasGap(type)
  const answers = hasChoices(type) || type === 'OW' ? form.answers : []
  return {
    ...form,
    ...tidyAlt(form),
    fullScore,
    folder: tidyFolder(form.folder),
    tags: tidyTags(form.tags),
    noOfRetries: isScored ? form.noOfRetries : null,
    numberOfDistractors: isScored && hasChoices(type) ? form.numberOfDistractors : null,
    questionText: trimmed(form.questionText),
    precedingText: around ? trimmed(form.precedingText) : nothing(),
    postAnswerText: around ? trimmed(form.postAnswerText) : nothing(),
    answers: answers.map((answer) => tidyAnswer(answer, { isScored, isWord: type === 'OW' })),
    answerPairs: type === 'DD' ? form.answerPairs.map(tidyPair) : [],
    answerBoolean: type === 'TF' && isScored ? form.answerBoolean : null,
    answerSetId: type === 'OP' ? form.answerSetId : null,
    modelAnswer: type === 'FT' ? trimmed(form.modelAnswer) : nothing(),
    correctText: trimmed(form.correctText),
    firstIncorrectText: trimmed(form.firstIncorrectText),
    nextIncorrectText: trimmed(form.nextIncorrectText),
    lastIncorrectText: trimmed(form.lastIncorrectText),
  }
}

const tidyAlt = ({ pictureAlt }: { pictureAlt?: LocalText }) =>
  pictureAlt ? { pictureAlt: trimmed(pictureAlt) } : {}

type KeptKind = { isScored: boolean; isWord: boolean }
const tidyAnswer = (answer: AnswerForm, { isScored, isWord }: KeptKind): AnswerForm => ({
  ...answer,
  ...tidyAlt(answer),
  name: trimmed(answer.name),
  isCorrect: isWord || (isScored && answer.isCorrect),
  pictureId: isWord ? null : answer.pictureId,
})

const tidyHalf = ({ id, name }: Half): Half => ({ id, name: trimmed(name) })
const tidyPair = ({ possibleAnswer1, possibleAnswer2 }: QuestionForm['answerPairs'][number]) => ({
  possibleAnswer1: tidyHalf(possibleAnswer1),
  possibleAnswer2: tidyHalf(possibleAnswer2),
})

/** The pictures that a question names: its own, and those of its answers. */
export const picturesOf = ({ pictureId, answers }: QuestionForm) =>
  [pictureId, ...answers.map((answer) => answer.pictureId)].flatMap((id) => id ?? [])

/** What a question names must be the company's: its pictures, and an answer set that was not removed. */
export function refuseUnknown(
  { pictureId, answers, answerSetId }: QuestionForm,
  pictures: ReadonlySet<number>,
  set: { removedAt: Date | null } | null,
) {
  const isKnown = (id: number | null) => id === null || pictures.has(id)
  const errors = [
    ...(isKnown(pictureId) ? [] : [unknownAt('pictureId')]),
    ...answers.flatMap((answer, index) =>
      isKnown(answer.pictureId) ? [] : [unknownAt(`answers.${index}.pictureId`)],
    ),
    ...(answerSetId === null || (set && set.removedAt === null) ? [] : [unknownAt('answerSetId')]),
  ]
  if (errors.length > 0) throw fail('question_invalid', { errors })
}

const unknownAt = (field: string): FieldError => ({
  field,
  code: 'choice_unknown',
  message: messages.choice_unknown.en,
})
