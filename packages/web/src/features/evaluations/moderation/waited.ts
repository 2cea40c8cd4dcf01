import { dayIn, daysBetween } from '@oktant/contract/days.ts'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../lib/now.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { browserZone } from '../../../lib/today.ts'

/** For how long something waits: in days throughout, as rounded weeks and months would seem to contradict the order. */
export function useWaited() {
  const { t } = useTranslation('moderation')
  const now = useNow()
  const { timezone } = useUser() ?? {}
  const dayOf = (when: Date) => dayIn(timezone ?? browserZone(), when)
  return (since: string) => t('queue.waited', { count: daysBetween(dayOf(new Date(since)), dayOf(now)) })
}
