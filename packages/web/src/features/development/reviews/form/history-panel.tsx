import { Skeleton } from '@mantine/core'
import type { Review, ReviewHistoryLine } from '@oktant/contract/development/reviews/review-shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { dotted } from '../../../../lib/words/shown/dotted.ts'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { ErrorState } from '../../../../ui/page/states.tsx'
import { reviewHistory } from '../reviews.queries.ts'
import { useStatusWords } from '../review-words.ts'
import { EarlierVersions } from '../versions/earlier-versions.tsx'
import styles from '../reviews.module.css'

/** Who has signed which part, and what became of the review. */
export function HistoryPanel({ review }: { review: Review }) {
  const { t } = useTranslation('reviews')
  const { dateTime } = useDates()
  const { data, error, refetch } = useQuery(reviewHistory(review.id))
  return (
    <>
      {review.signatures.length > 0 && (
        <RecordSection title={t('signatures.title')}>
          <ul className={styles['lines']}>
            {review.signatures.map(({ what, by, at }) => (
              <li key={what + at}>
                <strong>{t(`signature.${what}`)}</strong>
                <span>{dotted([by, dateTime(at)])}</span>
              </li>
            ))}
          </ul>
        </RecordSection>
      )}
      <EarlierVersions review={review} />
      <RecordSection title={t('history.title')}>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton h={80} />}
        {data?.content.length === 0 && <p className={styles['quiet']}>{t('history.none')}</p>}
        <ol className={styles['lines']}>
          {data?.content.map((line) => (
            <li key={line.id}>
              <HistoryLine line={line} />
            </li>
          ))}
        </ol>
      </RecordSection>
    </>
  )
}

function HistoryLine({ line: { at, by, standsInFor, from, to, reason, deed } }: { line: ReviewHistoryLine }) {
  const { t } = useTranslation('reviews')
  const { dateTime } = useDates()
  const words = useStatusWords()
  const key = `deed.${deed}`
  return (
    <>
      <strong>{isDeed(key) ? t(key) : from === to ? t('deed.changed') : words(to)}</strong>
      <span>
        {dotted([
          dateTime(at),
          by?.name,
          standsInFor && t('history.for', { name: standsInFor }),
          from !== to && words(to),
        ])}
      </span>
      {reason && <q>{reason}</q>}
    </>
  )
}

const deeds = [
  'deed.opened',
  'deed.submitPerson',
  'deed.holdMeeting',
  'deed.submitManager',
  'deed.accept',
  'deed.reject',
  'deed.reopen',
  'deed.close',
  'deed.managerChanged',
  'deed.draftHandedOver',
  'deed.deadlineMoved',
  'deed.reminded',
] as const
type Deed = (typeof deeds)[number]
const isDeed = (key: string): key is Deed => deeds.some((deed) => deed === key)
