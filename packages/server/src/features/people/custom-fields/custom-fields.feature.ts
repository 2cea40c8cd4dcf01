import type { Feature } from '../../../feature.ts'
import { fieldRoutes } from './fields.routes.ts'
import { customFieldData } from './custom-fields.personal.queries.ts'
import { customFieldWords } from './custom-fields.words.ts'

const { objects } = customFieldWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const customFieldsFeature: Feature = {
  objects,
  routes: [fieldRoutes],
  personalData: [customFieldData],
}
