import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { brandingRoutes } from './branding.routes.ts'
import { companyRoutes } from './companies.routes.ts'
import de from './companies.de.json' with { type: 'json' }
import en from './companies.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const companiesFeature: Feature = {
  objects,
  routes: [brandingRoutes, companyRoutes],
}
