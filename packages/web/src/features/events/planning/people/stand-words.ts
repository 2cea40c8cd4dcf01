import type { TrainerBooking } from '@oktant/contract/events/event-shapes.ts'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../lib/words/shown/dates.ts'

/** Where a booking stands and whose turn it is, in a few words. */
export function useStandWords() {
  const { t } = useTranslation('planning')
  const { dateTime, number } = useDates()
  return ({ position, offeredUntil, waitsFor, owner }: TrainerBooking['stand']) => {
    if (offeredUntil) return t('stand.offered', { until: dateTime(offeredUntil) })
    if (position !== null) return t('stand.queued', { place: number(position) })
    if (!waitsFor) return ''
    return owner && waitsFor !== 'invitee' ? t('stand.owner', { name: owner.name }) : t(`stand.${waitsFor}`)
  }
}
