import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../lib/words/shown/dates.ts'

/** Seconds as people say them: in seconds below a minute, else in minutes. */
export function useTimeSpent() {
  const { t } = useTranslation('packages')
  const { number } = useDates()
  return (seconds: number) =>
    seconds < 60
      ? t('time.seconds', { value: number(seconds) })
      : t('time.minutes', { value: number(Math.round(seconds / 60)) })
}
