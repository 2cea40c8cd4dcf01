import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const foldersScreens = {
  texts: {
    folders: textSource(
      () => import('./folders.en.json'),
      () => import('./folders.de.json'),
    ),
  },
  screens: [
    { name: 'folders', texts: ['admin', 'folders'], permission: 'folders.administer' },
    { name: 'folder', texts: ['admin', 'folders'], permission: 'folders.administer' },
    { name: 'folderThemes', texts: ['admin', 'folders'], permission: 'folders.administer' },
    { name: 'folderTheme', texts: ['admin', 'folders'], permission: 'folders.administer' },
  ],
} as const satisfies FeatureScreens
