import type { Feature } from '../../../feature.ts'
import { registrationRoutes } from './registration.routes.ts'
import { confirmationLetter } from './registration.letters.ts'
import { forgetOverdue } from './registration.ts'

export const registrationFeature: Feature = {
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
