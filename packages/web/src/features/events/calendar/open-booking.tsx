import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { invitation } from '../attending/attending.queries.ts'
import { BookingCard } from '../attending/booking-card.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import styles from '../attending/attending.module.css'

/** The booking that the address names, open over the calendar. */
export function OpenBooking({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(invitation(id))
  return (
    <div className={`card ${styles['panel']} ${styles['openBooking']}`}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <LoadingState>
          <Skeleton height={120} />
        </LoadingState>
      )}
      {data && <BookingCard booking={data} headingLevel={2} />}
    </div>
  )
}
