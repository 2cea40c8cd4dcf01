import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { holderRoutes } from './holders.routes.ts'
import { profileRoutes } from './profiles.routes.ts'
import { permissionData } from './permissions.personal.queries.ts'
import de from './permissions.de.json' with { type: 'json' }
import en from './permissions.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const permissionsFeature: Feature = {
  objects,
  routes: [holderRoutes, profileRoutes],
  personalData: [permissionData],
}
