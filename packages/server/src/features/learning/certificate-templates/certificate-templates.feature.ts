import type { Feature } from '../../../feature.ts'
import { makeDemoCertificateTemplates } from './certificate-templates.demo.ts'
import { certificateTemplateRoutes } from './certificate-templates.routes.ts'
import { defaultTemplate } from './certificate-templates.ts'

export const certificateTemplatesFeature: Feature = {
  routes: [certificateTemplateRoutes],
  begin: defaultTemplate,
  demo: makeDemoCertificateTemplates,
}
