import type { Feature } from '../../../feature.ts'
import { holderRoutes } from './holders.routes.ts'
import { profileRoutes } from './profiles.routes.ts'
import { permissionData } from './permissions.personal.queries.ts'

export const permissionsFeature: Feature = {
  routes: [holderRoutes, profileRoutes],
  personalData: [permissionData],
}
