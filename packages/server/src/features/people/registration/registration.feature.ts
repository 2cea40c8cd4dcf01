import type { Feature } from '../../../feature.ts'
import { registrationRoutes } from './registration.routes.ts'
import { confirmationLetter } from './registration.letters.ts'
import { forgetOverdue } from './registration.ts'
import { registrationWords } from './registration.words.ts'

const { objects } = registrationWords

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
