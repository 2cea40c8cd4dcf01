import type { PartsOf } from '../../../lib/screens.ts'
import type { notificationSettingsScreens } from './notification-settings.screens.ts'

export const notificationSettingsParts: PartsOf<typeof notificationSettingsScreens> = {
  notificationDefaults: () =>
    import('./notification-defaults-screen.tsx').then((file) => file.NotificationDefaultsScreen),
}
