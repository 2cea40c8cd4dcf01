import type { Feature } from '../../../feature.ts'
import { makeDemoCertificateTemplates } from './certificate-templates.demo.ts'
import { certificateTemplateRoutes } from './certificate-templates.routes.ts'
import { defaultTemplate } from './certificate-templates.ts'
import { certificateTemplateWords } from './certificate-templates.words.ts'

const { objects } = certificateTemplateWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const certificateTemplatesFeature: Feature = {
  objects,
  routes: [certificateTemplateRoutes],
  begin: defaultTemplate,
  demo: makeDemoCertificateTemplates,
}
