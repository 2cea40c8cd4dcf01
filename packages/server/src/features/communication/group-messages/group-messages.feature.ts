import type { Feature } from '../../../feature.ts'
import { groupMessageRoutes } from './group-messages.routes.ts'
import { groupMessageListeners } from './group-messages.events.ts'
import { groupMessageData } from './group-messages.personal.queries.ts'
import { sendGroupMessages } from './send-group-messages.ts'

export const groupMessagesFeature: Feature = {
  routes: [groupMessageRoutes],
  listeners: groupMessageListeners,
  jobs: [{ name: 'groupMessages.send', cron: '* * * * *', work: (kit) => sendGroupMessages(kit) }],
  personalData: [groupMessageData],
}
