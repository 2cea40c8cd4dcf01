import { FavouritesButton } from '../../../features/favourites/favourites-button.tsx'
import { NotificationBell } from '../../../features/notifications/notification-bell.tsx'
import { AccountMenu } from './account-menu.tsx'

export const MemberTools = () => (
  <>
    <FavouritesButton />
    <NotificationBell />
    <AccountMenu />
  </>
)
