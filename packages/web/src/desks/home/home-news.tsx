import type { Notification } from '@oktant/contract/communication/notifications.ts'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { newestNotifications } from '../../features/communication/notifications/notifications.queries.ts'
import { cameAlong } from '../../lib/api/came-along.ts'
import { useDates } from '../../lib/words/shown/dates.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState, ErrorState, LoadingState } from '../../ui/page/states.tsx'
import { HomeSection } from './home-section.tsx'
import { home } from './home.queries.ts'
import styles from './home-news.module.css'

/** The newest notifications. */
export function HomeNews() {
  const { t } = useTranslation('home')
  const more = <Link to={paths.notifications}>{t('news.all')}</Link>
  return (
    <HomeSection area="news" title={t('news.title')} more={more}>
      <News />
    </HomeSection>
  )
}

function News() {
  const { t } = useTranslation('home')
  const page = useQuery(home)
  const newest = useQuery({ ...newestNotifications, ...cameAlong(page) })
  const { data } = newest
  const error = page.error ?? newest.error
  const refetch = () => (page.error ? page.refetch() : newest.refetch())
  if (data?.length === 0) return <EmptyState title={t('news.empty')} hint={t('news.emptyHint')} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  return (
    <ul className={styles.news}>
      {data.map((notification) => (
        <li key={notification.id}>
          <Item notification={notification} />
        </li>
      ))}
    </ul>
  )
}

function Item({
  notification: { id, title, messageBody, unRead, createdAt },
}: {
  notification: Notification
}) {
  const { t } = useTranslation('home')
  const { relative, dateTime } = useDates()
  return (
    <Link
      to={generatePath(paths.notification, { id: String(id) })}
      className={styles.item}
      data-unread={unRead || undefined}
    >
      <strong>
        {unRead && <span className="visually-hidden">{t('news.unread')} </span>}
        {title}
      </strong>{' '}
      <time dateTime={createdAt} title={dateTime(createdAt)}>
        {relative(createdAt)}
      </time>{' '}
      <span className={styles.text}>{messageBody}</span>
    </Link>
  )
}

function Waiting() {
  return (
    <LoadingState>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} height={44} mx={20} my={16} w="auto" />
      ))}
    </LoadingState>
  )
}
