import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const usersScreens = {
  texts: {
    users: textSource(
      () => import('./users.en.json'),
      () => import('./users.de.json'),
    ),
  },
  screens: [
    { name: 'people', texts: ['admin', 'users'], permission: 'people.seeAll', orPermissions: ['team.see'] },
    { name: 'person', texts: ['admin', 'users'], permission: 'people.seeAll', orPermissions: ['team.see'] },
    { name: 'users', texts: ['admin', 'users'], permission: 'users.administer' },
    { name: 'user', texts: ['admin', 'users'], permission: 'users.administer' },
  ],
} as const satisfies FeatureScreens
