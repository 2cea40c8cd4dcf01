import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'

/** Seconds as people say them: in seconds below a minute, else in minutes. */
export function useTimeSpent() {
  const { t } = useTranslation('attemptHistory')
  const { number } = useDates()
  return (seconds: number) =>
    seconds < 60
      ? t('seconds', { value: number(seconds) })
      : t('minutes', { value: number(Math.round(seconds / 60)) })
}
