import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ApiError } from '../../../lib/api/api-error.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { idFrom } from '../../../lib/api/ids.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { invitation } from '../attending/attending.queries.ts'
import styles from '../attending/attending.module.css'
import { BookingCard } from '../attending/booking-card.tsx'

/** The booking to which a letter leads: its holder answers it, their manager or HR decides it. */
export function InvitationScreen() {
  const id = idFrom(useParams()['id'])
  return (
    <div className={`page ${styles['narrow']}`}>
      {id ? <Loaded key={id} id={id} /> : <Denied error={null} />}
    </div>
  )
}

function Loaded({ id }: { id: number }) {
  const { t } = useTranslation('attending')
  const { data, error, refetch } = useQuery(invitation(id))
  if (error instanceof ApiError && error.status === 403) return <Denied error={error} />
  if (error && !data) return <ErrorState isScreen error={error} onRetry={() => void refetch()} />
  if (data)
    return (
      <div className={`card ${styles['panel']}`}>
        <BookingCard booking={data} headingLevel={1} />
      </div>
    )
  return (
    <>
      <h1 className="visually-hidden">{t('booking.title')}</h1>
      <LoadingState>
        <Skeleton height={260} radius={18} />
      </LoadingState>
    </>
  )
}

/** NOTE: what the server says is shown, and that the booking is denied (spec 1 §7). */
function Denied({ error }: { error: unknown }) {
  const { t } = useTranslation('attending')
  const said = useErrorText(error) ?? t('booking.unknown')
  return (
    <>
      <h1 className="visually-hidden">{t('booking.denied')}</h1>
      <div role="alert">
        <EmptyState title={t('booking.denied')} hint={said} />
      </div>
    </>
  )
}
