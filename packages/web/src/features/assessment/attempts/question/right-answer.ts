import type { QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import type { PossibleAnswer } from '@oktant/contract/assessment/questions/questions.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'

type Words = {
  text: (words: LocalText) => string
  yes: string
  no: string
  /** A picture that nobody has put into words, by its place among the answers. */
  picture: (number: number) => string
}
/** One that is right, in words, and as it was seen. */
export type RightAnswer = { words: string; pictureURL: string | null }

const inWords = (words: string): RightAnswer => ({ words, pictureURL: null })

/** What would have been right. */
export function rightAnswers({ question, rightAnswer }: QuestionScore, words: Words): RightAnswer[] {
  if (rightAnswer === null) return []
  if (question.type === 'TF') return [inWords(rightAnswer === 'true' ? words.yes : words.no)]
  if (question.type === 'OW') return rightAnswer.split('\n').map(inWords)
  if (question.type === 'DD') return pairsOf(question, rightAnswer, words).map(inWords)
  const chosen = new Set(rightAnswer.split(','))
  return question.possibleAnswers.flatMap((answer, index) =>
    chosen.has(String(answer.id))
      ? [{ words: nameOf(answer, words) || words.picture(index + 1), pictureURL: answer.pictureURL }]
      : [],
  )
}

const nameOf = ({ name, pictureAlt }: PossibleAnswer, { text }: Words) =>
  text(name) || (pictureAlt ? text(pictureAlt) : '')

function pairsOf({ answerPairs }: QuestionScore['question'], right: string, words: Words) {
  const lefts = new Map(answerPairs.map(({ possibleAnswer1: half }) => [String(half.id), half]))
  const rights = new Map(answerPairs.map(({ possibleAnswer2: half }) => [String(half.id), half]))
  return right.split(',').flatMap((pair) => {
    const [left, other] = pair.split(':')
    const [one, two] = [lefts.get(left ?? ''), rights.get(other ?? '')]
    return one && two ? [`${nameOf(one, words)} – ${nameOf(two, words)}`] : []
  })
}
