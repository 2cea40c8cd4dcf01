import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { fieldRoutes } from './fields.routes.ts'
import { customFieldData } from './custom-fields.personal.queries.ts'
import de from './custom-fields.de.json' with { type: 'json' }
import en from './custom-fields.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const customFieldsFeature: Feature = {
  objects,
  routes: [fieldRoutes],
  personalData: [customFieldData],
}
