import type { QuestionScore } from './question-scores.ts'

type Judged = Pick<QuestionScore, 'isRight' | 'score'>

/** How an answer is headed: by its points where they are told, else by whether it is right; null before either is. */
export function verdictOf({ isRight, score }: Judged, fullScore: number) {
  if (isRight || (score !== null && score > 0 && score >= fullScore)) return 'right'
  if (score !== null && score > 0) return 'partly'
  return isRight === null && score === null ? null : 'wrong'
}

/** What an author says beyond the verdict that stands over it: many begin with the verdict itself. */
export function beyond(verdict: string, said: string) {
  const start = said.trimStart()
  if (!start.toLowerCase().startsWith(verdict.toLowerCase())) return said
  const rest = start.slice(verdict.length)
  return /^\s*$|^\s*[.!]/.test(rest) ? rest.replace(/^[\s.!]+/, '') : said
}
