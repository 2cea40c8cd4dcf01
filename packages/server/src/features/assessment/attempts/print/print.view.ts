import type { EvaluationLaunch, MarkerLevel } from '@oktant/contract/assessment/attempts/attempts.ts'
import type { QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import { hasPassMark } from '@oktant/contract/assessment/evaluations.ts'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import { beyond, verdictOf } from '@oktant/contract/assessment/questions/verdicts.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import {
  answerPicture,
  describedAnswer,
  type Pictures,
  type PrintBlock,
  questionPicture,
} from '../../../../pdf/prints.ts'
import { counted, filledIn } from '../../../../words/words.rules.ts'
import { longMoment } from '../../../../words/dates.rules.ts'
import { readPairs } from '../result/marking.rules.ts'
import { attemptTexts } from '../attempts.words.ts'

type To = { language: Language; timezone: string }

const in_ = (language: Language) => (text: LocalText) => textIn(text, language)

const printIn = (language: Language) => attemptTexts[language].print
type Words = ReturnType<typeof printIn>

const questionIn = ({ question }: Words, number: number, count: number) =>
  filledIn(counted(question, count), { number, count })
const pointsIn = ({ points }: Words, score: number, of: number) =>
  filledIn(counted(points, of), { score, count: of })
const levelIn = (level: MarkerLevel, language: Language) => {
  const words = printIn(language)
  if (level === 'NONE') return words.noLevel
  return filledIn(words.level, { level: messages[`assessment.level.${level}`][language] })
}

type About = { learner: { name: string; isReader: boolean }; pictures: Pictures }

/** An attempt as it is printed, for its learner or for somebody else; whose it is stands on both. */
export function printedAttempt(seen: EvaluationLaunch, to: To, { learner, pictures }: About): PrintBlock[] {
  const words = printIn(to.language)
  const text = in_(to.language)
  const { evaluation, questionScores } = seen
  return [
    { as: 'title', text: text(evaluation.name) },
    { as: 'strong', text: learner.name },
    ...linesOf(seen, to),
    ...saidOf(words.comment, seen.result?.comment ?? openReturn(seen)?.comment ?? ''),
    ...questionScores.flatMap((row, index) => [
      { as: 'heading' as const, text: questionIn(words, index + 1, questionScores.length) },
      ...askedOf(row, text).map((line): PrintBlock => ({ as: 'strong', text: line })),
      ...questionPicture(pictures, row.question, to.language).map(leading),
      ...answerOf(row, to.language, { whose: learner.isReader ? 'yours' : 'theirs', pictures }),
    ]),
    ...earlierOf(seen, to),
  ]
}

const leading = (block: PrintBlock): PrintBlock => ({ ...block, leads: true })

/** What an attempt that is open came back with. */
const openReturn = ({ result, returns }: EvaluationLaunch) => (result ? undefined : returns[0])

/** How it stood each time it came back, and what was said to that; what stands above is not said again. */
function earlierOf(seen: EvaluationLaunch, { language, timezone }: To): PrintBlock[] {
  const { returns, questionScores } = seen
  const words = printIn(language)
  const at = momentIn({ language, timezone })
  const numberOf = (id: number) => questionScores.findIndex((row) => row.id === id) + 1
  const newer = [questionScores, ...returns.map(({ answers }) => answers)]
  const isAbove = (id: number, text: string, place: number) =>
    newer[place]?.some((one) => one.id === id && one.ftAnswer === text)
  const versions = returns.flatMap((one, place): PrintBlock[] => {
    const said = one === openReturn(seen) ? () => [] : (text: string) => saidOf(words.comment, text)
    return [
      { as: 'strong', text: filledIn(words.sentBack, { handedIn: at(one.submittedAt), at: at(one.at) }) },
      ...said(one.comment),
      ...one.answers.flatMap(({ id, ftAnswer, comment }): PrintBlock[] => [
        ...quietly([questionScores.length > 1 && questionIn(words, numberOf(id), questionScores.length)]),
        { as: 'item', text: isAbove(id, ftAnswer, place) ? words.unchanged : ftAnswer.trim() || words.none },
        ...said(comment),
      ]),
    ]
  })
  return versions.length > 0 ? [{ as: 'heading', text: words.earlier }, ...versions] : []
}

/** Where everything that is seen in an attempt stands, for whoever prints it. */
export const picturesIn = ({ questionScores }: Pick<EvaluationLaunch, 'questionScores'>) =>
  questionScores.flatMap(({ question }) => [
    question.pictureURL,
    ...question.possibleAnswers.map(({ pictureURL }) => pictureURL),
  ])

/** What whoever marked it says, where they say anything. */
const saidOf = (head: string, comment: string): PrintBlock[] =>
  comment.trim() === ''
    ? []
    : [
        { as: 'quiet', text: head },
        { as: 'item', text: comment },
      ]

const quietly = (lines: readonly unknown[]): PrintBlock[] =>
  lines.flatMap((text) => (typeof text === 'string' ? { as: 'quiet', text } : []))

const momentIn =
  ({ language, timezone }: To) =>
  (moment: string) =>
    longMoment(moment, language, timezone)

function linesOf(seen: EvaluationLaunch, { language, timezone }: To): PrintBlock[] {
  const { componentLog, result, evaluation } = seen
  const words = printIn(language)
  const at = momentIn({ language, timezone })
  const hasMark = hasPassMark(evaluation.componentType.category.id)
  const { mark = null, score = null, possible = null, level = null } = result ?? {}
  const standing = openReturn(seen) ? words.returned : words.open
  const label = result ? words.states[result.stateLabel] : standing
  // NOTE: of answers that are recorded alone a company’s word for “not scored” would say nothing.
  const named = result && result.stateLabel !== 'COMPLETED' ? result.stateText : null
  const state = named ? in_(language)(named) : label
  const begun = [
    componentLog && filledIn(words.attempt, { number: componentLog.attempt, at: at(componentLog.startedAt) }),
    result && filledIn(words.handedIn, { at: at(result.submittedAt) }),
  ]
  const told = [
    result?.isTimeUp && words.timeUp,
    level && levelIn(level, language),
    mark !== null && filledIn(words.mark, { mark }),
    score !== null && possible !== null && pointsIn(words, score, possible),
    hasMark && filledIn(words.passMark, { mark: evaluation.passMark }),
  ]
  return [...quietly(begun), { as: 'strong', text: state }, ...quietly(told)]
}

type Text = (text: LocalText) => string

const blank = '______'

/** The text of a question, or the sentence around its gap. */
function askedOf({ question }: QuestionScore, text: Text) {
  const { description, precedingText, postAnswerText } = question
  const [before, after] = [text(precedingText), text(postAnswerText)]
  const gap = /^[.,;:!?]/.test(after) ? `${blank}${after}` : `${blank} ${after}`
  return [text(description), before || after ? `${before} ${gap}`.trim() : ''].filter(Boolean)
}

type Printing = { whose: 'yours' | 'theirs'; pictures: Pictures }
function answerOf(row: QuestionScore, language: Language, { whose, pictures }: Printing): PrintBlock[] {
  const words = printIn(language)
  const text = in_(language)
  const { isRight, rightAnswer, score, feedback, question, supportingDocument, comment, override } = row
  const items = (answer: string): PrintBlock[] => [
    ...givenOf(row, answer, language).map((text): PrintBlock => ({ as: 'item', text })),
    ...chosenOf(row, answer).flatMap((choice) => choiceOf(choice, language, pictures)),
  ]
  const given = items(row.answer)
  const verdict = isRight === null ? null : verdictOf(row, question.fullScore)
  const right = rightAnswer === null || verdict === 'right' ? [] : items(rightAnswer)
  const none: PrintBlock = { as: 'item', text: words.none }
  const said = feedback ? text(feedback) : ''
  const told = [
    supportingDocument && filledIn(words.document, { name: supportingDocument.name }),
    verdict && words[verdict],
    verdict ? beyond(isRight ? words.right : words.wrong, said) : said,
    score !== null && pointsIn(words, score, question.fullScore),
  ].flatMap((line) => line || [])
  const answered = given.length > 0 ? given : [none]
  const whole = [...answered, ...told.map((line): PrintBlock => ({ as: 'text', text: line }))]
  // NOTE: what is said to an answer stands on the sheet of its end.
  const leads = (at: number) => at >= answered.length - 1 && at < whole.length - 1
  return [
    { as: 'quiet', text: words[whose] },
    ...whole.map((block, at) => (leads(at) ? leading(block) : block)),
    ...(right.length > 0 ? [{ as: 'quiet' as const, text: words.solution }] : []),
    ...right,
    ...saidOf(words.comment, comment),
    ...saidOf(words.override, override?.reason ?? ''),
  ]
}

/** What is answered in words, each part on a line. */
function givenOf({ question, ftAnswer }: QuestionScore, answer: string, language: Language): string[] {
  const text = in_(language)
  const { type, answerPairs } = question
  if (type === 'FT') return ftAnswer.split('\n').filter((line) => line.trim())
  if (type === 'OW') return answer.split('\n').filter((line) => line.trim())
  if (type === 'TF') return answer === 'true' || answer === 'false' ? [printIn(language).truth[answer]] : []
  if (type !== 'DD') return []
  const lefts = new Map(answerPairs.map(({ possibleAnswer1: half }) => [half.id, text(half.name)]))
  const rights = new Map(answerPairs.map(({ possibleAnswer2: half }) => [half.id, text(half.name)]))
  return readPairs(answer).map(([left, other]) => `${lefts.get(left) ?? ''} – ${rights.get(other) ?? ''}`)
}

type Choice = QuestionScore['question']['possibleAnswers'][number]

/** What is chosen, by its name with its picture beneath. */
function choiceOf(choice: Choice, language: Language, pictures: Pictures): PrintBlock[] {
  const seen = answerPicture(pictures, choice, language)
  const named = in_(language)(choice.name)
  const text = seen.length > 0 ? named : named || describedAnswer(choice, language)
  return [...(text ? [{ as: 'item' as const, text, leads: seen.length > 0 }] : []), ...seen]
}

function chosenOf({ question }: Pick<QuestionScore, 'question'>, answer: string) {
  const chosen = new Set(answer.split(','))
  const choices = question.answerSet?.possibleAnswers ?? question.possibleAnswers
  return choices.filter(({ id }) => chosen.has(String(id)))
}
