import type { PartsOf } from '../../../lib/screens.ts'
import type { systemScreens } from './system.screens.ts'

export const systemParts: PartsOf<typeof systemScreens> = {
  systemSettings: () => import('./settings-screen.tsx').then((file) => file.SettingsScreen),
  online: () => import('./online-screen.tsx').then((file) => file.OnlineScreen),
  deployment: () => import('./deployment-screen.tsx').then((file) => file.DeploymentScreen),
  jobs: () => import('./jobs-screen.tsx').then((file) => file.JobsScreen),
}
