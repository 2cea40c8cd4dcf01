import { NotificationBell } from '../../features/notifications/notification-bell.tsx'
import { AccountMenu } from './account-menu.tsx'

export function MemberTools() {
  return (
    <>
      <NotificationBell />
      <AccountMenu />
    </>
  )
}
