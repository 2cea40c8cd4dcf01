import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const permissionsScreens = {
  texts: {
    permissions: textSource(
      () => import('./permissions.en.json'),
      () => import('./permissions.de.json'),
    ),
  },
  screens: [
    { name: 'permissions', texts: ['admin', 'permissions'], permission: 'permissions.administer' },
    {
      name: 'permissionProfile', // NOTE: whether it is there is known from the list, so no refusal brings the words for it.
      texts: ['admin', 'permissions', 'errors'],
      permission: 'permissions.administer',
    },
    { name: 'permissionTable', texts: ['admin', 'permissions'], permission: 'permissions.administer' },
    { name: 'userPermissions', texts: ['admin', 'permissions'], permission: 'permissions.administer' },
    { name: 'whoCan', texts: ['admin', 'permissions'], permission: 'permissions.administer' },
  ],
} as const satisfies FeatureScreens
