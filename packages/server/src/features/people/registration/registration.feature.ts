import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { registrationRoutes } from './registration.routes.ts'
import { confirmationLetter } from './registration.letters.ts'
import { forgetOverdue } from './registration.ts'
import de from './registration.de.json' with { type: 'json' }
import en from './registration.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const registrationFeature: Feature = {
  objects,
  routes: [registrationRoutes],
  jobs: [
    {
      name: 'registrations.forget',
      cron: '22 * * * *',
      work: ({ engine, now }) => engine.db.transaction((tx) => forgetOverdue(tx, now())),
    },
  ],
  letters: [confirmationLetter],
}
