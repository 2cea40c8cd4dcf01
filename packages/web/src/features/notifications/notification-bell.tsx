import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePollInterval } from '../../lib/live.ts'
import { paths } from '../../lib/paths.ts'
import { CountBadge, toolButton } from '../../ui/tool-button.tsx'
import { unreadNotifications } from './notifications.queries.ts'

/** The bell of the header with the live count of what is unread. */
export function NotificationBell() {
  const { t } = useTranslation('notifications')
  const { data } = useQuery({ ...unreadNotifications, refetchInterval: usePollInterval() })
  const count = data?.count ?? 0
  return (
    <Link to={paths.notifications} className={toolButton} aria-label={t('bell.label', { count })}>
      <IconBell size={20} stroke={1.7} aria-hidden />
      <CountBadge count={count} />
    </Link>
  )
}
