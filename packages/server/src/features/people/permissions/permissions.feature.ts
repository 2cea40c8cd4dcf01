import type { Feature } from '../../../feature.ts'
import { holderRoutes } from './holders.routes.ts'
import { profileRoutes } from './profiles.routes.ts'
import { permissionData } from './permissions.personal.queries.ts'
import { permissionWords } from './permissions.words.ts'

const { objects } = permissionWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const permissionsFeature: Feature = {
  objects,
  routes: [holderRoutes, profileRoutes],
  personalData: [permissionData],
}
