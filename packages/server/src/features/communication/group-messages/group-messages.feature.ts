import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { groupMessageRoutes } from './group-messages.routes.ts'
import { groupMessageListeners } from './group-messages.events.ts'
import { groupMessageData } from './group-messages.personal.queries.ts'
import { sendGroupMessages } from './send-group-messages.ts'
import de from './group-messages.de.json' with { type: 'json' }
import en from './group-messages.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

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
