import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { mailSettingsRoutes } from './mail-settings.routes.ts'
import de from './mail-settings.de.json' with { type: 'json' }
import en from './mail-settings.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const mailSettingsFeature: Feature = {
  objects,
  routes: [mailSettingsRoutes],
}
