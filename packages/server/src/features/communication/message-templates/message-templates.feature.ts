import type { Feature } from '../../../feature.ts'
import { messageTemplateRoutes } from './message-templates.routes.ts'
import { messageTemplateData } from './message-templates.personal.queries.ts'

export const messageTemplatesFeature: Feature = {
  routes: [messageTemplateRoutes],
  personalData: [messageTemplateData],
}
