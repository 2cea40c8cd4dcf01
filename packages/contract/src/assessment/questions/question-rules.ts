import type { AnswerSetForm } from './answer-sets.ts'
import { longestAnswerText, questionLimits } from '../../kit/constants.ts'
import type { LocalText } from '../../http/http.ts'
import { lengthFaults, type LimitFault, numberFaults } from '../../kit/limit-rules.ts'
import type { AnswerForm, QuestionForm, QuestionType } from './questions.ts'

/** What is wrong at a place of a form; the words of each code stand in the catalogue of messages. */
export type QuestionFault = { field: string; code: QuestionFaultCode; values?: string[] }
export type QuestionFaultCode =
  | 'required'
  | 'question_text_missing_around'
  | 'question_answers_missing'
  | 'question_incorrect_count_missing'
  | 'question_incorrect_missing'
  | 'question_incorrect_too_few'
  | 'question_text_required'
  | 'answer_text_too_long'
  | 'answer_repeated'
  | 'tag_too_long'
  | LimitFault['code']
  | 'scale_too_short'

const isEmpty = ({ en, de }: LocalText) => en.trim() === '' && de.trim() === ''
const isTooLong = ({ en, de }: LocalText) =>
  [...en.trim()].length > longestAnswerText || [...de.trim()].length > longestAnswerText

export const hasGap = (type: QuestionType) => type === 'OW' || type === 'OWMC'
export const hasChoices = (type: QuestionType) => type === 'MC' || type === 'OWMC' || type === 'TI'
/** Whether a question of this type can be marked at all. */
export const canScore = (type: QuestionType) => type !== 'OP'

/** What a list calls a question: its text, or the sentence around its gap. */
export function questionTitle({
  questionText,
  precedingText,
  postAnswerText,
}: Pick<QuestionForm, 'questionText' | 'precedingText' | 'postAnswerText'>): LocalText {
  const in_ = (language: 'en' | 'de') => {
    const text = questionText[language].trim()
    if (text) return text
    const [before, after] = [precedingText[language].trim(), postAnswerText[language].trim()]
    // NOTE: a full stop would be read as a fourth point.
    return before || after ? `${before} … ${after.replace(/^\.$/, '')}`.trim() : ''
  }
  return { en: in_('en'), de: in_('de') }
}

/** Everything that is wrong with a question, in the order of the form. */
export function questionFaults(form: QuestionForm): QuestionFault[] {
  return [...faultsOfText(form), ...faultsOfAnswers[form.type](form), ...faultsOfLimits(form)]
}

function faultsOfLimits(form: QuestionForm): QuestionFault[] {
  const { type, fullScore, noOfRetries, numberOfDistractors, answers, answerPairs, tags } = form
  const { tagLetters, ...most } = questionLimits
  const isScored = canScore(type)
  return [
    ...lengthFaults([
      ['answers', answers, most.answers],
      ['answerPairs', answerPairs, most.answerPairs],
      ['tags', tags, most.tags],
    ]),
    ...(tags.some((tag) => tag.length > tagLetters) ? [fault('tags', 'tag_too_long')] : []),
    ...numberFaults([
      ['fullScore', isScored ? fullScore : null, { most: most.fullScore }],
      ['noOfRetries', isScored ? noOfRetries : null, { most: most.noOfRetries }],
      [
        'numberOfDistractors',
        hasChoices(type) && fullScore > 0 ? numberOfDistractors : null,
        { most: most.numberOfDistractors },
      ],
    ]),
  ]
}

function faultsOfText({ type, questionText, precedingText, postAnswerText }: QuestionForm): QuestionFault[] {
  if (!hasGap(type)) return isEmpty(questionText) ? [fault('questionText', 'question_text_required')] : []
  return isEmpty(precedingText) && isEmpty(postAnswerText)
    ? [fault('precedingText', 'question_text_missing_around')]
    : []
}

const fault = (field: string, code: QuestionFaultCode): QuestionFault => ({ field, code })

type Rule = (form: QuestionForm) => QuestionFault[]

const faultsOfAnswers: Record<QuestionType, Rule> = {
  MC: faultsOfChoices,
  OWMC: faultsOfChoices,
  TI: faultsOfChoices,
  OW({ answers, fullScore }) {
    const isMissing = fullScore > 0 && answers.length === 0
    return isMissing ? [fault('answers', 'question_answers_missing')] : faultsOfTexts(answers)
  },
  TF: ({ answerBoolean, fullScore }) =>
    fullScore > 0 && answerBoolean === null ? [fault('answerBoolean', 'question_answers_missing')] : [],
  DD: ({ answerPairs }) => {
    if (answerPairs.length === 0) return [fault('answerPairs', 'question_answers_missing')]
    const halves = (['possibleAnswer1', 'possibleAnswer2'] as const).flatMap((half) =>
      textFaults(
        answerPairs.map((pair, index) => ({
          field: `answerPairs.${index}.${half}.name`,
          name: pair[half].name,
        })),
      ),
    )
    return halves
  },
  OP: ({ answerSetId }) => (answerSetId === null ? [fault('answerSetId', 'question_answers_missing')] : []),
  FT: () => [],
}

function faultsOfChoices(form: QuestionForm): QuestionFault[] {
  const { answers, fullScore } = form
  const least = fullScore > 0 ? 1 : 2
  const correct = fullScore > 0 ? answers.filter(({ isCorrect }) => isCorrect).length : answers.length
  if (correct < least) return [fault('answers', 'question_answers_missing')]
  return [...(fullScore > 0 ? faultsOfDistractors(form) : []), ...faultsOfTexts(answers)]
}

function faultsOfDistractors({ answers, numberOfDistractors }: QuestionForm): QuestionFault[] {
  const incorrect = answers.filter(({ isCorrect }) => !isCorrect).length
  if (!numberOfDistractors) return [fault('numberOfDistractors', 'question_incorrect_count_missing')]
  if (incorrect === 0) return [fault('answers', 'question_incorrect_missing')]
  return incorrect < numberOfDistractors ? [fault('answers', 'question_incorrect_too_few')] : []
}

const faultsOfTexts = (answers: readonly AnswerForm[]) =>
  textFaults(
    answers.map(({ name, pictureId }, index) => ({
      field: `answers.${index}.name`,
      name,
      hasPicture: pictureId !== null,
    })),
  )

type Written = { field: string; name: LocalText; hasPicture?: boolean }

/** Each text is there, short enough, and no other's again in either language. */
function textFaults(texts: readonly Written[]): QuestionFault[] {
  return texts.flatMap(({ field, name, hasPicture = false }, index) => {
    if (isEmpty(name)) return hasPicture ? [] : [fault(field, 'required')]
    if (isTooLong(name)) return [fault(field, 'answer_text_too_long')]
    const isRepeated = texts.slice(0, index).some((other) => isSame(other.name, name))
    return isRepeated ? [fault(field, 'answer_repeated')] : []
  })
}

const isSame = (one: LocalText, other: LocalText) =>
  (['en', 'de'] as const).some((language) => {
    const text = one[language].trim().toLowerCase()
    return text !== '' && text === other[language].trim().toLowerCase()
  })

/** What is wrong with an answer set: a scale has two points at least, each with a name of its own. */
export function answerSetFaults({ name, possibleAnswers }: AnswerSetForm): QuestionFault[] {
  return [
    ...(isEmpty(name) ? [fault('name', 'required')] : []),
    ...(possibleAnswers.length < 2 ? [fault('possibleAnswers', 'scale_too_short')] : []),
    ...textFaults(
      possibleAnswers.map((point, index) => ({ field: `possibleAnswers.${index}.name`, name: point.name })),
    ),
    ...possibleAnswers.flatMap(({ description }, index) =>
      isTooLong(description) ? [fault(`possibleAnswers.${index}.description`, 'answer_text_too_long')] : [],
    ),
  ]
}
