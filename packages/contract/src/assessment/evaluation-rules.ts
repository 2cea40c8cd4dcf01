import { evaluationLimits as most } from '../kit/constants.ts'
import type { EvaluationForm, EvaluationItem } from './evaluations.ts'
import { lengthFaults, type LimitFault, numberFaults } from '../kit/limit-rules.ts'

export type EvaluationFault = {
  field: string
  code: 'required' | 'evaluation_empty' | 'question_twice' | 'choice_unknown' | LimitFault['code']
  values?: string[]
}

/** What is wrong with an evaluation, whatever the database holds. */
export function evaluationFaults({
  title,
  items,
  minutes,
  settings,
}: Pick<EvaluationForm, 'title' | 'items' | 'minutes' | 'settings'>): EvaluationFault[] {
  const isUntitled = title.en.trim() === '' && title.de.trim() === ''
  return [
    ...(isUntitled ? [{ field: 'title', code: 'required' as const }] : []),
    ...(items.length === 0 ? [{ field: 'items', code: 'evaluation_empty' as const }] : []),
    ...items.flatMap((item, index) => faultsOfItem(item, items.slice(0, index), `items.${index}`)),
    ...lengthFaults([['items', items, most.items]]),
    ...numberFaults([
      ['minutes', minutes, { most: most.minutes }],
      ['settings.retryLimit', settings.retryLimit, { most: most.retryLimit }],
      ['settings.timeLimit', settings.timeLimit, { from: 1, most: most.timeLimit }],
      ['settings.passMark', settings.passMark, { most: most.passMark }],
      ['settings.secondMarkerGap', settings.secondMarkerGap ?? null, { most: most.secondMarkerGap }],
    ]),
  ]
}

function faultsOfItem(
  item: EvaluationItem,
  before: readonly EvaluationItem[],
  field: string,
): EvaluationFault[] {
  const isOne = (item.questionId === null) !== (item.bankId === null)
  if (!isOne || (item.questionId !== null && item.count !== 1)) return [{ field, code: 'choice_unknown' }]
  const [tooMany] = numberFaults([[`${field}.count`, item.count, { from: 1, most: most.drawn }]])
  if (tooMany) return [tooMany]
  const isTwice = item.questionId !== null && before.some(({ questionId }) => questionId === item.questionId)
  return isTwice ? [{ field, code: 'question_twice' }] : []
}

/** How many questions one attempt has; a number that is still being typed may be none. */
export const questionCount = (items: readonly Pick<EvaluationItem, 'count'>[]) =>
  items.reduce((sum, { count }) => sum + Math.max(count, 0), 0)
