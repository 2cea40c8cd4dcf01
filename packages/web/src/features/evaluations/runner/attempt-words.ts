import type { ProgressState } from '@oktant/contract/learning-state.ts'
import { messages } from '@oktant/contract/messages.ts'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../../lib/words/message.ts'

/** How an attempt stands, in a word. */
export function useAttemptState() {
  const { t } = useTranslation('attempts')
  const message = useMessage()
  return (state: ProgressState) =>
    state === 'UNDER_REVIEW' ? message(messages['assessment.status.UNDER_REVIEW']) : t(`state.${state}`)
}
