import { FavouritesButton } from '../../../features/learning/favourites/favourites-button.tsx'
import { NotificationBell } from '../../../features/communication/notifications/notification-bell.tsx'
import { AccountMenu } from './account-menu.tsx'

export const MemberTools = () => (
  <>
    <FavouritesButton />
    <NotificationBell />
    <AccountMenu />
  </>
)
