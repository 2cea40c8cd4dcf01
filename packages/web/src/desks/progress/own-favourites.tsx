import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { favourites } from '../../features/learning/favourites/favourites.queries.ts'
import { FavouriteRow } from '../../features/learning/favourites/favourite-row.tsx'
import type { cameAlong } from '../../lib/api/came-along.ts'
import { EmptyState, ErrorState, LoadingState } from '../../ui/page/states.tsx'
import styles from './progress.module.css'

/** What one keeps to come back to. */
export function OwnFavourites({ along }: { along: ReturnType<typeof cameAlong> }) {
  const { t } = useTranslation('progress')
  const { data, error, refetch } = useQuery({ ...favourites, ...along })
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('favourites.title')}</h2>
      <div className={`card ${styles['list']}`}>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && (
          <LoadingState>
            <Skeleton height={44} m={16} w="auto" />
          </LoadingState>
        )}
        {data?.totalElements === 0 && (
          <EmptyState title={t('favourites.empty')} hint={t('favourites.emptyHint')} />
        )}
        {data && data.content.length > 0 && (
          <ul aria-labelledby={id}>
            {data.content.map((favourite) => (
              <FavouriteRow key={favourite.id} favourite={favourite} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
