import type { Feature } from '../../../feature.ts'
import { autoMessageRoutes } from './auto-messages.routes.ts'
import { autoMessageListeners } from './auto-messages.events.ts'
import { autoMessageData } from './auto-messages.personal.queries.ts'
import { messageLetter } from './auto-messages.letters.ts'
import { runAutoMessages } from './run-auto-messages.ts'
import { makeStandardMessages } from './auto-messages.ts'
import { autoMessageWords } from './auto-messages.words.ts'

const { objects } = autoMessageWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const autoMessagesFeature: Feature = {
  objects,
  routes: [autoMessageRoutes],
  listeners: autoMessageListeners,
  jobs: [{ name: 'autoMessages.run', cron: '* * * * *', work: (kit) => runAutoMessages(kit) }],
  letters: [messageLetter],
  personalData: [autoMessageData],
  begin: makeStandardMessages,
}
