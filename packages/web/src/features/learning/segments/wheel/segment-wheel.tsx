import { useQuery } from '@tanstack/react-query'
import { EmptyState, ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { useTranslation } from 'react-i18next'
import { segments } from '../segments.queries.ts'
import { Wheel, WheelSkeleton } from './wheel.tsx'

/** The wheel of the visible catalogue, also while it loads, fails or is empty. */
export function SegmentWheel() {
  const { t } = useTranslation('segments')
  const { data, error, refetch } = useQuery(segments)
  if (data?.length) return <Wheel segments={data} />
  if (data) return <EmptyState title={t('explore.empty')} hint={t('explore.emptyHint')} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <LoadingState>
      <WheelSkeleton />
    </LoadingState>
  )
}
