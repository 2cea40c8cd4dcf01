import type { QuestionScore } from '@oktant/contract/question-scores.ts'
import type { LocalText } from '@oktant/contract/http.ts'

type Words = { text: (words: LocalText) => string; yes: string; no: string }

/** What would have been right, in words, one of several a line. */
export function rightAnswerWords(
  { question, rightAnswer }: QuestionScore,
  { text, yes, no }: Words,
): string[] {
  if (rightAnswer === null) return []
  if (question.type === 'TF') return [rightAnswer === 'true' ? yes : no]
  if (question.type === 'OW') return rightAnswer.split('\n')
  if (question.type === 'DD') return pairsOf(question, rightAnswer, text)
  const chosen = new Set(rightAnswer.split(','))
  return question.possibleAnswers.filter(({ id }) => chosen.has(String(id))).map(({ name }) => text(name))
}

function pairsOf({ answerPairs }: QuestionScore['question'], right: string, text: Words['text']) {
  const lefts = new Map(answerPairs.map(({ possibleAnswer1: half }) => [String(half.id), half.name]))
  const rights = new Map(answerPairs.map(({ possibleAnswer2: half }) => [String(half.id), half.name]))
  return right.split(',').flatMap((pair) => {
    const [left, other] = pair.split(':')
    const [one, two] = [lefts.get(left ?? ''), rights.get(other ?? '')]
    return one && two ? [`${text(one)} – ${text(two)}`] : []
  })
}
