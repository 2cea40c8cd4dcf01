import { Skeleton } from '@mantine/core'
import { thumbs } from '@oktant/contract/kit/constants.ts'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../../lib/words/shown/dates.ts'
import { RecordSection } from '../../../../../ui/admin/record/record-screen.tsx'
import { Pager } from '../../../../../ui/table/pager.tsx'
import { ErrorState, LoadingState } from '../../../../../ui/page/states.tsx'
import { courseRatings } from '../../courses.queries.ts'
import styles from '../builder.module.css'

/** What learners say of the course, the latest first. */
export function CourseRatings({ id }: { id: number }) {
  const { t } = useTranslation('courses')
  const { short } = useDates()
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useQuery(courseRatings(id, page))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <RecordSection title={t('ratings.title')}>
      {!data && (
        <LoadingState>
          <Skeleton h={48} />
        </LoadingState>
      )}
      {data?.totalElements === 0 && <p>{t('ratings.empty')}</p>}
      <ul className={styles['ratings']}>
        {data?.content.map(({ id: key, rating, comment, userName, updatedAt }) => {
          const Thumb = rating === thumbs.up ? IconThumbUp : IconThumbDown
          return (
            <li key={key}>
              <Thumb size={20} stroke={1.7} aria-hidden />
              <div>
                <p>
                  <strong>{userName}</strong>, {short(updatedAt)}:{' '}
                  {t(rating === thumbs.up ? 'ratings.up' : 'ratings.down')}
                </p>
                {comment && <p className={styles['comment']}>{comment}</p>}
              </div>
            </li>
          )
        })}
      </ul>
      {data && data.totalPages > 1 && <Pager data={data} onPage={setPage} />}
    </RecordSection>
  )
}
