import type { PartsOf } from '../../../lib/screens.ts'
import type { autoMessagesScreens } from './auto-messages.screens.ts'

export const autoMessagesParts: PartsOf<typeof autoMessagesScreens> = {
  autoMessages: () => import('./auto-messages-screen.tsx').then((file) => file.AutoMessagesScreen),
  autoMessage: () => import('./auto-message-screen.tsx').then((file) => file.AutoMessageScreen),
}
