import type { Feature } from '../../../feature.ts'
import { talkListeners } from './talks.events.ts'
import { talkActionData, talkData } from './talks.personal.queries.ts'
import { talkRoutes } from './talks.routes.ts'
import { talkWords } from './talks.words.ts'

const { objects } = talkWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const talksFeature: Feature = {
  objects,
  routes: [talkRoutes],
  listeners: talkListeners,
  personalData: [talkData, talkActionData],
}
