import type { TrainerBooking } from '@oktant/contract/events/event-shapes.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../lib/words/language.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'

/** Where a booking stands and whose turn it is, in a few words. */
export function useStandWords() {
  const { t } = useTranslation('planning')
  const { dateTime, number } = useDates()
  const list = new Intl.ListFormat(useLanguage())
  return ({ position, offeredUntil, waitsFor, owner, deputies }: TrainerBooking['stand']) => {
    if (offeredUntil) return t('stand.offered', { until: dateTime(offeredUntil) })
    if (position !== null) return t('stand.queued', { place: number(position) })
    if (!waitsFor) return ''
    if (owner && deputies.length)
      return t('stand.away', { name: owner.name, deputies: list.format(deputies.map(({ name }) => name)) })
    return owner && waitsFor !== 'invitee' ? t('stand.owner', { name: owner.name }) : t(`stand.${waitsFor}`)
  }
}
