import type { TrainerEvent } from '@oktant/contract/events/event-shapes.ts'
import { useTranslation } from 'react-i18next'

/** How full an event is: 12 of 20. */
export function useSeatWords() {
  const { t } = useTranslation('planning')
  return ({ taken, seats }: Pick<TrainerEvent['filled'], 'taken' | 'seats'>) =>
    seats === null ? String(taken) : t('seatsOf', { taken, seats })
}
