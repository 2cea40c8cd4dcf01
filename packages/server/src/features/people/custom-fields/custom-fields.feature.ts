import type { Feature } from '../../../feature.ts'
import { fieldRoutes } from './fields.routes.ts'
import { customFieldData } from './custom-fields.personal.queries.ts'

export const customFieldsFeature: Feature = {
  routes: [fieldRoutes],
  personalData: [customFieldData],
}
