import type { PartsOf } from '../../../lib/screens.ts'
import type { permissionsScreens } from './permissions.screens.ts'

export const permissionsParts: PartsOf<typeof permissionsScreens> = {
  permissions: () => import('./permissions-screen.tsx').then((file) => file.PermissionsScreen),
  permissionProfile: () =>
    import('./permission-profile-screen.tsx').then((file) => file.PermissionProfileScreen),
  permissionTable: () => import('./permission-table-screen.tsx').then((file) => file.PermissionTableScreen),
  userPermissions: () => import('./user-permissions-screen.tsx').then((file) => file.UserPermissionsScreen),
  whoCan: () => import('./who-can-screen.tsx').then((file) => file.WhoCanScreen),
}
