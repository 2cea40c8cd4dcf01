import { Popover, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useOpenOnMount } from '../../../lib/focus/open-on-mount.ts'
import { paths } from '../../../lib/paths.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { ToolButton } from '../../../ui/menu/tool-button.tsx'
import styles from './bell-popover.module.css'
import { NotificationLink } from './notification-link.tsx'
import { newestNotifications } from './notifications.queries.ts'

function Newest({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('notifications')
  const { data, error, refetch } = useQuery(newestNotifications)
  if (data?.length === 0) return <EmptyState title={t('list.empty')} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <LoadingState>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} height={40} mx={20} my={14} w="auto" />
        ))}
      </LoadingState>
    )
  return (
    <ul className={styles.list}>
      {data.map((notification) => (
        <li key={notification.id}>
          <NotificationLink notification={notification} isShort onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

/** The loaded bell; it opens at once, because loading it was asked for by a click. */
export function BellPopover({ label, face }: { label: string; face: ReactNode }) {
  const { t } = useTranslation('notifications')
  const { button, isOpen, setOpen } = useOpenOnMount()
  const close = () => setOpen(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      offset={14}
      width={380}
      shadow="md"
      // NOTE: the header never scrolls away from under it.
      hideDetached={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ToolButton ref={button} aria-label={label} onClick={() => setOpen(!isOpen)}>
          {face}
        </ToolButton>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('bell.title')} className={styles.dropdown}>
        <h2 className={styles.title}>{t('bell.title')}</h2>
        <Newest onOpen={close} />
        <div className={styles.foot}>
          <Link to={paths.notifications} onClick={close} data-autofocus>
            {t('bell.all')}
          </Link>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
