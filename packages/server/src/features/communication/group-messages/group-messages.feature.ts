import type { Feature } from '../../../feature.ts'
import { groupMessageRoutes } from './group-messages.routes.ts'
import { groupMessageListeners } from './group-messages.events.ts'
import { groupMessageData } from './group-messages.personal.queries.ts'
import { sendGroupMessages } from './send-group-messages.ts'
import { groupMessageWords } from './group-messages.words.ts'

const { objects } = groupMessageWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const groupMessagesFeature: Feature = {
  objects,
  routes: [groupMessageRoutes],
  listeners: groupMessageListeners,
  jobs: [{ name: 'groupMessages.send', cron: '* * * * *', work: (kit) => sendGroupMessages(kit) }],
  personalData: [groupMessageData],
}
