import type { EvaluationForm, EvaluationItem } from './evaluations.ts'

export type EvaluationFault = {
  field: string
  code: 'required' | 'evaluation_empty' | 'question_twice' | 'choice_unknown'
}

/** What is wrong with an evaluation, whatever the database holds. */
export function evaluationFaults({
  title,
  items,
}: Pick<EvaluationForm, 'title' | 'items'>): EvaluationFault[] {
  const isUntitled = title.en.trim() === '' && title.de.trim() === ''
  return [
    ...(isUntitled ? [{ field: 'title', code: 'required' as const }] : []),
    ...(items.length === 0 ? [{ field: 'items', code: 'evaluation_empty' as const }] : []),
    ...items.flatMap((item, index) => faultsOfItem(item, items.slice(0, index), `items.${index}`)),
  ]
}

function faultsOfItem(
  item: EvaluationItem,
  before: readonly EvaluationItem[],
  field: string,
): EvaluationFault[] {
  const isOne = (item.questionId === null) !== (item.bankId === null)
  if (!isOne || (item.questionId !== null && item.count !== 1)) return [{ field, code: 'choice_unknown' }]
  const isTwice = item.questionId !== null && before.some(({ questionId }) => questionId === item.questionId)
  return isTwice ? [{ field, code: 'question_twice' }] : []
}

/** How many questions one attempt has. */
export const questionCount = (items: readonly Pick<EvaluationItem, 'count'>[]) =>
  items.reduce((sum, { count }) => sum + count, 0)
