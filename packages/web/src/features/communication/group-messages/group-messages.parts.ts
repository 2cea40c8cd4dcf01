import type { PartsOf } from '../../../lib/screens.ts'
import type { groupMessagesScreens } from './group-messages.screens.ts'

export const groupMessagesParts: PartsOf<typeof groupMessagesScreens> = {
  groupMessages: () => import('./group-messages-screen.tsx').then((file) => file.GroupMessagesScreen),
  groupMessage: () => import('./group-message-screen.tsx').then((file) => file.GroupMessageScreen),
}
