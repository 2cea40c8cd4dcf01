import { useTranslation } from 'react-i18next'
import { useNow } from '../../../../lib/time/now.ts'

const hourMs = 3_600_000

/** For how long something waits: in hours below a day, then in days, as rounded weeks and months would seem to contradict the order. */
export function useWaited() {
  const { t } = useTranslation('marking')
  const now = useNow()
  return (since: string) => {
    const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / hourMs))
    if (hours < 24) return t('queue.waitedHours', { count: hours })
    return t('queue.waited', { count: Math.floor(hours / 24) })
  }
}
