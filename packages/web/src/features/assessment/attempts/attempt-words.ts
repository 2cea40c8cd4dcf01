import type { EvaluationLaunch } from '@oktant/contract/assessment/attempts/attempts.ts'
import { isScored } from '@oktant/contract/assessment/evaluations.ts'
import type { ProgressState } from '@oktant/contract/learning/own/learning-state.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../../lib/words/said/message.ts'

/** How an attempt stands, in a word. */
export function useAttemptState() {
  const { t } = useTranslation('attempts')
  const message = useMessage()
  return (state: ProgressState) =>
    state === 'UNDER_REVIEW' ? message(messages['assessment.status.UNDER_REVIEW']) : t(`state.${state}`)
}

/** Are answers recorded alone, with no points for them? */
export const isUnscoredIn = ({ evaluation }: Pick<EvaluationLaunch, 'evaluation'>) =>
  !isScored(evaluation.componentType.category.id)
