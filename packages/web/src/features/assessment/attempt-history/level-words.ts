import type { MarkerLevel } from '@oktant/contract/assessment/attempts/attempts.ts'
import { learningMessages as messages } from '@oktant/contract/kit/messages/learning.ts'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../../lib/words/said/message.ts'

/** What an assessor says of a competence, in words. */
export function useLevel() {
  const { t } = useTranslation('attemptHistory')
  const message = useMessage()
  return (level: MarkerLevel) =>
    level === 'NONE' ? t('levelNone') : t('level', { level: message(messages[`assessment.level.${level}`]) })
}
