import type { Feature } from '../../../feature.ts'
import { messageTemplateRoutes } from './message-templates.routes.ts'
import { messageTemplateData } from './message-templates.personal.queries.ts'
import { messageTemplateWords } from './message-templates.words.ts'

const { objects } = messageTemplateWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const messageTemplatesFeature: Feature = {
  objects,
  routes: [messageTemplateRoutes],
  personalData: [messageTemplateData],
}
