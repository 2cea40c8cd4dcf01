import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { webinarSettingsRoutes } from './webinar-settings.routes.ts'
import de from './webinar-settings.de.json' with { type: 'json' }
import en from './webinar-settings.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const webinarSettingsFeature: Feature = {
  objects,
  routes: [webinarSettingsRoutes],
}
