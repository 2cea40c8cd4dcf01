import type { Feature } from '../../../feature.ts'
import { fileRoutes } from './files.routes.ts'
import { fileData } from './files.personal.queries.ts'

export const filesFeature: Feature = {
  routes: [fileRoutes],
  personalData: [fileData],
}
