import type { PartsOf } from '../../../lib/screens.ts'
import type { mailSettingsScreens } from './mail-settings.screens.ts'

export const mailSettingsParts: PartsOf<typeof mailSettingsScreens> = {
  mailSettings: () => import('./mail-settings-screen.tsx').then((file) => file.MailSettingsScreen),
}
