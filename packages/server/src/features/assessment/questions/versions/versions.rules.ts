import type { ScalePoint } from '@oktant/contract/assessment/questions/answer-sets.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { QuestionForm } from '@oktant/contract/assessment/questions/questions.ts'

export type Choice = { id: number; name: LocalText; pictureId: number | null; pictureAlt?: LocalText }
export type Half = { id: number; name: LocalText }

/** What of a version may be shown to whoever answers it; numbers of answers are random and tell nothing. */
export type VersionBody = {
  /** What its picture shows; versions from before have none. */
  pictureAlt?: LocalText
  questionText: LocalText
  precedingText: LocalText
  postAnswerText: LocalText
  choices: Choice[]
  /** The halves of pairs, the right ones in the order of their random numbers. */
  lefts: Half[]
  rights: Half[]
  scale: ScalePoint[]
}

/** What only authors, markers and the rules of marking read. */
export type VersionKey = {
  correctIds: number[]
  pairs: { left: number; right: number }[]
  /** The words that are right for a gap. */
  accepted: Half[]
  answerBoolean: boolean | null
  modelAnswer: LocalText
  correctText: LocalText
  firstIncorrectText: LocalText
  nextIncorrectText: LocalText
  lastIncorrectText: LocalText
}

/**
 * Gives every new answer a number that tells nothing of its place; what had a number before keeps it, so that answers
 * can be followed through versions.
 */
export function numbered(form: QuestionForm, known: ReadonlySet<number>, random: () => number): QuestionForm {
  const taken = new Set<number>()
  const numberOf = (id: number) => {
    let number = known.has(id) && !taken.has(id) ? id : 0
    while (number === 0 || taken.has(number)) number = 1 + Math.floor(random() * 2_000_000_000)
    taken.add(number)
    return number
  }
  const half = ({ id, name }: Half) => ({ id: numberOf(id), name })
  return {
    ...form,
    answers: form.answers.map((answer) => ({ ...answer, id: numberOf(answer.id) })),
    answerPairs: form.answerPairs.map(({ possibleAnswer1, possibleAnswer2 }) => ({
      possibleAnswer1: half(possibleAnswer1),
      possibleAnswer2: half(possibleAnswer2),
    })),
  }
}

/** The numbers that answers of a form have. */
export const numbersOf = ({ answers, answerPairs }: Pick<QuestionForm, 'answers' | 'answerPairs'>) =>
  new Set([
    ...answers.map(({ id }) => id),
    ...answerPairs.flatMap(({ possibleAnswer1, possibleAnswer2 }) => [
      possibleAnswer1.id,
      possibleAnswer2.id,
    ]),
  ])

type Pictured = { pictureId: number | null; pictureAlt?: LocalText }
const altOf = ({ pictureId, pictureAlt }: Pictured) =>
  pictureId !== null && pictureAlt && (pictureAlt.en || pictureAlt.de) ? { pictureAlt } : {}

/** Parts what may be shown from what is right. */
export function bodyOf(form: QuestionForm, scale: VersionBody['scale']): VersionBody {
  const { questionText, precedingText, postAnswerText, answers, answerPairs } = form
  const isWord = form.type === 'OW'
  const choiceOf = (answer: Choice): Choice => {
    const { id, name, pictureId } = answer
    return { id, name, pictureId, ...altOf(answer) }
  }
  return {
    ...altOf(form),
    questionText,
    precedingText,
    postAnswerText,
    choices: isWord ? [] : answers.map(choiceOf),
    lefts: answerPairs.map(({ possibleAnswer1 }) => possibleAnswer1),
    rights: answerPairs
      .map(({ possibleAnswer2 }) => possibleAnswer2)
      .toSorted((one, other) => one.id - other.id),
    scale,
  }
}

export function keyOf(form: QuestionForm): VersionKey {
  const { answers, answerPairs, answerBoolean, modelAnswer, correctText } = form
  const { firstIncorrectText, nextIncorrectText, lastIncorrectText } = form
  const isWord = form.type === 'OW'
  return {
    correctIds: isWord ? [] : answers.filter(({ isCorrect }) => isCorrect).map(({ id }) => id),
    pairs: answerPairs.map(({ possibleAnswer1, possibleAnswer2 }) => ({
      left: possibleAnswer1.id,
      right: possibleAnswer2.id,
    })),
    accepted: isWord ? answers.map(({ id, name }) => ({ id, name })) : [],
    answerBoolean,
    modelAnswer,
    correctText,
    firstIncorrectText,
    nextIncorrectText,
    lastIncorrectText,
  }
}

/** What a version's author wrote of answers, put together again. */
export function answersOf({ body, key }: { body: VersionBody; key: VersionKey }) {
  const correct = new Set(key.correctIds)
  const rights = new Map(body.rights.map((half) => [half.id, half]))
  const lefts = new Map(body.lefts.map((half) => [half.id, half]))
  return {
    answers: [
      ...body.choices.map((choice) => ({ ...choice, isCorrect: correct.has(choice.id) })),
      ...key.accepted.map(({ id, name }) => ({ id, name, isCorrect: true, pictureId: null })),
    ],
    answerPairs: key.pairs.flatMap(({ left, right }) => {
      const [possibleAnswer1, possibleAnswer2] = [lefts.get(left), rights.get(right)]
      return possibleAnswer1 && possibleAnswer2 ? [{ possibleAnswer1, possibleAnswer2 }] : []
    }),
  }
}

/** Which answers of a version one attempt is shown, and in which order. */
export type Drawn = { choices: number[]; lefts: number[]; rights: number[] }

/** The order in which something comes out when it is mixed; the same for the same `random`. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [mixed[last], mixed[other]]
    if (one !== undefined && two !== undefined) [mixed[last], mixed[other]] = [two, one]
  }
  return mixed
}

type Drawable = {
  fullScore: number
  numberOfDistractors: number | null
  body: VersionBody
  key: Pick<VersionKey, 'correctIds'>
}

/** Every right answer and so many wrong ones, mixed; where nothing is right or wrong, all as they were written. */
export function drawAnswers(
  { fullScore, numberOfDistractors, body, key }: Drawable,
  random: () => number,
): Drawn {
  const lefts = body.lefts.map(({ id }) => id)
  const rights = shuffled(body.rights, random).map(({ id }) => id)
  const all = body.choices.map(({ id }) => id)
  if (fullScore === 0) return { choices: all, lefts, rights }
  const wrong = all.filter((id) => !key.correctIds.includes(id))
  const shown = shuffled(wrong, random).slice(0, numberOfDistractors ?? wrong.length)
  return { choices: shuffled([...key.correctIds, ...shown], random), lefts, rights }
}
