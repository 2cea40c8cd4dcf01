import type { AnswerSetRow, AnswerSetView } from '@oktant/contract/assessment/questions/answer-sets.ts'
import type { AnswerSetRecord } from './answer-sets.queries.ts'

export function answerSetView(set: AnswerSetRecord): AnswerSetView {
  const { id, name, possibleAnswers, changes: revision, questions, changedAt } = set
  return { id, name, possibleAnswers, revision, questions, changedAt: changedAt.toISOString() }
}

export function answerSetRow(set: AnswerSetRecord): AnswerSetRow {
  const { id, name, possibleAnswers, questions, changedAt } = set
  return { id, name, points: possibleAnswers.length, questions, changedAt: changedAt.toISOString() }
}
