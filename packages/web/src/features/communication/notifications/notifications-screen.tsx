import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { notificationCategories } from '@oktant/contract/communication/notifications.ts'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useListState, type ListState } from '../../../lib/records/list-state.ts'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Pager } from '../../../ui/table/pager.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { ToolButton } from '../../../ui/menu/tool-button.tsx'
import { NotificationLink } from './notification-link.tsx'
import styles from './notifications-screen.module.css'
import {
  notifications,
  unreadNotifications,
  useDeleteNotification,
  useMarkAllNotificationsRead,
} from './notifications.queries.ts'

function Tools({ list }: { list: ListState }) {
  const { t } = useTranslation('notifications')
  const { data } = useQuery(unreadNotifications)
  const markAll = useMarkAllNotificationsRead()
  const categories = notificationCategories.map((name) => ({ value: name, label: t(`category.${name}`) }))
  return (
    <>
      <NativeSelect
        aria-label={t('list.category')}
        value={list.filter('category')}
        onChange={(event) => list.setFilter('category', event.target.value)}
        data={[{ value: '', label: t('category.any') }, ...categories]}
      />
      <NativeSelect
        aria-label={t('list.state')}
        value={list.filter('unRead')}
        onChange={(event) => list.setFilter('unRead', event.target.value)}
        data={[
          { value: '', label: t('list.all') },
          { value: 'true', label: t('list.onlyUnread') },
        ]}
      />
      <Button
        variant="default"
        disabled={!data?.count}
        loading={markAll.isPending}
        onClick={() => markAll.mutate()}
      >
        {t('list.markAllRead')}
      </Button>
    </>
  )
}

function Items({ list }: { list: ListState }) {
  const { t } = useTranslation('notifications')
  const { data, error, refetch, isPlaceholderData } = useQuery(notifications(list.query))
  const remove = useDeleteNotification()
  const problem = useErrorText(remove.error)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  if (!data.totalElements) return <Empty list={list} />
  return (
    <>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <ul className={styles.list} aria-busy={isPlaceholderData}>
        {data.content.map((notification) => (
          <li key={notification.id}>
            <NotificationLink notification={notification} />
            <ToolButton
              aria-label={t('list.delete', { title: notification.title })}
              onClick={() => remove.mutate(notification.id)}
            >
              <IconTrash size={18} stroke={1.7} aria-hidden />
            </ToolButton>
          </li>
        ))}
      </ul>
      <Pager data={data} onPage={list.setPage} />
    </>
  )
}

function Empty({ list }: { list: ListState }) {
  const { t } = useTranslation('notifications')
  if (!list.isFiltered) return <EmptyState title={t('list.empty')} hint={t('list.emptyHint')} />
  const showAll = (
    <Button variant="default" onClick={list.clearFilters}>
      {t('list.showAll')}
    </Button>
  )
  return <EmptyState title={t('list.notFound')} action={showAll} />
}

const Waiting = () => (
  <LoadingState>
    {[1, 2, 3, 4, 5].map((place) => (
      <Skeleton key={place} height={52} mx={20} my={16} w="auto" />
    ))}
  </LoadingState>
)

/** Everything that one has been told, newest first. */
export function NotificationsScreen() {
  const { t } = useTranslation(['notifications', 'shell'])
  const list = useListState({
    sort: { field: 'createdAt', direction: 'DESC' },
    filters: ['category', 'unRead'],
  })
  return (
    <div className="page">
      <PageHeader title={t('shell:screen.notifications')} tools={<Tools list={list} />} />
      <div className={`card ${styles.frame}`}>
        <Items list={list} />
      </div>
    </div>
  )
}
