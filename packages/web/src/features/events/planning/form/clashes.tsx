import { useDebouncedValue } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { clashes } from '../planning.queries.ts'
import styles from '../planning.module.css'
import { timeslotsOf, type Plan } from './plan.ts'

const pauseMs = 600

/** Who or what is already scheduled then; it warns and stops nobody. */
export function Clashes({ plan, eventId }: { plan: Plan; eventId: number | null }) {
  const { t } = useTranslation('planning')
  const asked = {
    eventId,
    timeZone: plan.timeZone,
    timeslots: timeslotsOf(plan.slots),
    facilitators: plan.facilitators.map(({ id }) => ({ id })),
    venue: plan.venue && { id: plan.venue.id },
  }
  // NOTE: by its text, as each drawing makes the same plan anew.
  const [settled] = useDebouncedValue(JSON.stringify(asked), pauseMs)
  // NOTE: written three lines above.
  const { data } = useQuery(clashes(JSON.parse(settled) as typeof asked))
  if (!asked.timeslots.length || !data?.length) return <div role="status" />
  return (
    <div role="status" className={styles['warning']}>
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        <p>{t('clashes')}</p>
        <ul>
          {data.map(({ what, id, event, message }) => (
            <li key={`${what}${id}/${event?.id ?? message}`}>{message}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
