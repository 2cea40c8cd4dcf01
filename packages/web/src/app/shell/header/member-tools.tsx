import { FavouritesButton } from '../../../features/favourites/favourites-button.tsx'
import { NotificationBell } from '../../../features/notifications/notification-bell.tsx'
import { useUser } from '../../../lib/session/session-state.ts'
import { useNews } from '../../live.ts'
import { AccountMenu } from './account-menu.tsx'

export function MemberTools() {
  useNews(useUser()?.id)
  return (
    <>
      <FavouritesButton />
      <NotificationBell />
      <AccountMenu />
    </>
  )
}
