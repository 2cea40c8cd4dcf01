import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '../../../lib/deferred.tsx'
import { usePollInterval } from '../../../lib/live/live.ts'
import { useTitleCount } from '../../../lib/words/shown/title.ts'
import { CountBadge, ToolButton } from '../../../ui/menu/tool-button.tsx'
import { unreadNotifications } from './notifications.queries.ts'

const Opened = deferred(() => import('./bell-popover.tsx').then((file) => file.BellPopover))

/** The bell of the header with the live count of what is unread; what it opens is loaded on first use. */
export function NotificationBell() {
  const { t } = useTranslation('notifications')
  const { data } = useQuery({ ...unreadNotifications, refetchInterval: usePollInterval() })
  const [isLoaded, setLoaded] = useState(false)
  const count = data?.count ?? 0
  useTitleCount(count)
  const label = t('bell.label', { count })
  const face = (
    <>
      <IconBell size={20} stroke={1.7} aria-hidden />
      <CountBadge count={count} />
    </>
  )
  if (isLoaded) return <Opened label={label} face={face} />
  return (
    <ToolButton
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={() => void Opened.prepare()}
      onClick={() => void Opened.prepare().then(() => setLoaded(true))}
    >
      {face}
    </ToolButton>
  )
}
