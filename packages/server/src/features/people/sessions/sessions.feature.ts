import type { Feature } from '../../../feature.ts'
import { sessionRoutes } from './sessions.routes.ts'
import { sessionListeners } from './sessions.events.ts'
import { sessionData } from './sessions.personal.queries.ts'
import { passwordResetLetter, passwordChangedLetter } from './passwords/passwords.letters.ts'
import { endOverdue } from './view-as/view-as.ts'
import { forgetOldLinks } from './links/links.ts'
import { ageingSessions } from './sessions.ts'
import { sessionWords } from './sessions.words.ts'

const { objects } = sessionWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const sessionsFeature: Feature = {
  objects,
  routes: [sessionRoutes],
  listeners: sessionListeners,
  jobs: [
    {
      name: 'viewings.end',
      cron: '* * * * *',
      work: ({ engine, now }) => engine.db.transaction((tx) => endOverdue(tx, now())),
    },
    { name: 'links.forget', cron: '17 * * * *', work: ({ engine, now }) => forgetOldLinks(engine.db, now()) },
  ],
  letters: [passwordResetLetter, passwordChangedLetter],
  personalData: sessionData,
  ageing: { sessions: ageingSessions },
}
