import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { messageTemplateRoutes } from './message-templates.routes.ts'
import { messageTemplateData } from './message-templates.personal.queries.ts'
import de from './message-templates.de.json' with { type: 'json' }
import en from './message-templates.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const messageTemplatesFeature: Feature = {
  objects,
  routes: [messageTemplateRoutes],
  personalData: [messageTemplateData],
}
