import type { PartsOf } from '../../../lib/screens.ts'
import type { webinarSettingsScreens } from './webinar-settings.screens.ts'

export const webinarSettingsParts: PartsOf<typeof webinarSettingsScreens> = {
  webinarSettings: () => import('./webinar-settings-screen.tsx').then((file) => file.WebinarSettingsScreen),
}
